import { type PricedThing, pricedThings } from "@sat/content/scenarios/prices";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { afterOneChange } from "../../../craft/percents/one-change.ts";
import { atCheckout } from "../../../craft/percents/checkout.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { asPrice } from "../../../craft/options/shows.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { hundredths, pricesOf, withCents } from "../../../craft/percents/share.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimal, equation, sum, times } from "../../../math/expression.ts";
import { multiply, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface TwoChanges {
  readonly thing: PricedThing;
  readonly price: number;
  /** The sizes of the two changes, in percent. */
  readonly one: number;
  readonly two: number;
  readonly ways: Ways<TwoFork>;
}

/** Whether each change is upwards, and whether the second is a percent of the new price, not of the original one. */
type TwoFork = "firstUp" | "secondUp" | "ofNew";

const signed = (percent: number, isUp: boolean) => (isUp ? percent : -percent);

function twoWork({ price, one, two }: TwoChanges, ways: Ways<TwoFork>) {
  const [first, second] = [signed(one, ways.firstUp), signed(two, ways.secondUp)];
  return ways.ofNew
    ? times(hundredths(100 + first), hundredths(100 + second), price)
    : times(hundredths(100 + first + second), price);
}

/** Whether a price can come of these changes: two decreases leave less than the original price, two increases more. */
function isPossible({ price, ways }: TwoChanges, value: number): boolean {
  if (ways.firstUp !== ways.secondUp) return true;
  return ways.firstUp ? value > price : value < price;
}

function twoSlips(changes: TwoChanges): PoolSlip[] {
  const { price, one, two, ways } = changes;
  const [first, second] = [signed(one, ways.firstUp), signed(two, ways.secondUp)];
  const word = (isUp: boolean) => (isUp ? "an increase" : "a decrease");
  return [
    ...slipsAtForks({
      ways,
      work: (each) => twoWork(changes, each),
      show: asPrice,
      slips: {
        firstUp: {
          code: "direction-turned-around",
          deed: `treating the first change as ${word(!ways.firstUp)}`,
          step: 1,
        },
        secondUp: {
          code: "direction-turned-around",
          deed: `treating the second change as ${word(!ways.secondUp)}`,
          step: 2,
        },
        ofNew: ways.ofNew
          ? {
              code: "wrong-percent-base",
              deed: `combining the two percents into one change of the original price`,
              isClassic: true,
              step: 2,
            }
          : {
              code: "wrong-percent-base",
              deed: `taking ${two}% of the price after the first change`,
              isClassic: true,
              step: 2,
            },
      },
    }),
    slipTo(
      times(hundredths(100 + first), price),
      { code: "stopped-early", deed: "stopping after the first change", step: 2 },
      asPrice,
    ),
    slipTo(
      times(hundredths(100 + second), price),
      { code: "term-left-out", deed: "leaving out the first change", step: 1 },
      asPrice,
    ),
  ]
    .filter(({ face: { order = 0 } }) => isPossible(changes, order))
    .map((slip) => ({ ...slip, reason: withCents(slip.reason) }));
}

function pricesFor(changes: TwoChanges) {
  return pricesOf(asPrice(twoWork(changes, changes.ways)), twoSlips(changes));
}

function twoSteps(changes: TwoChanges) {
  const { price, one, two, ways } = changes;
  const middle = workOut(times(hundredths(100 + signed(one, ways.firstUp)), price));
  const whole = ways.ofNew ? middle : rational(price);
  const change = multiply(whole, rational(two, 100));
  const [up, down] = ["Add it to the price before it.", "Subtract it from the price before it."];
  return [
    stepTo(
      `The first change leaves ${100 + signed(one, ways.firstUp)}% of the original price, in dollars.`,
      equation(times(hundredths(100 + signed(one, ways.firstUp)), price), decimal(middle)),
    ),
    stepTo(
      `The second change is ${two}% of the ${ways.ofNew ? "new" : "original"} price, in dollars.`,
      equation(times(hundredths(two), decimal(whole)), decimal(change)),
    ),
    stepTo(
      ways.secondUp ? up : down,
      equation(
        sum(decimal(middle), decimal(multiply(change, ways.secondUp ? 1 : -1))),
        decimal(workOut(twoWork(changes, ways))),
      ),
    ),
  ].map((step) => ({ ...step, text: withCents(step.text) }));
}

/** A price after two changes, the second of them a percent of the new price or of the original one. */
const afterTwo = poolLevel<TwoChanges>({
  space: 500_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const thing = chance.pick(pricedThings);
    const [one, two] = [5 * chance.int(1, 8), 5 * chance.int(1, 7)];
    chance.require(one !== two, "one percent in two places");
    // A hundredth of a percent is a whole number of cents.
    const price = 4 * chance.int(Math.ceil(thing.from / 4), Math.floor(thing.to / 4));
    const ways = drawWays(chance, "firstUp", "secondUp", "ofNew");
    chance.require(ways.firstUp || ways.secondUp || one + two <= 70, "too cheap");
    return { thing, price, one, two, ways };
  },
  key: (changes) => pricesFor(changes).key,
  slips: (changes) => pricesFor(changes).slips,
  word: (changes) => {
    const { thing, price, one, two, ways } = changes;
    const way = (isUp: boolean) => (isUp ? "increased" : "decreased");
    const base = ways.ofNew ? "new" : "original";
    return {
      question: `The original price of ${thing.a} was ${dollars(price)}. A store first ${way(ways.firstUp)} the price by ${one}% and later ${way(ways.secondUp)} it by ${two}% of the ${base} price. What was the price of ${thing.the} after both changes?`,
      why: `The second change is ${two}% of the ${base} price, not of the ${ways.ofNew ? "original" : "new"} one.`,
      opening: "Make one change at a time, and decide what each percent is a percent of.",
      steps: twoSteps(changes),
      hint: `What was the price right after it was ${way(ways.firstUp)} by ${one}%, and of which price is the ${two}%?`,
      tip: "Two percents may be added only if both are percents of the same amount.",
      archetype: "QB07",
    };
  },
  facts: ({ thing, price, one, two, ways: { firstUp, secondUp, ofNew } }) => ({
    kind: "value",
    given: [
      `p = ${price}`,
      `m = p*(1 ${firstUp ? "+" : "-"} ${one}/100)`,
      `x = m ${secondUp ? "+" : "-"} ${ofNew ? "m" : "p"}*${two}/100`,
    ],
    ask: "x",
    told: [
      `the original price of ${thing.a} was ${dollars(price)}`,
      `first ${firstUp ? "increased" : "decreased"} by ${one}%`,
      `later ${secondUp ? "increased" : "decreased"} by ${two}%`,
      `of the ${ofNew ? "new" : "original"} price`,
      "price after both changes",
    ],
  }),
});

/** A number or a price after one, two or three changes. */
export const resultOfPercentChanges = defineLevels({
  id: "result-of-percent-changes",
  version: 6,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB01", "QB04", "QB07", "QB08"],
  optionDesign: "pool",
  Easy: afterOneChange,
  Medium: afterTwo,
  Hard: atCheckout,
});
