import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Habit, habits } from "@sat/content/scenarios/habits";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Relation, equation, product, sum } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";

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
        why: `The new ${at.first ? "number" : "price"} is $${now}$, the ${at.first ? "price" : "number"} stays $${kept}$, and $${spans} \\cdot ${kept} = ${tex(spans * kept)}$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: at.first
              ? `keeping the number, $${count}$, and changing the price,`
              : `keeping the price, ${dollars(price)}, and changing the number,`,
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
          text: `The ${at.first ? "price stays" : "number stays"} ${at.first ? dollars(price) : count}. The ${at.first ? "number" : "price"} ${at.second ? "decreases by $x$, so the new one is" : "changes, and the new one is"}\n\n$${now}$`,
        },
        {
          text: `Multiply the number by the price to find the cost, in dollars, of one ${span}.\n\n$${kept}${at.second ? `(${now})` : "x"}$`,
        },
        {
          text: `Multiply by the $${spans}$ ${span}s: $${spans} \\cdot ${kept} = ${tex(spans * kept)}$.\n\n$${tex(spans * kept)}${at.second ? `(${now})` : "x"}$`,
        },
        stepShowing(`Set the total cost equal to ${dollars(budget)}.`, planEquation(plan, at)),
      ],
      hint: `Does the number of ${things} or the price change, and what does $x$ stand for?`,
      tip: "Write in words what the variable represents before you write the equation.",
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
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA23"],
  optionDesign: "orbit",
  Hard: smallerBudget,
});
