import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Face, formula, numeral } from "../../craft/options/option.ts";
import { type Triple, primitiveTriples } from "../../craft/geometry/pythagorean.ts";
import { ratioCorner } from "../../craft/geometry/ratio-corner.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import { crossedOptions } from "../../craft/options/slips.ts";
import {
  type CornerNames,
  drawCorners,
  triangleName,
} from "../../craft/geometry/triangle-letters.ts";
import { type Expression, negative, power, quotient, root, sum } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

type Name = "sin" | "cos" | "tan";

const FULL = { sin: "sine", cos: "cosine", tan: "tangent" };

const MEANING = {
  sin: "the opposite leg over the hypotenuse",
  cos: "the adjacent leg over the hypotenuse",
  tan: "the opposite leg over the adjacent leg",
};

interface Legs {
  /** The leg that stands above in the value asked: a is opposite the second corner, b beside it. */
  readonly above: "a" | "b";
  readonly below: "hypotenuse" | "leg";
}

interface Numeric extends Legs {
  readonly corners: CornerNames;
  readonly triple: Triple;
  readonly given: "sin" | "cos";
  /** Whether a value over the hypotenuse is asked of the angle that is not given. */
  readonly other: boolean;
  /** Whether the other angle is written as 90° less the given one. */
  readonly written: boolean;
}

function asked({ above, below, given, other }: Omit<Numeric, "written">): {
  name: Name;
  isOther: boolean;
} {
  if (below === "leg") return { name: "tan", isOther: above === "b" };
  const own = above === "a" ? "sin" : "cos";
  const isOther = other || own === given;
  return { name: isOther ? (own === "sin" ? "cos" : "sin") : own, isOther };
}

function valueOf({ triple: [a, b, c] }: Numeric, { above, below }: Legs) {
  const [top, rest] = above === "a" ? [a, b] : [b, a];
  return rational(top, below === "leg" ? rest : c);
}

function functionShown(
  { corners: [, A, B], written }: Numeric,
  name: Name,
  isOther: boolean,
): string {
  if (!isOther) return `\\${name} ${A}`;
  return written ? `\\${name}(90^\\circ - ${A})` : `\\${name} ${B}`;
}

/** Another ratio of the same triangle, of the same angle or of its complement. */
const numeric = level<Numeric>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      corners: drawCorners(chance),
      triple: chance.pick(primitiveTriples),
      given: chance.pick(["sin", "cos"] as const),
      above: chance.pick(["a", "b"] as const),
      below: chance.pick(["hypotenuse", "leg"] as const),
      other: chance.flip(),
    };
    const { isOther } = asked(item);
    return { ...item, other: isOther, written: isOther && chance.flip() };
  },
  build: (item) => {
    const { corners, triple, given, above, below } = item;
    const [R, A, B] = corners;
    const [a, b, c] = triple;
    const { name, isOther } = asked(item);
    const shown = functionShown(item, name, isOther);
    const key = valueOf(item, item);
    const known = tex(rational(given === "sin" ? a : b, c));
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${R}$ is a right angle and $\\${given} ${A} = ${known}$. What is the value of $${shown}$?`,
      options: crossedOptions<Legs>({
        key: { above, below },
        why: `The sides are as $${a} : ${b} : ${c}$, and this is their ratio for the angle in question.`,
        slips: [
          {
            code: name === "tan" ? "ratio-upside-down" : "wrong-triangle-side",
            deed:
              name === "tan"
                ? "turning the ratio of the legs upside down"
                : "taking one leg for the other",
            apply: (legs) => ({ ...legs, above: legs.above === "a" ? "b" : "a" }),
          },
          {
            code: "wrong-triangle-side",
            deed:
              name === "tan"
                ? "dividing by the hypotenuse"
                : "dividing by the other leg instead of the hypotenuse",
            apply: (legs) => ({ ...legs, below: legs.below === "leg" ? "hypotenuse" : "leg" }),
          },
        ],
        show: (legs) => numeral(valueOf(item, legs)),
        corner: isOther ? ratioCorner(name, B, A) : ratioCorner(name, A, B),
      }),
      opening: "One ratio of a right triangle fixes the shape, and so all the other ratios.",
      steps: [
        {
          text: `Let the hypotenuse be $${c}$. Then the leg ${given === "sin" ? "opposite" : "adjacent to"} angle $${A}$ is $${given === "sin" ? a : b}$, and the Pythagorean theorem gives the other leg.\n\n$\\sqrt{${c}^2 - ${given === "sin" ? a : b}^2} = \\sqrt{${given === "sin" ? b * b : a * a}} = ${given === "sin" ? b : a}$`,
          claim: `${a}^2 + ${b}^2 = ${c}^2`,
        },
        ...(isOther
          ? [
              {
                text: `Angle $${B}$ is $90^\\circ - ${A}$: the leg opposite one acute angle is adjacent to the other.`,
              },
            ]
          : []),
        {
          text: `The ${FULL[name]} is ${MEANING[name]}.\n\n$${shown} = ${tex(key)}$`,
          claim: `asked = ${key.num}/${key.den}`,
        },
      ],
      hint: "Sketch a right triangle with two whole sides that fit the given ratio. How long is its third side?",
      tip: "The two acute angles share the triangle: what is opposite for one is adjacent for the other.",
      archetype: isOther && name === "tan" ? "SC15" : "SC10",
    };
  },
  facts: (item) => {
    const {
      triple: [a, b, c],
      corners: [R, A],
      given,
    } = item;
    const { name, isOther } = asked(item);
    const ratio = tex(rational(given === "sin" ? a : b, c));
    const [sine, cosine] = isOther ? ["cosA", "sinA"] : ["sinA", "cosA"];
    return {
      kind: "value",
      given: [
        given === "sin" ? `sinA = ${a}/${c}` : `cosA = ${b}/${c}`,
        "sinA^2 + cosA^2 = 1",
        `asked = ${{ sin: sine, cos: cosine, tan: `${sine}/${cosine}` }[name]}`,
      ],
      where: ["sinA > 0", "cosA > 0"],
      ask: "asked",
      told: [
        `$${R}$ right angle $\\${given} ${A} = ${ratio}$`,
        `value of $${functionShown(item, name, isOther)}$`,
      ],
    };
  },
});

interface Literal {
  readonly corners: CornerNames;
  readonly letter: string;
  readonly number: number;
  /** Whether the number is the hypotenuse and not the adjacent leg; whether the cosine is asked. */
  readonly at: Twists;
}

const LETTERS = ["k", "m", "n", "p", "r", "t"];

function functions({ first, second }: Twists): { given: Name; ask: Name } {
  const given = first ? "sin" : "tan";
  return { given, ask: second ? "cos" : first ? "tan" : "sin" };
}

function literalValue({ letter, number }: Literal, { first, second }: Twists): Expression {
  const squares = first
    ? sum(number * number, negative(power(letter, 2)))
    : sum(power(letter, 2), number * number);
  const third = root(squares);
  if (!second) return quotient(letter, third);
  return first ? quotient(third, number) : quotient(number, third);
}

/** A ratio with a constant in it, and another ratio of the same angle in terms of that constant. */
const literal = level<Literal>({
  space: 100_000,
  steps: 4,
  draw: (chance) => ({
    corners: drawCorners(chance),
    letter: chance.pick(LETTERS),
    number: chance.int(2, 30),
    at: twists(chance),
  }),
  build: (item) => {
    const { corners, letter, number, at } = item;
    const [R, A] = corners;
    const { given, ask } = functions(at);
    const show = (tree: Expression): Face => formula(tree);
    const key = show(literalValue(item, at)).text;
    const squares = at.first ? `${number}^2 - ${letter}^2` : `${letter}^2 + ${number}^2`;
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${R}$ is a right angle and $\\${given} ${A} = \\frac{${letter}}{${number}}$, where $${letter}$ is a constant. Which of the following is equal to $\\${ask} ${A}$?`,
      options: siblingOptions({
        at,
        answer: (each) => literalValue(item, each),
        show,
        why: `The third side is $\\sqrt{${squares}}$ when the other two are $${letter}$ and $${number}$.`,
        slips: [
          {
            code: "wrong-triangle-side",
            deed: at.first
              ? `taking $${number}$ for the adjacent leg instead of the hypotenuse`
              : `taking $${number}$ for the hypotenuse instead of the adjacent leg`,
          },
          {
            code: "wrong-triangle-side",
            deed: at.second
              ? "putting the opposite leg above, where the adjacent one belongs,"
              : `giving the cosine instead of the ${FULL[ask]}`,
          },
        ],
      }),
      opening:
        "Read the given ratio as two sides of a right triangle, and find the third from them.",
      steps: [
        {
          text: `Let the leg opposite angle $${A}$ be $${letter}$ and the ${at.first ? "hypotenuse" : "adjacent leg"} $${number}$, as the ${FULL[given]} says.`,
        },
        {
          text: `By the Pythagorean theorem the ${at.first ? "adjacent leg" : "hypotenuse"} is $\\sqrt{${squares}}$.`,
        },
        {
          text: `So $\\${ask} ${A}$ is ${key}.`,
          claim: `asked = ${ask === "tan" ? "opp/adj" : ask === "sin" ? "opp/hyp" : "adj/hyp"}`,
        },
        { text: "A value for the constant, tried in a calculator, confirms it." },
      ],
      hint: "Which two sides does the given ratio compare? Express the third side by them.",
      tip: "Letters in a ratio are sides like any others: draw the triangle and label it with them.",
    };
  },
  facts: ({ corners: [R, A], letter, number, at }) => {
    const { given, ask } = functions(at);
    const ratio = { sin: "opp/hyp", cos: "adj/hyp", tan: "opp/adj" }[ask];
    const sides = at.first
      ? ["adj = sqrt(hyp^2 - opp^2)", `hyp = ${number}`]
      : ["hyp = sqrt(opp^2 + adj^2)", `adj = ${number}`];
    return {
      kind: "equivalent",
      expression: "asked",
      where: [`asked = ${ratio}`, ...sides, `opp = ${letter}`],
      told: [
        `$${R}$ right angle $\\${given} ${A} = \\frac{${letter}}{${number}}$`,
        `$${letter}$ constant $\\${ask} ${A}$`,
      ],
    };
  },
});

/** A sine, cosine or tangent from another one, of the same acute angle or of its complement. */
export const ratioFromAnotherRatio = defineLevels({
  id: "ratio-from-another-ratio",
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC10", "SC15"],
  optionDesign: "orbit",
  Medium: numeric,
  Hard: literal,
});
