import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolStock } from "../../../craft/assembly/pool-level.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { unitFor } from "../../../craft/geometry/units.ts";
import { piDividedOut, withoutPi } from "../../../craft/options/in-pi.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, allWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { equation, power, product, quotient, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";
import { type Rational, multiply, rational } from "../../../math/rational.ts";

const UNITS = ["inches", "feet", "centimeters", "meters"];

/** Whether the solid is a cone, and whether the radius of its base is known. */
type SolidWays = Ways<"cone" | "radius">;

interface Filled {
  readonly unit: string;
  /** The radius or the diameter. */
  readonly size: number;
  /** The volume, in multiples of pi. */
  readonly volume: number;
  readonly ways: SolidWays;
}

function radiusOf({ size }: Pick<Filled, "size">, { radius }: SolidWays): Rational {
  return rational(size, radius ? 1 : 2);
}

/** Volumes that are whole multiples of pi and give whole heights, whichever way the problem goes. */
function filledStock(): Filled[] {
  return UNITS.flatMap((unit) =>
    range(2, 20).flatMap((size) =>
      range(1, 6).flatMap((multiple) =>
        allWays("cone", "radius").map((ways): Filled => ({
          unit,
          size,
          volume: size * size * multiple,
          ways,
        })),
      ),
    ),
  );
}

function figure({ size, ways: { cone, radius } }: Filled): SolidFigure {
  const name = radius ? "radius" : "diameter";
  const solid = cone ? "cone" : "cylinder";
  return {
    kind: "solid",
    solid,
    labels: { [name]: `$${size}$`, height: "$h$" },
    alt: `A right circular ${solid}. The ${name} of its base is labeled $${size}$, and its height is labeled $h$.`,
  };
}

/** The volume, tripled for a cone, over what stands for the area of the base. */
function height(filled: Filled, ways: SolidWays) {
  const all = product(filled.volume, "pi");
  return quotient(ways.cone ? times(3, all) : all, times("pi", power(radiusOf(filled, ways), 2)));
}

/** A formula that is wrong in one piece: of the other solid, with what is not the radius. */
function wrongFormula({ cone, radius }: SolidWays): string {
  const length = radius ? "\\left(\\frac{r}{2}\\right)" : "d";
  return `$${cone ? "" : "\\frac{1}{3}"}\\pi ${length}^{2}h$`;
}

function slips(filled: Filled, chance: Chance): PoolSlip[] {
  const { size, volume, ways } = filled;
  const { cone, radius } = ways;
  const [r, all] = [radiusOf(filled, ways), product((cone ? 3 : 1) * volume, "pi")];
  const unsquared = slipTo(
    quotient(all, times("pi", r)),
    { code: "power-or-root-left-out", deed: "leaving the radius unsquared", step: 2 },
    piDividedOut,
  );
  // Three whole numbers beside the key, and none of them twice. Beside a diameter, it would place the key too often.
  const isApart = r.den === 1 && ![1, 3, 4, 12].includes(r.num);
  const isOffered = isApart && (radius || (!cone && chance.flip()));
  return [
    ...slipsAtForks({
      ways,
      work: (each) => height(filled, each),
      show: piDividedOut,
      slips: {
        cone: {
          code: "wrong-formula",
          deed: cone
            ? "leaving out the factor $\\frac{1}{3}$ of the formula for a cone"
            : "using the factor $\\frac{1}{3}$, which belongs to a cone,",
          isClassic: true,
          step: 1,
        },
        radius: {
          code: "radius-for-diameter",
          deed: radius
            ? `halving $${size}$ as if it were the diameter`
            : `using the diameter, $${size}$, in place of the radius`,
          isClassic: true,
          step: 2,
        },
      },
    }),
    {
      ...slipTo(
        height(filled, { cone: !cone, radius: !radius }),
        {
          code: "wrong-formula",
          deed: `using ${wrongFormula(ways)} as the formula for the volume`,
          step: 1,
        },
        piDividedOut,
      ),
      isSpare: isOffered,
    },
    { ...unsquared, isSpare: !isOffered },
  ];
}

function stepsOf(filled: Filled): Step[] {
  const { unit, size, volume, ways } = filled;
  const { cone, radius } = ways;
  const r = radiusOf(filled, ways);
  const [all, base] = [product(volume, "pi"), product(multiply(r, r), "pi")];
  const third = cone ? [quotient(1, 3)] : [];
  return [
    ...(radius
      ? [
          {
            text: `The base is a circle with a radius of $${size}$ ${unit}, and the area of a circle is $\\pi$ times the square of its radius.`,
          },
        ]
      : [
          stepThrough(
            `The radius, in ${unit}, is half of the diameter.`,
            ...(size % 2 === 0 ? [quotient(size, 2), r] : [quotient(size, 2)]),
          ),
        ]),
    stepThrough(
      `Use $\\pi r^{2}$ to find the area of the base, in square ${unit}.`,
      times("pi", power(r, 2)),
      base,
    ),
    stepShowing(
      cone
        ? "Set one third of this area times the height equal to the volume."
        : "Set this area times the height equal to the volume.",
      equation(times(...third, base, "h"), all),
    ),
    ...(cone
      ? [
          stepThrough(
            "Multiply both sides by $3$.",
            product(base, "h"),
            times(3, all),
            product(3 * volume, "pi"),
          ),
        ]
      : []),
    stepThrough(
      `Divide both sides by ${inline(base)}.`,
      "h",
      quotient(product((cone ? 3 : 1) * volume, "pi"), base),
      withoutPi(height(filled, ways)),
    ),
  ];
}

const heightForVolume = poolStock<Filled>({
  steps: 3,
  stock: filledStock,
  key: (filled) => piDividedOut(height(filled, filled.ways)),
  slips,
  word: (filled) => {
    const { unit, size, volume, ways } = filled;
    const { cone, radius } = ways;
    const [solid, r] = [cone ? "cone" : "cylinder", radiusOf(filled, ways)];
    const all = product(volume, "pi");
    const base = product(multiply(r, r), "pi");
    return {
      question: `The right circular ${solid} shown has a volume of ${inline(all)} cubic ${unit}, and the ${radius ? "radius" : "diameter"} of its base is $${size}$ ${unit}. What is the height $h$, in ${unit}, of the ${solid}?`,
      figure: figure(filled),
      why: cone
        ? `A cylinder with this base and height has three times the volume, ${inline(product(3 * volume, "pi"))} cubic ${unit}.`
        : `A base of ${inline(base)} square ${unit} times this height is the given volume.`,
      opening: cone
        ? "The volume of a cone is one third of the area of its base times its height."
        : "The volume of a cylinder is the area of its base times its height.",
      steps: stepsOf(filled),
      hint: `Of the lengths $r$ and $h$ in the formula for the volume of a ${solid}, which can you find from the $${size}$ ${unitFor(size, unit)}?`,
      tip: "Substitute your answer into the formula: it must give the volume that you were told.",
      archetype: cone ? "SA09" : "SA08",
    };
  },
  facts: ({ unit, size, volume, ways: { cone, radius } }) => ({
    kind: "solid",
    parts: [
      { solid: cone ? "cone" : "cylinder", radius: radius ? `${size}` : `${size}/2`, height: "h" },
    ],
    measure: "volume",
    unknown: "h",
    equals: `${volume}*pi`,
    told: [
      `${cone ? "cone" : "cylinder"} volume cubic ${unit}`,
      `${radius ? "radius" : "diameter"} ${size} ${unit} height $h$ ${unit}`,
    ],
  }),
});

/** The height of a cylinder or cone from its volume. */
export const heightFromVolume = defineLevels({
  id: "height-from-volume",
  version: 6,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA08", "SA09"],
  closed: true,
  optionDesign: "pool",
  Medium: heightForVolume,
});
