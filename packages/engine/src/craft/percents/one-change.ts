import { type CountedThing, countedThings } from "@sat/content/scenarios/percent-changes";
import type { Chance } from "../../random/chance.ts";
import { decimal, equation, quotient, sum, times } from "../../math/expression.ts";
import { grouped } from "../../math/print.ts";
import { type Rational, gcd, lcm, multiply, negate, rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { poolLevel } from "../assembly/pool-level.ts";
import { numeral } from "../options/option.ts";
import type { PoolSlip } from "../options/pool.ts";
import { wholeSlips } from "../options/shows.ts";
import { type Ways, drawWays, mistaken } from "../options/ways.ts";
import { settingOf } from "../wording/setting.ts";
import { stepTo } from "../wording/steps.ts";
import { hundredths, percentIn } from "./share.ts";

/** A multiple of the unit that suits the thing; gives up the draw when there is none. */
export function countOf(chance: Chance, { from, to }: CountedThing, unit: number): number {
  const [least, most] = [Math.ceil(from / unit), Math.floor(to / unit)];
  chance.require(least <= most, "no count suits the thing");
  return unit * chance.int(least, most);
}

/** Whether the count rose, the new count is asked, not the change, and the percent is ten times the small one. */
type Fork = "up" | "whole" | "tenfold";

interface OneChange {
  readonly scenario: CountedThing;
  readonly year: number;
  readonly amount: number;
  /** The small percent, in tenths. */
  readonly tenths: number;
  readonly ways: Ways<Fork>;
}

function percentAt({ tenths }: OneChange, { tenfold }: Ways<Fork>): Rational {
  return tenfold ? rational(tenths) : rational(tenths, 10);
}

function workAt(change: OneChange, ways: Ways<Fork>) {
  const { amount } = change;
  const part = times(hundredths(percentAt(change, ways)), amount);
  return resultOf(ways, amount, part);
}

/** What is asked, once the change is known. */
function resultOf({ up, whole }: Ways<Fork>, amount: number, part: ReturnType<typeof times>) {
  if (!whole) return part;
  return sum(amount, up ? part : times(-1, part));
}

function slipsOf(change: OneChange): PoolSlip[] {
  const { amount, ways } = change;
  const { up, whole } = ways;
  const percent = percentAt(change, ways);
  const other = percentIn(percentAt(change, { ...ways, tenfold: !ways.tenfold }));
  const part = times(hundredths(percent), amount);
  const [plain, turned] = up ? ["adding", "subtracting"] : ["subtracting", "adding"];
  const signed = (value: Rational) => sum(amount, up ? value : negate(value));
  return wholeSlips([
    [
      workAt(change, mistaken<Fork>(ways, "tenfold")),
      {
        code: "percent-misread",
        deed: `misplacing the decimal point, which takes ${percentIn(percent)} as ${other},`,
        step: 1,
      },
    ],
    [
      workAt(change, mistaken<Fork>(ways, "whole")),
      whole
        ? { code: "stopped-early", deed: "stopping at the change", step: 2 }
        : { code: "another-quantity", deed: `finding the new number`, step: 2 },
    ],
    [
      sum(amount, up ? times(-1, part) : part),
      { code: "direction-turned-around", deed: `${turned} ${percentIn(percent)}`, step: 2 },
    ],
    [
      signed(percent),
      {
        code: "percent-misread",
        deed: `${plain} the number of the percent itself`,
        isClassic: true,
        step: 1,
      },
    ],
    [
      resultOf(ways, amount, quotient(amount, decimal(percent))),
      {
        code: "opposite-operation",
        deed: `dividing by $${percentIn(percent).slice(0, -1)}$ instead of taking ${percentIn(percent)}`,
        step: 1,
      },
    ],
  ]);
}

function stepsOf(change: OneChange) {
  const { amount, ways } = change;
  const percent = percentAt(change, ways);
  const part = times(hundredths(percent), amount);
  const found = workOut(part);
  return [
    stepTo(
      `Write ${percentIn(percent)} as a decimal.`,
      equation(quotient(decimal(percent), 100), hundredths(percent)),
    ),
    stepTo("Multiply the first number by it to find the change.", equation(part, found)),
    ...(ways.whole
      ? [
          stepTo(
            ways.up
              ? "Add the change to the first number."
              : "Subtract the change from the first number.",
            equation(sum(amount, multiply(found, ways.up ? 1 : -1)), workOut(workAt(change, ways))),
          ),
        ]
      : []),
  ];
}

/** A count after one change by some percent, or the change itself. */
export const afterOneChange = poolLevel<OneChange>({
  space: 200_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(countedThings);
    const tenths = chance.pick([15, 20, 25, 30, 35, 40, 45, 50, 60, 65, 75, 80, 85]);
    const unit = lcm(1000 / gcd(1000, tenths), chance.flip() ? tenths : 1);
    const ways = drawWays(chance, "up", "whole", "tenfold");
    chance.require(tenths <= scenario.most, "too great a change");
    return {
      scenario,
      year: chance.int(2008, 2018),
      amount: countOf(chance, scenario, unit),
      tenths,
      ways,
    };
  },
  key: (change) => numeral(workOut(workAt(change, change.ways))),
  slips: slipsOf,
  word: (change) => {
    const { scenario, year, amount, ways } = change;
    const { thing, short } = scenario;
    const percent = percentIn(percentAt(change, ways));
    const way = ways.up ? "increased" : "decreased";
    const told = `In ${year}, ${thing} was ${grouped(amount)}.`;
    return {
      question: ways.whole
        ? `${told} From ${year} to ${year + 5}, ${short} ${way} by ${percent}. What was ${short} in ${year + 5}?`
        : `${told} By ${year + 5}, ${short} had ${way} by ${percent}. By how much did ${short} ${ways.up ? "increase" : "decrease"} from ${year} to ${year + 5}?`,
      why: ways.whole
        ? `The difference from ${grouped(amount)} is ${percent} of ${grouped(amount)}.`
        : `It is ${percent} of ${grouped(amount)}.`,
      opening: ways.whole
        ? `The change is a percent of the first number, and it is ${ways.up ? "added" : "subtracted"}.`
        : "The change is a percent of the first number, and only the change is asked for.",
      steps: stepsOf(change),
      hint: `What is ${percent} of ${grouped(amount)}, and does the question ask for that or for the new number?`,
      tip: "Find 10% or 1% of the number first: it shows whether the decimal point is in place.",
      archetype: ways.whole ? "QB04" : "QB01",
    };
  },
  facts: (change) => {
    const { scenario, year, amount, ways } = change;
    const { thing, short } = scenario;
    const percent = percentIn(percentAt(change, ways));
    const sign = ways.up ? "+" : "-";
    const way = ways.up ? "increase" : "decrease";
    return {
      kind: "value",
      given: [`n = ${amount}`, `x = n ${sign} n*${percent.slice(0, -1)}/100`],
      ask: ways.whole ? "x" : ways.up ? "x - n" : "n - x",
      told: [
        `in ${year}, ${thing} was ${grouped(amount)}`,
        ...(ways.whole
          ? [
              `from ${year} to ${year + 5}, ${short} ${way}d by ${percent}`,
              `${short} in ${year + 5}`,
            ]
          : [
              `by ${year + 5}, ${short} ${way}d by ${percent}`,
              `by how much did ${short} ${way} from ${year} to ${year + 5}`,
            ]),
      ],
      setting: settingOf("It dates a count.", year, year + 5),
    };
  },
});
