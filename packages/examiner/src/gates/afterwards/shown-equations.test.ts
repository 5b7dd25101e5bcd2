import type { Facts } from "@sat/engine";
import { expect, test } from "vitest";
import { mathSpecimen, reasons } from "../../testing/math-items.ts";
import { soundMath } from "../../testing/sound-models.ts";
import { decidedEquations, shownEquations } from "./shown-equations.ts";

const facts: Facts = { kind: "value", given: ["5*x + 3 = 38"], ask: "x" };

/** Both kinds of fault in the explanation and in every reason. */
const specimen = mathSpecimen(
  {
    question: "$5x + 3 = 38$",
    explanation: "First $5x = 36 > 3$. Then $ab \\approx c$. So $x = 7$.",
    rationales: reasons({
      A: "It is $x = 8$.",
      B: "It is $2 + 3 = 6$.",
      C: "It is $x = 9$.",
      D: "It is $3 = 3$.",
    }),
  },
  facts,
);

test("an equation that is wrong is told by the text that says it", () => {
  expect(shownEquations.check(specimen, soundMath)).toEqual([
    "the explanation says 5x = 36 > 3, which is not so",
    "the reason of A says x = 8, which is not so",
    "the reason of B says 2 + 3 = 6, which is not so",
  ]);
});

test("an equation that cannot be decided is told by the text that says it", () => {
  expect(decidedEquations.check(specimen, soundMath)).toEqual([
    "the explanation says ab ≈ c, which cannot be decided",
    "the reason of C says x = 9, which cannot be decided",
  ]);
});
