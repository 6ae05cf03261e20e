// Short soft sounds, made here: wood, coin, glass and brush. Off unless the reader turns them on.
import { settings } from "./settings.svelte";

export type Sound = "wood" | "coin" | "glass" | "brush";

let audio: AudioContext | null = null;

/** Which sound belongs to what happened: words that occur in the kinds of events. */
const HEARD: [RegExp, Sound][] = [
  [/paid|money|income|thaler|coin|sold|bought|earn/, "coin"],
  [/restor|blend|paint|portrait|altar|gold/, "brush"],
  [/glass|pane|window|taken|placed|glaz|broke|full|drop/, "glass"],
];

export function soundOf(kind: string): Sound {
  return HEARD.find(([words]) => words.test(kind))?.[1] ?? "wood";
}

export function sound(kind: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  MAKERS[kind](audio, audio.currentTime);
}

const MAKERS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood: (audio, at) => {
    tone(audio, at, 190, 0.09, 0.22, "triangle");
    noise(audio, at, 0.03, 900, 0.12);
  },
  coin: (audio, at) => {
    tone(audio, at, 2093, 0.16, 0.06, "sine");
    tone(audio, at + 0.06, 2794, 0.22, 0.05, "sine");
  },
  glass: (audio, at) => {
    tone(audio, at, 1568, 0.5, 0.06, "sine");
    tone(audio, at, 3951, 0.3, 0.025, "sine");
  },
  brush: (audio, at) => noise(audio, at, 0.22, 2400, 0.06),
};

function tone(audio: AudioContext, at: number, pitch: number, long: number, loud: number, type: OscillatorType): void {
  const voice = new OscillatorNode(audio, { type, frequency: pitch });
  voice.connect(fading(audio, at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

function noise(audio: AudioContext, at: number, long: number, pitch: number, loud: number): void {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * long), sampleRate: audio.sampleRate });
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch })).connect(fading(audio, at, long, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}
