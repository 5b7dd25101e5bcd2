import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { formula } from "../../../craft/options/option.ts";
import { type TwoWorkersScenario, twoWorkers } from "@sat/content/scenarios/two-workers";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Relation, equation, product, quotient, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Rates {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly a: number;
  readonly b: number;
  readonly time: number;
  /** The twists are which of the rates belongs to the first, and whether they are amounts per time. */
  readonly at: Twists;
}

function rates({ a, b }: Rates, { first }: Twists): readonly [number, number] {
  return first ? [a, b] : [b, a];
}

function timeEquation(story: Rates, at: Twists): Relation {
  const [ofX, ofY] = rates(story, at);
  const left = at.second
    ? sum(quotient("x", ofX), quotient("y", ofY))
    : sum(product(ofX, "x"), product(ofY, "y"));
  return equation(left, story.time);
}

/** What the question says and asks. */
function tellingOf(story: Rates): readonly [string, string] {
  const { scenario, time, at } = story;
  const { setting, names, perTime, timeFor, total, units, done } = twoWorkers[
    scenario
  ] as TwoWorkersScenario; // in the list
  const [first, second] = names;
  const [ofX, ofY] = rates(story, at);
  const does = at.second ? perTime : timeFor;
  const unit = units[at.second ? 0 : 1];
  return [
    `${setting}, ${first} ${does(`${ofX}`)}, and ${second} ${does(`${ofY}`).replace(/ to .*$/u, "")}. ${capitalized(total(`${time} ${unit}`))}.`,
    `Which equation represents this situation, where $x$ is ${done(first)} and $y$ is ${done(second).replace(/number of [a-z]+/u, "number")}?`,
  ];
}

/** The equation for the time that two take one after the other. */
const ofTime = level<Rates>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, twoWorkers.length - 1);
    const { rates: grid } = twoWorkers[scenario] as TwoWorkersScenario; // in the list
    const [a, b] = [onGrid(chance, grid), onGrid(chance, grid)];
    chance.require(a > b, "rates alike");
    // Both can be done a whole number of times in the time.
    const time = a * chance.int(2, 12) + b * chance.int(2, 12);
    chance.require(time <= 240, "too long");
    return { scenario, a, b, time, at: twists(chance) };
  },
  build: (story) => {
    const { scenario, time, at } = story;
    const { names, perTime, timeFor } = twoWorkers[scenario] as TwoWorkersScenario; // in the list
    const [first, second] = names;
    const [ofX, ofY] = rates(story, at);
    const does = at.second ? perTime : timeFor;
    const key = timeEquation(story, at);
    const part = (rate: number, letter: string) =>
      inline(at.second ? quotient(letter, rate) : product(rate, letter));
    return {
      question: paragraphs(...tellingOf(story)),
      options: siblingOptions({
        at,
        answer: (each) => timeEquation(story, each),
        show: formula,
        why: `The terms ${part(ofX, "x")} and ${part(ofY, "y")} are the two times, and their sum is the total time.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using $${ofY}$ for ${first} and $${ofX}$ for ${second}`,
          },
          {
            code: "opposite-operation",
            deed: at.second
              ? `multiplying by $${ofX}$ and $${ofY}$, as if these were the times for each one,`
              : `dividing by $${ofX}$ and $${ofY}$, as if these were the numbers done per unit of time,`,
          },
        ],
        corner: {
          code: "opposite-operation",
          deed: `${at.second ? "multiplying" : "dividing"} each number by the number that belongs to the other one`,
        },
      }),
      opening: "The total is a time, so each term must be the time that one of the two takes.",
      steps: [
        {
          text: `${capitalized(first)} ${does(`${ofX}`)}. ${at.second ? `Divide $x$ by $${ofX}$` : `Multiply $x$ by $${ofX}$`} to find its time.\n\n${part(ofX, "x")}`,
        },
        {
          text: `${capitalized(second)} ${does(`${ofY}`)}. ${at.second ? `Divide $y$ by $${ofY}$` : `Multiply $y$ by $${ofY}$`} to find its time.\n\n${part(ofY, "y")}`,
        },
        stepShowing(`Set the sum of the two times equal to the total time, $${time}$.`, key),
      ],
      hint: `How is the time that ${first} takes calculated from $x$, if it ${does(`${ofX}`)}?`,
      tip: "Every term of an equation must be in the same unit as the total.",
    };
  },
  facts: (story) => {
    const { time, at } = story;
    const [ofX, ofY] = rates(story, at);
    const claims = siblingAnswers((each): [string, string[]] => {
      const relation = timeEquation(story, each);
      return [formula(relation).text, [code(relation)]];
    });
    const given = at.second
      ? [`x = ${ofX}*p`, `y = ${ofY}*(${time} - p)`]
      : [`p = x*${ofX}`, `${time} - p = y*${ofY}`];
    return {
      kind: "statement",
      given,
      constants: ["p"],
      claims: Object.fromEntries(claims),
      told: tellingOf(story),
    };
  },
});

/** The equation for a total time, from rates or from times for each. */
export const equationForTwoRates = defineLevels({
  id: "equation-for-two-rates",
  version: 4,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC05"],
  optionDesign: "orbit",
  Medium: ofTime,
});
