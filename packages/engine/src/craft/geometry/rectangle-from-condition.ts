import { level } from "../assembly/levels.ts";
import { numeral } from "../options/option.ts";
import { rotatingOptions } from "../options/siblings.ts";
import { leadingTo } from "../options/slips.ts";
import { lineStep } from "../wording/line-step.ts";
import { stepTo } from "../wording/steps.ts";
import { sentences } from "../wording/words.ts";
import { type Operand, equation, quotient, sum } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import type { DraftOption, Step } from "../../model.ts";
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

/** From the sum of the sides to their difference, or from the difference to the sum, by their squares. */
function squareSteps(item: Condition): Step[] {
  const { told, triple } = item;
  const [a, b, c] = triple;
  const [gap, total] = [b - a, a + b];
  const [number, other] = told === "difference" ? [gap, total] : [total, gap];
  const [all, squared, known, found] = [c ** 2, number ** 2, other ** 2, 2 * a * b].map((each) =>
    tex(each),
  );
  const start = lineStep(
    "Let $w$ be the length of a shorter side and $l$ the length of a longer side. The diagonal is the hypotenuse.",
    `l^2 + w^2 = ${c}^2 = ${all}`,
    `shorter^2 + longer^2 = ${c}^2`,
  );
  if (told === "difference") {
    return [
      start,
      lineStep(`Square both sides of $l - w = ${gap}$.`, `l^2 - 2lw + w^2 = ${squared}`),
      lineStep(
        "Subtract this equation from the first one.",
        `2lw = ${all} - ${squared} = ${found}`,
      ),
      lineStep(
        "Add $2lw$ to $l^2 + w^2$ to find the square of $l + w$.",
        `(l + w)^2 = ${all} + ${found} = ${known}`,
      ),
      lineStep(
        "The sum is positive: take the positive square root.",
        `l + w = ${total}`,
        `longer + shorter = ${total}`,
      ),
    ];
  }
  return [
    start,
    lineStep(`Square both sides of $l + w = ${total}$.`, `l^2 + 2lw + w^2 = ${squared}`),
    lineStep("Subtract the first equation from this one.", `2lw = ${squared} - ${all} = ${found}`),
    lineStep(
      "Subtract $2lw$ from $l^2 + w^2$ to find the square of $l - w$.",
      `(l - w)^2 = ${all} - ${found} = ${known}`,
    ),
    lineStep(
      "As $l$ is greater than $w$, take the positive square root.",
      `l - w = ${gap}`,
      `longer - shorter = ${gap}`,
    ),
  ];
}

function stepsOf(item: Condition): Step[] {
  const { told, triple, unit, ask } = item;
  const [a, b] = triple;
  const [total, gap] = [a + b, b - a];
  const isLonger = ask === "longer" || ask === "over";
  const side = isLonger
    ? lineStep(
        "Add $l + w$ and $l - w$, which gives $2l$, and divide by $2$.",
        `l = \\frac{${total} + ${gap}}{2} = ${b}`,
        `longer = ${b}`,
      )
    : lineStep(
        "Subtract $l - w$ from $l + w$, which gives $2w$, and divide by $2$.",
        `w = \\frac{${total} - ${gap}}{2} = ${a}`,
        `shorter = ${a}`,
      );
  return [
    ...(told === "perimeter"
      ? [
          stepTo(
            "Half of the perimeter is the sum of the two sides.",
            equation(quotient(2 * total, 2), total),
          ),
        ]
      : []),
    ...squareSteps(item),
    ...(ask === "difference" ? [] : [side]),
    ...(ask === "excess" || ask === "over"
      ? [
          stepTo(
            `Subtract to find ${WORDS[ask]}, in ${unit}.`,
            equation(workOf(item, ask), measure(triple, ask)),
            `${ask} = ${measure(triple, ask)}`,
          ),
        ]
      : []),
  ];
}

/** What is typed by whoever stops at the sum of the sides, unless that is told. */
function unofferedOf({ told, triple: [a, b] }: Condition): DraftOption[] {
  if (told === "sum") return [];
  return [
    leadingTo(numeral(a + b), {
      code: "stopped-early",
      deed: "stopping at the sum of the lengths of two adjacent sides",
      ...(told === "perimeter" && { work: quotient(2 * (a + b), 2) }),
    }),
  ];
}

/** The diagonal is given with a perimeter, a sum or a difference, so that a quadratic equation must be solved. */
export const rectangleFromCondition = level<Condition>({
  space: 100_000,
  steps: 5,
  draw: (chance) => {
    const told = chance.pick(FINDS);
    const triple = chance.pick(triplesWithin(200).filter(([a, b]) => a < b));
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
      unoffered: unofferedOf(item),
      opening:
        told === "perimeter"
          ? "The diagonal gives one equation for the two sides, and the perimeter gives a second."
          : `The diagonal gives one equation for the two sides, and their ${told} gives a second.`,
      steps: stepsOf(item),
      hint: `Let $w$ and $l$ be the lengths of the sides. How is $(l ${told === "difference" ? "-" : "+"} w)^2$ related to $l^2 + w^2$?`,
      tip:
        told === "difference"
          ? "The square of $l + w$ is $l^2 + w^2$ and $2lw$ together: a sum of squares is not the square of a sum."
          : "Check which of the two sides is asked for: $l + w$ and $l - w$ together give either.",
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
