import { removing } from "../../../craft/algebra/moving-terms.ts";
import {
  pieceFormula,
  pieceSide,
  pieceSteps,
  pieceStory,
  rateOf,
} from "../../../craft/algebra/square-pieces.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type RootScenario, rootScenarios } from "@sat/content/scenarios/root-models";
import { squareScenarios } from "@sat/content/scenarios/square-pieces";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  decimal,
  equation,
  expression,
  power,
  product,
  quotient,
  root,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

/** Losing the sign of the number, misreading where it stands, and both. */
function missteps(at: Twists, number: number, rightSide: (at: Twists) => Expression) {
  const { first, second } = at;
  const misread = (each: Twists): Misstep => ({
    code: "order-of-steps",
    deed: `solving as if the right side were ${inline(rightSide(each))}`,
  });
  const lost: Misstep = {
    code: "sign-lost",
    deed: first
      ? `adding $${number}$ instead of subtracting it`
      : `subtracting $${number}$ instead of adding it`,
  };
  const slips: readonly [Misstep, Misstep] = [lost, misread({ first, second: !second })];
  return { slips, corner: misread({ first: !first, second: !second }) };
}

const LETTERS = [
  ["C", "s"],
  ["P", "s"],
  ["C", "x"],
  ["P", "x"],
  ["T", "w"],
] as const;

/** A price depends on the square of a length. */
const fromSquare = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(squareScenarios);
    const at = twists(chance);
    const cents = chance.int(...scenario.rate);
    chance.require(cents % 5 === 0 && cents !== 100, "an odd price");
    const item = {
      scenario,
      letters: chance.pick(LETTERS),
      cents,
      extra: at.second ? chance.int(2, 5) : chance.int(...scenario.fee),
    };
    return { item, at };
  },
  build: ({ item, at }) => {
    const { letters, extra } = item;
    const rate = rateOf(item);
    const [price, side] = letters;
    const change = at.first ? extra : -extra;
    const [rest, alone] = at.second
      ? [price, sum(side, change)]
      : [sum(price, -change), expression(side)];
    return {
      question: paragraphs(
        inline(pieceFormula(item, at)),
        `${pieceStory(item, at)} Which equation correctly expresses $${side}$ in terms of $${price}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => equation(side, pieceSide(item, each)),
        show: formula,
        why: `With it, ${inline(power(alone, 2))} is equal to ${inline(quotient(rest, rate))}, so the right side of the formula is equal to $${price}$.`,
        ...missteps(at, extra, (each) => pieceFormula(item, each).right),
      }),
      opening: `Undo the operations on $${side}$ in reverse order: the last operation is undone first.`,
      steps: pieceSteps(item, at),
      hint: at.second
        ? `What is the square ${inline(power(alone, 2))} multiplied by in the formula?`
        : `Which operation in the formula comes last, after the multiplication by ${inline(rate)}?`,
      tip: "Undo a square with a square root only after the square stands alone on one side.",
    };
  },
  facts: ({ item, at }) => {
    const [, side] = item.letters;
    return {
      kind: "equivalent",
      expression: side,
      where: [code(pieceFormula(item, at)), `${side} > ${at.second ? item.extra : 0}`],
      told: [pieceStory(item, at), `$${item.letters[1]}$ in terms of $${item.letters[0]}$`],
    };
  },
});

interface Rooted {
  readonly scenario: RootScenario;
  readonly letter: string;
  /** Ten times what the root is multiplied by. */
  readonly tenths: number;
  readonly index: 2 | 3;
  readonly extra: number;
}

function factorOf({ tenths }: Rooted): Expression {
  return decimal(rational(tenths, 10));
}

function scaled(item: Rooted, tree: Expression): Expression {
  return product(factorOf(item), tree);
}

/** What the other quantity is. */
function placeOf({ scenario, letter, extra }: Rooted, { first }: Twists): string {
  return scenario.shifted?.[first ? "plus" : "minus"](letter, extra) ?? scenario.at(letter);
}

/** The formula holds for values of the other quantity greater than this one. */
function boundOf({ extra }: Rooted, { first, second }: Twists): number {
  return second && !first ? extra : 0;
}

/** The quantity without the factor of the root. */
function unscaled(item: Rooted, tree: Expression): Expression {
  return quotient(tree, factorOf(item));
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

/** What the root is equal to, and what stands under it. */
function rootParts(item: Rooted, at: Twists) {
  const { scenario, letter, extra } = item;
  const change = at.first ? extra : -extra;
  const rest = at.second ? expression(scenario.name) : sum(scenario.name, -change);
  const alone = at.second ? sum(letter, change) : expression(letter);
  return { change, rest, isolated: unscaled(item, rest), alone };
}

function rootSteps(item: Rooted, at: Twists): Step[] {
  const { letter, index } = item;
  const { change, rest, isolated, alone } = rootParts(item, at);
  const rooted = root(alone, index);
  return [
    ...(at.second ? [] : [stepTo(removing(change), equation(rest, scaled(item, rooted)))]),
    stepTo(`Divide both sides by ${inline(factorOf(item))}.`, equation(isolated, rooted)),
    stepTo(
      index === 2 ? "Square both sides." : "Cube both sides.",
      equation(alone, power(isolated, index)),
    ),
    ...(at.second ? [stepTo(removing(change), equation(letter, rootSolved(item, at)))] : []),
  ];
}

/** A quantity depends on the square root of another. */
const fromRoot = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(rootScenarios);
    const [least, most] = scenario.factor;
    const at = twists(chance);
    chance.require(
      at.second || scenario.shifted === undefined,
      "the number has no meaning outside the root",
    );
    return {
      item: {
        scenario,
        letter: chance.pick(scenario.letters),
        tenths: chance.int(Math.max(11, 10 * least), 10 * most),
        index: scenario.isPhysical ? 2 : chance.pick([2, 3] as const),
        extra: chance.int(2, 5),
      },
      at,
    };
  },
  build: ({ item, at }) => {
    const { scenario, letter, index, extra } = item;
    const { name } = scenario;
    const { isolated, alone } = rootParts(item, at);
    return {
      question: paragraphs(
        inline(rootFormula(item, at)),
        `The given formula models ${scenario.models} ${placeOf(item, at)}, where $${letter} > ${boundOf(item, at)}$. Which equation correctly expresses $${letter}$ in terms of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => equation(letter, rootSolved(item, each)),
        show: formula,
        why: `With it, ${inline(root(alone, index))} is equal to ${inline(isolated)}, so the right side of the formula is equal to $${name}$.`,
        ...missteps(at, extra, (each) => rootFormula(item, each).right),
      }),
      opening: `Isolate the root, ${index === 2 ? "square" : "cube"} both sides, and then isolate the variable.`,
      steps: rootSteps(item, at),
      hint: at.second
        ? `What is ${inline(root(alone, index))} multiplied by in the formula, and how is that undone?`
        : `What stands on the right side besides the term that contains ${inline(root(letter, index))}?`,
      tip: "Test your answer: choose a value for the variable, and check that both equations hold.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "equivalent",
    expression: item.letter,
    where: [code(rootFormula(item, at)), `${item.letter} > ${boundOf(item, at)}`],
    told: [
      `${item.scenario.models} ${placeOf(item, at)} $${item.letter} > ${boundOf(item, at)}$`,
      `$${item.letter}$ in terms of $${item.scenario.name}$`,
    ],
  }),
});

/** A formula solved for a variable that is squared or stands under a root. */
export const formulaForSquaredVariable = defineLevels({
  id: "formula-for-squared-variable",
  version: 4,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB16"],
  optionDesign: "orbit",
  Medium: fromSquare,
  Hard: fromRoot,
});
