import type { Difficulty } from "@sat/item";
import { rightTriangleFigure } from "../../craft/figures/right-triangle.ts";
import { side } from "../../craft/geometry/letters.ts";
import { numeral } from "../../craft/options/option.ts";
import { type Triple, primitiveTriples } from "../../craft/geometry/pythagorean.ts";
import { crossedOptions } from "../../craft/options/slips.ts";
import { type CornerNames as Corners, drawCorners } from "../../craft/geometry/triangle-letters.ts";
import { BELOW_SLIP, FOURTH_SLIP, LEG_SLIP } from "../../craft/geometry/ratio-slips.ts";
import { FULL_NAME, MEANING } from "../../craft/geometry/ratio-triangle.ts";
import { fraction } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import { type Draft, type Step, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

/**
 * In a right triangle with legs a and b, opposite the angles A and B, and hypotenuse c the options are
 * a/c, b/c, a/b and b/a: either leg over the hypotenuse or over the other leg.
 */
interface Ratio {
  readonly level: Difficulty;
  readonly triple: Triple;
  readonly scale: number;
  /** The leg that stands above in the key, and what stands below. */
  readonly above: "a" | "b";
  readonly below: "hypotenuse" | "leg";
  /** A leg over the hypotenuse is the sine of one angle and the cosine of the other. */
  readonly asCosine: boolean;
  /** The side that the ratio needs and is not given; Easy gives all. */
  readonly missing: "a" | "b" | "c" | null;
  /** Corners of the triangle, and of the one similar to it in Hard. */
  readonly corners: Corners;
  readonly others: Corners | null;
  readonly mirrored: boolean;
}

/** Corners that share no letter with a triangle's. */
function otherCorners(chance: Chance, corners: Corners): Corners {
  const others = drawCorners(chance);
  chance.require(!others.some((name) => corners.includes(name)), "the triangles share a letter");
  return others;
}

function draw(chance: Chance, level: Difficulty): Ratio {
  const triple = chance.pick(primitiveTriples);
  const above = chance.pick(["a", "b"] as const);
  const below = chance.pick(["hypotenuse", "leg"] as const);
  const otherLeg = above === "a" ? "b" : "a";
  const corners = drawCorners(chance);
  // Without a figure, a triangle with its legs exchanged would read the same.
  chance.require(level !== "Hard" || corners[1] < corners[2], "corners out of order");
  return {
    level,
    triple,
    scale: chance.int(1, Math.max(2, Math.floor(150 / triple[2]))),
    above,
    below,
    asCosine: below === "hypotenuse" && chance.flip(),
    missing: level === "Easy" ? null : chance.pick([above, below === "leg" ? otherLeg : "c"]),
    corners,
    others: level === "Hard" ? otherCorners(chance, corners) : null,
    mirrored: level !== "Hard" && chance.flip(),
  };
}

type Function = "sin" | "cos" | "tan";

/** The function and the angle whose value is the key. */
function asked({ above, below, asCosine }: Ratio): { name: Function; angle: "A" | "B" } {
  const opposite = above === "a" ? "A" : "B";
  if (below === "leg") return { name: "tan", angle: opposite };
  if (!asCosine) return { name: "sin", angle: opposite };
  return { name: "cos", angle: opposite === "A" ? "B" : "A" };
}

function value({ triple: [a, b, c] }: Ratio, above: "a" | "b", below: Ratio["below"]) {
  const [top, other] = above === "a" ? [a, b] : [b, a];
  return numeral(rational(top, below === "leg" ? other : c));
}

/** The lengths of two sides as a fraction that is not reduced. */
function quotientOf({ triple: [a, b, c], scale }: Ratio, above: "a" | "b", below: Ratio["below"]) {
  const [top, other] = above === "a" ? [a, b] : [b, a];
  return fraction(top * scale, (below === "leg" ? other : c) * scale);
}

/** The three sides by name and length; `given` tells whether the learner sees it. */
function sides({ triple: [a, b, c], scale, missing }: Ratio, [R, A, B]: Corners) {
  return [
    { name: side(R, B), length: a * scale, given: missing !== "a" },
    { name: side(R, A), length: b * scale, given: missing !== "b" },
    { name: side(A, B), length: c * scale, given: missing !== "c" },
  ] as const;
}

function steps(ratio: Ratio, corners: Corners, asks: Corners): Step[] {
  const { level, above, below, scale } = ratio;
  const [a, b, c] = sides(ratio, corners);
  const { name, angle } = asked(ratio);
  const place = angle === "A" ? 1 : 2;
  const [top, other] = above === "a" ? [a, b] : [b, a];
  const bottom = below === "leg" ? other : c;
  const reduced = rational(top.length, bottom.length);
  const names = `\\frac{${top.name}}{${bottom.name}}`;
  const [opposite, adjacent] = angle === "A" ? [a, b] : [b, a];
  const ratioOf = `\\${name} ${corners[place]} = ${names} = ${tex(fraction(top.length, bottom.length))}`;
  return [
    ...(level === "Hard"
      ? [
          {
            text: `Angle $${asks[place]}$ corresponds to angle $${corners[place]}$. Corresponding angles of similar triangles are equal, so the ${FULL_NAME[name]} is the same for both.`,
          },
        ]
      : []),
    {
      text: `Leg $${opposite.name}$ is opposite angle $${corners[place]}$, and leg $${adjacent.name}$ is adjacent to it. The hypotenuse is $${c.name}$.`,
    },
    ...missingSideStep(a, b, c),
    {
      text: `Write ${MEANING[name]}.\n\n$${ratioOf}$`,
    },
    ...(scale === 1
      ? []
      : [
          {
            text: `Reduce the fraction.\n\n$${tex(fraction(top.length, bottom.length))} = ${tex(reduced)}$`,
            claim: `${top.length}/${bottom.length} = ${top.length / scale}/${bottom.length / scale}`,
          },
        ]),
    ...(level === "Hard"
      ? [
          {
            text: `This is also the ${FULL_NAME[name]} of angle $${asks[place]}$.\n\n$\\${name} ${asks[place]} = \\${name} ${corners[place]} = ${tex(reduced)}$`,
          },
        ]
      : []),
  ];
}

/** The side that the learner does not see, by the Pythagorean theorem. */
function missingSideStep(...all: readonly ReturnType<typeof sides>[number][]): Step[] {
  const found = all.find(({ given }) => !given);
  if (found === undefined) return [];
  const known = all.filter(({ given }) => given).map(({ length }) => length);
  const sign = found === all[2] ? "+" : "-";
  const under = `${Math.max(...known)}^2 ${sign} ${Math.min(...known)}^2`;
  return [
    {
      text: `Find $${found.name}$ by the Pythagorean theorem.\n\n$${found.name} = \\sqrt{${under}} = \\sqrt{${tex(found.length ** 2)}} = ${found.length}$`,
      claim: `sqrt(${under}) = ${found.length}`,
    },
  ];
}

/** Two sides of one triangle are given, and the question is about another that is similar to it. */
function similarQuestion(ratio: Ratio, corners: Corners, others: Corners, ask: string): string {
  const order = [0, 1, 2].toSorted((one, other) =>
    (corners[one] ?? "") < (corners[other] ?? "") ? -1 : 1,
  );
  const [first, second] = [corners, others].map((names) =>
    order.map((place) => names[place] ?? ""),
  );
  const listed = (names: readonly string[] = []) =>
    `$${names[0]}$, $${names[1]}$, and $${names[2]}$`;
  const known = sides(ratio, corners).filter(({ given }) => given);
  const lengths = known.map(({ name, length }) => `$${name} = ${length}$`).join(", and ");
  return `Triangle $${first?.join("")}$ is similar to triangle $${second?.join("")}$, where ${listed(first)} correspond to ${listed(second)}, respectively. Angle $${corners[0]}$ is a right angle, ${lengths}. ${ask}`;
}

/** The two sides of the ratio by name and length. */
function whyRight(ratio: Ratio): string {
  const [a, b, c] = sides(ratio, ratio.corners);
  const [top, other] = ratio.above === "a" ? [a, b] : [b, a];
  const bottom = ratio.below === "leg" ? other : c;
  const { name, angle } = asked(ratio);
  const parts = MEANING[name].replace(" over ", " and ");
  return `For angle $${ratio.corners[angle === "A" ? 1 : 2]}$, ${parts} are $${top.name} = ${top.length}$ and $${bottom.name} = ${bottom.length}$.`;
}

function build(ratio: Ratio): Draft {
  const { level, above, below } = ratio;
  const { corners: triangle, others, mirrored } = ratio;
  const asks = others ?? triangle;
  const { name, angle } = asked(ratio);
  const otherAbove = above === "a" ? "b" : "a";
  const otherBelow = below === "leg" ? "hypotenuse" : "leg";
  const shown = (top: "a" | "b", bottom: Ratio["below"]) => quotientOf(ratio, top, bottom);
  const ask = `What is the value of $\\${name} ${asks[angle === "A" ? 1 : 2]}$?`;
  return {
    question:
      level === "Hard"
        ? similarQuestion(ratio, triangle, asks, ask)
        : `The figure shows a right triangle. ${ask}`,
    ...(level === "Hard" ? {} : { figure: figure(ratio, triangle, mirrored) }),
    options: crossedOptions<Pick<Ratio, "above" | "below">>({
      key: { above, below },
      why: whyRight(ratio),
      slips: [
        {
          code: name === "tan" ? "ratio-upside-down" : "wrong-triangle-side",
          deed: LEG_SLIP[name],
          work: shown(otherAbove, below),
          apply: (legs) => ({ ...legs, above: legs.above === "a" ? "b" : "a" }),
        },
        {
          code: "wrong-formula",
          deed: BELOW_SLIP[name],
          work: shown(above, otherBelow),
          apply: (legs) => ({ ...legs, below: legs.below === "leg" ? "hypotenuse" : "leg" }),
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: FOURTH_SLIP[name],
        work: shown(otherAbove, otherBelow),
      },
      show: (legs) => value(ratio, legs.above, legs.below),
    }),
    opening: `The ${FULL_NAME[name]} of an acute angle is ${MEANING[name]}.`,
    steps: steps(ratio, triangle, asks),
    hint:
      level === "Hard"
        ? `Which angle of triangle $${triangle.toSorted().join("")}$ has the same measure as angle $${asks[angle === "A" ? 1 : 2]}$?`
        : `Which leg is opposite angle $${asks[angle === "A" ? 1 : 2]}$, and which leg is adjacent to it?`,
    tip: "Name the opposite leg, the adjacent leg, and the hypotenuse before you substitute numbers.",
    archetype: level === "Hard" ? "SC14" : "SC09",
  };
}

function figure(ratio: Ratio, corners: Corners, mirrored: boolean) {
  const [a, b, c] = sides(ratio, corners);
  const [right, along, up] = corners;
  const label = ({ given, length }: typeof a) => (given ? String(length) : undefined);
  return rightTriangleFigure({
    corners: { right, along, up },
    horizontal: b.length,
    vertical: a.length,
    labels: { horizontal: label(b), vertical: label(a), hypotenuse: label(c) },
    mirrored,
  });
}

/** Which corners correspond, and the sides that are given without a figure. */
function toldOfSimilar(ratio: Ratio): string[] {
  const { corners, others } = ratio;
  if (others === null) return [];
  const paired = corners.map((corner, at) => ({ corner, other: others[at] ?? "" }));
  const order = paired.toSorted((one, other) => (one.corner < other.corner ? -1 : 1));
  const known = sides(ratio, corners).filter(({ given }) => given);
  return [
    ...order.map(({ corner }) => `$${corner}$`),
    "correspond to",
    ...order.map(({ other }) => `$${other}$`),
    `angle $${corners[0]}$ right angle`,
    ...known.map(({ name, length }) => `$${name} = ${length}$`),
  ];
}

/** Sine, cosine or tangent of an acute angle from the sides of its right triangle. */
export const ratioInRightTriangle = defineModel<Ratio>({
  id: "ratio-in-right-triangle",
  version: 6,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC09", "SC14"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: 200_000, Medium: 300_000, Hard: 1_000_000 },
  optionDesign: "rotating-ask",
  draw,
  build,
  facts: (ratio) => {
    const { corners, others, missing } = ratio;
    const [a, b, c] = ratio.triple.map((part) => part * ratio.scale);
    const { name, angle } = asked(ratio);
    const [first, second] = [
      missing === "a" ? `sqrt(${c}^2 - ${b}^2)` : `${a}`,
      missing === "b" ? `sqrt(${c}^2 - ${a}^2)` : `${b}`,
    ];
    const corner = (others ?? corners)[angle === "A" ? 1 : 2];
    return {
      kind: "measure",
      points: { A: [second, "0"], B: ["0", first], C: ["0", "0"] },
      ask: { measure: FULL_NAME[name], of: angle === "A" ? ["B", "A", "C"] : ["A", "B", "C"] },
      told: [...toldOfSimilar(ratio), `value of $\\${name} ${corner}$`],
    };
  },
  signature: (ratio) => JSON.stringify(ratio),
  features: ({ level }) => ({ steps: { Easy: 1, Medium: 2, Hard: 4 }[level] }),
});
