import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type PercentSteps, drawPercentSteps } from "../../../craft/algebra/percent-steps.ts";
import { modeled, modeledTold } from "../../../craft/scenarios/growth.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Relation,
  call,
  decimal,
  equation,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Listed extends PercentSteps {
  readonly name: string;
}

/** The twists are the direction and whether equal factors or equal amounts come each time. */
function valueAt({ amount, percent }: Listed, { first, second }: Twists, time: number): number {
  const share = first ? percent : -percent;
  return second
    ? (amount * (100 + share) ** time) / 100 ** time
    : amount + (amount * share * time) / 100;
}

function functionAt({ name, amount, percent }: Listed, { first, second }: Twists): Relation {
  const share = first ? percent : -percent;
  const right = second
    ? product(amount, power(decimal(rational(100 + share, 100)), "t"))
    : sum(amount, product((amount * share) / 100, "t"));
  return equation(call(name, "t"), right);
}

const TIMES = [0, 1, 2];

/** Three values of an amount are given in a table. */
const threeValues = level({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => ({
    item: { ...drawPercentSteps(chance), name: chance.pick(["f", "g", "h"]) },
    at: twists(chance),
  }),
  build: ({ item, at }) => {
    const { scenario, percent, name } = item;
    const { unit } = scenario;
    const [start = 0, one = 0, two = 0] = TIMES.map((time) => valueAt(item, at, time));
    const share = at.first ? 100 + percent : 100 - percent;
    const changes = [one - start, two - one].map((change) => grouped(Math.abs(change)));
    return {
      question: `The table shows ${modeled(scenario)} $t$ ${unit}s after a study began. Which function $${name}$ models the values in the table?`,
      figure: dataTable(
        "Table of values over time",
        [
          `Time (${unit}s)`,
          capitalized(scenario.thing.replace("the ", "")) +
            (scenario.measure === undefined ? "" : ` (${scenario.measure})`),
        ],
        TIMES.map((time) => [time, grouped(valueAt(item, at, time))]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => functionAt(item, each),
        show: formula,
        why: "It gives all three values of the table.",
        slips: [
          {
            code: "direction-turned-around",
            deed: `taking the values to ${at.first ? "fall" : "rise"} with time`,
          },
          {
            code: "linear-for-exponential",
            deed: at.second
              ? "going on with the first change as if it stayed the same"
              : "going on with the first ratio as if it stayed the same",
          },
        ],
        corner: {
          code: "linear-for-exponential",
          deed: at.second
            ? `${at.first ? "subtracting" : "adding"} the first change in each ${unit}`
            : `${at.first ? "dividing" : "multiplying"} by the first ratio in each ${unit}`,
        },
      }),
      opening: "Check whether neighboring values have the same difference or the same ratio.",
      steps: [
        {
          text: `The values change by ${changes[0]} and then by ${changes[1]}.`,
          claim: `abs(${one} - ${start}) = ${Math.abs(one - start)}`,
        },
        {
          text: at.second
            ? `These differ, but each value is ${share}% of the one before, so the model is exponential.`
            : "These are equal, so the model is linear.",
        },
        { text: `With ${grouped(start)} at $t = 0$ this gives ${inline(functionAt(item, at))}.` },
      ],
      hint: "Look at the two changes in the table. Are they the same amount?",
      tip: "Put $t = 2$ into each choice: a wrong model may fit two values, but not three.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "through",
    function: item.name,
    at: TIMES.map((time) => ({ t: `${time}`, y: `${valueAt(item, at, time)}` })),
    told: [
      `${modeledTold(item.scenario)} $t$ ${item.scenario.unit}s after a study began`,
      `function $${item.name}$ models the values`,
    ],
  }),
});

/** The function that models a table of values over time, linear or exponential. */
export const modelFromTable = defineLevels({
  id: "model-from-table",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC35"],
  optionDesign: "orbit",
  Easy: threeValues,
});
