import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Habit, habits } from "@sat/content/scenarios/habits";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Relation, equation, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

interface Plan {
  readonly habit: Habit;
  readonly count: number;
  readonly price: number;
  /** So many weeks or months, in which only so much is to be spent. */
  readonly spans: number;
  readonly budget: number;
}

/** The twists are whether the number changes or the price, and whether x is the change or what is left. */
function planEquation({ count, price, spans, budget }: Plan, { first, second }: Twists): Relation {
  const [kept, changed] = first ? [price, count] : [count, price];
  const left = second
    ? product(spans * kept, sum(changed, product(-1, "x")))
    : product(spans * kept, "x");
  return equation(left, budget);
}

/** A smaller budget for the same purchases; an equation for the change, or for the new number, is asked. */
const smallerBudget = level<{ plan: Plan; at: Twists }>({
  space: 200_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const habit = chance.pick(habits);
    const [count, price] = [chance.int(...habit.count), chance.int(...habit.price)];
    const spans = chance.int(2, 9);
    // The new number is whole, and the new price is in whole cents.
    const fewer = chance.int(Math.ceil(count * 0.55), Math.floor(count * 0.9));
    chance.require((100 * price * fewer) % count === 0, "no price in cents");
    const budget = price * fewer * spans;
    const plan = { habit, count, price, spans, budget };
    const left = budget / spans;
    const rest = count * price - left;
    const solutions = [rest / price, rest / count, left / price, left / count];
    chance.require(new Set(solutions).size === 4 && rest > 0, "two equations agree");
    return { plan, at: twists(chance) };
  },
  build: ({ plan, at }) => {
    const { habit, count, price, spans, budget } = plan;
    const { who, things, thing, they, span } = habit;
    const goal = `To stay within a budget, ${they} plans to spend a total of ${dollars(budget)} over the next ${spans} ${span}s by `;
    const means = at.first
      ? `paying the same price but buying ${at.second ? "$x$ fewer" : "only $x$"} ${things} each ${span}.`
      : `buying the same number of ${things} but finding a price ${at.second ? `that is $x$ dollars lower` : `of only $x$ dollars`} for each ${thing}.`;
    const [kept, changed] = at.first ? [price, count] : [count, price];
    const now = at.second ? `${changed} - x` : "x";
    return {
      question: sentences(
        `${who} ${count} ${things} each ${span} at a price of ${dollars(price)} per ${thing}. ${goal}${means}`,
        "Which equation represents this situation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => planEquation(plan, each),
        show: (each) => formula(each),
        why: `It multiplies the new number by the new price and by the ${spans} ${span}s.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: at.first
              ? "changing the price and keeping the number"
              : "changing the number and keeping the price",
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `taking $x$ for the new ${at.first ? "number" : "price"} instead of the change in it`
              : `taking $x$ for the change in the ${at.first ? "number" : "price"} instead of its new value`,
          },
        ],
      }),
      opening:
        "The total is the number in each period times the price times the number of periods.",
      steps: [
        {
          text: `${capitalized(they)} keeps the ${at.first ? "price" : "number"}, ${at.first ? dollars(price) : count}, and the ${at.first ? "number" : "price"} becomes $${now}$.`,
        },
        { text: `Each ${span} this costs $${kept}${at.second ? `(${now})` : "x"}$ dollars.` },
        {
          text: `Over ${spans} ${span}s it costs $${spans}$ times as much, so ${inline(planEquation(plan, at))}.`,
        },
      ],
      hint: `What stays the same, and what changes? Is $x$ the change, or what is left after it?`,
      tip: "Name what the letter stands for in words before you write the equation.",
    };
  },
  facts: ({ plan, at }) => {
    const { habit, count, price, spans, budget } = plan;
    const { things, thing, span } = habit;
    const [kept, changed] = at.first ? [price, count] : [count, price];
    const lower = at.second ? "$x$ dollars lower" : "only $x$ dollars";
    const now = `${budget}/(${spans}*${kept})`;
    return {
      kind: "through",
      at: [{ x: at.second ? `${changed} - ${now}` : now }],
      told: [
        `${count} ${things} each ${span} ${dollars(price)} per ${thing}`,
        `${dollars(budget)} ${spans} ${span}s`,
        at.first
          ? `same price ${at.second ? "$x$ fewer" : "only $x$"} ${things} each ${span}`
          : `same number of ${things} ${lower} each ${thing}`,
      ],
      setting: at.second ? {} : { [changed]: "what is changed is given anew, as $x$" },
    };
  },
});

/** An equation for a plan to spend less on something. */
export const equationForChangedPlan = defineLevels({
  id: "equation-for-changed-plan",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA23"],
  optionDesign: "orbit",
  Hard: smallerBudget,
});
