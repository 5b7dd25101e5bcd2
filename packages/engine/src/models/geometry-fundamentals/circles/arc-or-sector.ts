import { onCircle, RADIUS } from "../../../craft/figures/circles.ts";
import { degrees, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { formulaSlip, partSteps, shareSteps, wholeOf } from "../../../craft/geometry/arc-steps.ts";
import { equation, fraction, product, quotient, times } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { gcd, multiply, rational } from "../../../math/rational.ts";

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
function wholeLength(angle: number, factor: number): number {
  const part = gcd(angle, 360);
  const [share, all] = [angle / part, 360 / part];
  return share * (all - share) * all * factor;
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
  work: ({ angle, known }, { first, second }) => {
    const turn = first ? angle : 360 - angle;
    return times(second ? fraction(turn, 360) : fraction(360, turn), known);
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
      why: at.second
        ? `It is $${tex(share)}$ of the circumference, as $${turn}^\\circ$ is $${tex(share)}$ of $360^\\circ$.`
        : `The arc is then $${tex(share)}$ of it: ${inline(equation(times(share, key), known))}.`,
      slips: [
        {
          code: "another-quantity",
          deed: `using the angle of the ${at.first ? "major" : "minor"} arc, $${at.first ? `360 - ${angle} = ${360 - angle}` : angle}$ degrees,`,
        },
        {
          code: "opposite-operation",
          deed: at.second
            ? `dividing by $${tex(share)}$ instead of multiplying by it`
            : `multiplying by $${tex(share)}$ instead of dividing by it`,
        },
      ],
      corner: {
        code: "opposite-operation",
        deed: `${at.second ? "dividing" : "multiplying"} by the fraction for the ${at.first ? "major" : "minor"} arc`,
      },
      opening: "An arc is the same fraction of the circumference as its angle is of $360^\\circ$.",
      steps: shareSteps(numbers, at, key),
      hint: `How many degrees does the ${at.first ? "minor" : "major"} arc have, and what fraction of a full turn is that?`,
      tip: "An arc is shorter than the circumference: use this to choose between multiplying and dividing.",
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
  work: ({ angle, size }, { first, second }) =>
    times(fraction(angle, 360), wholeOf(first ? size : quotient(size, 2), second)),
  show: multipleOfPi,
  word: (numbers, at, key) => {
    const { names, unit, angle, size } = numbers;
    const [A = "", B = ""] = names;
    const radius = at.first ? size : size / 2;
    const share = rational(angle, 360);
    const whole = multiply(radius, at.second ? 2 : radius);
    const ask = at.second
      ? `What is the length, in ${unit}, of minor arc $${A}${B}$?`
      : `What is the area, in square ${unit}, of the shaded sector?`;
    return {
      question: `The circle with center $O$ shown has a ${at.first ? "radius" : "diameter"} of $${size}$ ${unit}. ${ask}`,
      figure: figure(numbers, !at.second),
      why: `It is $${tex(share)}$ of ${inline(product(whole, "pi"))}, the ${at.second ? "circumference" : "area of the whole circle"}.`,
      slips: [
        {
          code: "radius-for-diameter",
          deed: at.first ? `using $${size}$ as the diameter` : `using $${size}$ as the radius`,
        },
        {
          code: "another-quantity",
          deed: at.second ? "finding the area of the sector" : "finding the length of the arc",
        },
      ],
      corner: formulaSlip(at),
      opening: at.second
        ? "An arc is the same fraction of the circumference as its angle is of $360^\\circ$."
        : "A sector is the same fraction of the circle's area as its angle is of $360^\\circ$.",
      steps: partSteps(numbers, at, key),
      hint: at.second
        ? "What is the circumference, and what fraction of it belongs to the angle?"
        : "What is the area of the whole circle, and what fraction of it belongs to the angle?",
      tip: at.second
        ? "An arc is a length, so it is a fraction of $2\\pi r$, not of $\\pi r^2$."
        : "A sector is an area, so it is a fraction of $\\pi r^2$, not of $2\\pi r$.",
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
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD01", "SD02", "SD03"],
  optionDesign: "orbit",
  Easy: arcAndCircumference,
  Medium: fromRadius,
});
