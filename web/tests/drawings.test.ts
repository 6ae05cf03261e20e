// The drawings of the rules show what the games have printed.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import Drawing from "../src/rules/Drawing.svelte";

function drawn(name: string): string {
  return render(Drawing, { props: { name } }).body.replaceAll(/<!--.*?-->/g, "");
}

/** What can be read of it, without spaces. */
function read(html: string): string {
  return html.replaceAll(/<[^>]*>|\s/g, "");
}

test.each([
  ["hostel", "5:00−36:00−27:00−18:0009:00+1"],
  ["broken", "0−1−2−4−6−8−10−12−15−18"],
  ["window", "21122+1+2=5"],
  ["ornament", "362"],
])("the numbers of %s", (name, text) => {
  expect(read(drawn(name))).toBe(text);
});

test.each([
  ["ceiling", 0, 0],
  ["m06-ceiling", 12, 0],
  ["m15-ceiling", 0, 9],
])("the segments of %s", (name, windows, inner) => {
  const html = drawn(name);
  expect(html.match(/<small/g)).toHaveLength(25);
  expect(html.match(/<i /g) ?? []).toHaveLength(windows);
  expect(html.match(/\binner\b/g) ?? []).toHaveLength(inner);
});
