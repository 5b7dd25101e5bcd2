import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type PercentSteps, drawPercentSteps } from "../../../craft/algebra/percent-steps.ts";
import { introduced, introducedTold } from "../../../craft/scenarios/growth.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Relation,
  call,
  decimal,
  negative,
  equation,
  power,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

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

type Misreadings = Pick<Parameters<typeof siblingOptions>[0], "slips" | "corner">;

/** What a value is multiplied by each time if the changes have equal ratios. */
function ratioOf({ percent }: Listed, rises: boolean) {
  return decimal(rational(rises ? 100 + percent : 100 - percent, 100));
}

function solution(item: Listed, at: Twists): Step[] {
  const { unit } = item.scenario;
  const [start = 0, one = 0, two = 0] = TIMES.map((time) => valueAt(item, at, time));
  const [first, second] = [
    equation(sum(one, -start), one - start),
    equation(sum(two, -one), two - one),
  ];
  const ratio = ratioOf(item, at.first);
  return [
    {
      text: `Subtract each value from the next one.\n\n${inline(first)}\n\n${inline(second)}`,
      claim: `abs(${one} - ${start}) = ${Math.abs(one - start)}`,
    },
    at.second
      ? stepThrough(
          "The changes are not equal, so the model is not linear. Divide each value by the one before it.",
          quotient(one, start),
          quotient(two, one),
          ratio,
        )
      : { text: `The changes are equal, so the model is linear, with this change each ${unit}.` },
    {
      text: `Use the value at time $0$, ${grouped(start)}, and ${at.second ? `the factor ${inline(ratio)}` : `the change ${inline(one - start)}`} for each ${unit}.\n\n${inline(functionAt(item, at))}`,
    },
  ];
}

/** How a learner comes to a model of the other direction or of the other kind. */
function misreadings(item: Listed, at: Twists): Misreadings {
  const { unit } = item.scenario;
  const [start = 0, one = 0] = TIMES.map((time) => valueAt(item, at, time));
  const share = decimal(rational(item.percent, 100));
  const [ratio, turned] = [ratioOf(item, at.first), ratioOf(item, !at.first)];
  const [change, signed] = [inline(Math.abs(one - start)), at.first ? "adding" : "subtracting"];
  const factor = inline(equation(sum(1, at.first ? negative(share) : share), turned));
  const fixed = `using the first ratio, ${inline(equation(quotient(one, start), ratio))}, for each ${unit}`;
  return {
    slips: [
      {
        code: "direction-turned-around",
        deed: at.second
          ? `using the factor ${factor} instead of ${inline(ratio)}`
          : `${at.first ? "subtracting" : "adding"} ${change} each ${unit} instead of ${signed} it`,
      },
      {
        code: "linear-for-exponential",
        deed: at.second ? `${signed} the first change, ${change}, for each ${unit}` : fixed,
      },
    ],
    corner: {
      code: "linear-for-exponential",
      deed: at.second
        ? `${at.first ? "subtracting" : "adding"} the size of the first change, ${change}, for each ${unit}`
        : `using the factor ${factor} of ${at.first ? "a decrease" : "an increase"} for each ${unit}`,
    },
  };
}

/** Three values of an amount are given in a table. */
const threeValues = level({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const at = twists(chance);
    return { item: { ...drawPercentSteps(chance, at.first), name: chance.pick(FUNCTIONS) }, at };
  },
  build: ({ item, at }) => {
    const { scenario, name } = item;
    const { unit } = scenario;
    return {
      question: `The table shows ${introduced(scenario)} $t$ ${unit}s ${scenario.since}, for three values of $t$. Which function $${name}$ models the values in the table?`,
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
        why: "At each time in the table, it gives the value in the same row.",
        ...misreadings(item, at),
      }),
      opening: "Check whether neighboring values have the same difference or the same ratio.",
      steps: solution(item, at),
      hint: `By how much does the value change in the first ${unit}, and by how much in the second?`,
      tip: "Substitute $2$ for $t$ in each choice: a wrong model may fit two rows, but not all three.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "through",
    function: item.name,
    at: TIMES.map((time) => ({ t: `${time}`, y: `${valueAt(item, at, time)}` })),
    told: [
      `${introducedTold(item.scenario)} $t$ ${item.scenario.unit}s ${item.scenario.since} three values of $t$`,
      `function $${item.name}$ models the values`,
    ],
  }),
});

/** The function that models a table of values over time, linear or exponential. */
export const modelFromTable = defineLevels({
  id: "model-from-table",
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC35"],
  optionDesign: "orbit",
  Easy: threeValues,
});
