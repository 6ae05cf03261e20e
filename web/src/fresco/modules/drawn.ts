// Everything that modules draw, in one file.
export * from ".";
export { default as Shelf } from "../Shelf.svelte";
