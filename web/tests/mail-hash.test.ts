// Links in mails: what stands behind #.
import { expect, test } from "vitest";
import { mailHash } from "../src/me/mail-hash";

test.each([
  ["confirm=abc-D_1", { kind: "confirm", key: "abc-D_1" }],
  ["sign-in=x", { kind: "sign-in", key: "x" }],
  ["stop=y", { kind: "stop", key: "y" }],
  ["ABCDE-12345", null], // a recovery code
  ["stop=", null],
  ["other=x", null],
  ["stop=<script>", null],
])("%s", (hash, found) => expect(mailHash(hash)).toEqual(found));
