import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { wholeSlips } from "../../../craft/options/shows.ts";
import { type Ways, drawWays, mistaken } from "../../../craft/options/ways.ts";
import { STOCKS, type Stock, measured } from "../../../craft/scenarios/unit-chains.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { costByArea } from "../../../craft/units/cost-by-area.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, negative, sum, times } from "../../../math/expression.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether something is added, not taken away, and told in the middle unit, not in the smallest; the stock in the largest. */
type Fork = "gains" | "middle" | "big";

interface Mixed {
  readonly stock: Stock;
  readonly large: number;
  readonly change: number;
  readonly ways: Ways<Fork>;
}

/** The change in the smallest unit. */
function movedIn({ stock: { chain }, change }: Mixed, { middle }: Ways<Fork>) {
  return middle ? times(change, chain.factors[0]) : sum(change);
}

function workAt(mixed: Mixed, ways: Ways<Fork>) {
  const {
    large,
    stock: { chain },
  } = mixed;
  const [one, two] = chain.factors;
  return withChange(mixed, ways, ways.big ? times(large, two, one) : times(large, one));
}

function withChange(mixed: Mixed, ways: Ways<Fork>, stock: ReturnType<typeof times>) {
  const moved = movedIn(mixed, ways);
  return sum(stock, ways.gains ? moved : negative(moved));
}

function slipsOf(mixed: Mixed): PoolSlip[] {
  const { stock, large, change, ways } = mixed;
  const [small, middle, big] = stock.chain.units;
  const [one, two] = stock.chain.factors;
  return wholeSlips([
    [
      workAt(mixed, mistaken<Fork>(ways, "gains")),
      {
        code: "opposite-operation",
        deed: ways.gains ? "subtracting the second amount" : "adding the second amount",
        step: 3,
      },
    ],
    [
      workAt(mixed, mistaken<Fork>(ways, "middle")),
      {
        code: "unit-not-converted",
        deed: ways.middle
          ? `leaving the $${change}$ ${middle.many} unconverted`
          : `converting the $${change}$ ${small.many} as if they were ${middle.many}`,
        step: 2,
      },
    ],
    [
      workAt(mixed, mistaken<Fork>(ways, "big")),
      {
        code: "unit-not-converted",
        deed: ways.big
          ? `multiplying the ${big.many} by $${one}$ only`
          : `converting the ${large} ${middle.many} as if they were ${big.many}`,
        isClassic: true,
        step: 1,
      },
    ],
    [
      withChange(mixed, ways, ways.big ? times(large, two) : sum(large)),
      {
        code: "unit-not-converted",
        deed: ways.big
          ? `converting the ${big.many} to ${middle.many} only`
          : `leaving the ${large} ${middle.many} unconverted`,
        step: 1,
      },
    ],
    [
      ways.big ? times(large, two, one) : times(large, one),
      { code: "term-left-out", deed: "leaving out the second amount", step: 3 },
    ],
  ]);
}

function wordsOf({ stock, large, change, ways }: Mixed) {
  const [small, middle, big] = stock.chain.units;
  const [one, two] = stock.chain.factors;
  const amount = measured(change, ways.middle ? middle : small);
  return {
    told: stock.told(measured(large, ways.big ? big : middle)),
    relations: `Given that ${measured(1, middle)} is ${measured(one, small)} and ${measured(1, big)} is ${measured(two, middle)}`,
    ask: `how many ${small.many} ${stock.has}`,
    condition: ways.gains ? stock.gains(amount) : stock.loses(amount),
  };
}

/** An amount in the smallest of three units after a change. */
const afterChange = poolLevel<Mixed>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const stock = chance.pick(STOCKS);
    const ways = drawWays(chance, "gains", "middle", "big");
    const mixed: Mixed = {
      stock,
      large: onGrid(chance, stock.large[ways.big ? 1 : 0]).num,
      change: onGrid(chance, stock.change[ways.middle ? 1 : 0]).num,
      ways,
    };
    chance.require(workOut(workAt(mixed, mixed.ways)).num > 1, "nothing is left");
    return mixed;
  },
  key: (mixed) => numeral(workOut(workAt(mixed, mixed.ways))),
  slips: slipsOf,
  word: (mixed) => {
    const { stock, large, change, ways } = mixed;
    const [small, middle, big] = stock.chain.units;
    const [one, two] = stock.chain.factors;
    const whole = ways.big ? times(large, two, one) : times(large, one);
    const moved = movedIn(mixed, ways);
    const [stocked, changed] = [workOut(whole), workOut(moved)];
    const { told, relations, ask, condition } = wordsOf(mixed);
    return {
      question: `${told}. ${relations}, ${ask} ${condition}?`,
      why: `Both amounts are counted in ${small.many} before they are ${ways.gains ? "added" : "subtracted"}.`,
      opening: `Convert both amounts to ${small.many} before you ${ways.gains ? "add" : "subtract"}.`,
      steps: [
        stepTo(
          ways.big
            ? `Convert the ${big.many} to ${middle.many} and then to ${small.many}.`
            : `Convert the ${large} ${middle.many} to ${small.many}.`,
          equation(whole, stocked),
        ),
        ...(ways.middle
          ? [
              stepTo(
                `Convert the ${change} ${middle.many} to ${small.many}.`,
                equation(moved, changed),
              ),
            ]
          : []),
        stepTo(
          ways.gains ? "Add the two amounts." : "Subtract the second amount from the first.",
          equation(
            sum(stocked, ways.gains ? changed : negative(changed)),
            workOut(workAt(mixed, ways)),
          ),
        ),
      ],
      hint: `How many ${small.many} are there in one ${ways.big ? big.one : middle.one}?`,
      tip: "Amounts can be added or subtracted only when they are in one unit.",
      archetype: "QA08",
    };
  },
  facts: (mixed) => {
    const { stock, large, change, ways } = mixed;
    const [one, two] = stock.chain.factors;
    const { told, relations, ask, condition } = wordsOf(mixed);
    return {
      kind: "value",
      // The units are s, m and b; the amount is counted in the smallest.
      given: [
        "s = 1",
        `m = ${one}*s`,
        `b = ${two}*m`,
        `x = ${large}*${ways.big ? "b" : "m"} ${ways.gains ? "+" : "-"} ${change}*${ways.middle ? "m" : "s"}`,
      ],
      ask: "x",
      told: [told, relations, ask, condition],
    };
  },
});

/** An amount or a cost when units differ. */
export const amountInMixedUnits = defineLevels({
  id: "amount-in-mixed-units",
  version: 6,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA08", "QA10"],
  optionDesign: "pool",
  Medium: afterChange,
  Hard: costByArea,
});
