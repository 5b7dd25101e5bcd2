import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly, numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Operand,
  equation,
  negative,
  power,
  product,
  root,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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

/** "Add $5$ to both sides." */
function undoing(h: number): string {
  return h > 0 ? `Add $${h}$ to both sides.` : `Subtract $${-h}$ from both sides.`;
}

/** By the root that is chosen to the solution. */
function stepsOf(given: Square, at: Twists, size: Operand): Step[] {
  const { x, a, square, added } = given;
  const h = shift(given, at);
  const inner = sum(x, -h);
  const [chosen, other] = at.second ? [size, negative(size)] : [negative(size), size];
  const raised = equation(product(a, power(inner, 2)), a * square);
  return [
    ...(added === 0 ? [] : [stepTo(undoing(-added), raised)]),
    ...(a === 1 ? [] : [stepTo(`Divide both sides by $${a}$.`, equation(power(inner, 2), square))]),
    stepTo(
      `So ${inline(inner)} is ${inline(chosen)} or ${inline(other)}. The ${which(at)} solution comes from the ${at.second ? "positive" : "negative"} root.`,
      equation(inner, chosen),
    ),
  ];
}

/** Squared, the root that is chosen gives what it must, and the other solution is on the other side. */
function reasonOf({ square }: Square, at: Twists, chosen: Operand): string {
  const squared = inline(equation(power(chosen, 2), square));
  return `It comes from the ${at.second ? "positive" : "negative"} root, and ${squared}.`;
}

const OPENING = "A positive number has two square roots, so the equation has two solutions.";
const TIP =
  "When you take square roots to solve an equation, use the positive and the negative root.";

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
    const chosen = at.second ? side : -side;
    const key = h + chosen;
    const [done, due] = h > 0 ? ["subtracting", "adding"] : ["adding", "subtracting"];
    return {
      question: question(given, at),
      options: siblingOptions({
        at,
        answer: (each) => shift(given, each) + (each.second ? side : -side),
        show: numeral,
        why: reasonOf(given, at, chosen),
        slips: [
          {
            code: "sign-lost",
            deed: `${done} $${Math.abs(h)}$ at the end instead of ${due} it`,
            work: sum(-h, chosen),
          },
          {
            code: "another-quantity",
            deed: `using the ${at.second ? "negative" : "positive"} root, $${-chosen}$,`,
            work: sum(h, -chosen),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `giving the opposite of the solution`,
          work: sum(-h, -chosen),
        },
      }),
      opening: OPENING,
      steps: [
        ...stepsOf(given, at, side),
        {
          text: `${undoing(h)}\n\n${inline(equation(x, sum(h, chosen)))}`,
          claim: code(equation(x, key)),
        },
        stepTo(`This is the ${which(at)} solution.`, equation(x, key)),
      ],
      hint: `Once the square is alone on one side, which two values can ${inline(sum(x, -h))} have?`,
      tip: TIP,
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
    const { x, square } = given;
    const h = shift(given, at);
    const solution = (each: Twists) => {
      const size = root(square);
      return sum(shift(given, each), each.second ? size : negative(size));
    };
    const order = (each: Twists) => shift(given, each) + (each.second ? 1 : -1) * Math.sqrt(square);
    const inner = sum(x, -h);
    const [chosen, other] = at.second
      ? [root(square), negative(root(square))]
      : [negative(root(square)), root(square)];
    const solved = inline(equation(inner, chosen));
    return {
      question: question(given, at),
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => exactly(solution(each), order(each)),
        why: reasonOf(given, at, chosen),
        slips: [
          {
            code: "sign-lost",
            deed: `moving $${-h}$ to the right side of ${solved} without changing its sign`,
          },
          {
            code: "another-quantity",
            deed: `using the ${at.second ? "negative" : "positive"} root, ${inline(other)}, instead of ${solved}`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `giving the value of $-${x}$ from ${solved}`,
        },
      }),
      opening: OPENING,
      steps: [...stepsOf(given, at, root(square)), stepTo(undoing(h), equation(x, solution(at)))],
      hint: `What is the value of ${inline(power(inner, 2))} in this equation?`,
      tip: TIP,
      archetype: "PB01",
    };
  },
  facts,
});

/** The greater or the lesser solution of an equation with one square in it. */
export const solutionsOfASquareEquation = defineLevels({
  id: "solutions-of-a-square-equation",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.B",
  calculator: ["Easy"],
  archetypes: ["PB01"],
  optionDesign: "orbit",
  Easy: whole,
  Medium: radical,
});
