import fc from "fast-check";
import { expect, test } from "vitest";
import { numeral } from "./option.ts";
import { type Slip, crossedOptions } from "./slips.ts";

const SIGN: Slip<number> = {
  code: "opposite-sign",
  deed: "losing the sign",
  apply: (value) => -value,
};

function swap(one: number, other: number): Slip<number> {
  return {
    code: "another-quantity",
    deed: "taking the other number",
    apply: (value) => Math.sign(value) * (Math.abs(value) === one ? other : one),
  };
}

function crossed(key: number, one: number, other: number) {
  return crossedOptions({ key, why: "So it is.", slips: [swap(one, other), SIGN], show: numeral });
}

test("the options are the same four whichever of them is the key", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 51, max: 99 }), (one, other) => {
      const sets = [one, -one, other, -other].map((key) =>
        crossed(key, one, other)
          .map(({ text }) => text)
          .toSorted(),
      );
      for (const set of sets) expect(set).toEqual(sets[0]);
    }),
  );
});

test("only the key has no mistake, and each mistake tells what it leads to", () => {
  const [key, first, second, both] = crossed(3, 3, 8);
  expect(key).toMatchObject({ text: "$3$", order: 3, code: null, reason: "So it is." });
  expect(first).toMatchObject({
    code: "another-quantity",
    reason: "Taking the other number gives $8$.",
  });
  expect(second).toMatchObject({ code: "opposite-sign", reason: "Losing the sign gives $-3$." });
  expect(both).toMatchObject({
    order: -8,
    reason: "Taking the other number and then losing the sign gives $-8$.",
  });
});
