import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral, right, wrong } from "../../../craft/options/option.ts";
import { type ListScenario, listScenarios } from "@sat/content/scenarios/data-sets";
import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/measured-groups";
import { settingOf } from "../../../craft/wording/setting.ts";
import { total } from "../../../craft/data/statistics.ts";
import { capitalized } from "../../../language/noun.ts";

interface TwoMedians {
  readonly scenario: GroupScenario;
  readonly count: number;
  /** Four equally spaced values, of which one lies between the two medians. */
  readonly values: readonly number[];
  readonly place: number;
  /** By how much the medians are less and greater than it, in halves. */
  readonly below: number;
  readonly above: number;
  readonly swapped: boolean;
}

function mediansOf({
  values,
  place,
  below,
  above,
  swapped,
}: TwoMedians): readonly [number, number] {
  const key = values[place] ?? 0;
  return swapped ? [key + above, key - below] : [key - below, key + above];
}

/** A median that all of two groups together may have. */
const ofBoth = level<TwoMedians>({
  space: 400_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const gap = chance.int(4, 7);
    // No median may fall to one of a unit or below, wherever the key stands.
    const least = chance.int(Math.max(scenario.from - 4, gap + 1), scenario.to - gap);
    return {
      scenario,
      count: chance.int(8, 30),
      values: [0, 1, 2, 3].map((at) => least + at * gap),
      place: chance.int(0, 3),
      below: chance.int(2, 2 * gap - 1) / 2,
      above: chance.int(2, 2 * gap - 1) / 2,
      swapped: chance.flip(),
    };
  },
  build: (item) => {
    const { scenario, count, values, place } = item;
    const { members, groups, measure, unit } = scenario;
    const medians = mediansOf(item);
    const [low, high] = [Math.min(...medians), Math.max(...medians)];
    const both = 2 * count;
    return {
      question: `The median ${measure} is ${medians[0]} ${unit} for ${count} ${members} ${groups[0]} and ${medians[1]} ${unit} for ${count} ${members} ${groups[1]}. Which value could be the median ${measure}, in ${unit}, of all ${both} ${members}?`,
      options: values.map((value, at) => {
        const face = numeral(value);
        if (at === place)
          return right(
            face,
            `It is $${value} - ${low} = ${value - low}$ above one median and $${high} - ${value} = ${high - value}$ below the other.`,
          );
        return wrong(
          face,
          "bound-misjudged",
          value > high
            ? `Taking a value above both medians overlooks that in each group, at least half of the values are $${high}$ or less: the median of all is not $${high} + ${value - high} = ${value}$.`
            : `Taking a value below both medians overlooks that in each group, at least half of the values are $${low}$ or greater: the median of all is not $${low} - ${low - value} = ${value}$.`,
        );
      }),
      opening: "The median of all the data lies between the medians of the two groups.",
      steps: [
        {
          text: `In each group, at least half of the values are $${low}$ or greater, so the median of all is not less than $${low}$.`,
        },
        {
          text: `In each group, at least half of the values are $${high}$ or less, so the median of all is not greater than $${high}$.`,
        },
        {
          text: `Only one of the four options lies between these bounds.\n\n$${low} < ${values[place] ?? 0} < ${high}$`,
          claim: `${low} <= ${values[place] ?? 0} <= ${high}`,
        },
        { text: `The median of all could be $${values[place] ?? 0}$ ${unit}.` },
      ],
      hint: `Could more than half of all ${both} values be less than $${low}$, or greater than $${high}$?`,
      tip: "The median of two groups together lies between their medians; it need not be halfway.",
      archetype: "QC23",
    };
  },
  facts: (item) => {
    const { scenario, count } = item;
    const { members, groups, measure, unit } = scenario;
    const [one, other] = mediansOf(item);
    return {
      kind: "statement",
      given: [`p = ${Math.min(one, other)}`, `q = ${Math.max(one, other)}`],
      claims: Object.fromEntries(
        item.values.map((value) => [numeral(value).text, [`p <= ${value}`, `${value} <= q`]]),
      ),
      told: [
        `the median ${measure} is ${one} ${unit} for ${count} ${members} ${groups[0]}`,
        `${other} ${unit} for ${count} ${members} ${groups[1]}`,
        `could be the median ${measure}, in ${unit}, of all ${2 * count} ${members}`,
      ],
      setting: settingOf("The bounds are the same for groups of any size.", count, 2 * count),
    };
  },
});

interface Unknown {
  readonly scenario: ListScenario;
  readonly data: readonly number[];
  readonly letter: string;
  /** Four neighboring possible values, of which one makes the mean an integer. */
  readonly values: readonly number[];
  readonly place: number;
}

const countScenarios = listScenarios.filter(({ parts }) => parts === 1);

/** The value that an unknown may have when the mean is to be an integer. */
const forWholeMean = level<Unknown>({
  space: 2_000_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const count = chance.int(5, 8);
    const scenario = chance.pick(countScenarios);
    const { from, to } = scenario;
    const first = chance.int(from + 2, to - 5);
    const values = [0, 1, 2, 3].map((at) => first + at);
    const place = chance.int(0, 3);
    const most = Array.from({ length: count - 2 }, () => chance.int(from, to));
    const lacking = total(most) + (values[place] ?? 0);
    const last = from + ((count - ((lacking + from) % count)) % count) + count * chance.int(0, 3);
    return {
      scenario,
      data: chance.shuffle([...most, last]),
      letter: chance.pick(["n", "x", "k", "p"]),
      values,
      place,
    };
  },
  build: ({ scenario, data, letter, values, place }) => {
    const count = data.length + 1;
    const sum = total(data);
    const [first = 0, last = 0] = [values[0], values.at(-1)];
    const key = values[place] ?? 0;
    return {
      question: `The table shows ${scenario.shown(`${count}`)}, where $${letter}$ is an integer constant and $${first - 1} < ${letter} < ${last + 1}$. If the mean of the ${count} values is also an integer, what is the value of $${letter}$?`,
      figure: dataTable(
        `Table of ${scenario.shown(`${count}`)}`,
        [capitalized(scenario.thing), scenario.header],
        [...data, `$${letter}$`].map((value, at) => [at + 1, value]),
      ),
      options: values.map((value, at) => {
        const face = numeral(value);
        const under = `\\frac{${sum} + ${value}}{${count}}`;
        if (at === place)
          return right(face, `The sum is then $${sum + value}$, a multiple of $${count}$.`);
        return wrong(
          face,
          "condition-unchecked",
          `The mean $${under} = \\frac{${sum + value}}{${count}}$ is not an integer, so $${letter}$ is not $${value}$.`,
        );
      }),
      opening: "The mean is an integer only when the sum is a multiple of the number of values.",
      steps: [
        { text: "Add the known values." },
        {
          text: `$${data.join(" + ")} = ${sum}$`,
          claim: `${data.join(" + ")} = ${sum}`,
        },
        {
          text: `Write the mean of all $${count}$ values.\n\n$\\frac{${sum} + ${letter}}{${count}}$`,
        },
        {
          text: `The constant is at least $${first}$ and at most $${last}$, so the sum is at least $${sum} + ${first} = ${sum + first}$ and at most $${sum} + ${last} = ${sum + last}$.`,
        },
        {
          text: `Of these sums, only one is a multiple of $${count}$.\n\n$${sum + key} = ${count} \\cdot ${(sum + key) / count}$`,
          claim: `(${sum} + ${key})/${count} = ${(sum + key) / count}`,
        },
        {
          text: `Subtract the known values from this sum.\n\n$${letter} = ${sum + key} - ${sum} = ${key}$`,
          claim: `${letter} = ${key}`,
        },
      ],
      hint: `What must be true of the sum of $${count}$ integers for their mean to be an integer?`,
      tip: "Turn a condition on a mean into a condition on the sum: the sum is the mean times the count.",
      archetype: "QC21",
    };
  },
  facts: ({ scenario, data, letter, values }) => {
    // The mean is the one integer between the least and the greatest that the bounds allow.
    const count = data.length + 1;
    const mean = Math.floor((total(data) + (values.at(-1) ?? 0)) / count);
    return {
      kind: "value",
      given: [`(${data.join(" + ")} + ${letter})/${count} = ${mean}`],
      where: [`${(values[0] ?? 0) - 1} < ${letter}`, `${letter} < ${(values.at(-1) ?? 0) + 1}`],
      ask: letter,
      told: [
        `${scenario.shown(`${count}`)}, where $${letter}$ is an integer constant`,
        `mean of the ${count} values is also an integer`,
      ],
      setting: settingOf("It is the one integer that the mean can be.", mean),
    };
  },
});

/** A value that a median or an unknown may have. */
export const possibleValueOfAStatistic = defineLevels({
  id: "possible-value-of-a-statistic",
  version: 4,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC21", "QC23"],
  optionDesign: "orbit",
  Medium: ofBoth,
  Hard: forWholeMean,
});
