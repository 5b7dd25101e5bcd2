import { moldings } from "@sat/content/scenarios/moldings";
import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { timesOfPi } from "../../../craft/options/in-pi.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { power, product, quotient, times } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import {
  type Rational,
  compare,
  divide,
  isInteger,
  multiply,
  rational,
} from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

const UNITS = ["inches", "feet", "centimeters", "meters", "millimeters", "yards"];

interface Ball {
  readonly unit: string;
  /** The radius or the diameter. */
  readonly size: number;
}

const balls = () => UNITS.flatMap((unit) => range(2, 24).map((size): Ball => ({ unit, size })));

function ballFigure(size: number, isRadius: boolean): SolidFigure {
  const name = isRadius ? "radius" : "diameter";
  return {
    kind: "solid",
    solid: "sphere",
    labels: { [name]: `$${size}$` },
    alt: `A sphere. Its ${name} is labeled $${size}$.`,
  };
}

function radiusOf(size: number, isRadius: boolean) {
  return rational(size, isRadius ? 1 : 2);
}

function cubeOf(size: number, isRadius: boolean) {
  const radius = radiusOf(size, isRadius);
  return multiply(radius, multiply(radius, radius));
}

function radiusStep(size: number, unit: string) {
  const radius = radiusOf(size, false);
  const half = size % 2 === 0 ? ` = ${tex(radius)}` : "";
  return {
    text: `Divide the diameter by $2$ to find the radius, in ${unit}.\n\n$r = \\frac{${size}}{2}${half}$`,
    claim: `${size}/2 = ${code(radius)}`,
  };
}

function measureWork(size: number, isVolume: boolean, isRadius: boolean) {
  const radius = radiusOf(size, isRadius);
  return isVolume
    ? times(rational(4, 3), "pi", power(radius, 3))
    : times(4, "pi", power(radius, 2));
}

function measureSteps({ unit, size }: Ball, { first, second }: Twists): Step[] {
  const raised = power(radiusOf(size, second), first ? 3 : 2);
  return [
    ...(second ? [] : [radiusStep(size, unit)]),
    stepThrough(`${first ? "Cube" : "Square"} the radius.`, raised, workOut(raised)),
    stepThrough(
      first
        ? `Multiply by $\\frac{4}{3}\\pi$ to find the volume, in cubic ${unit}.`
        : `Multiply by $4\\pi$ to find the surface area, in square ${unit}.`,
      times(first ? rational(4, 3) : 4, "pi", workOut(raised)),
      product(timesOfPi(measureWork(size, first, second)), "pi"),
    ),
  ];
}

/** The twists: whether the volume is asked for, and whether the radius is known. */
const measureOfSphere = siblingStock<Ball>({
  steps: 2,
  stock: balls,
  work: ({ size }, { first, second }) => measureWork(size, first, second),
  answer: ({ size }, { first, second }) => timesOfPi(measureWork(size, first, second)),
  allows: (answer) => compare(answer, 0) > 0,
  show: multipleOfPi,
  word: (ball, at) => {
    const [{ unit, size }, { first, second }] = [ball, at];
    const mistaken = second
      ? `halving $${size}$ as if it were the diameter`
      : `using the diameter, $${size}$, in place of the radius`;
    const [measure, units, other] = first
      ? ["volume", `cubic ${unit}`, "finding the surface area, $4\\pi r^{2}$,"]
      : ["surface area", `square ${unit}`, "finding the volume, $\\frac{4}{3}\\pi r^{3}$,"];
    const given = first
      ? ""
      : ", where a sphere with radius $r$ has a surface area of $4\\pi r^{2}$";
    return {
      question: `The sphere shown has a ${second ? "radius" : "diameter"} of $${size}$ ${unit}${given}. What is the ${measure}, in ${units}, of the sphere?`,
      figure: ballFigure(size, second),
      why: second
        ? `The given length is the radius, so $${size}$ is ${first ? "cubed" : "squared"} without halving.`
        : `The given length is the diameter, so only half of $${size}$ is ${first ? "cubed" : "squared"}.`,
      slips: [
        { code: "wrong-formula", deed: other },
        { code: "radius-for-diameter", deed: mistaken },
      ],
      corner: {
        code: "wrong-formula",
        deed: `${mistaken} in the formula for the ${first ? "surface area" : "volume"}`,
      },
      opening: first
        ? "The volume of a sphere with radius $r$ is $\\frac{4}{3}\\pi r^3$."
        : "The surface area of a sphere with radius $r$ is $4\\pi r^2$.",
      steps: measureSteps(ball, at),
      hint: `Is the $${size}$ ${unit} the radius or the diameter, and is a volume or an area asked for?`,
      tip: "A volume is in cubic units and has a cube in its formula; an area has a square.",
    };
  },
  facts: ({ unit, size }, { first, second }) => ({
    kind: "solid",
    parts: [{ solid: "sphere", radius: second ? `${size}` : `${size}/2` }],
    measure: first ? "volume" : "surface",
    told: [
      `sphere ${second ? "radius" : "diameter"} ${size} ${unit}`,
      first
        ? `volume cubic ${unit}`
        : `radius $r$ surface area $4\\pi r^{2}$ surface area square ${unit}`,
    ],
  }),
});

interface Recast extends Ball {
  readonly ball: string;
  readonly change: string;
  /** The radius of the base of the new solid. */
  readonly base: number;
}

const recasts = () =>
  moldings.flatMap((material) =>
    range(material.to / 5, material.to).flatMap((size) =>
      range(2, 60)
        // Neither a needle nor a pancake, whichever solid it becomes.
        .filter((base) => 4 * base >= 3 * size && 2 * base <= 3 * size)
        .map((base): Recast => ({ ...material, size, base })),
    ),
  );

function recastHeight({ size, base }: Recast, isCone: boolean, isRadius: boolean) {
  const thirds = isCone ? 3 : 1;
  const cubes = multiply(rational(4 * thirds, 3), cubeOf(size, isRadius));
  return divide(cubes, base * base);
}

/** Whether no height stands out as the only whole one, or as the only fraction. */
function isEven(recast: Recast): boolean {
  const heights = siblingAnswers(({ first, second }) => recastHeight(recast, first, second));
  return heights.filter(isInteger).length % 2 === 0;
}

/** A height with a plain denominator, of a solid that could stand. */
function isShort(height: Rational | number): boolean {
  return isInteger(multiply(height, 12)) && compare(height, 200) < 0;
}

/** The twists: whether the new solid is a cone, and whether the radius of the sphere is known. */
const heightOfRecast = siblingStock<Recast>({
  steps: 4,
  context: true,
  stock: () => recasts().filter(isEven),
  allows: isShort,
  work: ({ size, base }, { first, second }) => {
    const [cube, square] = [times(4, power(radiusOf(size, second), 3)), power(base, 2)];
    return quotient(cube, first ? square : times(3, square));
  },
  answer: (recast, { first, second }) => recastHeight(recast, first, second),
  word: (recast, { first, second }, key) => {
    const { ball, change, unit, size, base } = recast;
    const solid = first ? "cone" : "cylinder";
    const other = first ? "cylinder" : "cone";
    const radius = radiusOf(size, second);
    const all = multiply(rational(4, 3), cubeOf(size, second));
    const third = first ? "\\frac{1}{3}" : "";
    return {
      question: `A ${ball} in the shape of the sphere shown has a ${second ? "radius" : "diameter"} of $${size}$ ${unit}. It is ${change} into a right circular ${solid} of the same volume whose base has a radius of $${base}$ ${unit}. What is the height, in ${unit}, of the ${solid}?`,
      figure: ballFigure(size, second),
      why: `A ${solid} of this height has the same volume, $${third}\\pi \\cdot ${base}^{2} \\cdot ${tex(key)} = ${tex(product(all, "pi"))}$.`,
      slips: [
        { code: "wrong-formula", deed: `using the formula for a ${other}` },
        {
          code: "radius-for-diameter",
          deed: second
            ? `using $${size}$ as the diameter of the sphere`
            : `using $${size}$ as the radius of the sphere`,
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: `using the formula for a ${other}, and $${size}$ as the ${second ? "diameter" : "radius"} of the sphere,`,
      },
      opening: `The ${solid} has the same volume as the sphere.`,
      steps: [
        {
          text: `The volume of a sphere with radius $r$ is $\\frac{4}{3}\\pi r^{3}$. The volume of a ${solid} with height $h$ is $${third}\\pi R^{2}h$, where $R$ is the radius of its base.`,
        },
        second
          ? { text: "The given length is the radius of the sphere, so it needs no halving." }
          : radiusStep(size, unit),
        stepThrough(
          `Find the volume of the sphere, in cubic ${unit}.`,
          times(rational(4, 3), "pi", power(radius, 3)),
          product(all, "pi"),
        ),
        {
          text: `Set the volume of the ${solid}, with height $h$, equal to this volume.\n\n$${third}\\pi(${base})^{2}h = ${tex(product(all, "pi"))}$`,
        },
        stepThrough(
          first
            ? "Divide both sides by $\\pi$, multiply by $3$, and divide by the square of the radius."
            : "Divide both sides by $\\pi$ and by the square of the radius.",
          "h",
          quotient(
            first ? times(3, all.num) : all.num,
            all.den === 1 ? power(base, 2) : times(all.den, power(base, 2)),
          ),
          key,
        ),
      ],
      hint: `Which measure of the sphere and of the ${solid} is the same, and is $${size}$ the radius of the sphere?`,
      tip: "When two solids have equal volumes, set their formulas equal and divide by $\\pi$.",
    };
  },
  facts: ({ unit, size, base }, { first, second }) => ({
    kind: "solid",
    // What the sphere leaves of the new solid is nothing.
    parts: [
      { solid: first ? "cone" : "cylinder", radius: `${base}`, height: "h" },
      { solid: "sphere", radius: second ? `${size}` : `${size}/2`, cut: true },
    ],
    measure: "volume",
    unknown: "h",
    equals: "0",
    told: [
      `sphere ${second ? "radius" : "diameter"} ${size} ${unit}`,
      `${first ? "cone" : "cylinder"} same volume base radius ${base} ${unit} height ${unit}`,
    ],
  }),
});

/** The volume or surface area of a sphere, or the height of a solid with the same volume. */
export const volumeOfSphere = defineLevels({
  id: "volume-of-sphere",
  version: 7,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA09"],
  closed: true,
  optionDesign: "orbit",
  Medium: measureOfSphere,
  Hard: heightOfRecast,
});
