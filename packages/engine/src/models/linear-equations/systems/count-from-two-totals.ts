import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { orderAtTwoStores } from "../../../craft/algebra/order-at-two-stores.ts";
import { wereOfKind } from "../../../craft/scenarios/two-kinds.ts";
import { type TwoTotalsScenario, twoTotals } from "../../../craft/scenarios/two-totals.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { equation, product } from "../../../math/expression.ts";
import { code, grouped, inline, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

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
  const taken = at.second ? "-" : "+";
  return [
    {
      text: `With $x$ ${first} and $y$ ${second}, write one equation for their number and one for ${at.second ? "the total" : "the difference"}.\n\n${inline(number)}\n\n${inline(sum)}`,
      claim: code(sum),
    },
    {
      text: `${at.second ? `Subtract $${b}$ times the first equation from the second` : `Add $${b}$ times the first equation to the second`}, so that $y$ cancels.\n\n$${factor}x = ${tex(amount)} ${taken} ${b} \\cdot ${count} = ${tex(factor * x)}$`,
      claim: code(left),
    },
    { text: `Divide both sides by $${factor}$.\n\n$x = ${x}$`, claim: `x = ${x}` },
    ...(at.first
      ? []
      : [
          {
            text: `Subtract from the number of ${scenarioOf(counted).all} to find $y$.\n\n$y = ${count} - ${x} = ${y}$`,
            claim: `x + 1000*y = ${x} + 1000*${y}`,
          },
        ]),
    ...(things
      ? []
      : [
          {
            text: `Multiply to find what is asked.\n\n$${at.first ? a : b} \\cdot ${at.first ? x : y} = ${tex(key)}$`,
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
    const otherKind = things
      ? `the number of ${other}`
      : scenario.ofMany(other).replace(/, in [a-z]+,/, "");
    const misread = at.second
      ? `using ${told} as the difference between the two kinds`
      : `using ${told} as the total`;
    return {
      question: sentences(
        scenario.rates(scenario.amount(a), scenario.amount(b)),
        scenario.number(grouped(count)),
        at.second ? scenario.total(told) : scenario.more(told),
        things
          ? `How many of the ${scenario.all} ${wereOfKind(scenario.all, one)}?`
          : `What is ${scenario.ofMany(one)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answerAt(counted, each),
        show: numeral,
        why: `There are $${x}$ ${first} and $${y}$ ${second}: $${a} \\cdot ${x} ${at.second ? "+" : "-"} ${b} \\cdot ${y} = ${tex(amount)}$.`,
        slips: [
          {
            code: "another-quantity",
            deed: `answering with ${otherKind}`,
          },
          {
            code: "meaning-misread",
            deed: misread,
          },
        ],
        corner: { code: "meaning-misread", deed: `${misread} and answering with ${otherKind}` },
      }),
      opening: at.second
        ? `The number of ${scenario.all} gives one equation, and the total gives another.`
        : `The number of ${scenario.all} gives one equation, and the difference gives another.`,
      steps: stepsOfKinds(counted, at),
      hint: `There are two unknown numbers. What equations do the ${grouped(count)} ${scenario.all} and the ${told} give?`,
      tip: "After solving, read the last sentence again: which of the two kinds is asked about?",
      archetype: archetypeOf(counted),
    };
  },
  facts: ({ counted, at }) => {
    const { a, b, count, amount, things } = counted;
    const given = [`x + y = ${count}`, `${a}*x ${at.second ? "+" : "-"} ${b}*y = ${amount}`];
    const [number, of] = at.first ? ["x", a] : ["y", b];
    const { rates, number: inAll, amount: show, ...scenario } = scenarioOf(counted);
    const kind = scenario.many[at.first ? 0 : 1];
    return {
      kind: "value",
      given,
      ask: things ? number : `${of}*${number}`,
      told: [
        `${rates(show(a), show(b))} ${inAll(grouped(count))}`,
        at.second ? scenario.total(show(amount)) : scenario.more(show(amount)),
        things
          ? `how many ${scenario.all} ${wereOfKind(scenario.all, kind)}`
          : scenario.ofMany(kind),
      ],
    };
  },
});

/** How many of a kind there are, or what they count together, from two totals. */
export const countFromTwoTotals = defineLevels({
  id: "count-from-two-totals",
  version: 6,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD06", "HD08", "HD15", "HD16"],
  optionDesign: "orbit",
  Medium: ofTwoKinds,
  Hard: orderAtTwoStores,
});
