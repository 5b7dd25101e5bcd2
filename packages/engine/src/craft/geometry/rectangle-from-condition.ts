import { level } from "../assembly/levels.ts";
import { rotatingOptions } from "../options/siblings.ts";
import { stepShowing, stepTo } from "../wording/steps.ts";
import { sentences } from "../wording/words.ts";
import { type Operand, equation, power, product, quotient, sum } from "../../math/expression.ts";
import { inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { pointRuns } from "./point-letters.ts";
import { triplesWithin } from "./pythagorean.ts";
import {
  type ConditionAsk,
  type Drawn,
  UNITS,
  WORDS,
  faces,
  measure,
  requireLike,
} from "./rectangle-measures.ts";
import { unitFor } from "./units.ts";

const FINDS = ["perimeter", "sum", "difference"] as const;

interface Condition extends Drawn {
  readonly ask: ConditionAsk;
  /** What is told besides the diagonal. */
  readonly told: (typeof FINDS)[number];
}

/** All are shorter than the diagonal, so that none falls out. */
function asksFor(told: Condition["told"]): readonly ConditionAsk[] {
  return ["shorter", "longer", "excess", told === "difference" ? "over" : "difference"];
}

function condition({ told, triple, unit }: Condition): string {
  const [total, gap] = [triple[0] + triple[1], measure(triple, "difference")];
  if (told === "perimeter") return `a perimeter of $${2 * total}$ ${unit}`;
  if (told === "sum") return `a length and a width that add up to $${total}$ ${unit}`;
  return `a length that is $${gap}$ ${unitFor(gap, unit)} greater than its width`;
}

/** The sum of the two sides, or their difference. */
function numberOf({ told, triple: [a, b] }: Condition): number {
  return told === "difference" ? b - a : a + b;
}

/** The calculation of a measure from the sides. */
function workOf(item: Condition, ask: ConditionAsk): Operand {
  const [a, b, c] = item.triple;
  const [sign, number] = [item.told === "difference" ? 1 : -1, numberOf(item)];
  return {
    shorter: sign > 0 ? sum(b, -number) : sum(number, -b),
    longer: sign > 0 ? sum(a, number) : sum(number, -a),
    excess: sum(c, -a),
    over: sum(c, -b),
    difference: sum(b, -a),
  }[ask];
}

function stepsOf(item: Condition): Step[] {
  const { told, triple, unit, ask } = item;
  const [a, b, c] = triple;
  const [sign, number] = [told === "difference" ? 1 : -1, numberOf(item)];
  const other = sign > 0 ? sum("w", number) : sum(number, product(-1, "w"));
  const half = product(rational(1, 2), number ** 2 - c ** 2);
  const quadratic = sum(power("w", 2), product(sign * number, "w"), half);
  const whole = sum(product(2, power("w", 2)), product(2 * sign * number, "w"), number ** 2);
  return [
    ...(told === "perimeter"
      ? [
          stepTo(
            "Half of the perimeter is the sum of the two sides.",
            equation(quotient(2 * number, 2), number),
          ),
        ]
      : []),
    {
      text: `Let $w$ be the length of a shorter side. A longer side is ${inline(other)}, and the diagonal is the hypotenuse.\n\n${inline(equation(sum(power("w", 2), power(other, 2)), power(c, 2)))}`,
      claim: `shorter^2 + longer^2 = ${c}^2`,
    },
    stepShowing("Expand the square and combine the terms.", equation(whole, c ** 2)),
    stepShowing(
      `Subtract $${tex(c ** 2)}$ from both sides and divide by $2$.`,
      equation(quadratic, 0),
    ),
    stepShowing("Factor the left side.", equation(product(sum("w", -a), sum("w", sign * b)), 0)),
    {
      text: `${sign > 0 ? "Only the positive solution is a length" : "The shorter side is the lesser solution"}, $${a}$.`,
      claim: `shorter = ${a}`,
    },
    ...(ask === "shorter" || ask === "excess"
      ? []
      : [
          stepTo(
            `Find the longer side, in ${unit}.`,
            equation(workOf(item, "longer"), b),
            `longer = ${b}`,
          ),
        ]),
    ...(ask === "shorter" || ask === "longer"
      ? []
      : [
          stepTo(
            `Subtract to find ${WORDS[ask]}, in ${unit}.`,
            equation(workOf(item, ask), measure(triple, ask)),
            `${ask} = ${measure(triple, ask)}`,
          ),
        ]),
  ];
}

/** The diagonal is given with a perimeter, a sum or a difference, so that a quadratic equation must be solved. */
export const rectangleFromCondition = level<Condition>({
  space: 100_000,
  steps: 5,
  draw: (chance) => {
    const told = chance.pick(FINDS);
    const triple = chance.pick(triplesWithin(400).filter(([a, b]) => a < b));
    requireLike(chance, triple, asksFor(told));
    const repeats = asksFor(told).some((ask) => measure(triple, ask) === triple[1] - triple[0]);
    chance.require(told !== "difference" || !repeats, "an option is given");
    return {
      told,
      triple,
      letters: chance.pick(pointRuns).slice(0, 4),
      unit: chance.pick(UNITS),
      ask: chance.pick(asksFor(told)),
    };
  },
  build: (item) => {
    const { told, triple, letters, unit, ask } = item;
    const [a, b, c] = triple;
    return {
      question: sentences(
        `Rectangle $${letters}$ has a diagonal of length $${c}$ ${unit} and ${condition(item)}.`,
        `What is ${WORDS[ask]}, in ${unit}?`,
      ),
      options: rotatingOptions<ConditionAsk>({
        faces: faces(triple, asksFor(told)),
        ask,
        why: `With sides of $${a}$ and $${b}$ ${unit}, the rectangle meets both conditions.`,
        slip: (one) => ({
          code: one === "shorter" ? "stopped-early" : "another-quantity",
          deed: `finding ${WORDS[one]}`,
          work: workOf(item, one),
        }),
      }),
      opening:
        "The diagonal gives one equation for the two sides, and the other condition a second one.",
      steps: stepsOf(item),
      hint: `Let $w$ be the length of a shorter side. How long is a longer side in terms of $w$?`,
      tip:
        told === "difference"
          ? "A length is positive: reject the negative solution of the quadratic equation."
          : "The two solutions of the quadratic equation are the two sides: check which one is asked for.",
    };
  },
  facts: (item) => {
    const { told, triple, letters, unit, ask } = item;
    const [a, b, c] = triple;
    const [total, gap, ofGap] = [a + b, b - a, unitFor(b - a, unit)];
    const [relation, besides] = (
      {
        perimeter: [`2*shorter + 2*longer = ${2 * total}`, `perimeter ${2 * total} ${unit}`],
        sum: [`shorter + longer = ${total}`, `length width add up ${total} ${unit}`],
        difference: [`longer = shorter + ${gap}`, `length ${gap} ${ofGap} greater than width`],
      } as const
    )[told];
    return {
      kind: "value",
      given: [
        relation,
        `shorter^2 + longer^2 = ${c}^2`,
        "area = shorter*longer",
        `excess = ${c} - shorter`,
        `over = ${c} - longer`,
        "difference = longer - shorter",
      ],
      where: ["shorter > 0", "longer > shorter"],
      ask,
      told: [
        `rectangle $${letters}$ diagonal of length ${c} ${unit}`,
        besides,
        {
          excess: "difference between diagonal and one of the shorter sides",
          over: "difference between diagonal and one of the longer sides",
          shorter: "length of one of the shorter sides",
          longer: "length of one of the longer sides",
          difference: "difference between two adjacent sides",
        }[ask],
        unit,
      ],
    };
  },
});
