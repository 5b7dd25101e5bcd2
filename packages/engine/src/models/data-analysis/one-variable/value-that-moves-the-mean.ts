import { type ListScenario, listScenarios } from "@sat/content/scenarios/data-sets";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { fixed, inUnitsOf } from "../../../craft/data/found-statistics.ts";
import { meanOf, total } from "../../../craft/data/statistics.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { type PoolMisstep, type PoolSlip, type Show, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { apart } from "../../../craft/wording/apart.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import { printed } from "../../../craft/data/decimals.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Operand, equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import { inTermsOfMean } from "./value-in-terms-of-mean.ts";

/** Whether the mean rises, and whether two equal values are added. */
type EntryFork = "rises" | "two";

interface Recorded {
  readonly scenario: ListScenario;
  /** The values, in parts. */
  readonly data: readonly number[];
  /** By how much the mean changes, in parts. */
  readonly change: number;
  readonly ways: Ways<EntryFork>;
}

function meansOf({ data, change }: Recorded, { rises }: Ways<EntryFork>) {
  const before = toNumber(meanOf(data));
  return { before, now: rises ? before + change : before - change };
}

/** The sum of so many values with the new mean, less the sum of those in the table. */
function gainedBy(recorded: Recorded, ways: Ways<EntryFork>, count: number) {
  const { scenario, data } = recorded;
  const { now } = meansOf(recorded, ways);
  return sum(times(count, inUnitsOf(scenario, now)), inUnitsOf(scenario, -total(data)));
}

function entryWork(recorded: Recorded, ways: Ways<EntryFork>) {
  const gained = gainedBy(recorded, ways, recorded.data.length + (ways.two ? 2 : 1));
  return ways.two ? quotient(gained, 2) : gained;
}

function oldCountWork(recorded: Recorded) {
  const { data, ways } = recorded;
  const gained = gainedBy(recorded, ways, data.length);
  return ways.two ? quotient(gained, 2) : gained;
}

const shown: Show = (work) => decimalFace(workOut(work));

/** Slips at the sum of all the values. */
function ofTotals(recorded: Recorded): PoolSlip[] {
  const { scenario, data, ways } = recorded;
  const means = meansOf(recorded, ways);
  const all = data.length + (ways.two ? 2 : 1);
  const value = (parts: number) => inUnitsOf(scenario, parts);
  const to = (work: Operand, slip: PoolMisstep) => slipTo(work, slip, shown);
  return [
    to(times(all, value(recorded.change)), {
      code: "stopped-early",
      deed: "finding only the total of the changes",
      step: 3,
    }),
    to(sum(times(all, value(means.now)), value(-means.before)), {
      code: "wrong-total",
      deed: `subtracting the old mean instead of the sum of the first $${data.length}$ values`,
      step: 3,
    }),
    ...(ways.two
      ? [
          to(gainedBy(recorded, ways, all), {
            code: "stopped-early",
            deed: "giving the sum of the two new values",
            step: 3,
          }),
        ]
      : []),
  ];
}

function entrySlips(recorded: Recorded): PoolSlip[] {
  const { scenario, data, ways } = recorded;
  const means = meansOf(recorded, ways);
  const value = (parts: number) => inUnitsOf(scenario, parts);
  const [before, now] = [value(means.before), value(means.now)];
  const change = value(recorded.change);
  const count = data.length;
  const firstChanges = times(ways.rises ? count : -count, change);
  const to = (work: Operand, slip: PoolMisstep) => slipTo(work, slip, shown);
  return [
    to(sum(times(2, now), value(-means.before)), {
      code: "wrong-total",
      deed: `treating ${inline(now)} as the average of the old mean and the new value`,
      step: 2,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => entryWork(recorded, each),
      show: shown,
      slips: {
        rises: {
          code: "direction-turned-around",
          deed: `making the new mean ${inline(change)} ${ways.rises ? "less" : "greater"} than the old one`,
          step: 1,
        },
        two: {
          code: "off-by-one",
          deed: ways.two
            ? `using $${count + 1}$ values in all, as if only one were new,`
            : `using $${count + 2}$ values in all and dividing by $2$, as if two were new,`,
          step: 2,
        },
      },
    }),
    to(sum(before, ways.two ? quotient(firstChanges, 2) : firstChanges), {
      code: "off-by-one",
      deed: `counting the change of ${inline(change)} for the first $${count}$ values but not for the new ${ways.two ? "ones" : "one"}`,
      step: 3,
    }),
    to(oldCountWork(recorded), {
      code: "wrong-total",
      deed: `multiplying the new mean by $${count}$, the old number of values,`,
      isClassic: true,
      step: 2,
    }),
    ...ofTotals(recorded),
  ].filter(({ face: { order = 0 } }) => order > 0);
}

/** "one more perch with a length of $x$ centimeters is included" */
function included({ thing, things, withUnknown }: ListScenario, { two }: Ways<EntryFork>): string {
  return two
    ? `two more ${things}, each ${withUnknown}, are included`
    : `one more ${thing} ${withUnknown} is included`;
}

/** A change of the mean with its unit. */
function changeOf({ scenario, change }: Recorded): string {
  return `${printed(change / scenario.parts)} ${scenario.unit}`;
}

/** The value of one or two new entries from how they move the mean. */
const newEntry = poolLevel<Recorded>({
  space: 1_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(listScenarios);
    const range = Array.from(
      { length: scenario.to - scenario.from + 1 },
      (_, at) => scenario.from + at,
    );
    // An even count, so that either number of new values makes whole answers.
    const most = chance.sample(range, chance.pick([3, 5]));
    const last = range.filter(
      (value) => !most.includes(value) && (total(most) + value) % (most.length + 1) === 0,
    );
    chance.require(last.length > 0, "no whole mean");
    const data = chance.shuffle([...most, chance.pick(last)]);
    const ways = drawWays(chance, "rises", "two");
    const recorded = { scenario, data, change: chance.int(2, 6), ways };
    const { num, den } = workOut(entryWork(recorded, ways));
    chance.require(scenario.parts % den === 0 && num > 4 * den, "no value of this kind");
    return recorded;
  },
  key: (recorded) => shown(entryWork(recorded, recorded.ways)),
  slips: (recorded) =>
    entrySlips(recorded).filter(
      ({ face }) => recorded.scenario.parts % (face.value?.den ?? 0) === 0,
    ),
  word: (recorded) => {
    const { scenario, data, change, ways } = recorded;
    const { thing, things, header } = scenario;
    const means = meansOf(recorded, ways);
    const value = (parts: number) => inUnitsOf(scenario, parts);
    const [before, now] = [value(means.before), value(means.now)];
    const [count, added] = [data.length, ways.two ? 2 : 1];
    const all = count + added;
    const sumOf = value(total(data));
    const gained = all * means.now - total(data);
    return {
      question: `The table shows ${scenario.shown(`${count}`)}. If ${included(scenario, ways)}, the mean for all ${all} ${things} is ${changeOf(recorded)} ${ways.rises ? "greater" : "less"} than the mean for the first ${count} ${things}. What is the value of $x$?`,
      figure: dataTable(
        `Table of ${scenario.shown(`${count}`)}`,
        [capitalized(thing), header],
        data.map((each, index) => [index + 1, fixed(scenario, each)]),
      ),
      why: `With ${ways.two ? "two such values" : "this value"}, all $${all}$ values add up to ${inline(value(all * means.now))}, which makes the mean ${inline(now)}.`,
      opening: "Turn each mean into a sum: a sum is the mean times the number of values.",
      steps: [
        ...apart(stepTo("Add the values in the table.", equation(sum(...data.map(value)), sumOf))),
        stepTo("Divide to find their mean.", equation(quotient(sumOf, count), before)),
        stepTo(
          `Find the new mean, which is ${printed(change / scenario.parts)} ${ways.rises ? "greater" : "less"}.`,
          equation(sum(before, value(ways.rises ? change : -change)), now),
        ),
        stepTo(
          `Find the sum of all $${all}$ values.`,
          equation(times(all, now), value(all * means.now)),
        ),
        stepTo(
          `Subtract the sum of the first $${count}$ values.`,
          equation(
            ways.two ? product(2, "x") : "x",
            sum(value(all * means.now), value(-total(data))),
          ),
        ),
        ...(ways.two
          ? [stepTo("Divide both sides by $2$.", equation("x", quotient(value(gained), 2)))]
          : []),
        stepTo("Work out the right side.", equation("x", value(gained / added))),
      ],
      hint: `What must all $${all}$ values add up to for the new mean?`,
      tip: "Sums can be added and subtracted, means cannot: turn every mean into a sum first.",
      archetype: "QC09",
    };
  },
  facts: (recorded) => {
    const { scenario, data, change, ways } = recorded;
    const [count, added] = [data.length, ways.two ? 2 : 1];
    const values = data.map((each) => each / scenario.parts).join(" + ");
    return {
      kind: "value",
      given: [
        `m = (${values})/${count}`,
        `(${values} + ${added}*x)/${count + added} = m ${ways.rises ? "+" : "-"} ${change / scenario.parts}`,
      ],
      ask: "x",
      told: [
        scenario.shown(`${count}`),
        included(scenario, ways),
        `mean for all ${count + added} ${scenario.things}`,
        `${changeOf(recorded)} ${ways.rises ? "greater" : "less"} than the mean`,
        `for the first ${count} ${scenario.things}`,
      ],
    };
  },
});

/** A value from what adding or removing it does to the mean. */
export const valueThatMovesTheMean = defineLevels({
  id: "value-that-moves-the-mean",
  version: 6,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC09", "QC10"],
  optionDesign: "pool",
  Medium: newEntry,
  Hard: inTermsOfMean,
});
