// Pushes: this browser shows that it is the reader's turn, also when the page is closed (Web Push).
import { api } from "../lib/api";
import { notices } from "../lib/notices.svelte";
import { language } from "../lib/words.svelte";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && notices.possible;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The server may have forgotten this browser, or have another key: it is told again. True if pushes come here. */
export async function renewPush(key: string): Promise<boolean> {
  const known = await subscription();
  if (!known) return false;
  const own = known.options.applicationServerKey;
  if (own && !sameBytes(new Uint8Array(own), bytesOf(key))) {
    await known.unsubscribe();
    return startPush(key);
  }
  await tell(known);
  return true;
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

export async function startPush(key: string): Promise<boolean> {
  if (!(await notices.allow())) return false;
  const worker = await navigator.serviceWorker.ready;
  await tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  return true;
}

export async function endPush(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await known.unsubscribe();
  await api.endPush(known.endpoint);
}

async function tell(known: PushSubscription): Promise<void> {
  const { endpoint, keys } = known.toJSON();
  await api.addPush({ endpoint: endpoint ?? "", key: keys?.p256dh ?? "", secret: keys?.auth ?? "" }, language());
}
