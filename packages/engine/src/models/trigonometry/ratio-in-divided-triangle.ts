import type { GeometryFigure } from "@sat/item";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { numeral } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import { type Triple, triplesWithin } from "../../craft/geometry/pythagorean.ts";
import { FULL_NAME, MEANING } from "../../craft/geometry/ratio-triangle.ts";
import { ratioCorner } from "../../craft/geometry/ratio-corner.ts";
import { crossedOptions } from "../../craft/options/slips.ts";
import { sentences } from "../../craft/wording/words.ts";
import { tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

interface Legs {
  readonly above: "a" | "b";
  readonly below: "hypotenuse" | "leg";
}

/**
 * A right triangle with its right angle at B and the legs a = AB and b = BC. Either its altitude BD to the hypotenuse
 * is drawn, or a perpendicular DE to the hypotenuse from a point D on a leg.
 */
interface Divided extends Legs {
  readonly letters: readonly [A: string, B: string, C: string, D: string, E: string];
  readonly triple: Triple;
  readonly altitude: boolean;
  /** Which leg is told besides the hypotenuse, or both legs. */
  readonly told: "legs" | "first" | "second";
  /** Whether a leg over the hypotenuse is asked as a cosine. */
  readonly asCosine: boolean;
}

/** Angle C lies opposite leg a. The asked angle equals angle C or angle A. */
function asked({ above, below, asCosine }: Divided) {
  if (below === "leg") return { name: "tan", equal: above === "a" ? "C" : "A" } as const;
  const opposite = above === "a" ? "C" : "A";
  return asCosine
    ? ({ name: "cos", equal: opposite === "C" ? "A" : "C" } as const)
    : ({ name: "sin", equal: opposite } as const);
}

/** The angle inside that equals angle C or angle A, by three points. */
function innerAngle(item: Divided): readonly [string, string, string] {
  const [A, B, C, D, E] = item.letters;
  const { equal } = asked(item);
  if (item.altitude) return equal === "C" ? [A, B, D] : [C, B, D];
  return equal === "C" ? [A, D, E] : [C, D, E];
}

function valueOf({ triple: [a, b, c] }: Divided, { above, below }: Legs) {
  const [top, other] = above === "a" ? [a, b] : [b, a];
  return rational(top, below === "leg" ? other : c);
}

/** The legs as the given sides make them, in code. */
function legsOf({ triple: [a, b, c], told }: Divided): readonly [string, string] {
  return [
    told === "second" ? `sqrt(${c}^2 - ${b}^2)` : `${a}`,
    told === "first" ? `sqrt(${c}^2 - ${a}^2)` : `${b}`,
  ];
}

/** Where D and E lie, with A above B and C beside it. */
function places(item: Divided) {
  const [a, b] = legsOf(item);
  const square = `(${a}^2 + ${b}^2)`;
  if (item.altitude) {
    return { D: [`${b}*${a}^2/${square}`, `${a}*${b}^2/${square}`], E: ["0", "0"] } as const;
  }
  // D halves a leg; E is the foot of its perpendicular on the hypotenuse.
  return asked(item).equal === "C"
    ? ({
        D: ["0", `${a}/2`],
        E: [`${b}*${a}^2/${square}/2`, `${a} - ${a}*${a}^2/${square}/2`],
      } as const)
    : ({
        D: [`${b}/2`, "0"],
        E: [`${b} - ${b}*${b}^2/${square}/2`, `${a}*${b}^2/${square}/2`],
      } as const);
}

function figureOf(item: Divided): GeometryFigure {
  const {
    letters: [A, B, C, D, E],
    altitude,
  } = item;
  const onFirst = asked(item).equal === "C";
  const [tall, wide] = [4, 6];
  const [dx, dy] = altitude ? [1.846, 2.769] : onFirst ? [0, 2] : [3, 0];
  const [ex, ey] = onFirst ? [0.923, 3.385] : [3.923, 1.385];
  const legs = altitude
    ? [
        { from: A, to: B },
        { from: B, to: C },
        { from: A, to: D },
        { from: D, to: C },
        { from: B, to: D },
      ]
    : [
        ...(onFirst
          ? [
              { from: A, to: D },
              { from: D, to: B },
              { from: B, to: C },
            ]
          : [
              { from: A, to: B },
              { from: B, to: D },
              { from: D, to: C },
            ]),
        { from: A, to: E },
        { from: E, to: C },
        { from: D, to: E },
      ];
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [0, tall] },
      { name: B, at: [0, 0] },
      { name: C, at: [wide, 0] },
      { name: D, at: [dx, dy] },
      ...(altitude ? [] : [{ name: E, at: [ex, ey] as const }]),
    ],
    segments: legs,
    angles: [
      { at: B, from: A, to: C, right: true },
      altitude ? { at: D, from: B, to: C, right: true } : { at: E, from: D, to: C, right: true },
    ],
    circles: [],
    alt: altitude
      ? `Triangle ${A}${B}${C} with a right angle at ${B}. Point ${D} lies on side ${side(A, C)}, and segment ${side(B, D)} is perpendicular to ${side(A, C)}.`
      : `Triangle ${A}${B}${C} with a right angle at ${B}. Point ${D} lies on side ${onFirst ? side(A, B) : side(B, C)}, point ${E} lies on side ${side(A, C)}, and segment ${side(D, E)} is perpendicular to ${side(A, C)}.`,
  };
}

/** Whether the asked ratio needs the side that is not told. */
function isMissingUsed({ told, above, below }: Divided): boolean {
  if (told === "legs") return below === "hypotenuse";
  return below === "leg" || (above === "a") !== (told === "first");
}

function stepsOf(item: Divided): Step[] {
  const { letters, triple, told } = item;
  const [A, B, C] = letters;
  const [a, b, c] = triple;
  const { name, equal } = asked(item);
  const large = { A, C }[equal];
  const [end, middle, tip] = innerAngle(item);
  const inner = end + middle + tip;
  const missing = {
    legs: `$${side(A, C)} = \\sqrt{${a}^2 + ${b}^2} = \\sqrt{${tex(c * c)}} = ${c}$`,
    first: `$${side(B, C)} = \\sqrt{${c}^2 - ${a}^2} = \\sqrt{${tex(b * b)}} = ${b}$`,
    second: `$${side(A, B)} = \\sqrt{${c}^2 - ${b}^2} = \\sqrt{${tex(a * a)}} = ${a}$`,
  }[told];
  const [over, other] = item.above === "a" ? [a, b] : [b, a];
  const ratio = `\\frac{${over}}{${item.below === "leg" ? other : c}}`;
  const key = tex(valueOf(item, item));
  const reduced = key === ratio ? "" : ` = ${key}`;
  return [
    {
      text: `Both triangles have a right angle and share the angle at $${equal === "C" ? A : C}$, so their third angles are equal. Angle $${inner}$ is equal to angle $${large}$.`,
    },
    ...(isMissingUsed(item)
      ? [
          {
            text: `Use the Pythagorean theorem to find the third side of the large triangle.\n\n${missing}`,
            claim: `${a}^2 + ${b}^2 = ${c}^2`,
          },
        ]
      : []),
    {
      text: `The ${FULL_NAME[name]} of angle $${large}$ is ${MEANING[name]}.\n\n$${ratio}${reduced}$`,
      claim: `${a}/${c} < 1`,
    },
  ];
}

/** Sine, cosine or tangent of an angle inside the figure, which equals an angle of the large triangle. */
const inside = level<Divided>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [A = "", B = "", C = "", D = "", E = ""] = drawPoints(chance, 5);
    const item = {
      triple: chance.pick(triplesWithin(150)),
      altitude: chance.flip(),
      told: chance.pick(["legs", "first", "second"] as const),
      above: chance.pick(["a", "b"] as const),
      below: chance.pick(["hypotenuse", "leg"] as const),
      asCosine: chance.flip(),
    };
    // What an item does not show is the same in all of them, so that the parameters tell items apart.
    return {
      ...item,
      letters: [A, B, C, D, item.altitude ? "" : E],
      asCosine: item.asCosine && item.below === "hypotenuse",
    };
  },
  build: (item) => {
    const { letters, triple, altitude, told, above, below } = item;
    const [A, B, C, D, E] = letters;
    const [a, b, c] = triple;
    const { name, equal } = asked(item);
    const large = { A, C }[equal];
    const other = above === "a" ? b : a;
    const inner = innerAngle(item).join("");
    const [first, second, hypotenuse] = [
      `$${side(A, B)} = ${a}$`,
      `$${side(B, C)} = ${b}$`,
      `$${side(A, C)} = ${c}$`,
    ];
    const shown =
      told === "legs" ? [first, second] : [told === "first" ? first : second, hypotenuse];
    const drawn = altitude
      ? `segment $${side(B, D)}$ is perpendicular to segment $${side(A, C)}$`
      : `segment $${side(D, E)}$ is perpendicular to segment $${side(A, C)}$`;
    return {
      question: sentences(
        `In the figure shown, angle $${[A, B, C].join("")}$ is a right angle, ${drawn}, ${shown.join(", and ")}.`,
        `What is the value of $\\${name}(\\angle ${inner})$?`,
      ),
      figure: figureOf(item),
      options: crossedOptions<Legs>({
        key: { above, below },
        why: `Angle $${inner}$ is equal to angle $${large}$, and this is the ${FULL_NAME[name]} of angle $${large}$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using angle $${equal === "A" ? C : A}$ as the angle that is equal to angle $${inner}$`,
            apply: (legs) => ({ ...legs, above: legs.above === "a" ? "b" : "a" }),
          },
          {
            code: "wrong-triangle-side",
            deed: `dividing by ${name === "tan" ? "the hypotenuse" : "the other leg"}, $${name === "tan" ? c : other}$, instead of the ${name === "tan" ? "other leg" : "hypotenuse"}, $${name === "tan" ? other : c}$,`,
            apply: (legs) => ({ ...legs, below: legs.below === "leg" ? "hypotenuse" : "leg" }),
          },
        ],
        show: (legs) => numeral(valueOf(item, legs)),
        corner: ratioCorner(name, large, equal === "A" ? C : A),
      }),
      opening:
        "The small right triangle is similar to the large one, so their angles are equal in pairs.",
      steps: stepsOf(item),
      hint: `Which angle of triangle $${[A, B, C].toSorted().join("")}$ is equal to angle $${inner}$?`,
      tip: altitude
        ? "An altitude to the hypotenuse makes two triangles similar to the whole one: mark the equal angles."
        : "Two right triangles that share an acute angle are similar: mark the equal angles.",
      archetype: altitude ? "SC16" : "SC14",
    };
  },
  facts: (item) => {
    const {
      letters: [A, B, C, D, E],
      triple: [a, b, c],
      altitude,
      told,
    } = item;
    const { name, equal } = asked(item);
    const [first, second] = legsOf(item);
    const end = equal === "C" ? "A" : "C";
    return {
      kind: "measure",
      points: { A: ["0", first], B: ["0", "0"], C: [second, "0"], ...places(item) },
      ask: {
        measure: ({ sin: "sine", cos: "cosine", tan: "tangent" } as const)[name],
        of: altitude ? [end, "B", "D"] : [end, "D", "E"],
      },
      told: [
        `angle $${A}${B}${C}$ right angle`,
        `$${altitude ? side(B, D) : side(D, E)}$ perpendicular to segment $${side(A, C)}$`,
        told === "second" ? `$${side(B, C)} = ${b}$` : `$${side(A, B)} = ${a}$`,
        told === "legs" ? `$${side(B, C)} = ${b}$` : `$${side(A, C)} = ${c}$`,
        `value of $\\${name}(\\angle ${innerAngle(item).join("")})$`,
      ],
    };
  },
});

/** A ratio of an angle in a right triangle that a perpendicular to its hypotenuse divides. */
export const ratioInDividedTriangle = defineLevels({
  id: "ratio-in-divided-triangle",
  version: 4,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC16", "SC14"],
  optionDesign: "orbit",
  Hard: inside,
});
