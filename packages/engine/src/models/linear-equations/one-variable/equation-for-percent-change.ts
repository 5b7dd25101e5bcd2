import { type ChangeOverYears, changesOverYears } from "@sat/content/scenarios/changes-over-years";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Expression,
  type Relation,
  decimal,
  equation,
  product,
} from "../../../math/expression.ts";
import { code, grouped, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Change {
  readonly scenario: ChangeOverYears;
  /** In tenths of a percent. */
  readonly tenths: number;
  readonly amount: number;
  readonly years: readonly [number, number];
}

/** The percent after a change that is an increase or not, in tenths. */
function partOf({ tenths }: Change, rises: boolean): number {
  return rises ? 1000 + tenths : 1000 - tenths;
}

function factorOf(change: Change, rises: boolean): Expression {
  return decimal(rational(partOf(change, rises), 1000));
}

/** The twists are whether the number rises, and whether x is the number before the change. */
function changeEquation(change: Change, { first, second }: Twists): Relation {
  const { amount } = change;
  const factor = factorOf(change, first);
  const multiple = {
    kind: "product",
    factors: [factor, { kind: "number", value: rational(amount) }],
  } as const;
  return second ? equation(product(factor, "x"), amount) : equation("x", multiple);
}

/** The situation and the question. */
function textsOf(
  { scenario, tenths, amount, years }: Change,
  at: Twists,
): readonly [string, string] {
  const { thing, short } = scenario;
  const [from, to] = years;
  const changed = `${at.first ? "increased" : "decreased"} by ${inProse(rational(tenths, 10))}% from ${from} to ${to}`;
  const size = `was approximately ${grouped(amount)} in`;
  return [
    at.second
      ? `${capitalized(thing)} ${changed} and ${size} ${to}.`
      : `${capitalized(thing)} ${size} ${from} and ${changed}.`,
    `Which equation best represents this situation, where $x$ is ${short} in ${at.second ? from : to}?`,
  ];
}

/** A number before or after a change by a percent; an equation for the other is asked. */
const beforeOrAfter = level<{ change: Change; at: Twists }>({
  space: 200_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(changesOverYears);
    const from = chance.int(2008, 2019);
    const change: Change = {
      scenario,
      tenths: onGrid(chance, scenario.percent),
      amount: onGrid(chance, scenario.amount),
      years: [from, from + chance.int(2, 5)],
    };
    return { change, at: twists(chance) };
  },
  build: ({ change, at }) => {
    const { amount, years } = change;
    const percent = inProse(rational(change.tenths, 10));
    const part = inProse(rational(partOf(change, at.first), 10));
    const factor = inline(factorOf(change, at.first));
    const [before, after] = years;
    return {
      question: sentences(...textsOf(change, at)),
      options: siblingOptions({
        at,
        answer: (each) => changeEquation(change, each),
        show: (each) => formula(each),
        why: `It sets ${part}% of the number before the change equal to the number after it.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `multiplying by ${inline(factorOf(change, !at.first))}, the factor of ${at.first ? "a decrease" : "an increase"},`,
          },
          {
            code: "quantities-exchanged",
            deed: `multiplying the number in ${after}, instead of that in ${before}, by the factor`,
          },
        ],
        corner: {
          code: "wrong-percent-base",
          deed: `taking ${percent}% of the number in ${after} as the change, instead of ${percent}% of that in ${before},`,
        },
      }),
      opening: "A percent change is taken of the number before the change.",
      steps: [
        {
          text: `The number before the change is 100%. Find the percent after ${at.first ? "an increase" : "a decrease"} of ${percent}%.\n\n$100\\% ${at.first ? "+" : "-"} ${percent}\\% = ${part}\\%$`,
        },
        {
          text: `So the number before the change, multiplied by ${factor}, is equal to the number after it. ${at.second ? `The number before it is $x$, and the number after it is ${grouped(amount)}.` : `The number before it is ${grouped(amount)}, and the number after it is $x$.`}\n\n${inline(changeEquation(change, at))}`,
        },
      ],
      hint: "Is $x$ the number before the change, which is 100%, or the number after it?",
      tip: at.second
        ? `Check with the equation: $x$ must be ${at.first ? "less" : "greater"} than the number after the change.`
        : `Check with the equation: $x$ must be ${at.first ? "greater" : "less"} than the number before the change.`,
    };
  },
  facts: ({ change, at }) => {
    const { tenths, amount, years } = change;
    const factor = `(1 ${at.first ? "+" : "-"} ${code(decimal(rational(tenths, 10)))}/100)`;
    return {
      kind: "through",
      at: [{ x: at.second ? `${amount}/${factor}` : `${amount}*${factor}` }],
      told: textsOf(change, at),
      setting: settingOf("when the change came about", ...years),
    };
  },
});

/** An equation for a number before or after a change by a percent. */
export const equationForPercentChange = defineLevels({
  id: "equation-for-percent-change",
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA24"],
  optionDesign: "orbit",
  Medium: beforeOrAfter,
});
