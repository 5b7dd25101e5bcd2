import type { GeometryFigure } from "@sat/item";
import { halfTurns, piFace, timesPi } from "../../craft/geometry/angle-values.ts";
import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import { type Face, numeral } from "../../craft/options/option.ts";
import { pointRuns } from "../../craft/geometry/point-letters.ts";
import { turningScenarios } from "@sat/content/scenarios/turning";
import { type Twists, rotatingOptions, siblingOptions } from "../../craft/options/siblings.ts";
import { sentences } from "../../craft/wording/words.ts";
import { code, inline, tex } from "../../math/print.ts";

/** Acute angles in degrees that are short fractions of π. */
const ACUTE = [
  9, 10, 12, 15, 18, 20, 24, 27, 30, 36, 40, 42, 45, 48, 50, 54, 60, 63, 66, 70, 72, 75, 78, 80, 81,
  84,
];

const ALL_TWISTS: readonly Twists[] = [true, false].flatMap((first) =>
  [true, false].map((second) => ({ first, second })),
);

/** Whether radians are asked, or degrees. */
type Direction = "radians" | "degrees";
const DIRECTIONS: readonly Direction[] = ["radians", "degrees"];

function shown(direction: Direction, degrees: number): Face {
  return direction === "radians" ? piFace(halfTurns(degrees)) : numeral(degrees);
}

function given(direction: Direction, degrees: number): string {
  return direction === "radians"
    ? `$${degrees}$ degrees`
    : `${inline(timesPi(halfTurns(degrees)))} radians`;
}

interface Converted {
  readonly scenario: string;
  readonly acute: number;
  readonly at: Twists;
  readonly direction: Direction;
}

const converted = (): readonly Converted[] =>
  ACUTE.flatMap((acute) =>
    turningScenarios.flatMap((scenario) =>
      DIRECTIONS.flatMap((direction) =>
        ALL_TWISTS.map((at) => ({ scenario, acute, at, direction })),
      ),
    ),
  );

/** An acute angle, its supplement, or either a half turn further. */
function degreesOf({ acute }: Converted, { first, second }: Twists): number {
  return (first ? acute : 180 - acute) + (second ? 180 : 0);
}

function conversionStep(direction: Direction, degrees: number) {
  const factor = halfTurns(degrees);
  const radians = tex(timesPi(factor));
  return direction === "radians"
    ? {
        text: `Multiply by $\\frac{\\pi}{180}$: $${degrees} \\cdot \\frac{\\pi}{180} = ${radians}$.`,
        claim: `${degrees}*pi/180 = ${code(timesPi(factor))}`,
      }
    : {
        text: `Multiply by $\\frac{180}{\\pi}$: $${radians} \\cdot \\frac{180}{\\pi} = ${degrees}$.`,
        claim: `${code(timesPi(factor))}*180/pi = ${degrees}`,
      };
}

/** An angle of less than a full turn from degrees to radians or back. */
const conversion = stockLevel<Converted>({
  steps: 1,
  context: true,
  stock: converted,
  build: (item) => {
    const { scenario, at, direction } = item;
    const degrees = degreesOf(item, at);
    return {
      question: sentences(
        `${scenario} ${given(direction, degrees)}.`,
        `What is the measure of this angle, in ${direction}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => shown(direction, degreesOf(item, each)),
        show: (face) => face,
        why: `A half turn is $180$ degrees or $\\pi$ radians, and this is the same share of both.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: "measuring the angle back from the end of a half turn instead of from its start",
          },
          {
            code: "wrong-formula",
            deed: at.second ? "leaving out a half turn" : "adding a half turn",
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: "measuring the rest of a full turn instead of the angle",
        },
      }),
      opening: "A half turn measures $180$ degrees, which is $\\pi$ radians.",
      steps: [
        conversionStep(direction, degrees),
        {
          text: `As a check, the angle is ${degrees < 180 ? "less" : "more"} than a half turn in both units.`,
        },
      ],
      hint: "How many degrees and how many radians are there in a half turn?",
      tip: "Compare with a half turn first: the answer must lie on the same side of it.",
    };
  },
  facts: (item) => {
    const degrees = degreesOf(item, item.at);
    const turns = halfTurns(degrees);
    return item.direction === "radians"
      ? {
          kind: "value",
          given: [`angle/pi = ${degrees}/180`],
          ask: "angle",
          told: [`angle of ${degrees} degrees measure in radians`],
        }
      : {
          kind: "value",
          given: [`angle/180 = ${code(turns)}`],
          ask: "angle",
          told: [`angle of $${tex(timesPi(turns))}$ radians measure in degrees`],
        };
  },
});

const ASKS = ["first", "second", "beyondFirst", "beyondSecond"] as const;
type Ask = (typeof ASKS)[number];

interface OnLine {
  /** The ends of the line, the vertex between them, and the end of the ray. */
  readonly letters: readonly [A: string, B: string, V: string, C: string];
  readonly acute: number;
  readonly ask: Ask;
  readonly direction: Direction;
  readonly mirrored: boolean;
}

const onLineStock = (): readonly OnLine[] =>
  ACUTE.filter((acute) => acute >= 20).flatMap((acute) =>
    pointRuns.flatMap((run) =>
      ASKS.flatMap((ask) =>
        DIRECTIONS.flatMap((direction) =>
          [true, false].map((mirrored) => {
            const [A = "", B = "", C = "", V = ""] = run.split("");
            return { letters: [A, B, V, C] as const, acute, ask, direction, mirrored };
          }),
        ),
      ),
    ),
  );

function sizeOf({ acute }: OnLine, ask: Ask): number {
  return { first: acute, second: 180 - acute, beyondFirst: 360 - acute, beyondSecond: 180 + acute }[
    ask
  ];
}

function angleName({ letters: [A, B, V, C] }: OnLine, ask: Ask): string {
  const end = ask === "first" || ask === "beyondFirst" ? A : B;
  const reflex = ask === "first" || ask === "second" ? "" : "the reflex angle at ";
  return reflex === ""
    ? `angle $${end}${V}${C}$`
    : `${reflex}$${V}$ that lies outside angle $${end}${V}${C}$`;
}

const STEEPNESS = 4;

function lineFigure({ letters: [A, B, V, C], acute, direction, mirrored }: OnLine): GeometryFigure {
  const across = mirrored ? 1 : -1;
  const label = direction === "radians" ? `$${acute}^\\circ$` : inline(timesPi(halfTurns(acute)));
  const { num, den } = halfTurns(acute);
  const spokenLabel =
    direction === "radians" ? `${acute}°` : `${num === 1 ? "" : num}π/${den} radians`;
  const run = acute > 50 ? 2 : 5;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [6 * across, 0] },
      { name: B, at: [-6 * across, 0] },
      { name: V, at: [0, 0] },
      { name: C, at: [run * across, STEEPNESS] },
    ],
    segments: [
      { from: A, to: V },
      { from: V, to: B },
      { from: V, to: C },
    ],
    angles: [{ at: V, from: A, to: C, label }],
    circles: [],
    alt: `Point ${V} lies on line segment ${A}${B}, and a segment joins ${V} to point ${C} above the line. Angle ${A}${V}${C} is labeled ${spokenLabel}.`,
  };
}

/** The angles that a ray makes with a line, in the other unit. */
const onLine = stockLevel<OnLine>({
  steps: 2,
  stock: onLineStock,
  build: (item) => {
    const { letters, acute, ask, direction } = item;
    const [A, B, V, C] = letters;
    const size = sizeOf(item, ask);
    const whole = {
      first: "",
      second: `180 - ${acute}`,
      beyondFirst: `360 - ${acute}`,
      beyondSecond: `360 - ${180 - acute}`,
    }[ask];
    const turn = conversionStep(direction, size);
    return {
      question: sentences(
        `In the figure shown, point $${V}$ lies on segment $${[A, B].toSorted().join("")}$, and one angle is labeled with its measure in ${direction === "radians" ? "degrees" : "radians"}.`,
        `What is the measure, in ${direction}, of ${angleName(item, ask)}?`,
      ),
      figure: lineFigure(item),
      options: rotatingOptions({
        faces: {
          first: shown(direction, acute),
          second: shown(direction, 180 - acute),
          beyondFirst: shown(direction, 360 - acute),
          beyondSecond: shown(direction, 180 + acute),
        },
        ask,
        why: `It is the measure of ${angleName(item, ask)}.`,
        slip: (other) => ({
          code: "another-quantity",
          deed: `finding the measure of ${angleName(item, other)}`,
        }),
      }),
      opening:
        "A straight angle is $180$ degrees or $\\pi$ radians, and a full turn is twice that.",
      steps: [
        ...(direction === "degrees" ? [conversionStep("degrees", acute)] : []),
        {
          text:
            whole === ""
              ? `Angle $${A}${V}${C}$ is the labeled angle itself.`
              : `In degrees, ${angleName(item, ask)} measures $${whole} = ${size}$.`,
          ...(whole === "" ? {} : { claim: `${whole} = ${size}` }),
        },
        ...(direction === "radians" ? [turn] : []),
      ],
      hint: "Which part of a straight line or of a full turn is the angle in question?",
      tip: "Do the subtraction in the unit you know better and convert at the end.",
    };
  },
  facts: (item) => {
    const { acute, ask, direction } = item;
    const {
      letters: [A, B, V, C],
    } = item;
    const isRadians = direction === "radians";
    const turn = isRadians ? "pi" : "180";
    const end = ask === "first" || ask === "beyondFirst" ? A : B;
    return {
      kind: "value",
      given: [
        isRadians ? `first/pi = ${acute}/180` : `first/180 = ${code(halfTurns(acute))}`,
        `first + second = ${turn}`,
        `first + beyondFirst = 2*${turn}`,
        `second + beyondSecond = 2*${turn}`,
      ],
      ask,
      told: [
        `labeled with its measure in ${isRadians ? "degrees" : "radians"}`,
        `measure in ${isRadians ? "radians" : "degrees"}`,
        ask === "first" || ask === "second" ? "angle" : `reflex angle at $${V}$ outside angle`,
        `$${end}${V}${C}$`,
      ],
    };
  },
});

/** The measure of an angle in radians from degrees, or the other way round. */
export const degreesAndRadians = defineLevels({
  id: "degrees-and-radians",
  version: 4,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC21"],
  closed: true,
  optionDesign: "orbit",
  Easy: conversion,
  Medium: onLine,
});
