import fc from "fast-check";
import { expect, it } from "vitest";
import { uidOf } from "./uid.ts";

it("is the same for the same subject of the same authority, whatever they contain", () => {
  const who = fc.tuple(fc.string(), fc.string());
  fc.assert(
    fc.property(who, who, (one, other) => {
      const isSame = one[0] === other[0] && one[1] === other[1];
      expect(uidOf(...one) === uidOf(...other)).toBe(isSame);
      expect(uidOf(...one)).toMatch(/^[\w-]{22}$/);
    }),
  );
});

it("keeps apart what only reads alike when joined", () => {
  expect(uidOf("a", "bc")).not.toBe(uidOf("ab", "c"));
});
