import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Face, formula, numeral } from "../../craft/options/option.ts";
import { type Triple, primitiveTriples } from "../../craft/geometry/pythagorean.ts";
import { FULL_NAME, MEANING, type RatioName } from "../../craft/geometry/ratio-triangle.ts";
import { ratioCorner } from "../../craft/geometry/ratio-corner.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import { type Misstep, type Slip, crossedOptions } from "../../craft/options/slips.ts";
import {
  type CornerNames,
  drawCorners,
  triangleName,
} from "../../craft/geometry/triangle-letters.ts";
import { type Expression, negative, power, quotient, root, sum } from "../../math/expression.ts";
import { inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

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
  name: RatioName;
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
  name: RatioName,
  isOther: boolean,
): string {
  if (!isOther) return `\\${name} ${A}`;
  return written ? `\\${name}(90^\\circ - ${A})` : `\\${name} ${B}`;
}

/** Which leg is put above, and what it is divided by. */
function numericSlips(item: Numeric): readonly [Slip<Legs>, Slip<Legs>] {
  const { corners, triple, above } = item;
  const [, A, B] = corners;
  const [a, b, c] = triple;
  const { name, isOther } = asked(item);
  const angle = isOther ? B : A;
  const [top, rest] = above === "a" ? [a, b] : [b, a];
  const place = name === "cos" ? "opposite" : "adjacent to";
  const isTangent = name === "tan";
  return [
    {
      code: !isTangent ? "wrong-triangle-side" : isOther ? "another-quantity" : "ratio-upside-down",
      deed: isTangent
        ? isOther
          ? `finding $\\tan ${A}$ instead of $\\tan ${B}$`
          : `dividing the adjacent leg, $${rest}$, by the opposite leg, $${top}$,`
        : `dividing the leg ${place} angle $${angle}$, $${rest}$, by the hypotenuse`,
      apply: (legs) => ({ ...legs, above: legs.above === "a" ? "b" : "a" }),
    },
    {
      code: "wrong-triangle-side",
      deed: isTangent
        ? `dividing by the hypotenuse, $${c}$, instead of the adjacent leg, $${rest}$,`
        : `dividing by the other leg, $${rest}$, instead of the hypotenuse, $${c}$,`,
      apply: (legs) => ({ ...legs, below: legs.below === "leg" ? "hypotenuse" : "leg" }),
    },
  ];
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
        why: `The sides are in the ratio $${Math.min(a, b)} : ${Math.max(a, b)} : ${c}$, and the leg opposite angle $${isOther ? B : A}$ is $${isOther ? b : a}$.`,
        slips: numericSlips(item),
        show: (legs) => numeral(valueOf(item, legs)),
        corner: isOther ? ratioCorner(name, B, A) : ratioCorner(name, A, B),
      }),
      opening: "One ratio of a right triangle fixes the shape, and so all the other ratios.",
      steps: [
        {
          text: `Let the hypotenuse be $${c}$. Then the leg ${given === "sin" ? "opposite" : "adjacent to"} angle $${A}$ is $${given === "sin" ? a : b}$, and the Pythagorean theorem gives the other leg.\n\n$\\sqrt{${c}^2 - ${given === "sin" ? a : b}^2} = \\sqrt{${tex(given === "sin" ? b * b : a * a)}} = ${given === "sin" ? b : a}$`,
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
          text: `The ${FULL_NAME[name]} is ${MEANING[name]}. The leg opposite angle $${isOther ? B : A}$ is $${isOther ? b : a}$, and the leg adjacent to it is $${isOther ? a : b}$.\n\n$${shown} = ${tex(key)}$`,
          claim: `asked = ${key.num}/${key.den}`,
        },
      ],
      hint: `Which two sides does $\\${given} ${A}$ compare, and how long is the third side if they are $${given === "sin" ? a : b}$ and $${c}$?`,
      tip: isOther
        ? "The leg that is opposite one acute angle is adjacent to the other: check which angle is asked."
        : "Name the opposite leg, the adjacent leg, and the hypotenuse from the angle before you write a ratio.",
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

function functions({ first, second }: Twists): { given: RatioName; ask: RatioName } {
  const given = first ? "sin" : "tan";
  return { given, ask: second ? "cos" : first ? "tan" : "sin" };
}

/** The side that the given ratio does not compare. */
function thirdOf({ letter, number }: Literal, { first }: Twists): Expression {
  const square = power(letter, 2);
  return root(first ? sum(number * number, negative(square)) : sum(square, number * number));
}

function literalValue(item: Literal, at: Twists): Expression {
  const { letter, number } = item;
  const third = thirdOf(item, at);
  if (!at.second) return quotient(letter, third);
  return at.first ? quotient(third, number) : quotient(number, third);
}

/** What a learner does with the number in the given ratio, and which ratio is found instead. */
function literalSlips({ letter, number, at }: Literal): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { first, second } = at;
  const { ask } = functions(at);
  const place = `$${number}$ as the ${first ? "adjacent leg" : "hypotenuse"}`;
  const found = second ? (first ? "tangent" : "sine") : "cosine";
  const wrong = second ? (first ? "sine" : "tangent") : "cosine";
  const [done, right] = first ? ["adding", "subtracting"] : ["subtracting", "adding"];
  return {
    slips: [
      second
        ? { code: "wrong-triangle-side", deed: `using ${place}` }
        : {
            code: "opposite-operation",
            deed: `${done} the squares of $${letter}$ and $${number}$ instead of ${right} them`,
          },
      {
        code: "another-quantity",
        deed: `finding the ${found} instead of the ${FULL_NAME[ask]}`,
      },
    ],
    corner: { code: "another-quantity", deed: `finding the ${wrong} with ${place}` },
  };
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
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${R}$ is a right angle and $\\${given} ${A} = \\frac{${letter}}{${number}}$, where $${letter}$ is a constant. Which of the following is equal to $\\${ask} ${A}$?`,
      options: siblingOptions({
        at,
        answer: (each) => literalValue(item, each),
        show,
        why: `The third side is ${inline(thirdOf(item, at))}, and the ${FULL_NAME[ask]} is ${MEANING[ask]}.`,
        ...literalSlips(item),
      }),
      opening:
        "Read the given ratio as two sides of a right triangle, and find the third from them.",
      steps: [
        {
          text: `The ${FULL_NAME[given]} is ${MEANING[given]}. Let the leg opposite angle $${A}$ be $${letter}$ and the ${at.first ? "hypotenuse" : "adjacent leg"} $${number}$.`,
        },
        {
          text: `By the Pythagorean theorem, ${at.first ? "subtract the square of this leg from the square of the hypotenuse" : "add the squares of the legs"}, and take the square root to find the ${at.first ? "adjacent leg" : "hypotenuse"}.\n\n$\\sqrt{${at.first ? `${number}^2 - ${letter}^2` : `${letter}^2 + ${number}^2`}} = ${tex(thirdOf(item, at))}$`,
        },
        {
          text: `The ${FULL_NAME[ask]} is ${MEANING[ask]}. Substitute the two sides.\n\n${key}`,
          claim: `asked = ${ask === "tan" ? "opp/adj" : ask === "sin" ? "opp/hyp" : "adj/hyp"}`,
        },
      ],
      hint: `Which two sides does $\\${given} ${A}$ compare? Which third side does $\\${ask} ${A}$ need?`,
      tip: at.first
        ? "To find a leg, subtract the square of the other leg from the square of the hypotenuse."
        : "To find the hypotenuse, add the squares of the legs.",
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
  version: 5,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC10", "SC15"],
  optionDesign: "orbit",
  Medium: numeric,
  Hard: literal,
});
