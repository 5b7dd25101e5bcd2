import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Containers, containers } from "@sat/content/scenarios/containers";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, polynomial, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";

/** Any letter but y, which the facts keep for the value of the expression. */
const LETTERS = UNKNOWNS.filter((letter) => letter !== "y");

interface Story {
  readonly scenario: Containers;
  readonly letter: string;
  readonly times: number;
  readonly more: number;
}

/** The twists are whether more or fewer are meant, and whether the multiple is taken last. */
function second({ letter, times, more }: Story, at: Twists): Expression {
  return at.second ? sum(letter, at.first ? more : -more) : product(times, letter);
}

function third({ letter, times, more }: Story, at: Twists): Expression {
  const change = at.first ? more : -more;
  return at.second ? product(times, sum(letter, change)) : polynomial([change, times], letter);
}

function total({ letter, times, more }: Story, at: Twists): Expression {
  const change = at.first ? more : -more;
  return at.second
    ? polynomial([(times + 1) * change, times + 2], letter)
    : polynomial([change, 2 * times + 1], letter);
}

function told({ scenario, letter, times, more }: Story, at: Twists): string {
  const { holds, things, names } = scenario;
  const [one, two, three] = names;
  const change = `$${more}$ ${at.first ? "more" : "fewer"} ${things} than`;
  const multiple = `${times === 2 ? "twice" : `$${times}$ times`} as many ${things} as`;
  const [then, last] = at.second ? [change, multiple] : [multiple, change];
  return `The ${one} ${holds} $${letter}$ ${things}. The ${two} ${holds} ${then} the ${one}, and the ${three} ${holds} ${last} the ${two}.`;
}

function slipsOf({ times, more }: Story, at: Twists) {
  return [
    {
      code: "opposite-operation",
      deed: at.first
        ? `subtracting $${more}$ instead of adding it`
        : `adding $${more}$ instead of subtracting it`,
    },
    {
      code: "order-of-steps",
      deed: at.second
        ? `multiplying by $${times}$ before, not after, the change by $${more}$`
        : `multiplying by $${times}$ after, not before, the change by $${more}$`,
    },
  ] as const;
}

function drawStory(
  scenario: Containers,
  letter: string,
  numbers: readonly [number, number],
): Story {
  const [times, more] = numbers;
  return { scenario, letter, times, more };
}

/** The same in telegram style. */
function toldOf({ scenario, letter, times, more }: Story, at: Twists): string[] {
  const [one, two, three] = scenario.names;
  const change = `${more} ${at.first ? "more" : "fewer"} than`;
  const multiple = times === 2 ? "twice as many as" : `${times} times as many as`;
  return [
    `${one} $${letter}$`,
    at.second ? `${two} ${change} ${one}` : `${two} ${multiple} ${one}`,
    at.second ? `${three} ${multiple} ${two}` : `${three} ${change} ${two}`,
  ];
}

/** Two numbers each told from the one before; the expression for the last is asked. */
const lastNumber = level<{ story: Story; at: Twists }>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => ({
    story: drawStory(chance.pick(containers), chance.pick(LETTERS), [
      chance.int(2, 12),
      chance.int(2, 45),
    ]),
    at: twists(chance),
  }),
  build: ({ story, at }) => {
    const { scenario, letter } = story;
    const [one, two, three] = scenario.names;
    return {
      question: paragraphs(
        told(story, at),
        `Which expression represents the number of ${scenario.things} that the ${three} ${scenario.holds}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => third(story, each),
        show: (each) => formula(each),
        why: `It makes the two changes in the order in which they are told.`,
        slips: slipsOf(story, at),
      }),
      opening: "Follow the sentences one by one and write an expression for each number.",
      steps: [
        { text: `The ${one}: $${letter}$.` },
        { text: `The ${two}: ${inline(second(story, at))}.` },
        { text: `The ${three}: ${inline(third(story, at))}.` },
      ],
      hint: `First write an expression for the ${two}.`,
      tip: "Try it with a number: what would the answer be if the letter were $10$?",
      archetype: "HA15",
    };
  },
  facts: ({ story, at }) => {
    const { scenario, letter, times, more } = story;
    const change = `${at.first ? "+" : "-"} ${more}`;
    return {
      kind: "through",
      at: [1, 2].map((first) => ({
        [letter]: `${first}`,
        y: at.second ? `${times}*(${first} ${change})` : `${times}*${first} ${change}`,
      })),
      told: [...toldOf(story, at), scenario.names[2]],
    };
  },
});

/** The same, but the total of all three numbers is asked. */
const totalNumber = level<{ story: Story; at: Twists }>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => ({
    story: drawStory(chance.pick(containers), chance.pick(LETTERS), [
      chance.int(2, 12),
      chance.int(2, 45),
    ]),
    at: twists(chance),
  }),
  build: ({ story, at }) => {
    const { scenario, letter } = story;
    const [, two, three] = scenario.names;
    return {
      question: paragraphs(
        told(story, at),
        `Which expression represents the total number of ${scenario.things} that all three ${scenario.hold}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => total(story, each),
        show: (each) => formula(each),
        why: "It is the sum of the three numbers, with like terms collected.",
        slips: slipsOf(story, at),
      }),
      opening: "Write an expression for each of the three numbers, then add them.",
      steps: [
        {
          text: `The ${two}: ${inline(second(story, at))}. The ${three}: ${inline(third(story, at))}.`,
        },
        {
          text: `With the first number, $${letter}$, the sum is ${inline(total(story, at))} when like terms are collected.`,
        },
        { text: `To check, put a number such as $10$ in for $${letter}$ and count.` },
      ],
      hint: `First write an expression for the ${two}, then one for the ${three}.`,
      tip: "When a total is asked, do not forget the first quantity, which is the letter itself.",
      archetype: "HA15",
    };
  },
  facts: ({ story, at }) => {
    const { letter, times, more } = story;
    const change = `${at.first ? "+" : "-"} ${more}`;
    const numbers = (first: number) =>
      at.second
        ? `${first} + (${first} ${change}) + ${times}*(${first} ${change})`
        : `${first} + ${times}*${first} + (${times}*${first} ${change})`;
    return {
      kind: "through",
      at: [1, 2].map((first) => ({ [letter]: `${first}`, y: numbers(first) })),
      told: [...toldOf(story, at), "total all three"],
    };
  },
});

/** An expression for a number that is told in words. */
export const expressionFromWords = defineLevels({
  id: "expression-from-words",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA15"],
  optionDesign: "orbit",
  Easy: lastNumber,
  Medium: totalNumber,
});
