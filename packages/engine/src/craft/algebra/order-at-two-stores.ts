import { tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { level } from "../assembly/levels.ts";
import { onGrid } from "../draws/grid.ts";
import { areDistinct, numeral } from "../options/option.ts";
import { dollars } from "../wording/story.ts";
import { type TwoStoresScenario, twoStores } from "@sat/content/scenarios/two-stores";
import { rotatingOptions } from "../options/siblings.ts";
import {
  type AskOfTwo,
  ASKS_OF_TWO,
  slipOfTwo,
  stepsByElimination,
  stepsFromTwo,
  valuesOfTwo,
  workedOfTwo,
} from "./two-unknowns.ts";
import { askedIf, sentences } from "../wording/words.ts";

/** One order: its prices at the first store are a and b, at the second c and d. */
interface Order extends Readonly<Record<"scenario" | "a" | "b" | "c" | "d" | "x" | "y", number>> {
  readonly ask: AskOfTwo;
}

function drawOrder(chance: Chance): Order {
  const scenario = chance.int(0, twoStores.length - 1);
  const { first, second } = twoStores[scenario] as TwoStoresScenario; // in the list
  const [a, b] = [onGrid(chance, first), onGrid(chance, second)];
  // One kind is cheaper at the one store, the other at the other.
  const c = a - first[2] * chance.int(1, 4);
  const d = b + second[2] * chance.int(1, 4);
  const [x, y] = [chance.int(5, 60), chance.int(5, 60)];
  chance.require(c > d && (a - c) * x !== (d - b) * y, "the totals are alike");
  const values = Object.values(valuesOfTwo(x, y));
  chance.require(
    areDistinct([...values, a, b, c, d]) && Math.min(...values) * 8 >= x + y,
    "answers too close or too far apart",
  );
  return { scenario, a, b, c, d, x, y, ask: chance.pick(ASKS_OF_TWO) };
}

function stepsOfOrder(order: Order, [first, second]: readonly [string, string]): Step[] {
  const { a, b, c, d, x, y, ask } = order;
  const letters = `Let $x$ be the number of ${first} and $y$ the number of ${second}. Each total gives one equation.`;
  return [
    ...stepsByElimination({ letters, a, b, c, d, x, y, ask }),
    ...stepsFromTwo(valuesOfTwo(x, y), ask),
  ];
}

/** What the question says and asks. */
function tellingOf({ scenario, a, b, c, d, x, y, ask }: Order): string[] {
  const { charges, costs, many } = twoStores[scenario] as TwoStoresScenario; // in the list
  const [first, second] = many;
  const [most, least] = x > y ? [first, second] : [second, first];
  const asked = {
    x: first,
    y: second,
    all: `${first} and ${second} altogether`,
    more: `more ${most} than ${least}`,
  };
  return [
    charges([dollars(a), dollars(b)], [dollars(c), dollars(d)]),
    askedIf(
      costs(dollars(a * x + b * y), dollars(c * x + d * y)),
      `how many ${asked[ask]} are in the order`,
      true,
    ),
  ];
}

/** What the same order costs at two stores; a number of things is asked. */
export const orderAtTwoStores = level<Order>({
  space: 1_000_000,
  steps: 4,
  context: true,
  draw: drawOrder,
  build: (order) => {
    const { a, b, c, d, x, y, ask } = order;
    const story = twoStores[order.scenario] as TwoStoresScenario; // in the list
    const [first, second] = story.many;
    const [most, least] = x > y ? [first, second] : [second, first];
    const totals = [a * x + b * y, c * x + d * y] as const;
    const values = valuesOfTwo(order.x, order.y);
    const names = {
      x: `the number of ${first}`,
      y: `the number of ${second}`,
      all: `the number of ${first} and ${second} together`,
      more: `how many more ${most} than ${least} there are`,
    };
    const face = (each: AskOfTwo) => numeral(values[each]);
    return {
      question: sentences(...tellingOf(order)),
      options: rotatingOptions<AskOfTwo>({
        faces: { x: face("x"), y: face("y"), all: face("all"), more: face("more") },
        ask,
        why: `The order has $${x}$ ${first} and $${y}$ ${second}: $${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(totals[0])}$ and $${c} \\cdot ${x} + ${d} \\cdot ${y} = ${tex(totals[1])}$.`,
        slip: (each) => ({
          code: slipOfTwo(ask, each),
          deed: `answering with ${names[each]}${workedOfTwo(values, each)}`,
        }),
      }),
      opening:
        "The order is the same at both prices, so each total is an equation in the same unknowns.",
      steps: stepsOfOrder(order, story.many),
      hint: "There are two unknown numbers and two totals. What equation does each total give?",
      tip: "Once a system is solved, read the question again: it may ask for either number, their sum, or their difference.",
      archetype: "HD16",
    };
  },
  facts: (order) => {
    const { a, b, c, d, x, y, ask } = order;
    const [one, other] = [a * x + b * y, c * x + d * y];
    return {
      kind: "value",
      given: [`${a}*x + ${b}*y = ${one}`, `${c}*x + ${d}*y = ${other}`],
      ask: { x: "x", y: "y", all: "x + y", more: x > y ? "x - y" : "y - x" }[ask],
      told: tellingOf(order),
    };
  },
});
