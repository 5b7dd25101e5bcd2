import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type ListScenario, countedHeader, listScenarios } from "@sat/content/scenarios/data-sets";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { meanOf, total } from "../../../craft/data/statistics.ts";
import { capitalized } from "../../../language/noun.ts";
import { polynomial } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { add, divide, multiply, subtract, toNumber } from "../../../math/rational.ts";

interface Recorded {
  readonly scenario: ListScenario;
  readonly data: readonly number[];
  /** By how much the mean changes. */
  readonly change: number;
}

/** How many values are added: two equal ones when the second twist says so. */
function added({ second }: Twists): 1 | 2 {
  return second ? 2 : 1;
}

function newValue({ data, change }: Recorded, at: Twists) {
  const away = divide(multiply(data.length + added(at), change), added(at));
  return at.first ? add(meanOf(data), away) : subtract(meanOf(data), away);
}

/** The value of one or two new entries from how they move the mean. */
const newEntry = siblingLevel<Recorded>({
  space: 2_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const range = Array.from({ length: 34 }, (_, at) => at + 15);
    const most = chance.sample(range, chance.int(3, 6));
    const last = range.filter(
      (value) => !most.includes(value) && (total(most) + value) % (most.length + 1) === 0,
    );
    chance.require(last.length > 0, "no whole mean");
    const data = chance.shuffle([...most, chance.pick(last)]);
    return { scenario: chance.pick(listScenarios), data, change: chance.int(1, 4) };
  },
  answer: newValue,
  word: (recorded, at, key) => {
    const { scenario, data, change } = recorded;
    const time = scenario.times.replace(/s$/, "");
    const [count, mean] = [data.length, toNumber(meanOf(data))];
    const now = at.first ? mean + change : mean - change;
    const all = count + added(at);
    const more = at.second ? `each of two more ${scenario.times}` : `one more ${time}`;
    const direction = at.first ? "greater" : "less";
    return {
      question: `The table shows the number of ${scenario.counted} each of ${count} ${scenario.times}. For ${more}, ${countedHeader(scenario).replace("N", "the n")} was $x$, and the mean for all ${all} ${scenario.times} was ${change} ${direction} than the mean for the first ${count} ${scenario.times}. What is the value of $x$?`,
      figure: dataTable(
        `Table of the number of ${scenario.counted.split(" ")[0]} by ${time}`,
        [capitalized(time), countedHeader(scenario)],
        data.map((value, index) => [index + 1, value]),
      ),
      why: `With ${at.second ? "two such values" : "this value"} the mean of all ${all} values is $${now}$.`,
      slips: [
        {
          code: "direction-turned-around",
          deed: `making the mean ${at.first ? "less" : "greater"} by $${change}$`,
        },
        {
          code: "off-by-one",
          deed: at.second
            ? `adding one value, for ${count + 1} in all, instead of two`
            : `adding two equal values, for ${count + 2} in all, instead of one`,
        },
      ],
      opening: "Work with sums: a sum is the mean times the number of values.",
      steps: [
        {
          text: `The first $${count}$ values add up to $${total(data)}$, so their mean is $${mean}$.`,
          claim: `${total(data)}/${count} = ${mean}`,
        },
        {
          text: `With a mean of $${now}$, all $${all}$ values add up to $${all * now}$.`,
          claim: `${all}*${now} = ${all * now}`,
        },
        {
          text: `The difference of the sums is $${all * now - total(data)}$${at.second ? ", half of it for each value" : ""}, so the value asked for is $${toNumber(key)}$.`,
          claim: `(${all * now} - ${total(data)})/${added(at)} = ${toNumber(key)}`,
        },
      ],
      hint: "What must all the values add up to for the new mean?",
      tip: "Turn every mean into a sum first; sums can be added and subtracted, means cannot.",
      archetype: "QC09",
    };
  },
  facts: ({ scenario, data, change }, at) => ({
    kind: "value",
    given: [
      `m = (${data.join(" + ")})/${data.length}`,
      `(${data.join(" + ")} + ${added(at)}*x)/${data.length + added(at)} = m ${at.first ? "+" : "-"} ${change}`,
    ],
    ask: "x",
    told: [
      `${scenario.counted} each of ${data.length} ${scenario.times}`,
      at.second
        ? `each of two more ${scenario.times}`
        : `one more ${scenario.times.replace(/s$/, "")}`,
      `${countedHeader(scenario)} was $x$`,
      `mean for all ${data.length + added(at)} ${scenario.times}`,
      `${change} ${at.first ? "greater" : "less"} than the mean`,
      `for the first ${data.length} ${scenario.times}`,
    ],
  }),
});

interface Symbolic {
  readonly count: number;
  readonly change: number;
  readonly mean: string;
  readonly value: string;
  readonly at: Twists;
}

/** First twist: the mean rises; second: the value is added, not removed. */
function valueOf({ count, change, mean }: Symbolic, { first, second }: Twists) {
  const away = (second ? count + 1 : count - 1) * change;
  return polynomial([first === second ? away : -away, 1], mean);
}

/** The value added or removed, in terms of the mean. */
const inTermsOfMean = level<Symbolic>({
  space: 100_000,
  steps: 4,
  draw: (chance) => ({
    count: chance.int(6, 60),
    change: chance.int(2, 25),
    mean: chance.pick(["m", "k", "a", "p"]),
    value: chance.pick(["x", "y", "n", "w", "z"]),
    at: twists(chance),
  }),
  build: (item) => {
    const { count, change, mean, value, at } = item;
    const [after, sign] = [at.second ? count + 1 : count - 1, at.first ? 1 : -1];
    const now = polynomial([sign * change, 1], mean);
    const key = valueOf(item, at);
    const sums = `${after}(${code(now)})`;
    const event = at.second
      ? `The value $${value}$ is added to the data set`
      : `The value $${value}$, which is in the data set, is removed`;
    return {
      question: `The mean of the ${count} values in a data set is $${mean}$, where $${mean}$ is a constant. ${event}, and the mean of the resulting ${after} values is ${inline(now)}. Which expression is equal to $${value}$?`,
      options: siblingOptions({
        at,
        answer: (each) => valueOf(item, each),
        show: formula,
        why: `It makes the difference of the two sums.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `letting the mean ${at.first ? "fall" : "rise"} by $${change}$`,
          },
          {
            code: "opposite-operation",
            deed: at.second
              ? `treating the value as removed, which leaves ${count - 1} values,`
              : `treating the value as added, which makes ${count + 1} values,`,
          },
        ],
      }),
      opening: "Compare the sum of the values before the change with the sum after it.",
      steps: [
        {
          text: `Before the change the sum is $${count}${mean}$, and after it $${sums.replace("*", "")}$.`,
        },
        {
          text: at.second
            ? `The value added is the sum after less the sum before: $${sums} - ${count}${mean}$.`
            : `The value removed is the sum before less the sum after: $${count}${mean} - ${sums}$.`,
          claim: at.second
            ? `${value} = ${after}*(${code(now)}) - ${count}*${mean}`
            : `${value} = ${count}*${mean} - ${after}*(${code(now)})`,
        },
        { text: `This is ${inline(key)}.`, claim: `${value} = ${code(key)}` },
        { text: "A check with numbers: choose a mean, find both sums and subtract." },
      ],
      hint: "A mean times the number of values is their sum. What are the sums before and after?",
      tip: "When a mean is a letter, write both sums with it and let them do the work.",
      archetype: "QC10",
    };
  },
  facts: ({ count, change, mean, value, at }) => {
    const after = at.second ? count + 1 : count - 1;
    const sum = `${count}*${mean} ${at.second ? "+" : "-"} ${value}`;
    return {
      kind: "equivalent",
      expression: value,
      where: [`(${sum})/${after} = ${mean} ${at.first ? "+" : "-"} ${change}`],
      told: [
        `mean of the ${count} values in a data set is $${mean}$`,
        `the value $${value}$`,
        at.second ? "is added to the data set" : "is removed",
        `mean of the resulting ${after} values`,
        `expression is equal to $${value}$`,
      ],
    };
  },
});

/** A value from what adding or removing it does to the mean. */
export const valueThatMovesTheMean = defineLevels({
  id: "value-that-moves-the-mean",
  version: 2,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC09", "QC10"],
  optionDesign: "orbit",
  Medium: newEntry,
  Hard: inTermsOfMean,
});
