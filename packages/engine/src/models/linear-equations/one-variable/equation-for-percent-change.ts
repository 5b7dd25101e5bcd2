import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type ChangeScenario, changeScenarios } from "../../../craft/scenarios/changes.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Relation, decimal, equation, product } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Change {
  readonly scenario: ChangeScenario;
  readonly percent: number;
  readonly amount: number;
  readonly time: string;
}

/** The twists are whether the number rises, and whether x is the number before the change. */
function changeEquation({ percent, amount }: Change, { first, second }: Twists): Relation {
  const factor = decimal(rational(first ? 100 + percent : 100 - percent, 100));
  const multiple = {
    kind: "product",
    factors: [factor, { kind: "number", value: rational(amount) }],
  } as const;
  return second ? equation(product(factor, "x"), amount) : equation("x", multiple);
}

/** A number before or after a change by a percent; an equation for the other is asked. */
const beforeOrAfter = level<{ change: Change; at: Twists }>({
  space: 200_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(changeScenarios);
    const round = scenario.to > 20_000 ? 50 : 5;
    const change = {
      scenario,
      percent: chance.int(2, 45),
      amount: round * chance.int(Math.ceil(scenario.from / round), Math.floor(scenario.to / round)),
      time: chance.pick(["From 2022 to 2023", "Over the past year", "Over a period of two years"]),
    };
    return { change, at: twists(chance) };
  },
  build: ({ change, at }) => {
    const { scenario, percent, amount, time } = change;
    const { thing, short } = scenario;
    const verb = at.first ? "increased" : "decreased";
    const [known, unknown] = at.second ? ["after", "before"] : ["before", "after"];
    const part = at.first ? 100 + percent : 100 - percent;
    const factor = inline(decimal(rational(part, 100)));
    return {
      question: sentences(
        `${time}, ${thing} ${verb} by ${percent}%. It was about ${grouped(amount)} ${known} the change and about $x$ ${unknown} the change.`,
        "Which equation best represents this situation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => changeEquation(change, each),
        show: (each) => formula(each),
        why: `It sets ${part}% of the number before the change equal to the number after it.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `multiplying by ${inline(decimal(rational(at.first ? 100 - percent : 100 + percent, 100)))}, the factor of ${at.first ? "a decrease" : "an increase"},`,
          },
          {
            code: "wrong-percent-base",
            deed: `multiplying ${short} after the change, instead of before it, by the factor`,
          },
        ],
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
    const { percent, amount, time } = change;
    const [known, unknown] = at.second ? ["after", "before"] : ["before", "after"];
    const years = time.match(/\d+/g) ?? [];
    const factor = `(1 ${at.first ? "+" : "-"} ${percent}/100)`;
    return {
      kind: "through",
      at: [{ x: at.second ? `${amount}/${factor}` : `${amount}*${factor}` }],
      told: [
        `${time} ${at.first ? "increased" : "decreased"} by ${percent}%`,
        `${amount} ${known} the change $x$ ${unknown} the change`,
      ],
      setting: Object.fromEntries(years.map((year) => [year, "when the change came about"])),
    };
  },
});

/** An equation for a number before or after a change by a percent. */
export const equationForPercentChange = defineLevels({
  id: "equation-for-percent-change",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA24"],
  optionDesign: "orbit",
  Medium: beforeOrAfter,
});
