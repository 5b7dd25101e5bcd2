import { type CountedThing, countedThings } from "@sat/content/scenarios/percent-changes";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { wholeSlips } from "../../../craft/options/shows.ts";
import { type Ways, drawWays, mistaken } from "../../../craft/options/ways.ts";
import { countOf } from "../../../craft/percents/one-change.ts";
import { priceBeforeTwoChanges } from "../../../craft/percents/price-before.ts";
import { hundredths } from "../../../craft/percents/share.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, negative, product, quotient, sum, times } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { gcd, lcm } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether the count rose, and the first count is asked, not the change. */
type Fork = "up" | "first";

interface Changed {
  readonly scenario: CountedThing;
  readonly year: number;
  readonly percent: number;
  readonly now: number;
  readonly ways: Ways<Fork>;
}

/** A number that is whole after division by 1 + p/100 and by 1 - p/100. */
function unitOf(percent: number): number {
  const [up, down] = [100 + percent, 100 - percent];
  return lcm(up / gcd(up, 100), down / gcd(down, 100));
}

function factorAt({ percent }: Changed, isUp: boolean) {
  return hundredths(isUp ? 100 + percent : 100 - percent);
}

function workAt(changed: Changed, { up, first }: Ways<Fork>) {
  const before = quotient(changed.now, factorAt(changed, up));
  if (first) return before;
  return up ? sum(changed.now, negative(before)) : sum(before, -changed.now);
}

function slipsOf(changed: Changed): PoolSlip[] {
  const { percent, now, ways } = changed;
  const { up, first } = ways;
  const part = times(hundredths(percent), now);
  const less = up ? "subtracting" : "adding";
  return wholeSlips([
    [
      workAt(changed, mistaken<Fork>(ways, "up")),
      {
        code: "direction-turned-around",
        deed: `treating the change as ${up ? "a decrease" : "an increase"}`,
        step: 1,
      },
    ],
    [
      workAt(changed, mistaken<Fork>(ways, "first")),
      first
        ? { code: "another-quantity", deed: "finding the change", step: 3 }
        : { code: "stopped-early", deed: "stopping at the first number", step: 3 },
    ],
    [
      first ? sum(now, up ? negative(part) : part) : part,
      {
        code: "wrong-percent-base",
        deed: first
          ? `${less} ${percent}% of the later number`
          : `taking ${percent}% of the later number`,
        isClassic: true,
        step: 2,
      },
    ],
    [
      quotient(now, hundredths(percent)),
      {
        code: "rest-for-part",
        deed: `treating the later number as ${percent}% of the first number`,
        step: 1,
      },
    ],
    [
      first ? part : sum(now, up ? negative(part) : part),
      first
        ? { code: "stopped-early", deed: `taking only ${percent}% of the later number`, step: 2 }
        : { code: "another-quantity", deed: `${less} ${percent}% of the later number`, step: 2 },
    ],
  ]);
}

function stepsOf(changed: Changed) {
  const { percent, now, ways } = changed;
  const factor = factorAt(changed, ways.up);
  const before = workOut(quotient(now, factor));
  const found = workOut(workAt(changed, ways));
  return [
    stepTo(
      `After ${ways.up ? "an increase" : "a decrease"} of ${percent}%, the number is ${ways.up ? 100 + percent : 100 - percent}% of the first number, $n$.`,
      equation(product(factor, "n"), now),
    ),
    stepTo(`Divide both sides by ${inline(factor)}.`, equation("n", before)),
    ...(ways.first
      ? []
      : [
          stepTo(
            "The change is the difference of the two numbers.",
            equation(ways.up ? sum(now, workOut(negative(before))) : sum(before, -now), found),
          ),
        ]),
  ];
}

/** A count before a change by some percent, or the change. */
const before = poolLevel<Changed>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(countedThings);
    const percent = chance.pick([
      4, 5, 8, 10, 12, 15, 16, 20, 24, 25, 28, 30, 32, 35, 36, 40, 44, 60,
    ]);
    chance.require(percent <= scenario.most, "too great a change");
    const ways = drawWays(chance, "up", "first");
    const now = countOf(chance, scenario, lcm(unitOf(percent), percent));
    return { scenario, year: chance.int(2008, 2018), percent, now, ways };
  },
  key: (changed) => numeral(workOut(workAt(changed, changed.ways))),
  slips: slipsOf,
  word: (changed) => {
    const { scenario, year, percent, now, ways } = changed;
    const { thing, short } = scenario;
    const [way, doing] = ways.up ? ["increased", "increase"] : ["decreased", "decrease"];
    const told = `From ${year} to ${year + 6}, ${thing} ${way} by ${percent}%. In ${year + 6}, ${short} was ${grouped(now)}.`;
    return {
      question: ways.first
        ? `${told} What was ${short} in ${year}?`
        : `${told} By how much did ${short} ${doing} from ${year} to ${year + 6}?`,
      why: `The ${percent}% is a percent of the number in ${year}, not of ${grouped(now)}.`,
      opening: `The percent is taken of the number at the start, which is unknown.`,
      steps: stepsOf(changed),
      hint: `Is ${grouped(now)} more or less than 100% of the number in ${year}, and what percent of it is it?`,
      tip: "To undo a percent change, divide by its factor; the same percent back does not undo it.",
      archetype: "QB06",
    };
  },
  facts: ({ scenario: { thing, short }, year, percent, now, ways: { up, first } }) => ({
    kind: "value",
    given: [`n ${up ? "+" : "-"} n*${percent}/100 = ${now}`],
    ask: first ? "n" : up ? `${now} - n` : `n - ${now}`,
    told: [
      `from ${year} to ${year + 6}, ${thing} ${up ? "increased" : "decreased"} by ${percent}%`,
      `in ${year + 6}, ${short} was ${grouped(now)}`,
      first
        ? `${short} in ${year}`
        : `by how much did ${short} ${up ? "increase" : "decrease"} from ${year} to ${year + 6}`,
    ],
    setting: settingOf("It dates a count.", year, year + 6),
  }),
});

/** What an amount was before a percent change, or the price before a percent and a constant. */
export const amountBeforeAPercentChange = defineLevels({
  id: "amount-before-a-percent-change",
  version: 6,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB06"],
  optionDesign: "pool",
  Medium: before,
  Hard: priceBeforeTwoChanges,
});
