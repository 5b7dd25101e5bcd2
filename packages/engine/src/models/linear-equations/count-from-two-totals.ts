import { defineLevels, level } from "../../craft/levels.ts";
import { standardForm } from "../../craft/lines.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { dollars } from "../../craft/scenarios/limits.ts";
import { type TwoTotalsScenario, twoTotals } from "../../craft/scenarios/two-totals.ts";
import { type TwoStoresScenario, twoStores } from "../../craft/scenarios/two-stores.ts";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../craft/siblings.ts";
import { type AskOfTwo, ASKS_OF_TWO, stepsFromTwo, valuesOfTwo } from "../../craft/two-unknowns.ts";
import { sentences, timesThe } from "../../craft/words.ts";
import { equation, product } from "../../math/expression.ts";
import { code, grouped, inline, tex } from "../../math/print.ts";
import { gcd } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

/** Things of two kinds; a number is told that may be what they count together or a difference. */
interface Counted {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** What one of each kind counts. */
  readonly a: number;
  readonly b: number;
  readonly count: number;
  readonly amount: number;
  /** Whether a number of things is asked, not what they count. */
  readonly things: boolean;
}

function scenarioOf({ scenario }: Counted): TwoTotalsScenario {
  return twoTotals[scenario] as TwoTotalsScenario; // drawn from the length of the list
}

/** How many there are of the first kind when the amount is the total, or else the difference. */
function firstKind({ a, b, count, amount }: Counted, isTotal: boolean): number {
  return isTotal ? (amount - b * count) / (a - b) : (amount + b * count) / (a + b);
}

/** The twists are whether the first kind is asked, and whether the amount is the total. */
function answerAt(counted: Counted, { first, second }: Twists): number {
  const x = firstKind(counted, second);
  const number = first ? x : counted.count - x;
  return counted.things ? number : number * (first ? counted.a : counted.b);
}

function drawCounted(chance: Chance): Counted {
  const scenario = chance.int(0, twoTotals.length - 1);
  const { from, to } = twoTotals[scenario] as TwoTotalsScenario; // in the list
  const b = chance.int(from, to - 2);
  const a = chance.int(b + 2, to);
  // With the amount as a total there are y of the second kind; as a difference, y(a - b)/(a + b), also whole.
  const part = (a + b) / gcd(a + b, 2 * b);
  chance.require(part <= 45, "too many things");
  const y = part * chance.int(1, Math.floor(45 / part));
  const x = chance.int(4, 45);
  const [count, amount] = [x + y, a * x + b * y];
  return { scenario, a, b, count, amount, things: chance.flip() };
}

function archetypeOf(counted: Counted): string {
  if (!counted.things) return "HD15";
  return scenarioOf(counted).unit === "pieces" ? "HD08" : "HD06";
}

function stepsOfKinds(counted: Counted, at: Twists): Step[] {
  const { a, b, count, amount, things } = counted;
  const [first, second] = scenarioOf(counted).many;
  const x = firstKind(counted, at.second);
  const y = count - x;
  const [number, sum] = [standardForm(1, 1, count), standardForm(a, at.second ? b : -b, amount)];
  const factor = at.second ? a - b : a + b;
  const left = equation(product(factor, "x"), factor * x);
  const key = answerAt(counted, at);
  return [
    {
      text: `With $x$ ${first} and $y$ ${second}, the story gives ${inline(number)} and ${inline(sum)}.`,
      claim: code(sum),
    },
    {
      text: at.second
        ? `Subtracting $${b}$ times the first equation from the second leaves ${inline(left)}.`
        : `Adding $${b}$ times the first equation to the second leaves ${inline(left)}.`,
      claim: code(left),
    },
    { text: `So $x = ${x}$ and $y = ${y}$.`, claim: `x + 1000*y = ${x} + 1000*${y}` },
    ...(things
      ? []
      : [
          {
            text: `What is asked is $${at.first ? a : b} \\cdot ${at.first ? x : y}$, which is $${tex(key)}$.`,
            claim: `${at.first ? `${a}*x` : `${b}*y`} = ${key}`,
          },
        ]),
  ];
}

/** The number of things, and what they count together or by how much one kind counts more. */
const ofTwoKinds = level<{ counted: Counted; at: Twists }>({
  space: 300_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const counted = drawCounted(chance);
    const answers = siblingAnswers((at) => answerAt(counted, at));
    chance.require(
      areDistinct([...answers, counted.count, counted.amount]) &&
        Math.max(...answers) <= 8 * Math.min(...answers),
      "answers too close or too far apart",
    );
    return { counted, at: twists(chance) };
  },
  build: ({ counted, at }) => {
    const { a, b, count, amount, things } = counted;
    const scenario = scenarioOf(counted);
    const [first, second] = scenario.many;
    const [one, other] = at.first ? [first, second] : [second, first];
    const x = firstKind(counted, at.second);
    const y = count - x;
    const told = scenario.amount(amount);
    return {
      question: sentences(
        scenario.rates(scenario.amount(a), scenario.amount(b)),
        scenario.number(grouped(count)),
        at.second ? scenario.total(told) : scenario.more(told),
        things
          ? `How many of the ${scenario.all} were ${one}?`
          : `What is ${scenario.ofMany(one)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answerAt(counted, each),
        show: numeral,
        why: `Everything told comes out right with $${x}$ ${first} and $${y}$ ${second}.`,
        slips: [
          {
            code: "M-OTHER",
            deed: things
              ? `answering with the number of ${other}`
              : `answering with ${scenario.ofMany(other).replace(/, in [a-z]+,/, "")}`,
          },
          {
            code: "M-INTERP",
            deed: at.second
              ? `taking ${told} for the difference between the two kinds instead of the total`
              : `taking ${told} for the total instead of the difference between the two kinds`,
          },
        ],
      }),
      opening: at.second
        ? "Write one equation for the number of things and one for what they count in all."
        : "Write one equation for the number of things and one for the difference.",
      steps: stepsOfKinds(counted, at),
      hint: "There are two unknown numbers. What equation does each of the last two facts give?",
      tip: "After solving, read the last sentence again: is a number of things asked, or what they count?",
      archetype: archetypeOf(counted),
    };
  },
  facts: ({ counted, at }) => {
    const { a, b, count, amount, things } = counted;
    const given = [`x + y = ${count}`, `${a}*x ${at.second ? "+" : "-"} ${b}*y = ${amount}`];
    const [number, of] = at.first ? ["x", a] : ["y", b];
    return { kind: "value", given, ask: things ? number : `${of}*${number}` };
  },
});

/** One order: its prices at the first store are a and b, at the second c and d. */
interface Order extends Readonly<Record<"scenario" | "a" | "b" | "c" | "d" | "x" | "y", number>> {
  readonly ask: AskOfTwo;
}

function drawOrder(chance: Chance): Order {
  const scenario = chance.int(0, twoStores.length - 1);
  const { from, to } = twoStores[scenario] as TwoStoresScenario; // in the list
  const b = chance.int(from, to - 2);
  const a = chance.int(b + 2, to);
  // One kind is cheaper at the one store, the other at the other.
  const [c, d] = [a - chance.int(1, 4), b + chance.int(1, 4)];
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
  const values = valuesOfTwo(order.x, order.y);
  const given = [standardForm(a, b, a * x + b * y), standardForm(c, d, c * x + d * y)] as const;
  const [byFirst, bySecond] = [d / gcd(b, d), b / gcd(b, d)];
  const factor = byFirst * a - bySecond * c;
  const left = equation(product(factor, "x"), factor * x);
  return [
    {
      text: `With $x$ ${first} and $y$ ${second}, the story gives ${inline(given[0])} and ${inline(given[1])}.`,
      claim: code(given[0]),
    },
    {
      text: `Subtracting ${timesThe(bySecond, "second equation")} from ${timesThe(byFirst, "first")} leaves ${inline(left)}.`,
      claim: code(left),
    },
    ...stepsFromTwo(values, ask),
  ];
}

/** What the same order costs at two stores; a number of things is asked. */
const atTwoStores = level<Order>({
  space: 1_000_000,
  steps: 4,
  context: true,
  draw: drawOrder,
  build: (order) => {
    const { a, b, c, d, x, y, ask } = order;
    const story = twoStores[order.scenario] as TwoStoresScenario; // in the list
    const [one, other] = story.places;
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
      question: sentences(
        story.setting,
        story.charges(one, dollars(a), dollars(b)),
        story.charges(other, dollars(c), dollars(d)),
        story.costs(dollars(totals[0]), dollars(totals[1])),
        {
          x: `How many ${first} are in the order?`,
          y: `How many ${second} are in the order?`,
          all: `How many ${first} and ${second} are in the order altogether?`,
          more: `How many more ${most} than ${least} are in the order?`,
        }[ask],
      ),
      options: rotatingOptions<AskOfTwo>({
        faces: { x: face("x"), y: face("y"), all: face("all"), more: face("more") },
        ask,
        why: `Both totals come out right with $${x}$ ${first} and $${y}$ ${second}.`,
        slip: (each) => ({
          code:
            (ask === "all" || ask === "more") && (each === "x" || each === "y")
              ? "M-STOP"
              : "M-OTHER",
          deed: `answering with ${names[each]}`,
        }),
      }),
      opening:
        "The order is the same at both prices, so each total is an equation in the same unknowns.",
      steps: stepsOfOrder(order, story.many),
      hint: "There are two unknown numbers and two totals. What equation does each total give?",
      tip: "After solving, read the last sentence again: which of the numbers is asked?",
      archetype: "HD16",
    };
  },
  facts: ({ a, b, c, d, x, y, ask }) => ({
    kind: "value",
    given: [`${a}*x + ${b}*y = ${a * x + b * y}`, `${c}*x + ${d}*y = ${c * x + d * y}`],
    ask: { x: "x", y: "y", all: "x + y", more: x > y ? "x - y" : "y - x" }[ask],
  }),
});

/** How many of a kind there are, or what they count together, from two totals. */
export const countFromTwoTotals = defineLevels({
  id: "count-from-two-totals",
  version: 3,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD06", "HD08", "HD15", "HD16"],
  optionDesign: "orbit",
  Medium: ofTwoKinds,
  Hard: atTwoStores,
});
