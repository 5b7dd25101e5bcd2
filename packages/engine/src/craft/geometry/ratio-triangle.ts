import { quotient, times } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import { type Rational, multiply, rational } from "../../math/rational.ts";
import type { Draft, Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { numeral } from "../options/option.ts";
import { type Triple, primitiveTriples } from "./pythagorean.ts";
import { type Misstep, crossedOptions } from "../options/slips.ts";
import { stepThrough } from "../wording/steps.ts";

/** What an option rests on: which leg the known one is to the angle, and which side is asked. */
export interface Reading {
  readonly known: "opposite" | "adjacent";
  readonly asked: "leg" | "hypotenuse";
}

/** A right triangle with legs a (opposite the angle) and b and hypotenuse c, in the ratio of a triple. */
export interface Ratio extends Reading {
  readonly triple: Triple;
  /** Length of the known leg. */
  readonly length: number;
}

/** Triples whose sides stay whole when either leg has one and the same length. */
const TRIPLES = primitiveTriples.filter(([a, b]) => a * b <= 420);

type Name = "a" | "b" | "c";

export function namesOf({ known, asked }: Reading): { readonly known: Name; readonly asked: Name } {
  const [leg, other] = known === "opposite" ? (["a", "b"] as const) : (["b", "a"] as const);
  return { known: leg, asked: asked === "leg" ? other : "c" };
}

function partOf([a, b, c]: Triple, name: Name): number {
  return { a, b, c }[name];
}

function lengthOf({ triple, length }: Ratio, reading: Reading): Rational {
  const { known, asked } = namesOf(reading);
  return multiply(length, rational(partOf(triple, asked), partOf(triple, known)));
}

/** The calculation of a side: the known length times the ratio of the asked side to the known one. */
function workOf({ triple, length }: Ratio, reading: Reading) {
  const { known, asked } = namesOf(reading);
  return times(length, quotient(partOf(triple, asked), partOf(triple, known)));
}

const FUNCTIONS = {
  sin: ["a", "c"],
  cos: ["b", "c"],
  tan: ["a", "b"],
} as const;

export type RatioName = keyof typeof FUNCTIONS;

/** The function of the angle that ties the known side to the asked one. */
export function direct(reading: Reading): RatioName {
  if (reading.asked === "leg") return "tan";
  return reading.known === "opposite" ? "sin" : "cos";
}

/** A function that does not, so that a third side is needed. */
export function indirect(chance: Chance, reading: Reading): RatioName {
  return chance.pick(allIndirect(reading));
}

export function allIndirect(reading: Reading): readonly RatioName[] {
  return (["sin", "cos", "tan"] as const).filter((name) => name !== direct(reading));
}

function drawReading(chance: Chance): Reading {
  return {
    known: chance.pick(["opposite", "adjacent"]),
    asked: chance.pick(["leg", "hypotenuse"]),
  };
}

/** How the sides are called in the question. */
export type SideNames = Readonly<Record<Name, string>>;

export interface RatioWords {
  readonly sides: SideNames;
  readonly angle: string;
  /** Whether the given ratio ties the known side to the asked one at once. */
  readonly isDirect: boolean;
}

export const FULL_NAME = { sin: "sine", cos: "cosine", tan: "tangent" } as const;

export const MEANING = {
  sin: "the opposite leg over the hypotenuse",
  cos: "the adjacent leg over the hypotenuse",
  tan: "the opposite leg over the adjacent leg",
};

const OTHER_LEG = { opposite: "adjacent", adjacent: "opposite" } as const;
const OTHER_SIDE = { leg: "hypotenuse", hypotenuse: "leg" } as const;

/** The known leg taken for the other one and another side asked: that is a wrong ratio of the angle. */
function cornerOf(ratio: Ratio, angle: string): Misstep {
  const reading = { known: OTHER_LEG[ratio.known], asked: OTHER_SIDE[ratio.asked] };
  const name = direct(reading);
  const multiplies = name === "tan" && reading.known === "adjacent";
  return {
    code: "wrong-triangle-side",
    deed: `${multiplies ? "multiplying" : "dividing"} $${tex(ratio.length)}$ by the ${FULL_NAME[name]} of ${angle}`,
    work: workOf(ratio, reading),
  };
}

/** The known leg read as the other one: another function, or the tangent the other way round. */
function misnamed({ known, asked }: Ratio, angle: string): string {
  if (asked === "leg") {
    return known === "opposite"
      ? `multiplying by the tangent of ${angle} instead of dividing by it`
      : `dividing by the tangent of ${angle} instead of multiplying by it`;
  }
  const [right, wrong] = known === "opposite" ? ["sine", "cosine"] : ["cosine", "sine"];
  return `dividing by the ${wrong} of ${angle} instead of its ${right}`;
}

/** Options and words around a question: the place of the known leg is crossed with the side asked. */
export function ratioDraft(
  ratio: Ratio,
  given: RatioName,
  words: RatioWords,
): Omit<Draft, "question"> {
  const { known, asked, triple } = ratio;
  const { sides, angle } = words;
  return {
    options: crossedOptions<Reading>({
      key: { known, asked },
      why: `The sides are then in the ratio $${triple.join(" : ")}$, as the given ratio requires.`,
      slips: [
        {
          code: "wrong-triangle-side",
          deed: misnamed(ratio, angle),
          work: workOf(ratio, { known: OTHER_LEG[known], asked }),
          apply: (reading) => ({
            ...reading,
            known: OTHER_LEG[reading.known],
          }),
        },
        {
          code: "another-quantity",
          deed: `finding ${sides[asked === "leg" ? "c" : known === "opposite" ? "b" : "a"]}, the ${asked === "leg" ? "hypotenuse" : "other leg"},`,
          work: workOf(ratio, { known, asked: OTHER_SIDE[asked] }),
          apply: (reading) => ({
            ...reading,
            asked: OTHER_SIDE[reading.asked],
          }),
        },
      ],
      show: (reading) => numeral(lengthOf(ratio, reading)),
      corner: cornerOf(ratio, angle),
    }),
    opening: words.isDirect
      ? `The ${FULL_NAME[given]} of ${angle} is a ratio of the given side and the one that is asked for.`
      : `The ${FULL_NAME[given]} of ${angle} fixes the shape of the triangle, and so all its ratios.`,
    steps: words.isDirect ? directSteps(ratio, given, words) : indirectSteps(ratio, given, words),
    hint: words.isDirect
      ? "Which two sides does this ratio compare? Which of them is given?"
      : "Which two sides does the given ratio compare? How long is the third side of a right triangle with these two numbers as sides?",
    tip: "Mark the angle, then name the sides from it: opposite, adjacent, hypotenuse.",
  };
}

/** "the opposite leg, side $AB$, over the hypotenuse, side $BC$" */
function meaningWith(given: RatioName, sides: SideNames): string {
  const [over, under] = FUNCTIONS[given];
  const named = { a: "the opposite leg", b: "the adjacent leg", c: "the hypotenuse" };
  return `${named[over]}, ${sides[over]}, over ${named[under]}, ${sides[under]}`;
}

/** "the length of side $AB$", where the side is not called a length already. */
function lengthName(side: string): string {
  return side.startsWith("side") ? `the length of ${side}` : side;
}

function directSteps(ratio: Ratio, given: RatioName, { sides }: RatioWords): Step[] {
  const [over, under] = FUNCTIONS[given];
  const names = namesOf(ratio);
  const lengthShown = (name: Name) => (name === names.known ? tex(ratio.length) : "s");
  const [top, bottom] = [partOf(ratio.triple, over), partOf(ratio.triple, under)];
  const key = lengthOf(ratio, ratio);
  return [
    { text: `This ratio is ${meaningWith(given, sides)}.` },
    {
      text: `Let $s$ be ${lengthName(sides[names.asked])} and write the ratio with it.\n\n$\\frac{${lengthShown(over)}}{${lengthShown(under)}} = \\frac{${top}}{${bottom}}$`,
    },
    {
      text: stepThrough("Solve for $s$.", "s", workOf(ratio, ratio), key).text,
      claim: `${names.asked} = ${code(key)}`,
    },
  ];
}

function indirectSteps(ratio: Ratio, given: RatioName, { sides }: RatioWords): Step[] {
  const [a, b, c] = ratio.triple;
  const names = namesOf(ratio);
  const factor = ratio.length / partOf(ratio.triple, names.known);
  const key = lengthOf(ratio, ratio);
  const pythagoras = `${a}^2 + ${b}^2 = ${c}^2`;
  return [
    { text: `The ratio is ${meaningWith(given, sides)}.` },
    {
      text: `By the Pythagorean theorem, the opposite leg, the adjacent leg, and the hypotenuse are in the ratio $${a} : ${b} : ${c}$.\n\n$${pythagoras}$`,
      claim: pythagoras,
    },
    {
      text: `The side of length $${tex(ratio.length)}$ corresponds to $${partOf(ratio.triple, names.known)}$, so each side is $${factor}$ times its number in the ratio.\n\n$\\frac{${tex(ratio.length)}}{${partOf(ratio.triple, names.known)}} = ${factor}$`,
    },
    {
      text: `Multiply the number of the side that is asked for by $${factor}$.\n\n$${factor} \\cdot ${partOf(ratio.triple, names.asked)} = ${tex(key)}$`,
      claim: `${names.asked} = ${code(key)}`,
    },
  ];
}

export function ratioFacts(ratio: Ratio, given: RatioName) {
  const [over, under] = FUNCTIONS[given];
  const { triple, length } = ratio;
  const names = namesOf(ratio);
  return {
    kind: "value",
    given: [
      `${over}/${under} = ${partOf(triple, over)}/${partOf(triple, under)}`,
      `${names.known} = ${length}`,
      "a^2 + b^2 = c^2",
    ],
    where: ["a > 0", "b > 0", "c > 0"],
    ask: names.asked,
  } as const;
}

export function ratioShown({ triple }: Ratio, given: RatioName): string {
  const [over, under] = FUNCTIONS[given];
  return tex(rational(partOf(triple, over), partOf(triple, under)));
}

interface Range {
  readonly from: number;
  readonly to: number;
  /** The greatest ratio of the leg opposite the angle to the other. */
  readonly steepest?: number;
}

/** All shapes and lengths of the known leg in the range. */
function sizesIn({ from, to, steepest = Infinity }: Range): Pick<Ratio, "triple" | "length">[] {
  const fitting = TRIPLES.filter(([a, b]) => a * b * 2 <= to && a <= steepest * b);
  return fitting.flatMap((triple) => {
    const unit = triple[0] * triple[1];
    const first = Math.ceil(from / unit);
    const count = Math.floor(to / unit) - first + 1;
    return Array.from({ length: count }, (_, at) => ({ triple, length: unit * (first + at) }));
  });
}

/** A triangle whose known leg has a length in the range. */
export function drawRatio(chance: Chance, range: Range): Ratio {
  return { ...drawReading(chance), ...chance.pick(sizesIn(range)) };
}

/** All triangles whose known leg has a length in the range, each read in all four ways. */
export function allRatios(range: Range): Ratio[] {
  return sizesIn(range).flatMap((size) =>
    (["opposite", "adjacent"] as const).flatMap((known) =>
      (["leg", "hypotenuse"] as const).map((asked) => ({ known, asked, ...size })),
    ),
  );
}
