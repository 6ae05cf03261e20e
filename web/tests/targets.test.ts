// Every place of the board that a move can belong to is drawn somewhere, so that it can be pressed there.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/games/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");

// As the engine names them; a number or letter follows a hyphen at the end.
const SINTRA = ["factory-", "middle-", "glazier", "strip-", "window-"];
const FRESCO = ["hostel-", "column-", "slot-", "booth-", "segment-", "altar", "paint-", "space", "tile-"];
const MODULES = [
  ...["m01", "m01-portrait-"],
  ...["m02-request-", "m02-tile-", "m02-tile-W"],
  ...["m04-well", "m04-"], // a wish is called by its name
  ...["m05", "m05-leaves"],
  ...["m06-glass-", "m06-bench-", "m06-own-"],
  ...["m07", "m07-row", "m07-column", "m07-both"],
  ...["m08-certificate-", "m08-unfinished-"],
  ...["m09-wall-", "m09-exchange-"],
  ...["m10", "m10-bottle-", "m10-mine-", "m10-healthy", "m10-neutral", "m10-ill"],
  ...["m11", "m12"],
  ...["m13-stack-", "m13-map-", "m13-leonardo-", "m13-found"],
  "m14-pew-",
  ...["m15", "m15-dome-"],
  "m16-barrel",
  ...["m17-basic", "m17-blended"],
];

/** Is there a spot whose target is this name, or begins with it? */
function drawn(target: string): boolean {
  const name = target.endsWith("-") || target.endsWith("W") ? `${target}(\\{|\\$\\{)` : `${target}["'\`]`;
  return new RegExp(`["'\`]${name}`).test(code);
}

test.each([...SINTRA, ...FRESCO, ...MODULES])("%s can be pressed", (target) => {
  expect(drawn(target)).toBe(true);
});
