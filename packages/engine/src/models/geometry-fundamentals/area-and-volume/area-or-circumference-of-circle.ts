import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolStock } from "../../../craft/assembly/pool-level.ts";
import { inPi, timesOfPi } from "../../../craft/options/in-pi.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, allWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { discs } from "@sat/content/scenarios/flat-shapes";
import type { ShapeScenario } from "@sat/content/scenarios/shapes";
import { power, product, quotient, times } from "../../../math/expression.ts";

interface Disc {
  readonly scenario: ShapeScenario;
  /** The radius or the diameter. */
  readonly size: number;
}

const LARGEST = 60;

/** Sizes that suit as a radius and as a diameter. */
function sizesOf({ from, to }: ShapeScenario): number[] {
  return range(Math.max(5, Math.ceil(from / 3)), Math.floor(Math.min(LARGEST, 0.65 * to) / 2)).map(
    (half) => 2 * half,
  );
}

/** Whether the radius is known, and whether the area is asked. */
type CircleWays = Ways<"radius" | "area">;

type Circle = Disc & { readonly ways: CircleWays };

function work({ size }: Disc, { radius, area }: CircleWays) {
  const r = radius ? size : size / 2;
  return area ? times("pi", power(r, 2)) : times(2, "pi", r);
}

/** What is neither the other measure nor the measure of the other length: a formula of its own. */
function mixedFormula({ size, ways: { radius, area } }: Circle): PoolSlip {
  if (area) {
    return radius
      ? slipTo(
          times("pi", size),
          { code: "power-or-root-left-out", deed: "leaving the radius unsquared", step: 2 },
          inPi,
        )
      : slipTo(
          times(2, "pi", size),
          { code: "wrong-formula", deed: "multiplying the diameter by $2\\pi$", step: 2 },
          inPi,
        );
  }
  return radius
    ? slipTo(
        times("pi", power(size / 2, 2)),
        { code: "wrong-formula", deed: "squaring half of the radius", step: 2 },
        inPi,
      )
    : slipTo(
        times("pi", power(size, 2)),
        { code: "power-or-root-left-out", deed: "squaring the diameter", step: 2 },
        inPi,
      );
}

function slips(circle: Circle): PoolSlip[] {
  const { size, ways } = circle;
  return [
    ...slipsAtForks({
      ways,
      work: (each) => work(circle, each),
      show: inPi,
      slips: {
        radius: {
          code: "radius-for-diameter",
          deed: ways.radius
            ? `halving $${size}$ as if it were the diameter`
            : `using the diameter, $${size}$, in place of the radius`,
          isClassic: true,
          step: 1,
        },
        area: {
          code: "another-quantity",
          deed: ways.area
            ? "finding the circumference, $2\\pi r$,"
            : "finding the area, $\\pi r^{2}$,",
          step: 2,
        },
      },
    }),
    mixedFormula(circle),
  ];
}

const ofCircle = poolStock<Circle>({
  steps: 2,
  context: true,
  stock: () =>
    discs.flatMap((scenario) =>
      sizesOf(scenario).flatMap((size) =>
        allWays("radius", "area").map((ways): Circle => ({ scenario, size, ways })),
      ),
    ),
  key: (circle) => inPi(work(circle, circle.ways)),
  slips,
  word: (circle) => {
    const { scenario, size, ways } = circle;
    const { thing, placed, unit } = scenario;
    const r = ways.radius ? size : size / 2;
    const calculation = work(circle, ways);
    const [measure, letter, units] = ways.area
      ? ["area", "A", `square ${unit}`]
      : ["circumference", "C", unit];
    return {
      question: `A circular ${thing} ${placed} has a ${ways.radius ? "radius" : "diameter"} of $${size}$ ${unit}. What is the ${measure}, in ${units}, of the ${thing}?`,
      why: ways.area
        ? `A square on the radius has an area of $${r * r}$, and the circle has $\\pi$ times this area.`
        : `The circumference is $\\pi$ times the diameter, which is $${2 * r}$ ${unit}.`,
      opening: ways.area
        ? "The area of a circle with radius $r$ is $\\pi r^{2}$."
        : "The circumference of a circle with radius $r$ is $2\\pi r$.",
      steps: [
        ...(ways.radius
          ? [{ text: "The given length is the radius, so it needs no halving.", claim: `r = ${r}` }]
          : [stepThrough("The radius is half of the diameter.", "r", quotient(size, 2), r)]),
        stepThrough(
          `Substitute $${r}$ for $r$, and multiply: this is the ${measure}, in ${units}.`,
          letter,
          calculation,
          product(timesOfPi(calculation), "pi"),
        ),
      ],
      hint: `Is the $${size}$ ${unit} the length called $r$ in the formula for the ${measure}?`,
      tip: "Both formulas are on the reference sheet, and in both $r$ is the radius, not the diameter.",
    };
  },
  facts: ({ scenario: { thing, placed, unit }, size, ways: { radius, area } }) => ({
    kind: "value",
    given: [`${radius ? "r" : "2*r"} = ${size}`, area ? "A = pi*r^2" : "C = 2*pi*r"],
    ask: area ? "A" : "C",
    told: [
      `circular ${thing} ${placed} ${radius ? "radius" : "diameter"} ${size} ${unit}`,
      area ? `area square ${unit} ${thing}` : `circumference ${unit} ${thing}`,
    ],
  }),
});

/** The area or circumference of a circle from its radius or diameter. */
export const areaOrCircumferenceOfCircle = defineLevels({
  id: "area-or-circumference-of-circle",
  version: 6,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA04"],
  closed: true,
  optionDesign: "pool",
  Easy: ofCircle,
});
