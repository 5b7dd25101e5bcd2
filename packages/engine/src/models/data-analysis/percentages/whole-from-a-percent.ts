import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, countSlips, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { decimal, equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { gcd, lcm, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether n counts those with the property, and whether all are asked for, not the others. */
type Fork = "part" | "all";

interface Part {
  readonly scenario: GroupScenario;
  /** Which of the two groups is told of. */
  readonly group: 0 | 1;
  readonly percent: number;
  readonly n: number;
  readonly ways: Ways<Fork>;
}

/** The percent that n is of all, and the percent of the others. */
function percentsOf({ percent }: Part, { part }: Ways<Fork>): readonly [number, number] {
  return part ? [percent, 100 - percent] : [100 - percent, percent];
}

function workAt(told: Part, ways: Ways<Fork>) {
  const [known, rest] = percentsOf(told, ways);
  return quotient(times(told.n, ways.all ? 100 : rest), known);
}

function hundredths(percent: number) {
  return decimal(rational(percent, 100));
}

function slipsOf(told: Part): PoolSlip[] {
  const { scenario, group, n, ways } = told;
  const [known, rest] = percentsOf(told, ways);
  const name = scenario.groups[group];
  const doesNot = ways.part ? scenario.lack : scenario.have;
  const restOfIt = times(hundredths(rest), n);
  return countSlips([
    slipTo(ways.all ? sum(n, restOfIt) : restOfIt, {
      code: "wrong-percent-base",
      deed: ways.all
        ? `adding ${rest}% of the ${grouped(n)} ${name} to their number`
        : `taking ${rest}% of the ${grouped(n)} ${name}, not of all,`,
      isClassic: true,
      step: 2,
    }),
    ...slipsAtForks<Fork>({
      ways,
      work: (each) => workAt(told, each),
      slips: {
        part: {
          code: "rest-for-part",
          deed: `taking the ${grouped(n)} ${name} for ${rest}% of all, not ${known}%,`,
          step: 1,
        },
        all: ways.all
          ? {
              code: "another-quantity",
              deed: `finding only those ${scenario.who} ${doesNot}`,
              step: 3,
            }
          : { code: "stopped-early", deed: `stopping at the number of all ${name}`, step: 3 },
      },
    }),
    slipTo(sum(quotient(times(n, 100), known), n), {
      code: ways.all ? "wrong-total" : "opposite-operation",
      deed: ways.all
        ? `adding the ${grouped(n)} to the whole, which contains them already,`
        : `adding the ${grouped(n)} to the whole instead of subtracting them`,
      step: 3,
    }),
    slipTo(times(hundredths(known), n), {
      code: "opposite-operation",
      deed: `taking ${known}% of the ${grouped(n)} ${name} instead of dividing by this percent`,
      isClassic: true,
      step: 2,
    }),
    slipTo(quotient(times(n, known), rest), {
      code: "ratio-upside-down",
      deed: `multiplying by the ratio of ${known} to ${rest}`,
      step: ways.all ? 2 : 3,
    }),
  ]);
}

/** A whole, or the rest of it, from a part and its percent. */
const fromPart = poolLevel<Part>({
  isEven: true,
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const percent = chance.flip() ? 5 * chance.int(1, 16) : 2 * chance.int(2, 40);
    chance.require(percent !== 50, "a half and its rest are alike");
    const [low, high] = scenario.percents;
    chance.require(percent >= low && percent <= high, "no such percent");
    const ways = drawWays(chance, "part", "all");
    const known = ways.part ? percent : 100 - percent;
    const divisor = gcd(percent, 100);
    const least = (percent / divisor) * ((100 - percent) / divisor);
    // Sometimes such that a percent of the part is whole, too.
    const unit = chance.int(1, 6) > 5 ? lcm(least, 100 / divisor) : least;
    const [fewest, greatest] = [scenario.least, scenario.most].map((size) => (size * known) / 80);
    const [lowest, highest] = [Math.ceil((fewest ?? 1) / unit), Math.floor((greatest ?? 1) / unit)];
    chance.require(lowest <= highest, "no whole numbers");
    const n = unit * chance.int(lowest, highest);
    return { scenario, group: chance.pick([0, 1] as const), percent, n, ways };
  },
  key: (told) => numeral(workOut(workAt(told, told.ways))),
  slips: slipsOf,
  word: (told) => {
    const { scenario, group, percent, n, ways } = told;
    const { place, groups, have, lack, who } = scenario;
    const name = groups[group];
    const [does, doesNot] = ways.part ? [have, lack] : [lack, have];
    const [known] = percentsOf(told, ways);
    const whole = rational(n * 100, known);
    const ask = ways.all
      ? `what is the total number of ${name}`
      : `how many of the ${name} ${doesNot}`;
    return {
      question: `${place}, ${percent}% of the ${name} ${have}. If ${grouped(n)} of the ${name} ${does}, ${ask}?`,
      why: `Of $${tex(whole)}$ ${name}, ${known}% are $${tex(n)}$.`,
      opening: "The known count is a percent of an unknown whole, so divide by that percent.",
      steps: [
        stepTo(
          `The ${grouped(n)} ${name} ${who} ${does} are ${ways.part ? `${known}%` : `$100\\% - ${percent}\\% = ${known}\\%$`} of the whole, $w$.`,
          equation(product(hundredths(known), "w"), n),
        ),
        stepTo(`Divide both sides by $${tex(hundredths(known))}$.`, equation("w", whole)),
        ...(ways.all
          ? []
          : [
              stepTo(
                `Subtract the ${grouped(n)} to find how many of the ${name} ${doesNot}.`,
                equation(sum(whole, -n), workOut(workAt(told, ways))),
              ),
            ]),
      ],
      hint: `What percent of all the ${name} are the ${grouped(n)} ${who} ${does}?`,
      tip: "Check by going back: take the percent of your whole and see whether the given count comes out.",
      archetype: "QB03",
    };
  },
  facts: ({ scenario, group, percent, n, ways: { part, all } }) => {
    const { groups, have, lack } = scenario;
    const name = groups[group];
    return {
      kind: "value",
      given: [part ? `w*${percent}/100 = ${n}` : `w - w*${percent}/100 = ${n}`],
      ask: all ? "w" : `w - ${n}`,
      told: [
        `${percent}% of the ${name} ${have}`,
        `${grouped(n)} of the ${name} ${part ? have : lack}`,
        all
          ? `what is the total number of ${name}`
          : `how many of the ${name} ${part ? lack : have}`,
      ],
    };
  },
});

/** How large a group is, or the rest of it, from a count and its percent. */
export const wholeFromAPercent = defineLevels({
  id: "whole-from-a-percent",
  version: 4,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB03"],
  optionDesign: "pool",
  Medium: fromPart,
});
