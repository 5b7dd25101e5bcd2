import { expect, test } from "vitest";
import { entryOf, responseOf } from "./response.ts";

test("a letter is a choice, a text an entry, and neither is no response", () => {
  expect(responseOf("C")).toEqual({ kind: "choice", letter: "C" });
  expect(responseOf("C", "12")).toEqual({ kind: "choice", letter: "C" });
  expect(responseOf(null, "12")).toEqual({ kind: "entry", text: "12" });
  expect(responseOf(null, "")).toEqual({ kind: "entry", text: "" });
  for (const entry of [null, undefined]) expect(responseOf(null, entry)).toBeNull();
});

test("what was typed is an entry as it stands, and spaces alone are none", () => {
  expect(entryOf(" 12 ")).toEqual({ kind: "entry", text: " 12 " });
  for (const text of ["", "  "]) expect(entryOf(text)).toBeNull();
});
