import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type RootScenario, rootScenarios } from "@sat/content/scenarios/root-models";
import { type SquareScenario, squareScenarios } from "@sat/content/scenarios/square-pieces";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  expression,
  power,
  product,
  quotient,
  root,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

const SLIPS = {
  order: (at: Twists, number: number, wrap: string) =>
    at.second
      ? `undoing the number $${number}$ first, as though it stood outside the ${wrap},`
      : `undoing the number $${number}$ last, as though it stood inside the ${wrap},`,
  sign: (at: Twists, number: number) =>
    at.first
      ? `adding $${number}$ instead of subtracting it`
      : `subtracting $${number}$ instead of adding it`,
} as const;

const LETTERS = [
  ["C", "s"],
  ["P", "s"],
  ["C", "x"],
  ["P", "x"],
  ["T", "w"],
] as const;

interface Piece {
  readonly scenario: SquareScenario;
  readonly letters: readonly [price: string, side: string];
  readonly rate: number;
  readonly extra: number;
}

/** The twists are the sign of the number and whether it stands inside the square. */
function pieceFormula({ letters, rate, extra }: Piece, { first, second }: Twists): Relation {
  const [price, side] = letters;
  const change = first ? extra : -extra;
  return equation(
    price,
    second
      ? product(rate, power(sum(side, change), 2))
      : sum(product(rate, power(side, 2)), change),
  );
}

function pieceSide(
  { letters: [price], rate, extra }: Piece,
  { first, second }: Twists,
): Expression {
  const change = first ? -extra : extra;
  return second
    ? sum(root(quotient(price, rate)), change)
    : root(quotient(sum(price, change), rate));
}

function pieceStory({ scenario, letters, rate, extra }: Piece, { first, second }: Twists): string {
  const { seller, piece, place, unit, units } = scenario;
  const charge = `${seller} charges \\$${rate} per square ${unit} for a square ${piece}`;
  const size = extra === 1 ? `$1$ ${unit}` : `$${extra}$ ${units}`;
  const change = second
    ? `whose side is ${size} ${first ? "longer" : "shorter"} than the side of the square ${place} it is for`
    : first
      ? `as large as the square ${place} it is for, and a fixed fee of \\$${extra}`
      : `as large as the square ${place} it is for, less a discount of \\$${extra}`;
  return `${charge} ${change}. The given formula gives the price $${letters[0]}$, in dollars, when the side of the ${place} is $${letters[1]}$ ${units}.`;
}

function pieceTold({ scenario, letters, rate, extra }: Piece, { first, second }: Twists) {
  const { seller, piece, place, unit, units } = scenario;
  const [price, side] = letters;
  const aside = `${extra} ${units} ${first ? "longer" : "shorter"} than the side of the square`;
  const money = `as large as the square ${place} ${first ? "fee of" : "less a discount of"} \\$${extra}`;
  return [
    `${seller} charges \\$${rate} per square ${unit} for a square ${piece} ${second ? aside : money}`,
    `price $${price}$ in dollars side $${side}$ ${units} $${side}$ in terms of $${price}$`,
  ];
}

/** A price depends on the square of a length. */
const fromSquare = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => ({
    item: {
      scenario: chance.pick(squareScenarios),
      letters: chance.pick(LETTERS),
      rate: chance.int(3, 190),
      extra: chance.int(2, 5),
    },
    at: twists(chance),
  }),
  build: ({ item, at }) => {
    const { letters, rate, extra } = item;
    const [price, side] = letters;
    const show = (each: Twists) => equation(side, pieceSide(item, each));
    const change = at.first ? extra : -extra;
    return {
      question: paragraphs(
        inline(pieceFormula(item, at)),
        `${pieceStory(item, at)} Which equation correctly expresses $${side}$ in terms of $${price}$?`,
      ),
      options: siblingOptions({
        at,
        answer: show,
        show: formula,
        why: "It undoes the operations of the formula in the opposite order.",
        slips: [
          { code: "sign-lost", deed: SLIPS.sign(at, extra) },
          { code: "order-of-steps", deed: SLIPS.order(at, extra, "square") },
        ],
        corner: {
          code: "order-of-steps",
          deed: `reading the right side as ${inline(pieceFormula(item, { first: !at.first, second: !at.second }).right)}`,
        },
      }),
      opening: `Undo the operations on $${side}$ one by one, the last of them first.`,
      steps: [
        {
          text: at.second
            ? `Dividing by $${rate}$ gives ${inline(equation(quotient(price, rate), power(sum(side, change), 2)))}.`
            : `Moving the number $${extra}$ and dividing by $${rate}$ gives ${inline(equation(quotient(sum(price, -change), rate), power(side, 2)))}.`,
        },
        {
          text: at.second
            ? `Taking the square root gives ${inline(equation(root(quotient(price, rate)), sum(side, change)))}, since a length is positive.`
            : `Taking the square root, which is positive for a length, gives ${inline(show(at))}.`,
        },
        ...(at.second ? [{ text: `So ${inline(show(at))}.` }] : []),
      ],
      hint: `What is the last thing the formula does on the way from $${side}$ to $${price}$?`,
      tip: "List the operations in order, then undo them from the end: a square is undone by a root.",
    };
  },
  facts: ({ item, at }) => {
    const [, side] = item.letters;
    return {
      kind: "equivalent",
      expression: side,
      where: [code(pieceFormula(item, at)), `${side} > ${item.extra}`],
      told: pieceTold(item, at),
    };
  },
});

interface Rooted {
  readonly scenario: RootScenario;
  readonly letter: string;
  /** The root is multiplied by the first number and divided by the second. */
  readonly factor: readonly [number, number];
  readonly index: 2 | 3;
  readonly extra: number;
}

function scaled({ factor: [over, under] }: Rooted, tree: Expression): Expression {
  const multiple = product(over, tree);
  return under === 1 ? multiple : quotient(multiple, under);
}

/** The quantity without the factor of the root. */
function unscaled({ factor: [over, under] }: Rooted, tree: Expression): Expression {
  const multiple = product(under, tree);
  return over === 1 ? multiple : quotient(multiple, over);
}

/** The twists are the sign of the number and whether it stands under the root. */
function rootFormula(item: Rooted, { first, second }: Twists): Relation {
  const { scenario, letter, index, extra } = item;
  const change = first ? extra : -extra;
  return equation(
    scenario.name,
    second
      ? scaled(item, root(sum(letter, change), index))
      : sum(scaled(item, root(letter, index)), change),
  );
}

function rootSolved(item: Rooted, { first, second }: Twists): Expression {
  const { scenario, index, extra } = item;
  const change = first ? -extra : extra;
  return second
    ? sum(power(unscaled(item, expression(scenario.name)), index), change)
    : power(unscaled(item, sum(scenario.name, change)), index);
}

/** A quantity depends on the square root of another. */
const fromRoot = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(rootScenarios);
    const factor = [chance.int(2, 25), chance.int(1, 9)] as const;
    chance.require(gcd(...factor) === 1, "the factor is not in lowest terms");
    return {
      item: {
        scenario,
        letter: chance.pick(scenario.letters),
        factor,
        index: scenario.isPhysical ? 2 : chance.pick([2, 3] as const),
        extra: chance.int(1, 4),
      },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { scenario, letter, index, extra } = item;
    const { name } = scenario;
    const show = (each: Twists) => equation(letter, rootSolved(item, each));
    const change = at.first ? extra : -extra;
    const raised = index === 2 ? "Squaring" : "Cubing";
    const [bare, alone] = at.second
      ? [expression(name), sum(letter, change)]
      : [sum(name, -change), expression(letter)];
    const isolated = equation(unscaled(item, bare), root(alone, index));
    return {
      question: paragraphs(
        inline(rootFormula(item, at)),
        `The given formula models ${scenario.models} ${scenario.at(letter)}. Which equation correctly expresses $${letter}$ in terms of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: show,
        show: formula,
        why: "It undoes the operations of the formula in the opposite order.",
        slips: [
          { code: "sign-lost", deed: SLIPS.sign(at, extra) },
          { code: "order-of-steps", deed: SLIPS.order(at, extra, "root") },
        ],
        corner: {
          code: "order-of-steps",
          deed: `reading the right side as ${inline(rootFormula(item, { first: !at.first, second: !at.second }).right)}`,
        },
      }),
      opening: `Isolate the root, ${index === 2 ? "square" : "cube"} both sides, and then isolate the variable.`,
      steps: [
        { text: `Isolating the root gives ${inline(isolated)}.` },
        {
          text: `${raised} both sides gives ${inline(equation(power(isolated.left, index), alone))}.`,
        },
        { text: `So ${inline(show(at))}.` },
      ],
      hint: "What stands between the root and the other side? It must go first.",
      tip: "Choose a number for the variable, compute the other one, and test your formula with both.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "equivalent",
    expression: item.letter,
    where: [
      code(rootFormula(item, at)),
      `${item.letter} > ${at.second && !at.first ? item.extra : 0}`,
    ],
    told: [
      `${item.scenario.models} ${item.scenario.at(item.letter)}`,
      `$${item.letter}$ in terms of $${item.scenario.name}$`,
    ],
  }),
});

/** A formula solved for a variable that is squared or stands under a root. */
export const formulaForSquaredVariable = defineLevels({
  id: "formula-for-squared-variable",
  version: 2,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB16"],
  optionDesign: "orbit",
  Medium: fromSquare,
  Hard: fromRoot,
});
