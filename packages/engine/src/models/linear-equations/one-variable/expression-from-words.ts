import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Containers, containers } from "@sat/content/scenarios/containers";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Operand,
  polynomial,
  product,
  sum,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Chance } from "../../../random/chance.ts";
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

/** The situation. */
function told({ scenario, letter, times, more }: Story, at: Twists): string {
  const { place, has, things, names } = scenario;
  const [one, two, three] = names;
  const change = `${more} ${at.first ? "more" : "fewer"} than`;
  const multiple = `${times === 2 ? "twice" : `${times} times`} as many as`;
  const [then, last] = at.second ? [change, multiple] : [multiple, change];
  return `${place}, the ${one} ${has} $${letter}$ ${things}. The ${two} ${has} ${then} the ${one}, and the ${three} ${has} ${last} the ${two}.`;
}

/** The sum of the three numbers before like terms are combined. */
function addends(story: Story, at: Twists): Expression {
  return sum(story.letter, second(story, at), third(story, at));
}

/** How a sibling is mistaken; a total is shown as the sum that it comes from. */
function slipsOf(story: Story, at: Twists, isTotal: boolean) {
  const { letter, times, more } = story;
  const shown = (each: Twists) => (isTotal ? `, ${inline(addends(story, each))},` : "");
  const { first, second: isLast } = at;
  const order = isLast
    ? `multiplying only $${letter}$ by $${times}$ instead of ${inline(second(story, at))}`
    : `multiplying the changed number by $${times}$ instead of $${letter}$ alone`;
  const sign = first
    ? `subtracting $${more}$ instead of adding it`
    : `adding $${more}$ instead of subtracting it`;
  const [turned, late, both] = [
    { first: !first, second: isLast },
    { first, second: !isLast },
    { first: !first, second: !isLast },
  ];
  return {
    slips: [
      { code: "opposite-operation", deed: `${sign}${shown(turned)}` },
      { code: "order-of-steps", deed: `${order}${shown(late)}` },
    ],
    corner: {
      code: "order-of-steps",
      deed: isLast
        ? `multiplying only $${letter}$ by $${times}$, with the opposite sign before the last number${shown(both) || ","}`
        : `multiplying the changed number by $${times}$, with the opposite sign before $${more}$${shown(both) || ","}`,
    },
  } as const;
}

/** What is done to the number before: "Multiply by $3$". */
function thenText(
  { times, more }: Story,
  isMultiple: boolean,
  isMore: boolean,
  before: Operand,
): string {
  if (isMultiple) return `Multiply ${inline(before)} by $${times}$`;
  return isMore
    ? `Add $${more}$ to ${inline(before)}`
    : `Subtract $${more}$ from ${inline(before)}`;
}

function drawStory(chance: Chance): Story {
  const scenario = chance.pick(containers);
  return {
    scenario,
    letter: chance.pick(LETTERS),
    times: chance.int(2, 6),
    more: chance.int(...scenario.more),
  };
}

function lastAsk({ scenario: { names, has, things } }: Story): string {
  return `Which expression represents the number of ${things} that the ${names[2]} ${has}?`;
}

function totalAsk({ scenario: { all, things } }: Story): string {
  return `Which expression represents the total number of ${things} for all three ${all}?`;
}

/** Two numbers each told from the one before; the expression for the last is asked. */
const lastNumber = level<{ story: Story; at: Twists }>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => ({
    story: drawStory(chance),
    at: twists(chance),
  }),
  build: ({ story, at }) => {
    const { scenario, letter } = story;
    const [one, two, three] = scenario.names;
    return {
      question: sentences(told(story, at), lastAsk(story)),
      options: siblingOptions({
        at,
        answer: (each) => third(story, each),
        show: (each) => formula(each),
        why: `The ${two} ${scenario.has} ${inline(second(story, at))} ${scenario.things}, and the ${three} is described in terms of the ${two}.`,
        ...slipsOf(story, at, false),
      }),
      opening: "Write an expression for each number from the number before it.",
      steps: [
        { text: `The ${one} ${scenario.has} $${letter}$ ${scenario.things}.` },
        {
          text: `${thenText(story, !at.second, at.first, story.letter)} to find the number that the ${two} ${scenario.has}.\n\n${inline(second(story, at))}`,
        },
        {
          text: `${thenText(story, at.second, at.first, second(story, at))} to find the number that the ${three} ${scenario.has}.\n\n${inline(third(story, at))}`,
        },
      ],
      hint: `Which expression represents the number of ${scenario.things} that the ${two} ${scenario.has}?`,
      tip: `Check: substitute a number such as $50$ for $${letter}$ in the sentences and in the expression.`,
      archetype: "HA15",
    };
  },
  facts: ({ story, at }) => {
    const { letter, times, more } = story;
    const change = `${at.first ? "+" : "-"} ${more}`;
    return {
      kind: "through",
      at: [1, 2].map((first) => ({
        [letter]: `${first}`,
        y: at.second ? `${times}*(${first} ${change})` : `${times}*${first} ${change}`,
      })),
      told: [told(story, at), lastAsk(story)],
    };
  },
});

/** The same, but the total of all three numbers is asked. */
const totalNumber = level<{ story: Story; at: Twists }>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => ({
    story: drawStory(chance),
    at: twists(chance),
  }),
  build: ({ story, at }) => {
    const { scenario, letter } = story;
    const [, two, three] = scenario.names;
    return {
      question: sentences(told(story, at), totalAsk(story)),
      options: siblingOptions({
        at,
        answer: (each) => total(story, each),
        show: (each) => formula(each),
        why: `The three numbers are $${letter}$, ${inline(second(story, at))}, and ${inline(third(story, at))}, and this is their sum.`,
        ...slipsOf(story, at, true),
      }),
      opening: "Write an expression for each of the three numbers, then add them.",
      steps: [
        {
          text: `${thenText(story, !at.second, at.first, story.letter)} to find the number that the ${two} ${scenario.has}.\n\n${inline(second(story, at))}`,
        },
        {
          text: `${thenText(story, at.second, at.first, second(story, at))} to find the number that the ${three} ${scenario.has}.\n\n${inline(third(story, at))}`,
        },
        {
          text: `Add the three numbers; the first one is $${letter}$.\n\n${inline(addends(story, at))}`,
        },
        {
          text: `${at.second ? "Multiply out the product, and combine" : "Combine"} like terms.\n\n${inline(total(story, at))}`,
        },
      ],
      hint: `Which expressions represent the numbers of the ${two} and of the ${three}?`,
      tip: "A total of three numbers includes the first one, which is the variable itself.",
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
      told: [told(story, at), totalAsk(story)],
    };
  },
});

/** An expression for a number that is told in words. */
export const expressionFromWords = defineLevels({
  id: "expression-from-words",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA15"],
  optionDesign: "orbit",
  Easy: lastNumber,
  Medium: totalNumber,
});
