import { type TwoParts, firstPart, partSteps, partWork } from "../../../craft/algebra/two-parts.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { inUnits, onGrid } from "../../../craft/draws/grids.ts";
import { orderAtTwoStores } from "../../../craft/algebra/order-at-two-stores.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, type Show, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { siblingAnswers } from "../../../craft/options/siblings.ts";
import { type TwoTotalsScenario, twoTotals } from "../../../craft/scenarios/two-totals.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Expression, negative, quotient, sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { gcd, isInteger } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Whether the first kind is asked, and whether the amount is the total, not a difference. */
type Fork = "first" | "total";

/** Things of two kinds, and what one of each counts. */
interface Counted extends TwoParts {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Whether a number of things is asked, not what they count. */
  readonly things: boolean;
  readonly ways: Ways<Fork>;
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
    workOut(answerWork(counted, { first: isFirst, total })),
  );
  chance.require(per < 100 || amounts.every(isInteger), "no whole number of dollars");
  return counted;
}

/** What is asked of either kind, as a calculation. */
function answerWork(counted: Counted, { first, total }: Ways<Fork>): Expression {
  const { a, b, per, things } = counted;
  const number = partWork(counted, { isFirst: first, isTotal: total });
  return things ? number : times(inUnits(first ? a : b, per), workOut(number));
}

/** The numbers of both kinds. */
function numbersOf(counted: Counted): readonly [number, number] {
  const x = firstPart(counted, counted.ways.total);
  return [x, counted.count - x];
}

/** A number of things may come out as a fraction, which is no option; an amount is a decimal. */
function shownAs({ things }: Counted): Show {
  return (work) => (things ? numeral(workOut(work)) : decimalFace(workOut(work)));
}

/** How the two kinds and the amount are mistaken for each other. */
function forkSlips(counted: Counted): PoolSlip[] {
  const { things, ways, amount } = counted;
  const { many, amount: shown, ofMany } = scenarioOf(counted);
  const other = many[ways.first ? 1 : 0];
  return slipsAtForks<Fork>({
    ways,
    work: (each) => answerWork(counted, each),
    show: shownAs(counted),
    slips: {
      first: {
        code: "another-quantity",
        deed: `answering with ${things ? `the number of ${other}` : withoutUnit(ofMany(other))}`,
        step: 3,
      },
      total: {
        code: "meaning-misread",
        deed: `using ${shown(amount)} as the ${ways.total ? "difference between the two kinds" : "total"}`,
        step: 1,
      },
    },
  });
}

/** Slips that give a number of things there could be, or an amount. */
function slipsOf(counted: Counted): PoolSlip[] {
  const { a, b, per, count, things, ways } = counted;
  const { many, all, ofMany } = scenarioOf(counted);
  const [x, y] = numbersOf(counted);
  const [own, number] = ways.first ? [a, x] : [b, y];
  const asked = many[ways.first ? 0 : 1];
  const [most, least] = x > y ? many : [many[1], many[0]];
  const to = (work: Expression, slip: PoolMisstep) => slipTo(work, slip, shownAs(counted));
  if (!things) {
    return [
      ...forkSlips(counted),
      to(sum(number), {
        code: "stopped-early",
        deed: `answering with the number of ${asked}, not ${withoutUnit(ofMany(asked))},`,
        step: 3,
      }),
      to(times(inUnits(own === a ? b : a, per), number), {
        code: "quantities-exchanged",
        deed: `multiplying the number of ${asked} by the amount for the other kind`,
        step: 3,
      }),
      to(times(inUnits(own, per), count), {
        code: "another-quantity",
        deed: `multiplying the number of all ${all} by the amount for each of the ${asked}`,
        step: 2,
      }),
    ].filter(({ face: { value } }) => per < 100 || value?.den === 1);
  }
  return [
    ...forkSlips(counted),
    to(sum(Math.max(x, y), -Math.min(x, y)), {
      code: "another-quantity",
      deed: `answering with how many more ${most} than ${least} there are`,
      isClassic: true,
      step: 3,
    }),
    to(quotient(count, 2), {
      code: "half-for-whole",
      deed: `taking half of the ${grouped(count)} ${all} as ${asked}`,
      step: 2,
    }),
    to(wrongSign(counted), {
      code: "sign-lost",
      deed: `combining the equations with the wrong sign on the side of the numbers`,
      step: 2,
    }),
  ].filter(({ face: { value, order = 0 } }) => value?.den === 1 && order > 0 && order < count);
}

/** The first kind, or the second, where a product is added that should be subtracted, or the other way around. */
function wrongSign({ a, b, per, count, amount, ways }: Counted): Expression {
  const other = ways.total ? inUnits(b, per) : inUnits(-b, per);
  const size = inUnits(ways.total ? a - b : a + b, per);
  const first = quotient(sum(inUnits(amount, per), times(other, count)), size);
  return ways.first ? first : sum(count, negative(first));
}

function withoutUnit(text: string): string {
  return text.replace(/, in [a-z-]+,/, "");
}

function archetypeOf(counted: Counted): string {
  if (!counted.things) return "HD15";
  return scenarioOf(counted).holds ? "HD08" : "HD06";
}

function stepsOfKinds(counted: Counted): Step[] {
  const { a, b, per, things, ways } = counted;
  const { many, all } = scenarioOf(counted);
  const [x, y] = numbersOf(counted);
  const each = inUnits(ways.first ? a : b, per);
  const product = times(each, ways.first ? x : y);
  return [
    ...partSteps(counted, {
      isTotal: ways.total,
      letters: `Let $x$ be the number of ${many[0]} and $y$ the number of ${many[1]}. Write one equation for their number and one for ${ways.total ? "the total" : "the difference"}.`,
      rest: ways.first ? undefined : `Subtract from the number of ${all} to find $y$.`,
    }),
    ...(things
      ? []
      : [
          {
            ...stepThrough("Multiply to find what is asked.", product, decimalOf(product)),
            claim: `${code(each)}*${ways.first ? "x" : "y"} = ${code(decimalOf(product))}`,
          },
        ]),
  ];
}

function decimalOf(work: Expression): Expression {
  return { kind: "number", value: workOut(work), decimal: true };
}

/** What the question says of the things, and what it asks. */
function tellingOf(counted: Counted) {
  const { a, b, count, amount, things, ways } = counted;
  const { rates, total, more, amount: shown, asks, many, ofMany } = scenarioOf(counted);
  const at = ways.first ? 0 : 1;
  return {
    rates: rates(shown(a), shown(b)),
    condition: (ways.total ? total : more)(grouped(count), shown(amount)),
    ask: things ? asks[at] : `what is ${ofMany(many[at])}`,
  };
}

/** The number of things, and what they count together or by how much one kind counts more. */
const ofTwoKinds = poolLevel<Counted>({
  space: 300_000,
  steps: 3,
  context: true,
  draw: drawCounted,
  key: (counted) => decimalFace(workOut(answerWork(counted, counted.ways))),
  slips: slipsOf,
  word: (counted) => {
    const { a, b, per, count, amount, ways } = counted;
    const { many, all, amount: shown } = scenarioOf(counted);
    const { rates, condition, ask } = tellingOf(counted);
    const [x, y] = numbersOf(counted);
    const second = times(inUnits(ways.total ? b : -b, per), y);
    const whole = sum(times(inUnits(a, per), x), second);
    return {
      question: sentences(rates, `${condition}, ${ask}?`),
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
    const { rates, condition, ask } = tellingOf(counted);
    return {
      kind: "value",
      given: [`x + y = ${count}`, `${ofX}*x ${ways.total ? "+" : "-"} ${ofY}*y = ${told}`],
      ask: things ? number : `${of}*${number}`,
      told: [rates, condition, ask],
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
