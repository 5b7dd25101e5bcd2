import { defineLevels, level } from "../../craft/levels.ts";
import { standardForm } from "../../craft/lines.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { dollars } from "../../craft/scenarios/limits.ts";
import { twoKinds } from "../../craft/scenarios/two-kinds.ts";
import { twoStores } from "../../craft/scenarios/two-stores.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { timesThe } from "../../craft/words.ts";
import { type Relation, equation, product } from "../../math/expression.ts";
import { code, grouped, inline } from "../../math/print.ts";
import { gcd } from "../../math/rational.ts";
import type { Draft, Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

const ASKS = ["x", "y", "ofX", "ofY"] as const;
type Ask = (typeof ASKS)[number];

interface Purchase {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** What one of each kind counts. */
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
  readonly ask: Ask;
}

interface Telling {
  /** The story, before the question. */
  readonly told: string;
  readonly given: readonly [Relation, Relation];
  readonly asks: Readonly<Record<Ask, string>>;
  /** What a number is that is not asked. */
  readonly names: Readonly<Record<Ask, string>>;
  readonly many: readonly [string, string];
  readonly opening: string;
  readonly steps: readonly Step[];
}

function formulas({ a, b }: Purchase): Readonly<Record<Ask, string>> {
  return { x: "x", y: "y", ofX: `${a}*x`, ofY: `${b}*y` };
}

function values({ a, b, x, y }: Purchase): Readonly<Record<Ask, number>> {
  return { x, y, ofX: a * x, ofY: b * y };
}

function draw(chance: Chance, scenarios: readonly { from: number; to: number }[]): Purchase {
  const scenario = chance.int(0, scenarios.length - 1);
  const { from, to } = scenarios[scenario] as { from: number; to: number }; // in the list
  const [a, b] = [chance.int(from, to), chance.int(from, to)];
  const purchase = { scenario, a, b, x: chance.int(5, 45), y: chance.int(5, 45) };
  const { x, y } = purchase;
  chance.require(a > b + 1 && areDistinct([x, y, a * x, b * y, a, b]), "two numbers alike");
  return { ...purchase, ask: chance.pick(ASKS) };
}

function build(purchase: Purchase, telling: Telling): Draft {
  const { a, b, x, y, ask } = purchase;
  const { told, given, asks, names, many, opening, steps } = telling;
  const of = values(purchase);
  const isCount = ask === "x" || ask === "y";
  const [first, second] = given;
  const face = (each: Ask) => numeral(of[each]);
  return {
    question: `${told} ${asks[ask]}`,
    options: rotatingOptions({
      faces: { x: face("x"), y: face("y"), ofX: face("ofX"), ofY: face("ofY") },
      ask,
      why: `Both totals come out right with $${x}$ ${many[0]} and $${y}$ ${many[1]}.`,
      slip: (other) => ({
        code: !isCount && (other === "x" || other === "y") ? "M-STOP" : "M-OTHER",
        deed: `answering with ${names[other]}`,
      }),
    }),
    opening,
    steps: [
      {
        text: `With $x$ ${many[0]} and $y$ ${many[1]}, the story gives ${inline(first)} and ${inline(second)}.`,
        claim: code(first),
      },
      ...steps,
      { text: `So $x = ${x}$ and $y = ${y}$.`, claim: `x + 1000*y = ${x} + 1000*${y}` },
      ...(isCount
        ? []
        : [
            {
              text: `What is asked is $${ask === "ofX" ? a : b} \\cdot ${ask === "ofX" ? x : y}$, which is ${numeral(of[ask]).text}.`,
              claim: `${formulas(purchase)[ask]} = ${of[ask]}`,
            },
          ]),
    ],
    hint: "There are two unknown numbers and two totals. What equation does each total give?",
    tip: "After solving, read the last sentence again: is a number of things asked, or what they count?",
  };
}

/** Tickets at two prices and the like: how many of a kind, or how much they count together. */
function ofTwoKinds(purchase: Purchase): Telling {
  const { scenario, a, b, x, y } = purchase;
  const { rates, totals, amount, many, ofMany, all } = twoKinds[
    scenario
  ] as (typeof twoKinds)[number]; // in the list
  const [first, second] = many;
  const [count, total] = [standardForm(1, 1, x + y), standardForm(a, b, a * x + b * y)];
  const left = equation(product(a - b, "x"), (a - b) * x);
  const names = {
    x: `the number of ${first}`,
    y: `the number of ${second}`,
    ofX: ofMany(first),
    ofY: ofMany(second),
  };
  return {
    told: `${rates(amount(a), amount(b))} ${totals(grouped(x + y), amount(a * x + b * y))}`,
    given: [count, total],
    asks: {
      x: `How many of the ${all} were ${first}?`,
      y: `How many of the ${all} were ${second}?`,
      ofX: `What is ${names.ofX}?`,
      ofY: `What is ${names.ofY}?`,
    },
    names,
    many,
    opening: "Write one equation for the number of things and one for what they count in all.",
    steps: [
      {
        text: `Subtracting $${b}$ times the first equation from the second leaves ${inline(left)}.`,
        claim: code(left),
      },
    ],
  };
}

function archetypeOf({ scenario, ask }: Purchase): string {
  if (ask === "ofX" || ask === "ofY") return "HD15";
  return twoKinds[scenario]?.unit === "pieces" ? "HD08" : "HD06";
}

/** One order at the prices of two stores; prices at the second store are c and d. */
interface TwoStores extends Purchase {
  readonly c: number;
  readonly d: number;
}

function atTwoStores(purchase: TwoStores): Telling {
  const { scenario, a, b, c, d, x, y } = purchase;
  const story = twoStores[scenario] as (typeof twoStores)[number]; // in the list
  const [one, other] = story.places;
  const [first, second] = story.many;
  const totals = [a * x + b * y, c * x + d * y] as const;
  const [byFirst, bySecond] = [d / gcd(b, d), b / gcd(b, d)];
  const factor = byFirst * a - bySecond * c;
  const left = equation(product(factor, "x"), factor * x);
  const place = one.charAt(0).toLowerCase() + one.slice(1);
  const names = {
    x: `the number of ${first}`,
    y: `the number of ${second}`,
    ofX: `what the ${first} alone cost`,
    ofY: `what the ${second} alone cost`,
  };
  return {
    told: [
      story.setting,
      story.charges(one, dollars(a), dollars(b)),
      story.charges(other, dollars(c), dollars(d)),
      story.costs(dollars(totals[0]), dollars(totals[1])),
    ].join(" "),
    given: [standardForm(a, b, totals[0]), standardForm(c, d, totals[1])],
    asks: {
      x: `How many ${first} are in the order?`,
      y: `How many ${second} are in the order?`,
      ofX: `At the prices of ${place}, what is the total cost, in dollars, of the ${first} in the order?`,
      ofY: `At the prices of ${place}, what is the total cost, in dollars, of the ${second} in the order?`,
    },
    names,
    many: story.many,
    opening:
      "The order is the same at both prices, so each total is an equation in the same unknowns.",
    steps: [
      {
        text: `Subtracting ${timesThe(bySecond, "second equation")} from ${timesThe(byFirst, "first")} leaves ${inline(left)}.`,
        claim: code(left),
      },
    ],
  };
}

function facts(purchase: Purchase, { given }: Telling) {
  const kind = "value" as const; // a literal, not any string
  return { kind, given: given.map(code), ask: formulas(purchase)[purchase.ask] };
}

/** How many of a kind there are, or what they count together, from two totals. */
export const countFromTwoTotals = defineLevels({
  id: "count-from-two-totals",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD06", "HD08", "HD15", "HD16"],
  optionDesign: "rotating-ask",
  Medium: level<Purchase>({
    space: 1_000_000,
    steps: 3,
    context: true,
    draw: (chance) => draw(chance, twoKinds),
    build: (purchase) => ({
      ...build(purchase, ofTwoKinds(purchase)),
      archetype: archetypeOf(purchase),
    }),
    facts: (purchase) => facts(purchase, ofTwoKinds(purchase)),
  }),
  Hard: level<TwoStores>({
    space: 1_000_000,
    steps: 4,
    context: true,
    draw: (chance) => {
      const purchase = draw(chance, twoStores);
      const { a, b } = purchase;
      // One kind is cheaper at the one store, the other at the other.
      const [c, d] = [a - chance.int(1, 4), b + chance.int(1, 4)];
      const { x, y } = purchase;
      chance.require(c > d && (a - c) * x !== (d - b) * y, "the totals are alike");
      return { ...purchase, c, d };
    },
    build: (purchase) => ({ ...build(purchase, atTwoStores(purchase)), archetype: "HD16" }),
    facts: (purchase) => facts(purchase, atTwoStores(purchase)),
  }),
});
