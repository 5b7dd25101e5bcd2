import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Ada Lovelace", "AL"],
  ["ada augusta king lovelace", "AA"],
  ["Ada", "A"],
  ["  Ada   Lovelace ", "AL"],
  ["élodie ñandú", "ÉÑ"],
  ["𝒜da Lovelace", "𝒜L"],
  ["", "U"],
  ["   ", "U"],
])("initials of %j are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
