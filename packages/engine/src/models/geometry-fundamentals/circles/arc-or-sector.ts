import { onCircle, RADIUS } from "../../../craft/figures/circles.ts";
import { degrees, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { product } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { divide, gcd, multiply, rational } from "../../../math/rational.ts";

interface Angled {
  readonly names: string;
  readonly unit: string;
  /** The central angle in degrees, and where its first arm points. */
  readonly angle: number;
  readonly tilt: number;
}

const TILTS = [-60, -30, 0, 20, 45, 70, 110, 150, 200, 240];

function figure({ names, angle, tilt }: Angled, shaded: boolean) {
  const [A = "", B = ""] = names;
  return sketch({
    points: { O: [0, 0], [A]: onCircle(tilt), [B]: onCircle(tilt + angle) },
    lines: { [`O${A}`]: "", [`O${B}`]: "" },
    angles: { [`${A}O${B}`]: degrees(angle) },
    circles: [["O", RADIUS]],
    ...(shaded ? { shaded: [{ center: "O", from: A, to: B }] } : {}),
    alt: `A circle with center $O$. Points $${A}$ and $${B}$ lie on the circle. Radii $O${A}$ and $O${B}$ form a central angle labeled $${degrees(angle)}$.${shaded ? " The sector inside this angle is shaded." : ""}`,
  });
}

interface Whole extends Angled {
  readonly known: number;
}

/** Angles that are a plain part of a full turn. */
const ANGLES = [24, 30, 36, 40, 45, 54, 60, 72, 80, 81, 100, 108, 120, 126, 135, 144, 150, 160];

/** Not so small that the minor arc would be far shorter than the major one. */
const WIDE_ANGLES = ANGLES.filter((angle) => angle >= 100);

/** A length of which the angle's share, the rest, and what they are a share of are whole. */
function wholeLength(angle: number, times: number): number {
  const part = gcd(angle, 360);
  const [share, all] = [angle / part, 360 / part];
  return share * (all - share) * all * times;
}

/** The twists: whether the minor arc is meant, and whether the circumference is known. */
const arcAndCircumference = siblingLevel<Whole>({
  space: 100_000,
  steps: 2,
  numbers: (chance) => {
    const angle = chance.pick(WIDE_ANGLES);
    const known = wholeLength(angle, 1) * chance.int(1, 40);
    const [share, rest] = [angle / 360, 1 - angle / 360];
    chance.require(known / share <= 2_000 && known * share >= 2 && known * rest > 2, "sizes");
    return {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      angle,
      tilt: chance.pick(TILTS),
      known,
    };
  },
  answer: ({ angle, known }, { first, second }) => {
    const share = rational(first ? angle : 360 - angle, 360);
    return second ? multiply(known, share) : divide(known, share);
  },
  word: (numbers, at, key) => {
    const { names, unit, angle, known } = numbers;
    const [A = "", B = ""] = names;
    const arc = `${at.first ? "minor" : "major"} arc $${A}${B}$`;
    const turn = at.first ? angle : 360 - angle;
    const share = rational(turn, 360);
    return {
      question: at.second
        ? `In the circle with center $O$ shown, the circumference is ${inline(known)} ${unit}. What is the length, in ${unit}, of ${arc}?`
        : `In the circle with center $O$ shown, the length of ${arc} is ${inline(known)} ${unit}. What is the circumference, in ${unit}, of the circle?`,
      figure: figure(numbers, false),
      why: "The arc is the same part of the circumference as its angle is of a full turn.",
      slips: [
        {
          code: "another-quantity",
          deed: `working with the ${at.first ? "major" : "minor"} arc instead of the ${at.first ? "minor" : "major"} arc`,
        },
        {
          code: "opposite-operation",
          deed: at.second
            ? `dividing by $${tex(share)}$ instead of multiplying`
            : `multiplying by $${tex(share)}$ instead of dividing`,
        },
      ],
      opening: "An arc is the same part of the circumference as its angle is of $360^\\circ$.",
      steps: [
        {
          text: `The ${arc} belongs to $${at.first ? "" : `360 - ${angle} = `}${turn}$ degrees, which is $\\frac{${turn}}{360} = ${tex(share)}$ of a full turn.`,
          claim: `arc/whole = ${code(share)}`,
        },
        at.second
          ? {
              text: `So the arc measures $${tex(share)} \\cdot ${tex(known)} = ${tex(key)}$ ${unit}.`,
              claim: `arc = ${code(key)}`,
            }
          : {
              text: `So the circumference is $${tex(known)} \\div ${tex(share)} = ${tex(key)}$ ${unit}.`,
              claim: `whole = ${code(key)}`,
            },
      ],
      hint: "What part of a full turn is the angle that belongs to the arc?",
      tip: "The minor arc is the shorter way around the circle, the major arc the longer one.",
      archetype: at.second ? "SD01" : "SD03",
    };
  },
  facts: ({ names: [A, B], unit, angle, known }, { first, second }) => {
    const arc = `${first ? "minor" : "major"} arc $${A}${B}$`;
    return {
      kind: "value",
      given: [
        `arc*360 = ${first ? angle : `(360 - ${angle})`}*whole`,
        `${second ? "whole" : "arc"} = ${known}`,
      ],
      ask: second ? "arc" : "whole",
      told: second
        ? [`center $O$ circumference ${known} ${unit} length ${unit} ${arc}`]
        : [`center $O$ length ${arc} ${known} ${unit} circumference ${unit}`],
    };
  },
});

/** A longer length would set the sector's area far apart from the arc's length. */
const SIZES = range(3, 20).map((half) => 2 * half);

/** Angles and lengths that give whole arcs and sectors, as a radius and as a diameter. */
const SECTORS = ANGLES.flatMap((angle) =>
  SIZES.filter((size) => (angle * size * size) % (4 * 360) === 0 && (angle * size) % 360 === 0).map(
    (size) => ({ angle, size }),
  ),
);

interface Sized extends Angled {
  /** The radius or the diameter. */
  readonly size: number;
}

/** The twists: whether the size is the radius, and whether the arc or the sector is asked. */
const fromRadius = siblingLevel<Sized>({
  space: 200_000,
  steps: 3,
  numbers: (chance) => ({
    names: pointNames(chance),
    unit: lengthUnit(chance),
    tilt: chance.pick(TILTS),
    ...chance.pick(SECTORS),
  }),
  answer: ({ angle, size }, { first, second }) => {
    const radius = first ? size : size / 2;
    return multiply(rational(angle, 360), second ? 2 * radius : radius * radius);
  },
  show: multipleOfPi,
  word: (numbers, at, key) => {
    const { names, unit, angle, size } = numbers;
    const [A = "", B = ""] = names;
    const radius = at.first ? size : size / 2;
    const share = rational(angle, 360);
    const whole = at.second
      ? `2\\pi(${radius}) = ${2 * radius}\\pi`
      : `\\pi(${radius})^{2} = ${tex(radius * radius)}\\pi`;
    const ask = at.second
      ? `What is the length, in ${unit}, of minor arc $${A}${B}$?`
      : `What is the area, in square ${unit}, of the shaded sector?`;
    return {
      question: `The circle with center $O$ shown has a ${at.first ? "radius" : "diameter"} of $${size}$ ${unit}. ${ask}`,
      figure: figure(numbers, !at.second),
      why: "It is the angle's part of the whole circle.",
      slips: [
        {
          code: "radius-for-diameter",
          deed: at.first ? `taking $${size}$ as the diameter` : `taking $${size}$ as the radius`,
        },
        {
          code: "another-quantity",
          deed: at.second ? "finding the area of the sector" : "finding the length of the arc",
        },
      ],
      opening: `The ${at.second ? "arc" : "sector"} is the same part of the circle as its angle is of $360^\\circ$.`,
      steps: [
        ...(at.first ? [] : [{ text: `The radius is $\\frac{${size}}{2} = ${radius}$ ${unit}.` }]),
        {
          text: `The ${at.second ? "circumference" : "area"} of the whole circle is $${whole}$.`,
          claim: `whole = ${code(at.second ? 2 * radius : radius * radius)}*pi`,
        },
        {
          text: `The angle is $\\frac{${angle}}{360} = ${tex(share)}$ of a full turn, so the ${at.second ? "arc measures" : "sector's area is"} ${multipleOfPi(key).text}.`,
          claim: `part = ${code(product(key, "pi"))}`,
        },
      ],
      hint: "Find the measure of the whole circle first. What part of it lies inside the angle?",
      tip: "Arcs are parts of $2\\pi r$, sectors are parts of $\\pi r^2$.",
      archetype: at.second ? "SD01" : "SD02",
    };
  },
  facts: ({ names: [A, B], unit, angle, size }, { first, second }) => ({
    kind: "value",
    given: [
      `radius = ${size}${first ? "" : "/2"}`,
      second ? "whole = 2*pi*radius" : "whole = pi*radius^2",
      `part = whole*${angle}/360`,
    ],
    ask: "part",
    told: [
      `center $O$ ${first ? "radius" : "diameter"} ${size} ${unit}`,
      second ? `length ${unit} minor arc $${A}${B}$` : `area square ${unit} shaded sector`,
    ],
  }),
});

/** The length of an arc or the area of a sector, and the circle they are part of. */
export const arcOrSector = defineLevels({
  id: "arc-or-sector",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD01", "SD02", "SD03"],
  optionDesign: "orbit",
  Easy: arcAndCircumference,
  Medium: fromRadius,
});
