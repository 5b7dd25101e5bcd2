import { type TwoParts, firstPart, partSteps } from "../../../craft/algebra/two-parts.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
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
import { grouped, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Things of two kinds, and what one of each counts; an amount is told that may be the total or a difference. */
interface Counted extends TwoParts {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Whether a number of things is asked, not what they count. */
  readonly things: boolean;
}

function scenarioOf({ scenario }: Counted): TwoTotalsScenario {
  return twoTotals[scenario] as TwoTotalsScenario; // drawn from the length of the list
}

/** The twists are whether the first kind is asked, and whether the amount is the total. */
function answerAt(counted: Counted, { first, second }: Twists): number {
  const x = firstPart(counted, second);
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
  const { a, b, count, things } = counted;
  const { many, all } = scenarioOf(counted);
  const x = firstPart(counted, at.second);
  const [each, number] = at.first ? [a, x] : [b, count - x];
  const key = answerAt(counted, at);
  return [
    ...partSteps(counted, {
      isTotal: at.second,
      letters: `With $x$ ${many[0]} and $y$ ${many[1]}, write one equation for their number and one for ${at.second ? "the total" : "the difference"}.`,
      rest: at.first ? undefined : `Subtract from the number of ${all} to find $y$.`,
    }),
    ...(things
      ? []
      : [
          {
            text: `Multiply to find what is asked.\n\n$${each} \\cdot ${number} = ${tex(key)}$`,
            claim: `${each}*${at.first ? "x" : "y"} = ${key}`,
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
    const x = firstPart(counted, at.second);
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
