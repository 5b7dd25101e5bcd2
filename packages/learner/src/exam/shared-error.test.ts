import { DIFFICULTIES } from "@sat/item";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Curve, chanceOn } from "./curve.ts";
import { type FormQuestion, sharedError } from "./shared-error.ts";

const questions = fc.array(
  fc.record({
    curve: fc.record({
      difficulty: fc.double({ min: -2, max: 2, noNaN: true }),
      slope: fc.constant(0.95),
      luck: fc.constantFrom(0, 0.225),
    }),
    counts: fc.integer({ min: 0, max: 12 }),
    declared: fc.constantFrom(...DIFFICULTIES),
  }),
  { minLength: 1, maxLength: 8 },
);
const abilities = fc.double({ min: -3, max: 3, noNaN: true });

/** How much more is lost on the whole where questions are otherwise by so little. */
function moves(
  asked: readonly FormQuestion[],
  ability: number,
  change: (question: FormQuestion, by: number) => Partial<Curve>,
): number {
  const lost = (by: number) =>
    asked.reduce((sum, question) => {
      const curve = { ...question.curve, ...change(question, by) };
      return sum + question.counts * (1 - chanceOn(curve, ability));
    }, 0);
  const little = 1e-4;
  return (lost(little) - lost(-little)) / (2 * little);
}

test("a shared error is what levels, luck and slopes that are off together add to what is lost", () => {
  fc.assert(
    fc.property(questions, abilities, (asked, ability) => {
      const levels = DIFFICULTIES.map(
        (level) =>
          0.2 *
          moves(asked, ability, ({ curve, declared }, by) =>
            declared === level ? { difficulty: curve.difficulty + by } : {},
          ),
      );
      const luck =
        0.03 *
        moves(asked, ability, ({ curve }, by) => (curve.luck > 0 ? { luck: curve.luck + by } : {}));
      const slope =
        0.1 *
        moves(asked, ability, ({ curve }, by) => ({
          slope: curve.slope * (1 + by),
        }));
      expect(sharedError(asked, ability)).toBeCloseTo(Math.hypot(...levels, luck, slope), 4);
    }),
  );
});

test("questions of which something is accepted share no error", () => {
  const curve = { difficulty: 0, slope: 0.95, luck: 0.225 };
  expect(sharedError([{ curve, counts: 12, declared: undefined }], 1)).toBe(0);
});
