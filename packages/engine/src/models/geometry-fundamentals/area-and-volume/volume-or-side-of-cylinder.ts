import type { SolidFigure } from "@sat/item";
import { article } from "../../../language/noun.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolStock } from "../../../craft/assembly/pool-level.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { inPi, timesOfPi } from "../../../craft/options/in-pi.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, allWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { cylinders } from "@sat/content/scenarios/solid-shapes";
import type { ShapeScenario } from "@sat/content/scenarios/shapes";
import {
  type Expression,
  decimal,
  power,
  product,
  quotient,
  times,
} from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Can {
  readonly scenario: ShapeScenario;
  /** The radius or the diameter. */
  readonly size: number;
  /** The height is so many halves of a unit. */
  readonly halves: number;
}

function heightOf({ halves }: Can): Expression {
  return decimal(rational(halves, 2));
}

function canFigure(can: Can, isRadius: boolean): SolidFigure {
  const { size } = can;
  const height = tex(heightOf(can));
  const name = isRadius ? "radius" : "diameter";
  return {
    kind: "solid",
    solid: "cylinder",
    labels: { [name]: `$${size}$`, height: `$${height}$` },
    alt: `A right circular cylinder. The ${name} of its base is labeled $${size}$, and its height is labeled $${height}$.`,
  };
}

function cans(scenario: ShapeScenario): Can[] {
  return range(2 * scenario.from, 2 * scenario.to).flatMap((halves) =>
    range(1, 10)
      .map((half) => ({ scenario, size: 2 * half, halves }))
      .filter(({ size }) => 8 * size > halves && size < halves),
  );
}

/** Whether the radius is known, and whether the volume is asked. */
type CylinderWays = Ways<"radius" | "volume">;

type Asked = Can & { readonly ways: CylinderWays };

function work(can: Can, { radius, volume }: CylinderWays) {
  const { size } = can;
  const height = heightOf(can);
  const r = radius ? size : size / 2;
  return volume ? times("pi", power(r, 2), height) : times(2, "pi", r, height);
}

/** A formula with one piece out of place. */
function mixedFormula(asked: Asked): PoolSlip {
  const {
    size,
    ways: { radius, volume },
  } = asked;
  const height = heightOf(asked);
  if (volume) {
    return radius
      ? slipTo(
          times("pi", size, height),
          { code: "power-or-root-left-out", deed: "leaving the radius unsquared", step: 2 },
          inPi,
        )
      : slipTo(
          times(2, "pi", size, height),
          {
            code: "wrong-formula",
            deed: "multiplying $2\\pi$ by the diameter and the height",
            step: 2,
          },
          inPi,
        );
  }
  return radius
    ? slipTo(
        times("pi", power(size / 2, 2), height),
        {
          code: "wrong-formula",
          deed: `multiplying the height by the area of a circle that is $${size}$ wide`,
          step: 2,
        },
        inPi,
      )
    : slipTo(
        times("pi", power(size, 2), height),
        { code: "power-or-root-left-out", deed: "squaring the diameter", step: 2 },
        inPi,
      );
}

function slips(asked: Asked): PoolSlip[] {
  const { size, ways } = asked;
  return [
    ...slipsAtForks({
      ways,
      work: (each) => work(asked, each),
      show: inPi,
      slips: {
        radius: {
          code: "radius-for-diameter",
          deed: ways.radius
            ? `halving $${size}$ as if it were the diameter`
            : `using the diameter, $${size}$, in place of the radius`,
          isClassic: true,
          step: 2,
        },
        volume: {
          code: "another-quantity",
          deed: ways.volume
            ? "finding the area of the curved side, $2\\pi rh$,"
            : "finding the volume, $\\pi r^{2}h$,",
          step: 1,
        },
      },
    }),
    mixedFormula(asked),
  ];
}

/** The circumference or the area of the base, and what is made of it. */
function steps(asked: Asked): Step[] {
  const { scenario, size, ways } = asked;
  const height = heightOf(asked);
  const { unit } = scenario;
  const r = ways.radius ? size : size / 2;
  const found = product(timesOfPi(work(asked, ways)), "pi");
  const [area, round] = [product(r * r, "pi"), product(2 * r, "pi")];
  const first = ways.radius
    ? []
    : [stepThrough(`The radius, in ${unit}, is half of the diameter.`, quotient(size, 2), r)];
  return ways.volume
    ? [
        ...first,
        stepThrough(
          `Find the area of the base, in square ${unit}.`,
          times("pi", power(r, 2)),
          area,
        ),
        stepThrough(
          `Multiply it by the height to find the volume, in cubic ${unit}.`,
          times(area, height),
          found,
        ),
      ]
    : [
        ...first,
        stepThrough(
          `Unrolled, the curved side is a rectangle as long as the circumference of the base, in ${unit}.`,
          times(2, "pi", r),
          round,
        ),
        stepThrough(
          `Multiply this length by the height to find the area, in square ${unit}.`,
          times(round, height),
          found,
        ),
      ];
}

const ofCylinder = poolStock<Asked>({
  steps: 3,
  context: true,
  stock: () =>
    cylinders
      .flatMap(cans)
      .filter(({ size }) => size > 4 && size !== 8)
      .flatMap((can) => allWays("radius", "volume").map((ways): Asked => ({ ...can, ways }))),
  key: (asked) => inPi(work(asked, asked.ways)),
  slips,
  word: (asked) => {
    const { scenario, size, ways } = asked;
    const height = tex(heightOf(asked));
    const { thing, placed, unit } = scenario;
    return {
      question: `The figure represents ${article(thing)} ${thing} ${placed}, which has the shape of a right circular cylinder with a ${ways.radius ? "radius" : "diameter"} of $${size}$ ${unit} and a height of $${height}$ ${unit}. ${ways.volume ? `What is the volume, in cubic ${unit}, of the ${thing}?` : `What is the area, in square ${unit}, of the curved side of the ${thing}?`}`,
      figure: canFigure(asked, ways.radius),
      why: ways.volume
        ? "The radius is squared for the area of the base, and only the height multiplies it."
        : "The curved side unrolls into a rectangle, so the radius is not squared.",
      opening: ways.volume
        ? "The volume of a cylinder is the area of its base times its height, $\\pi r^{2}h$."
        : "The curved side of a cylinder has the area $2\\pi rh$.",
      steps: steps(asked),
      hint: ways.volume
        ? `How large is the circle at the bottom of the ${thing}?`
        : `If the side of the ${thing} is unrolled, which shape is it, and how long?`,
      tip: "Write down first whether you know the radius or the diameter, then the formula.",
      archetype: "SA07",
    };
  },
  facts: ({ scenario: { thing, placed, unit }, size, halves, ways: { radius, volume } }) => ({
    kind: "solid",
    parts: [{ solid: "cylinder", radius: radius ? `${size}` : `${size}/2`, height: `${halves}/2` }],
    measure: volume ? "volume" : "side",
    told: [
      `${thing} ${placed} ${radius ? "radius" : "diameter"} ${size} ${unit} height ${halves / 2} ${unit}`,
      volume ? `volume cubic ${unit}` : `area square ${unit} curved side`,
    ],
  }),
});

/** The volume or the curved side of a cylinder. */
export const volumeOrSideOfCylinder = defineLevels({
  id: "volume-or-side-of-cylinder",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA07"],
  closed: true,
  optionDesign: "pool",
  Medium: ofCylinder,
});
