import {
  type AskedPart,
  numbersOf,
  partAnswer,
  partKey,
  partSlips,
} from "../../../craft/algebra/two-parts-slips.ts";
import { amountStep, firstPart, partSteps } from "../../../craft/algebra/two-parts.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { inUnits, onGrid } from "../../../craft/draws/grid.ts";
import { orderAtTwoStores } from "../../../craft/algebra/order-at-two-stores.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { siblingAnswers } from "../../../craft/options/siblings.ts";
import { drawWays } from "../../../craft/options/ways.ts";
import { type TwoTotalsScenario, twoTotals } from "../../../craft/scenarios/two-totals.ts";
import { askedIf, sentences } from "../../../craft/wording/words.ts";
import { sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { gcd, isInteger } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Things of two kinds, and what one of each counts. */
interface Counted extends AskedPart {
  /** Place of the scenario in its list. */
  readonly scenario: number;
}

function scenarioOf({ scenario }: Pick<Counted, "scenario">): TwoTotalsScenario {
  return twoTotals[scenario] as TwoTotalsScenario; // drawn from the length of the list
}

function drawCounted(chance: Chance): Counted {
  const scenario = chance.int(0, twoTotals.length - 1);
  const { first, second, most, per } = scenarioOf({ scenario });
  const [a, b] = [onGrid(chance, first), onGrid(chance, second)];
  // With the amount as a total there are y of the second kind; as a difference, y(a - b)/(a + b), also whole.
  const part = (a + b) / gcd(a + b, 2 * b);
  const half = Math.floor(most / 2);
  chance.require(part <= half, "too many things");
  const y = part * chance.int(1, Math.floor(half / part));
  const x = chance.int(Math.ceil(most / 10), half);
  const [count, amount] = [x + y, a * x + b * y];
  const ways = drawWays(chance, "first", "total");
  const counted = { scenario, a, b, per, count, amount, things: chance.flip(), ways };
  const least = Math.min(x, y, firstPart(counted, false), count - firstPart(counted, false));
  chance.require(least * 8 >= count, "too few of a kind");
  const amounts = siblingAnswers(({ first: isFirst, second: total }) =>
    workOut(partAnswer(counted, { first: isFirst, total })),
  );
  chance.require(per < 100 || amounts.every(isInteger), "no whole number of dollars");
  return counted;
}

function slipsOf(counted: Counted): PoolSlip[] {
  const { count, amount, ways } = counted;
  const { many, all, ofMany, amount: shown } = scenarioOf(counted);
  const [first, second] = many;
  const amountOf = (kind: string) => ofMany(kind).replace(/, in [a-z-]+,/, "");
  return partSlips(counted, {
    numbers: [`the number of ${first}`, `the number of ${second}`],
    amounts: [amountOf(first), amountOf(second)],
    each: [`the amount for each of the ${first}`, `the amount for each of the ${second}`],
    whole: `the number of all ${all}`,
    wholeShown: `the ${grouped(count)} ${all}`,
    misread: `using ${shown(amount)} as the ${ways.total ? "difference between the two kinds" : "total"}`,
    gap: [
      `how many more ${first} than ${second} there are`,
      `how many more ${second} than ${first} there are`,
    ],
  });
}

function archetypeOf(counted: Counted): string {
  if (!counted.things) return "HD15";
  return scenarioOf(counted).holds ? "HD08" : "HD06";
}

function stepsOfKinds(counted: Counted): Step[] {
  const { things, ways } = counted;
  const { many, all } = scenarioOf(counted);
  return [
    ...partSteps(counted, {
      isTotal: ways.total,
      letters: `Let $x$ be the number of ${many[0]} and $y$ the number of ${many[1]}. Write one equation for their number and one for ${ways.total ? "the total" : "the difference"}.`,
      rest: ways.first ? undefined : `Subtract from the number of ${all} to find $y$.`,
    }),
    ...(things
      ? []
      : [
          amountStep("Multiply to find what is asked.", counted, {
            isFirst: ways.first,
            isTotal: ways.total,
          }),
        ]),
  ];
}

/** What the question says of the things, and what it asks. */
function tellingOf(counted: Counted) {
  const { a, b, count, amount, things, ways } = counted;
  const { rates, total, more, amount: shown, asks, many, ofMany } = scenarioOf(counted);
  const at = ways.first ? 0 : 1;
  return {
    rates: rates(shown(a), shown(b)),
    asked: askedIf(
      (ways.total ? total : more)(grouped(count), shown(amount)),
      things ? asks[at] : `what is ${ofMany(many[at])}`,
      things,
    ),
  };
}

/** The number of things, and what they count together or by how much one kind counts more. */
const ofTwoKinds = poolLevel<Counted>({
  space: 300_000,
  steps: 3,
  context: true,
  draw: drawCounted,
  key: partKey,
  slips: slipsOf,
  word: (counted) => {
    const { a, b, per, count, amount, ways } = counted;
    const { many, all, amount: shown } = scenarioOf(counted);
    const { rates, asked } = tellingOf(counted);
    const [x, y] = numbersOf(counted);
    const second = times(inUnits(ways.total ? b : -b, per), y);
    const whole = sum(times(inUnits(a, per), x), second);
    return {
      question: sentences(rates, asked),
      why: `With $${x}$ ${many[0]} and $${y}$ ${many[1]}, both conditions hold: $${tex(whole)} = ${tex(inUnits(amount, per))}$.`,
      opening: ways.total
        ? `The number of ${all} gives one equation, and the total gives another.`
        : `The number of ${all} gives one equation, and the difference gives another.`,
      steps: stepsOfKinds(counted),
      hint: `There are two unknown numbers. What equations do the ${grouped(count)} ${all} and the ${shown(amount)} give?`,
      tip: "After solving, read the last sentence again: which of the two kinds is asked about?",
      archetype: archetypeOf(counted),
    };
  },
  facts: (counted) => {
    const { a, b, per, count, amount, things, ways } = counted;
    const [ofX, ofY, told] = [a, b, amount].map((parts) => code(inUnits(parts, per)));
    const [number, of] = ways.first ? ["x", ofX] : ["y", ofY];
    const { rates, asked } = tellingOf(counted);
    return {
      kind: "value",
      given: [`x + y = ${count}`, `${ofX}*x ${ways.total ? "+" : "-"} ${ofY}*y = ${told}`],
      ask: things ? number : `${of}*${number}`,
      told: [rates, asked],
    };
  },
});

/** How many of a kind there are, or what they count together, from two totals. */
export const countFromTwoTotals = defineLevels({
  id: "count-from-two-totals",
  version: 7,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD06", "HD08", "HD15", "HD16"],
  optionDesign: "orbit",
  Medium: ofTwoKinds,
  Hard: orderAtTwoStores,
});
