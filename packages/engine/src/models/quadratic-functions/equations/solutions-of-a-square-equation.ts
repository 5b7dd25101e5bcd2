import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly, numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, negative, power, product, root, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

/** a(x ∓ p)² + c = d, where (d - c)/a is `square`. */
interface Square {
  readonly x: string;
  readonly a: number;
  readonly p: number;
  readonly square: number;
  readonly added: number;
}

/** The twists are the sign of p and whether the greater solution is asked. */
type Given = { readonly given: Square; readonly at: Twists };

function shift({ p }: Square, { first }: Twists): number {
  return first ? p : -p;
}

function equationAt(given: Square, at: Twists) {
  const { x, a, square, added } = given;
  const left = sum(product(a, power(sum(x, -shift(given, at)), 2)), added);
  return equation(left, a * square + added);
}

function which({ second }: Twists): string {
  return second ? "greater" : "lesser";
}

function question(given: Square, at: Twists): string {
  return paragraphs(
    inline(equationAt(given, at)),
    `What is the ${which(at)} of the two solutions to the given equation?`,
  );
}

function facts({ given, at }: Given) {
  return {
    kind: "value",
    given: [code(equationAt(given, at))],
    where: [`${given.x} ${at.second ? ">" : "<"} ${shift(given, at)}`],
    ask: given.x,
    told: [`${at.second ? "greater" : "lesser"} of the two solutions`],
  } as const;
}

function slipsOf(given: Square, at: Twists, size: string) {
  const h = shift(given, at);
  return [
    {
      code: "sign-lost",
      deed: `moving $${-h}$ to the other side without changing its sign`,
    },
    {
      code: "solutions-miscounted",
      deed: `using only the ${at.second ? "negative" : "positive"} root ${size}`,
    },
  ] as const;
}

const CRAFT = {
  opening: "A square equation has two solutions, since a number and its opposite have one square.",
  hint: "Which two numbers have the square on the right side?",
  tip: "Whenever you take a square root to solve an equation, write a plus and a minus before it.",
};

/** (x ∓ p)² = k² with whole solutions. */
const whole = level<Given>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [p, side] = [chance.int(1, 40), chance.int(2, 25)];
    chance.require(p !== side, "a solution is zero");
    const a = chance.int(1, 5);
    const square = side * side;
    chance.require(a * square <= 1000, "large numbers");
    const given = { x: chance.pick(UNKNOWNS), a, p, square, added: 0 };
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x, square } = given;
    const [h, side] = [shift(given, at), Math.sqrt(square)];
    const key = at.second ? h + side : h - side;
    const inner = sum(x, -h);
    const chosen = at.second ? side : -side;
    return {
      question: question(given, at),
      options: siblingOptions({
        at,
        answer: (each) => shift(given, each) + (each.second ? side : -side),
        show: numeral,
        why: `Put in for $${x}$, it makes the square $${square}$, and it is the ${which(at)} of the two.`,
        slips: slipsOf(given, at, `$${-chosen}$`),
        corner: {
          code: "opposite-sign",
          deed: `reversing the signs of both $${h}$ and $${chosen}$`,
          work: sum(-h, -chosen),
        },
      }),
      ...CRAFT,
      steps: [
        {
          text: `${given.a === 1 ? "The" : `Dividing by $${given.a}$, the`} square of ${inline(inner)} is $${square}$, so ${inline(inner)} is $${side}$ or $${-side}$.`,
        },
        {
          text: `The ${which(at)} solution comes from ${inline(equation(inner, chosen))}.`,
          claim: code(equation(inner, chosen)),
        },
        { text: `So ${inline(equation(x, key))}.`, claim: code(equation(x, key)) },
      ],
      archetype: "PB01",
    };
  },
  facts,
});

/** a(x ∓ p)² + c = d, whose solutions hold a radical. */
const radical = level<Given>({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const p = chance.int(1, 12);
    const square = chance.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23]);
    const given = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(2, 7),
      p,
      square,
      added: chance.nonzero(20),
    };
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x, a, square, added } = given;
    const h = shift(given, at);
    const solution = (each: Twists) => {
      const size = root(square);
      return sum(shift(given, each), each.second ? size : negative(size));
    };
    const order = (each: Twists) => shift(given, each) + (each.second ? 1 : -1) * Math.sqrt(square);
    const inner = sum(x, -h);
    const isolated = equation(power(inner, 2), square);
    const chosen = at.second ? root(square) : negative(root(square));
    return {
      question: question(given, at),
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => exactly(solution(each), order(each)),
        why: `Put in for $${x}$, it makes the square $${square}$, and it is the ${which(at)} of the two.`,
        slips: slipsOf(given, at, inline(at.second ? negative(root(square)) : root(square))),
        corner: { code: "opposite-sign", deed: `reversing the signs of both $${h}$ and the root` },
      }),
      ...CRAFT,
      steps: [
        {
          text: `${added > 0 ? "Subtracting" : "Adding"} $${Math.abs(added)}$ and dividing by $${a}$ gives ${inline(isolated)}.`,
          claim: code(isolated),
        },
        {
          text: `The ${which(at)} solution comes from ${inline(equation(inner, chosen))}.`,
          claim: code(equation(inner, chosen)),
        },
        {
          text: `So ${inline(equation(x, solution(at)))}.`,
          claim: code(equation(x, solution(at))),
        },
      ],
      archetype: "PB01",
    };
  },
  facts,
});

/** The greater or the lesser solution of an equation with one square in it. */
export const solutionsOfASquareEquation = defineLevels({
  id: "solutions-of-a-square-equation",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB01"],
  optionDesign: "orbit",
  Easy: whole,
  Medium: radical,
});
