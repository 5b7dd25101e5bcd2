import { type ListScenario, countedHeader, listScenarios } from "@sat/content/scenarios/data-sets";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { meanOf, total } from "../../../craft/data/statistics.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { apart } from "../../../craft/wording/apart.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { capitalized } from "../../../language/noun.ts";
import { equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";
import { toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import { inTermsOfMean } from "./value-in-terms-of-mean.ts";

/** Whether the mean rises, and whether two equal values are added. */
type EntryFork = "rises" | "two";

interface Recorded {
  readonly scenario: ListScenario;
  readonly data: readonly number[];
  /** By how much the mean changes. */
  readonly change: number;
  readonly ways: Ways<EntryFork>;
}

function meansOf({ data, change }: Recorded, { rises }: Ways<EntryFork>) {
  const before = toNumber(meanOf(data));
  return { before, now: rises ? before + change : before - change };
}

function entryWork(recorded: Recorded, ways: Ways<EntryFork>) {
  const { data } = recorded;
  const { now } = meansOf(recorded, ways);
  const gained = sum(times(data.length + (ways.two ? 2 : 1), now), -total(data));
  return ways.two ? quotient(gained, 2) : gained;
}

function oldCountWork(recorded: Recorded) {
  const { data, ways } = recorded;
  const gained = sum(times(data.length, meansOf(recorded, ways).now), -total(data));
  return ways.two ? quotient(gained, 2) : gained;
}

function entrySlips(recorded: Recorded): PoolSlip[] {
  const { data, change, ways } = recorded;
  const { before, now } = meansOf(recorded, ways);
  const count = data.length;
  const firstChanges = times(ways.rises ? count : -count, change);
  const asAverage = `treating $${now}$ as the average of the old mean and the new value`;
  return [
    slipTo(sum(times(2, now), -before), { code: "wrong-total", deed: asAverage, step: 2 }),
    ...slipsAtForks({
      ways,
      work: (each) => entryWork(recorded, each),
      slips: {
        rises: {
          code: "direction-turned-around",
          deed: `making the new mean ${change} ${ways.rises ? "less" : "greater"} than the old one`,
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
    slipTo(sum(before, ways.two ? quotient(firstChanges, 2) : firstChanges), {
      code: "off-by-one",
      deed: `counting the change of $${change}$ for the first $${count}$ values but not for the new ${ways.two ? "ones" : "one"}`,
      step: 3,
    }),
    slipTo(oldCountWork(recorded), {
      code: "wrong-total",
      deed: `multiplying the new mean by $${count}$, the old number of values,`,
      isClassic: true,
      step: 2,
    }),
    slipTo(times(count + (ways.two ? 2 : 1), change), {
      code: "stopped-early",
      deed: "finding only the total of the changes",
      step: 3,
    }),
    slipTo(sum(times(count + (ways.two ? 2 : 1), now), -before), {
      code: "wrong-total",
      deed: `subtracting the old mean instead of the sum of the first $${count}$ values`,
      step: 3,
    }),
    ...(ways.two
      ? [
          slipTo(sum(times(count + 2, now), -total(data)), {
            code: "stopped-early",
            deed: "giving the sum of the two new values",
            step: 3,
          }),
        ]
      : []),
  ].filter(({ face: { order = 0 } }) => order > 0);
}

/** "on one more day", "in each of two more games" */
function moreTimes({ counted, times: many }: ListScenario, { two }: Ways<EntryFork>): string {
  const within = counted.split(" ").at(-1) ?? "";
  return two
    ? `${within} each of two more ${many}`
    : `${within} one more ${many.replace(/s$/, "")}`;
}

/** The value of one or two new entries from how they move the mean. */
const newEntry = poolLevel<Recorded>({
  space: 1_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const range = Array.from({ length: 34 }, (_, at) => at + 15);
    // An even count, so that either number of new values makes whole answers.
    const most = chance.sample(range, chance.pick([3, 5]));
    const last = range.filter(
      (value) => !most.includes(value) && (total(most) + value) % (most.length + 1) === 0,
    );
    chance.require(last.length > 0, "no whole mean");
    const data = chance.shuffle([...most, chance.pick(last)]);
    const ways = drawWays(chance, "rises", "two");
    const recorded = { scenario: chance.pick(listScenarios), data, change: chance.int(1, 5), ways };
    const { num, den } = workOut(entryWork(recorded, ways));
    chance.require(den === 1 && num > 4, "no count");
    return recorded;
  },
  key: (recorded) => numeral(workOut(entryWork(recorded, recorded.ways))),
  slips: (recorded) => entrySlips(recorded).filter(({ face }) => Number.isInteger(face.order)),
  word: (recorded) => {
    const { scenario, data, change, ways } = recorded;
    const time = scenario.times.replace(/s$/, "");
    const { before, now } = meansOf(recorded, ways);
    const [count, added] = [data.length, ways.two ? 2 : 1];
    const all = count + added;
    const key = workOut(entryWork(recorded, ways));
    const more = moreTimes(scenario, ways);
    const gained = all * now - total(data);
    return {
      question: `The table shows the number of ${scenario.counted} each of ${count} ${scenario.times}. ${capitalized(more)}, ${scenario.unknown}, and the mean for all ${all} ${scenario.times} was ${change} ${ways.rises ? "greater" : "less"} than the mean for the first ${count} ${scenario.times}. What is the value of $x$?`,
      figure: dataTable(
        `Table of the number of ${scenario.counted.split(" ")[0]} by ${time}`,
        [capitalized(time), countedHeader(scenario)],
        data.map((value, index) => [index + 1, value]),
      ),
      why: `With ${ways.two ? "two such values" : "this value"}, all $${all}$ values add up to $${all * now}$, which makes the mean $${now}$.`,
      opening: "Turn each mean into a sum: a sum is the mean times the number of values.",
      steps: [
        ...apart(stepTo("Add the values in the table.", equation(sum(...data), total(data)))),
        stepTo("Divide to find their mean.", equation(quotient(total(data), count), before)),
        stepTo(
          `Find the new mean, which is ${change} ${ways.rises ? "greater" : "less"}.`,
          equation(sum(before, ways.rises ? change : -change), now),
        ),
        stepTo(`Find the sum of all $${all}$ values.`, equation(times(all, now), all * now)),
        stepTo(
          `Subtract the sum of the first $${count}$ values.`,
          equation(ways.two ? product(2, "x") : "x", sum(all * now, -total(data))),
        ),
        ...(ways.two
          ? [stepTo("Divide both sides by $2$.", equation("x", quotient(gained, 2)))]
          : []),
        { text: `So $x = ${toNumber(key)}$.`, claim: `x = ${code(key)}` },
      ],
      hint: `What must all $${all}$ values add up to for the new mean?`,
      tip: "Sums can be added and subtracted, means cannot: turn every mean into a sum first.",
      archetype: "QC09",
    };
  },
  facts: ({ scenario, data, change, ways }) => {
    const added = ways.two ? 2 : 1;
    return {
      kind: "value",
      given: [
        `m = (${data.join(" + ")})/${data.length}`,
        `(${data.join(" + ")} + ${added}*x)/${data.length + added} = m ${ways.rises ? "+" : "-"} ${change}`,
      ],
      ask: "x",
      told: [
        `${scenario.counted} each of ${data.length} ${scenario.times}`,
        `${moreTimes(scenario, ways)}, ${scenario.unknown}`,
        `mean for all ${data.length + added} ${scenario.times}`,
        `${change} ${ways.rises ? "greater" : "less"} than the mean`,
        `for the first ${data.length} ${scenario.times}`,
      ],
    };
  },
});

/** A value from what adding or removing it does to the mean. */
export const valueThatMovesTheMean = defineLevels({
  id: "value-that-moves-the-mean",
  version: 5,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC09", "QC10"],
  optionDesign: "pool",
  Medium: newEntry,
  Hard: inTermsOfMean,
});
