import {
  ACUTE,
  CONVERSION_TIP,
  DIRECTIONS,
  type Direction,
  conversionSteps,
  conversionWork,
  shownIn,
  sizeIn,
} from "../../craft/geometry/angle-conversion.ts";
import { turnConverted } from "../../craft/geometry/angle-of-turn.ts";
import { rayOnLine } from "../../craft/figures/ray-on-line.ts";
import { halfTurns } from "../../craft/geometry/angle-values.ts";
import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import { pointRuns } from "../../craft/geometry/point-letters.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import { lineStep } from "../../craft/wording/line-step.ts";
import { sentences } from "../../craft/wording/words.ts";
import { type Operand, negative, sum } from "../../math/expression.ts";
import { code } from "../../math/print.ts";
import type { Step } from "../../model.ts";

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

const WHY: Readonly<Record<Ask, string>> = {
  first: "It is the labeled angle, measured in the other unit.",
  second: "This angle and the labeled one make a straight angle.",
  beyondFirst: "This angle and the labeled one make a full turn.",
  beyondSecond: "This angle is a straight angle and the labeled one together.",
};

const HINT: Readonly<Record<Ask, string>> = {
  first: "Is the angle in question the labeled one? Then only its unit has to be changed.",
  second: "What do the labeled angle and the angle in question add up to?",
  beyondFirst: "Which part of a full turn does the reflex angle leave out?",
  beyondSecond: "How large is the angle that the reflex angle leaves out of a full turn?",
};

const ANGLE_TIP = {
  second:
    "Two angles that together make a straight angle add up to $180$ degrees, or $\\pi$ radians.",
  beyond: "An angle and the reflex angle outside it add up to $360$ degrees, or $2\\pi$ radians.",
};

/** From the labeled angle to the one that is asked, in degrees. */
function subtractions(item: OnLine): Step[] {
  const { acute, ask } = item;
  const supplement = lineStep(
    `The labeled angle and ${angleName(item, "second")} make a straight angle.`,
    `180 - ${acute} = ${180 - acute}`,
    `180 - ${acute} = ${180 - acute}`,
  );
  const rest = (part: number) =>
    lineStep(
      "Subtract from a full turn to find the reflex angle.",
      `360 - ${part} = ${360 - part}`,
      `360 - ${part} = ${360 - part}`,
    );
  return {
    first: [],
    second: [supplement],
    beyondFirst: [rest(acute)],
    beyondSecond: [supplement, rest(180 - acute)],
  }[ask];
}

/** The calculation of each angle from the labeled one, in the unit that is asked. */
function angleWork({ acute, direction }: OnLine, ask: Ask): Operand {
  const size = sizeIn(direction, acute);
  return {
    first: conversionWork(direction, acute),
    second: sum(sizeIn(direction, 180), negative(size)),
    beyondFirst: sum(sizeIn(direction, 360), negative(size)),
    beyondSecond: sum(sizeIn(direction, 180), size),
  }[ask];
}

/** The angles that a ray makes with a line, in the other unit. */
const onLine = stockLevel<OnLine>({
  steps: 2,
  stock: onLineStock,
  build: (item) => {
    const { letters, acute, ask, direction } = item;
    const [A, B, V] = letters;
    const face = (each: Ask) => shownIn(direction, sizeOf(item, each));
    const [convertedFirst, size] =
      direction === "degrees" ? [true, acute] : [false, sizeOf(item, ask)];
    const change = conversionSteps(direction, size);
    return {
      question: sentences(
        `In the figure shown, point $${V}$ lies on segment $${[A, B].toSorted().join("")}$.`,
        `What is the measure, in ${direction}, of ${angleName(item, ask)}?`,
      ),
      figure: rayOnLine(item),
      options: rotatingOptions({
        faces: {
          first: face("first"),
          second: face("second"),
          beyondFirst: face("beyondFirst"),
          beyondSecond: face("beyondSecond"),
        },
        ask,
        why: WHY[ask],
        slip: (other) => ({
          code: other === "first" ? "stopped-early" : "another-quantity",
          deed: `finding the measure of ${angleName(item, other)}`,
          work: angleWork(item, other),
        }),
      }),
      opening: "A straight angle measures $180$ degrees, which is $\\pi$ radians.",
      steps: convertedFirst
        ? [...change, ...subtractions(item)]
        : [...subtractions(item), ...change],
      hint: HINT[ask],
      tip:
        ask === "first"
          ? CONVERSION_TIP[direction]
          : ANGLE_TIP[ask === "second" ? "second" : "beyond"],
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
  version: 7,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC21"],
  closed: true,
  optionDesign: "orbit",
  Easy: turnConverted,
  Medium: onLine,
});
