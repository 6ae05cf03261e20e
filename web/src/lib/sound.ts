// Short soft sounds, made here from what they are: struck wood, a coin that rings, glass, a brush on plaster, a bell.
import { settings } from "./settings.svelte";

export type Sound = "wood" | "coin" | "glass" | "brush" | "crash" | "bell" | "chord";

let audio: AudioContext | null = null;
let out: AudioNode | null = null;

/** Which sound belongs to what happened: words that occur in the kinds of events. */
const HEARD: [RegExp, Sound][] = [
  [/shatter|broke/, "crash"],
  [/game_over|final/, "chord"],
  [/paid|money|income|thaler|coin|sold|bought|earn/, "coin"],
  [/restor|blend|paint|portrait|altar|gold|gild/, "brush"],
  [/glass|pane|window|took|taken|kept|placed|dealt|full|drop/, "glass"],
];

export function soundOf(kind: string): Sound {
  return HEARD.find(([words]) => words.test(kind))?.[1] ?? "wood";
}

export function sound(kind: Sound): void {
  if (!settings.sound || settings.volume <= 0) return;
  audio ??= new AudioContext();
  out ??= room(audio);
  if (audio.state === "suspended") void audio.resume();
  MAKERS[kind](audio, audio.currentTime + 0.005);
}

/** A bar of wood, a disc of metal, a pane: each rings in overtones of its own, which fade at their own speed. */
const WOOD = [
  [1, 1, 0.09],
  [2.57, 0.5, 0.05],
  [4.9, 0.22, 0.03],
] as const;
const METAL = [
  [1, 1, 0.38],
  [1.51, 0.6, 0.3],
  [2.76, 0.4, 0.2],
  [4.07, 0.2, 0.12],
] as const;
const PANE = [
  [1, 1, 0.55],
  [2.32, 0.45, 0.34],
  [4.25, 0.25, 0.2],
  [6.63, 0.1, 0.1],
] as const;
const BELL = [
  [0.5, 0.35, 1.9],
  [1, 1, 1.6],
  [1.19, 0.5, 1.2],
  [1.5, 0.3, 1],
  [2, 0.45, 0.8],
  [2.74, 0.16, 0.5],
] as const;

type Overtones = readonly (readonly [times: number, loud: number, long: number])[];

const MAKERS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood: (audio, at) => {
    struck(audio, at, 210 * near(), 0.3, WOOD);
    noise(audio, at, 0.02, 1400, 0.14, 1);
  },
  coin: (audio, at) => {
    struck(audio, at, 2350 * near(), 0.05, METAL);
    struck(audio, at + 0.07, 2740 * near(), 0.04, METAL);
  },
  glass: (audio, at) => {
    struck(audio, at, 1420 * near(), 0.07, PANE);
    noise(audio, at, 0.012, 5200, 0.06, 1);
  },
  brush: (audio, at) => {
    noise(audio, at, 0.2, 2600, 0.1, 0.6);
    noise(audio, at + 0.16, 0.26, 1900, 0.08, 0.6);
  },
  crash: (audio, at) => {
    noise(audio, at, 0.35, 4200, 0.22, 0.5);
    for (let i = 0; i < 7; i++) struck(audio, at + 0.02 + i * 0.035 * near(), 1700 + 520 * i * near(), 0.05, PANE);
  },
  bell: (audio, at) => struck(audio, at, 660, 0.12, BELL),
  chord: (audio, at) => {
    for (const [i, pitch] of [330, 415, 495, 660].entries()) struck(audio, at + i * 0.11, pitch, 0.08, BELL);
  },
};

/** No two strokes are quite alike. */
function near(): number {
  return 0.97 + Math.random() * 0.06;
}

function struck(audio: AudioContext, at: number, pitch: number, loud: number, overtones: Overtones): void {
  for (const [times, part, long] of overtones) {
    const voice = new OscillatorNode(audio, { type: "sine", frequency: pitch * times });
    voice.connect(fading(audio, at, long, loud * part));
    voice.start(at);
    voice.stop(at + long);
  }
}

function noise(audio: AudioContext, at: number, long: number, pitch: number, loud: number, narrow: number): void {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * long), sampleRate: audio.sampleRate });
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  source
    .connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * near(), Q: narrow }))
    .connect(fading(audio, at, long, loud, long * 0.25));
  source.start(at);
}

function fading(audio: AudioContext, at: number, long: number, loud: number, rise = 0.003): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out ?? audio.destination);
  return gain;
}

/** Nothing is ever too loud, however many pieces land at once; and the highest tones are dull, as in a room. */
function room(audio: AudioContext): AudioNode {
  const dull = new BiquadFilterNode(audio, { type: "lowpass", frequency: 7000 });
  dull.connect(new DynamicsCompressorNode(audio, { threshold: -18, ratio: 6 })).connect(audio.destination);
  return dull;
}
