import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { wholeSlips } from "../../../craft/options/shows.ts";
import { type Ways, drawWays, mistaken } from "../../../craft/options/ways.ts";
import { type UnitChain, measured, unitChains } from "../../../craft/scenarios/unit-chains.ts";
import { costByArea } from "../../../craft/units/cost-by-area.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, negative, sum, times } from "../../../math/expression.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether something is added, not taken away, and told in the middle unit, not in the smallest; the stock in the largest. */
type Fork = "gains" | "middle" | "big";

interface Mixed {
  readonly chain: UnitChain;
  readonly stock: number;
  readonly large: number;
  readonly change: number;
  readonly ways: Ways<Fork>;
}

/** The words that begin a sentence, inside of one. */
function within(words = ""): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The change in the smallest unit. */
function movedIn({ chain, change }: Mixed, { middle }: Ways<Fork>) {
  return middle ? times(change, chain.factors[0]) : sum(change);
}

function workAt(mixed: Mixed, ways: Ways<Fork>) {
  const { large, chain } = mixed;
  const [one, two] = chain.factors;
  return withChange(mixed, ways, ways.big ? times(large, two, one) : times(large, one));
}

function withChange(mixed: Mixed, ways: Ways<Fork>, stock: ReturnType<typeof times>) {
  const moved = movedIn(mixed, ways);
  return sum(stock, ways.gains ? moved : negative(moved));
}

function slipsOf(mixed: Mixed): PoolSlip[] {
  const { chain, large, change, ways } = mixed;
  const [small, middle, big] = chain.units;
  const [one, two] = chain.factors;
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

/** An amount in the smallest of three units after a change. */
const afterChange = poolLevel<Mixed>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const chain = chance.pick(unitChains);
    const mixed: Mixed = {
      chain,
      stock: chance.int(0, chain.stocks.length - 1),
      large: chance.int(3, 60),
      change: chance.int(2, 90),
      ways: drawWays(chance, "gains", "middle", "big"),
    };
    chance.require(workOut(workAt(mixed, mixed.ways)).num > 1, "nothing is left");
    return mixed;
  },
  key: (mixed) => numeral(workOut(workAt(mixed, mixed.ways))),
  slips: slipsOf,
  word: (mixed) => {
    const { chain, stock, large, change, ways } = mixed;
    const [small, middle, big] = chain.units;
    const [one, two] = chain.factors;
    const story = chain.stocks[stock];
    const amount = measured(change, ways.middle ? middle : small);
    const whole = ways.big ? times(large, two, one) : times(large, one);
    const moved = movedIn(mixed, ways);
    const [stocked, changed] = [workOut(whole), workOut(moved)];
    return {
      question: `${story?.told(measured(large, ways.big ? big : middle))} Given that ${measured(1, middle)} is ${measured(one, small)} and ${measured(1, big)} is ${measured(two, middle)}, how many ${small.many} ${story?.has} ${ways.gains ? within(story?.gains(amount)) : within(story?.loses(amount))}?`,
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
  facts: ({ chain, stock, large, change, ways: { gains, middle: inMiddle, big: inBig } }) => {
    const [small, middle, big] = chain.units;
    const [one, two] = chain.factors;
    const story = chain.stocks[stock];
    const amount = measured(change, inMiddle ? middle : small);
    return {
      kind: "value",
      // The units are s, m and b; the amount is counted in the smallest.
      given: [
        "s = 1",
        `m = ${one}*s`,
        `b = ${two}*m`,
        `x = ${large}*${inBig ? "b" : "m"} ${gains ? "+" : "-"} ${change}*${inMiddle ? "m" : "s"}`,
      ],
      ask: "x",
      told: [
        story?.told(measured(large, inBig ? big : middle)) ?? "",
        `${measured(1, middle)} is ${measured(one, small)}`,
        `${measured(1, big)} is ${measured(two, middle)}`,
        `how many ${small.many}`,
        (gains ? story?.gains(amount) : story?.loses(amount)) ?? "",
      ],
    };
  },
});

/** An amount or a cost when units differ. */
export const amountInMixedUnits = defineLevels({
  id: "amount-in-mixed-units",
  version: 5,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA08", "QA10"],
  optionDesign: "pool",
  Medium: afterChange,
  Hard: costByArea,
});
