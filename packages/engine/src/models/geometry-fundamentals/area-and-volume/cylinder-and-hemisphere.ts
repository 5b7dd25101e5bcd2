import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { poolStock } from "../../../craft/assembly/pool-level.ts";
import { type PoolMisstep, type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, allWays, mistaken } from "../../../craft/options/ways.ts";
import { type Operand, negative, power, product, sum, times } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { type Rational, rational, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

const UNITS = ["inches", "feet", "centimeters", "meters", "millimeters"];

interface Composite {
  readonly unit: string;
  /** The radius or the diameter, a multiple of 6. */
  readonly size: number;
  readonly height: number;
}

const composites = () =>
  UNITS.flatMap((unit) =>
    range(1, 6).flatMap((count) =>
      range(6 * count + 1, 36 * count).flatMap((height): Composite[] =>
        height <= 90 ? [{ unit, size: 6 * count, height }] : [],
      ),
    ),
  );

function compositeFigure(
  { size, height }: Composite,
  isOnTop: boolean,
  isRadius: boolean,
): SolidFigure {
  const name = isRadius ? "radius" : "diameter";
  return {
    kind: "solid",
    solid: isOnTop ? "domed-cylinder" : "hollowed-cylinder",
    labels: { [name]: `$${size}$`, height: `$${height}$` },
    alt: `A right circular cylinder ${isOnTop ? "with a hemisphere on top" : "with a hemisphere hollowed out of its top"}; both have the same radius. The ${name} is labeled $${size}$, and the height of the cylinder is labeled $${height}$.`,
  };
}

/** Whether the hemisphere is added or taken out, and whether the radius is known. */
type Fork = "added" | "isRadius";

interface Problem {
  readonly composite: Composite;
  readonly ways: Ways<Fork>;
}

/** What part of π times the cube of the radius the other solid is: a hemisphere, unless it is mistaken. */
type Share = Rational | 0;

const HEMISPHERE = rational(2, 3);

function workOf({ composite, ways }: Problem, share: Share = HEMISPHERE, pi: Operand = "pi") {
  const { size, height } = composite;
  const radius = ways.isRadius ? size : size / 2;
  const cylinder = times(pi, power(radius, 2), height);
  if (share === 0) return cylinder;
  const other = times(share, pi, power(radius, 3));
  return sum(cylinder, ways.added ? other : negative(other));
}

function volume(problem: Problem, share?: Share) {
  return workOut(workOf(problem, share, 1));
}

function slipBy(problem: Problem, slip: PoolMisstep, share?: Share): PoolSlip {
  return slipTo(workOf(problem, share), slip, () => multipleOfPi(volume(problem, share)));
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { composite, ways } = problem;
  const at = (fork: Fork) => ({ composite, ways: mistaken<Fork>(ways, fork) });
  const [deed, otherDeed] = ways.added ? ["adding", "subtracting"] : ["subtracting", "adding"];
  return [
    slipBy(
      problem,
      { code: "half-for-whole", deed: `${deed} a whole sphere`, isClassic: true, step: 2 },
      rational(4, 3),
    ),
    slipBy(at("added"), {
      code: "opposite-operation",
      deed: `${otherDeed} the hemisphere instead of ${deed} it`,
      step: 3,
    }),
    slipBy(at("isRadius"), {
      code: "radius-for-diameter",
      deed: `using $${composite.size}$ as the ${ways.isRadius ? "diameter" : "radius"}`,
      step: 1,
    }),
    slipBy(
      problem,
      {
        code: "wrong-formula",
        deed: "using $\\frac{1}{3}\\pi r^3$ as the volume of the hemisphere",
        step: 2,
      },
      rational(1, 3),
    ),
    slipBy(
      problem,
      { code: "stopped-early", deed: "stopping at the volume of the cylinder", step: 3 },
      0,
    ),
  ].filter(({ face: { order = 0 } }) => order > 0);
}

/** The volume of a cylinder with half a sphere added or taken out. */
const withHemisphere = poolStock<Problem>({
  steps: 4,
  stock: () =>
    composites().flatMap((composite) =>
      allWays<Fork>("added", "isRadius").map((ways) => ({ composite, ways })),
    ),
  key: (problem) => multipleOfPi(volume(problem)),
  slips: slipsOf,
  word: ({ composite, ways }) => {
    const { unit, size, height } = composite;
    const at = { first: ways.added, second: ways.isRadius };
    const key = volume({ composite, ways });
    const radius = at.second ? size : size / 2;
    const [cylinder, half] = [radius * radius * height, (2 * radius ** 3) / 3];
    return {
      question: `The solid shown is ${at.first ? "made of a right circular cylinder and a hemisphere on top of it" : "a right circular cylinder from which a hemisphere has been hollowed out at the top"}. The hemisphere and the cylinder have the same ${at.second ? "radius" : "diameter"}, $${size}$ ${unit}, and the cylinder has a height of $${height}$ ${unit}. What is the volume, in cubic ${unit}, of the solid?`,
      figure: compositeFigure(composite, at.first, at.second),
      why: `The hemisphere has a volume of $${tex(product(half, "pi"))}$ cubic ${unit}, and the cylinder $${tex(product(cylinder, "pi"))}$.`,
      opening: at.first
        ? "The volume of the solid is that of a cylinder plus that of half of a sphere."
        : "The volume of the solid is that of a cylinder minus that of half of a sphere.",
      steps: [
        ...(at.second
          ? []
          : [
              {
                text: `Divide the diameter by $2$ to find the radius of both, in ${unit}.\n\n$\\frac{${size}}{2} = ${radius}$`,
              },
            ]),
        {
          text: `Find the volume of the cylinder by $\\pi r^2 h$.\n\n$\\pi(${radius})^{2}(${height}) = ${tex(product(cylinder, "pi"))}$`,
          claim: `${radius}^2*${height} = ${cylinder}`,
        },
        {
          text: `The hemisphere is half of a sphere, whose volume is $\\frac{4}{3}\\pi r^3$.\n\n$\\frac{1}{2} \\cdot \\frac{4}{3}\\pi(${radius})^{3} = ${tex(product(half, "pi"))}$`,
          claim: `(2/3)*${radius}^3 = ${half}`,
        },
        {
          text: `${at.first ? "Add" : "Subtract"} the hemisphere to find the volume in cubic ${unit}.\n\n$${tex(product(cylinder, "pi"))} ${at.first ? "+" : "-"} ${tex(product(half, "pi"))} = ${tex(product(key, "pi"))}$`,
          claim: `${cylinder} ${at.first ? "+" : "-"} ${half} = ${toNumber(key)}`,
        },
      ],
      hint: `What part of a sphere is ${at.first ? "added to the cylinder" : "removed from the cylinder"}, and what is its radius?`,
      tip: "Find the parts of a composite solid one by one, each with its own formula.",
      archetype: "SA10",
    };
  },
  facts: ({ composite: { unit, size, height }, ways: { added: first, isRadius: second } }) => {
    const radius = second ? `${size}` : `${size}/2`;
    return {
      kind: "solid",
      parts: [
        { solid: "cylinder", radius, height: `${height}` },
        first ? { solid: "hemisphere", radius } : { solid: "hemisphere", radius, cut: true },
      ],
      measure: "volume",
      told: [
        first ? "hemisphere on top" : "hemisphere hollowed out at the top",
        `same ${second ? "radius" : "diameter"} ${size} ${unit} cylinder height ${height} ${unit}`,
        `volume cubic ${unit}`,
      ],
    };
  },
});

/** The volume of a cylinder with half a sphere added or taken out. */
export const cylinderAndHemisphere = defineLevels({
  id: "cylinder-and-hemisphere",
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA10"],
  closed: true,
  optionDesign: "pool",
  Hard: withHemisphere,
});
