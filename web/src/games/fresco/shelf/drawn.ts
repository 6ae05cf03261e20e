// Everything that modules draw, in one file.
import "./shelf.css"; // first: what modules say of their own look comes after it

export * from "./modules";
export { default as Dock } from "./Dock.svelte";
export { default as Goods } from "./Goods.svelte";
export { default as OnSlot } from "./OnSlot.svelte";
export { default as OnTrack } from "./OnTrack.svelte";
export { default as Overlay } from "./Overlay.svelte";
export { default as Shelf } from "./Shelf.svelte";
