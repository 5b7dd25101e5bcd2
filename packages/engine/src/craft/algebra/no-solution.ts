import type { Facts } from "../../facts/facts.ts";
import { type Expression, type Relation, equation, relation, sum } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { removing } from "./moving-terms.ts";
import { stepTo } from "../wording/steps.ts";
import { paragraphs } from "../wording/words.ts";
import { type Sides, constantGap } from "./sides.ts";

/** Letters of the constant and of the unknown. */
export const CONSTANT_AND_UNKNOWN = [
  ["k", "x"],
  ["a", "x"],
  ["c", "x"],
  ["p", "x"],
  ["k", "y"],
  ["a", "t"],
] as const;

export type Letters = (typeof CONSTANT_AND_UNKNOWN)[number];

function noSolutionStem(sides: Sides, [k, x]: Letters): string {
  return paragraphs(
    inline(printed(sides, x)),
    `In the given equation, $${k}$ is a constant. The equation has no solution. What is the value of $${k}$?`,
  );
}

function printed({ left, right }: Sides, x: string): Relation {
  return equation(left(x), right(x));
}

export function noSolutionFacts(sides: Sides, [k, x]: Letters): Facts {
  return {
    kind: "value",
    given: [...constantGap(sides), "gap != 0"],
    ask: k,
    told: [inline(printed(sides, x)), `$${k}$ constant no solution value of $${k}$`],
  };
}

/** What a learner does who moves a term to the other side with its sign unchanged. */
export function signLost(term: number, total: number): string {
  return term > 0
    ? `adding $${term}$ to $${total}$ instead of subtracting it`
    : `subtracting $${-term}$ from $${total}$ instead of adding it`;
}

interface Coefficients {
  readonly x: string;
  /** The part of the left coefficient with the constant in it, the rest of it, and the right one. */
  readonly share: Expression;
  readonly term: number;
  readonly total: number;
}

/** That the coefficients are equal, and what follows for the part with the constant in it. */
export function equalCoefficients({ x, share, term, total }: Coefficients): Step[] {
  return [
    stepTo(
      `The coefficients of $${x}$ on the two sides must be equal.`,
      equation(sum(share, term), total),
    ),
    stepTo(removing(term), equation(share, total - term)),
  ];
}

interface NoSolution {
  readonly sides: Sides;
  readonly letters: Letters;
  /** That the coefficients agree, with the value of the constant. */
  readonly coefficients: Relation;
  /** What is left on each side once the unknown is gone. */
  readonly numbers: readonly [number, number];
  /** How the parentheses or the fraction is undone, and the equation without it. */
  readonly deed: string;
  readonly opened: Relation;
  /** From there to the value of the constant. */
  readonly steps: readonly Step[];
  readonly hint: string;
}

/** The words of a question for the constant with which an equation has no solution. */
export function noSolutionDraft(given: NoSolution) {
  const { sides, letters, coefficients, numbers } = given;
  const [one, other] = numbers;
  return {
    question: noSolutionStem(sides, letters),
    why: `Since ${inline(coefficients)}, both sides have the same coefficient of $${letters[1]}$, and ${inline(relation(one, "!=", other))}.`,
    opening:
      "A linear equation has no solution if the unknown cancels and the constant terms differ.",
    steps: [
      { text: `${given.deed}\n\n${inline(given.opened)}` },
      ...given.steps,
      {
        text: `To check: with this value the terms in $${letters[1]}$ cancel, but ${inline(relation(one, "!=", other))}, so there is no solution.`,
      },
    ],
    hint: given.hint,
    tip: "No solution: the unknown has the same coefficient on both sides, but the constant terms differ.",
    archetype: "HA08",
  } as const;
}
