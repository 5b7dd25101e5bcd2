import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { inHundredths, onGrid } from "../../../craft/draws/grid.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Habit, habits } from "@sat/content/scenarios/habits";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  expression,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Plan {
  readonly habit: Habit;
  readonly count: number;
  /** In cents. */
  readonly price: number;
  /** So many weeks or months, in which only so much is to be spent, in cents. */
  readonly spans: number;
  readonly budget: number;
}

/** What stays as it is, and what changes. */
function partsOf({ count, price }: Plan, { first }: Twists): readonly [Expression, Expression] {
  return first
    ? [inHundredths(price), expression(count)]
    : [expression(count), inHundredths(price)];
}

/** The twists are whether the number changes or the price, and whether x is the change or what is left. */
function planEquation(plan: Plan, at: Twists): Relation {
  const [kept, changed] = partsOf(plan, at);
  const left = at.second
    ? product(plan.spans, kept, sum(changed, product(-1, "x")))
    : product(plan.spans, kept, "x");
  return equation(left, inHundredths(plan.budget));
}

/** The situation. */
function told({ habit, count, price, spans, budget }: Plan, at: Twists): string {
  const { who, buys, buying, things, thing, span } = habit;
  const means = at.first
    ? `${at.second ? "$x$ fewer" : "only $x$"} per ${span} at the same price`
    : `the same number at ${at.second ? "a price that is $x$ dollars lower" : "a price of only $x$ dollars"} per ${thing}`;
  return `${who} ${buys} ${count} ${things} per ${span} at a price of ${dollars(rational(price, 100))} per ${thing}. The ${who.replace(/^.* /, "")} plans to spend a total of ${dollars(rational(budget, 100))} over the next ${spans} ${span}s by ${buying} ${means}.`;
}

/** A smaller budget for the same purchases; an equation for the change, or for the new number, is asked. */
const smallerBudget = level<{ plan: Plan; at: Twists }>({
  space: 200_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const habit = chance.pick(habits);
    const [count, price] = [chance.int(...habit.count), onGrid(chance, habit.price)];
    const spans = chance.int(2, 9);
    // The new number is whole, and the new price is in whole cents.
    const fewer = chance.int(Math.ceil(count * 0.55), Math.floor(count * 0.9));
    chance.require(price !== 100 * count, "number and price alike");
    chance.require((price * fewer) % count === 0, "no price in cents");
    const budget = price * fewer * spans;
    const plan = { habit, count, price, spans, budget };
    const left = budget / spans;
    const rest = count * price - left;
    // A number of purchases, or a price in dollars.
    const solutions = [
      rest / price,
      left / price,
      ...[rest, left].map((cents) => cents / count / 100),
    ];
    chance.require(new Set(solutions).size === 4 && rest > 0, "two equations agree");
    return { plan, at: twists(chance) };
  },
  build: ({ plan, at }) => {
    const { habit, spans } = plan;
    const { things, span } = habit;
    const [kept, changed] = partsOf(plan, at).map((part) => tex(part));
    const [same, now] = [`${spans} \\cdot ${kept}`, at.second ? `${changed} - x` : "x"];
    const whole = tex(product(spans, partsOf(plan, at)[0]));
    const price = dollars(rational(plan.price, 100));
    return {
      question: sentences(told(plan, at), "Which equation represents this situation?"),
      options: siblingOptions({
        at,
        answer: (each) => planEquation(plan, each),
        show: (each) => formula(each),
        why: `The new ${at.first ? "number" : "price"} is $${now}$, the ${at.first ? "price" : "number"} stays $${kept}$, and $${same} = ${whole}$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: at.first
              ? `keeping the number, $${plan.count}$, and changing the price,`
              : `keeping the price, ${price}, and changing the number,`,
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `using $x$ instead of $${now}$ as the new ${at.first ? "number" : "price"}`
              : `using $x$ as the decrease, so that the new ${at.first ? "number" : "price"} is $${changed} - x$,`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `keeping the ${at.first ? "number" : "price"} and using ${at.second ? "$x$" : `$${kept} - x$`} as the new ${at.first ? "price" : "number"}`,
        },
      }),
      opening: `The total cost is the number each ${span} times the price times the number of ${span}s.`,
      steps: [
        {
          text: `The ${at.first ? "price stays" : "number stays"} ${at.first ? price : plan.count}. The ${at.first ? "number" : "price"} ${at.second ? "decreases by $x$, so the new one is" : "changes, and the new one is"}\n\n$${now}$`,
        },
        {
          text: `Multiply the number by the price to find the cost, in dollars, of one ${span}.\n\n$${kept}${at.second ? `(${now})` : "x"}$`,
        },
        {
          text: `Multiply by the $${spans}$ ${span}s: $${same} = ${whole}$.\n\n$${whole}${at.second ? `(${now})` : "x"}$`,
        },
        stepShowing(
          `Set the total cost equal to ${dollars(rational(plan.budget, 100))}.`,
          planEquation(plan, at),
        ),
      ],
      hint: `Does the number of ${things} or the price change, and what does $x$ stand for?`,
      tip: "Write in words what the variable represents before you write the equation.",
    };
  },
  facts: ({ plan, at }) => {
    const [kept, changed] = partsOf(plan, at).map((part) => code(part));
    const old = at.first ? plan.count : dollars(rational(plan.price, 100));
    const now = `${code(inHundredths(plan.budget))}/(${plan.spans}*${kept})`;
    return {
      kind: "through",
      at: [{ x: at.second ? `${changed} - ${now}` : now }],
      told: [told(plan, at)],
      setting: at.second ? {} : settingOf("what is changed is given anew, as $x$", old),
    };
  },
});

/** An equation for a plan to spend less on something. */
export const equationForChangedPlan = defineLevels({
  id: "equation-for-changed-plan",
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA23"],
  optionDesign: "orbit",
  Hard: smallerBudget,
});
