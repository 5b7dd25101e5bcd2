import { nestedRectangles } from "../../../craft/figures/nested-rectangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type BorderScenario, borders } from "@sat/content/scenarios/borders";
import { poolStock } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, allWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { sum, times } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

interface Border {
  readonly scenario: BorderScenario;
  readonly length: number;
  readonly width: number;
  readonly border: number;
}

function stockOf(scenario: BorderScenario): Border[] {
  const { from, to, widest, step } = scenario;
  const sides = range(Math.ceil(from / step), Math.floor(to / step)).map((size) => size * step);
  return sides.flatMap((length) =>
    sides
      .filter((width) => width < length && 2 * width >= length)
      .flatMap((width) =>
        range(2, widest)
          .map((border): Border => ({ scenario, length, width, border }))
          .filter(isBroad),
      ),
  );
}

/** Whether the whole is less than ten times the border, so that no area stands out by its size. */
function isBroad(border: Border): boolean {
  const [outer, inner] = [other(border, true), other(border, false)];
  const inside = border.length * border.width - inner.length * inner.width;
  return outer.length * outer.width < 10 * inside;
}

function figure({ length, width, border, scenario }: Border, isOutside: boolean) {
  return nestedRectangles({
    [isOutside ? "inner" : "outer"]: [`${length}`, `${width}`],
    isShaded: true,
    alt: `A rectangle inside a larger rectangle; the region between them, the ${scenario.border}, is shaded and is $${border}$ wide on all sides. The sides of the ${isOutside ? "inner" : "outer"} rectangle are labeled $${length}$ and $${width}$.`,
  });
}

/** The other rectangle: around the known one, or inside it. */
function other({ length, width, border }: Border, isOutside: boolean) {
  const change = isOutside ? 2 * border : -2 * border;
  return { length: length + change, width: width + change };
}

/** Whether the known rectangle is the inner one, and whether the area of the border is asked. */
type Fork = "outside" | "border";

interface Problem {
  readonly numbers: Border;
  readonly ways: Ways<Fork>;
}

function workOf({ length, width, border }: Border, ways: Ways<Fork>, sides = [2, 2]) {
  const [along = 2, across = 2] = sides.map((count) => (ways.outside ? count : -count) * border);
  const [long, wide] = [length + along, width + across];
  if (!ways.border) return times(long, wide);
  return ways.outside
    ? sum(times(long, wide), times(-length, width))
    : sum(times(length, width), times(-long, wide));
}

function slipsOf({ numbers, ways }: Problem): PoolSlip[] {
  const { scenario, length, width, border } = numbers;
  const [known, asked] = ways.outside
    ? [scenario.inner, scenario.outer]
    : [scenario.outer, scenario.inner];
  return [
    slipTo(workOf(numbers, ways, [1, 1]), {
      code: "half-for-whole",
      deed: `${ways.outside ? "adding" : "subtracting"} $${border}$ only once in each direction`,
      isClassic: true,
      step: 1,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => workOf(numbers, each),
      slips: {
        outside: {
          code: "quantities-exchanged",
          deed: `taking $${length}$ and $${width}$ as the sides of ${asked}`,
          step: 1,
        },
        border: ways.border
          ? { code: "stopped-early", deed: `stopping at the area of ${asked}`, step: 3 }
          : {
              code: "another-quantity",
              deed: `finding the area of the ${scenario.border}`,
              step: 3,
            },
      },
    }),
    slipTo(workOf(numbers, ways, [2, 0]), {
      code: "stopped-early",
      deed: "changing the length, but not the width,",
      step: 1,
    }),
    slipTo(times(length, width), {
      code: "another-quantity",
      deed: `giving the area of ${known}`,
      step: 2,
    }),
  ].filter(({ face: { order = 0 } }) => order > 0);
}

/** The area of the border, or of the rectangle with or without it. */
const areaOfBorder = poolStock<Problem>({
  steps: 3,
  context: true,
  stock: () =>
    borders
      .flatMap(stockOf)
      .flatMap((numbers) => allWays<Fork>("outside", "border").map((ways) => ({ numbers, ways }))),
  key: ({ numbers, ways }) => numeral(workOut(workOf(numbers, ways))),
  slips: slipsOf,
  word: ({ numbers, ways }) => {
    const { scenario, length, width, border } = numbers;
    const at = { first: ways.outside, second: ways.border };
    const key = workOut(workOf(numbers, ways));
    const { unit, inner, outer } = scenario;
    const found = other(numbers, at.first);
    const [known, asked] = at.first ? [inner, outer] : [outer, inner];
    const area = found.length * found.width;
    const step = at.first ? 2 * border : -2 * border;
    return {
      question: `${scenario.setting(`$${border}$`)} As the figure shows, ${known} is a rectangle that is $${length}$ ${unit} long and $${width}$ ${unit} wide. What is the area, in square ${unit}, of ${at.second ? `the ${scenario.border}` : asked}?`,
      figure: figure(numbers, at.first),
      why: `The other rectangle is $${found.length}$ ${unit} long and $${found.width}$ ${unit} wide.`,
      opening: `${at.first ? "The outer" : "The inner"} rectangle is ${at.first ? "longer" : "shorter"} and ${at.first ? "wider" : "narrower"} by two widths of the border.`,
      steps: [
        {
          text: `Its sides are $${length} ${at.first ? "+" : "-"} 2 \\cdot ${border} = ${found.length}$ ${unit} and $${width} ${at.first ? "+" : "-"} 2 \\cdot ${border} = ${found.width}$ ${unit}.`,
          claim: `l = ${length + step}`,
        },
        {
          text: `Multiply them to find its area, in square ${unit}.\n\n$${found.length} \\cdot ${found.width} = ${tex(area)}$`,
          claim: `other = ${area}`,
        },
        ...(at.second
          ? [
              {
                text: `Find the area of the known rectangle.\n\n$${length} \\cdot ${width} = ${tex(length * width)}$`,
              },
              {
                text: `The difference is the area, in square ${unit}, of the ${scenario.border}.\n\n$${tex(Math.max(area, length * width))} - ${tex(Math.min(area, length * width))} = ${tex(key)}$`,
                claim: `asked = ${code(key)}`,
              },
            ]
          : []),
      ],
      hint: "How long and how wide is the rectangle whose sides are not given?",
      tip: "A border of one width on all sides changes each side twice.",
    };
  },
  facts: ({
    numbers: { scenario, length, width, border },
    ways: { outside: first, border: second },
  }) => ({
    kind: "value",
    given: [
      `l = ${length} ${first ? "+" : "-"} ${border} ${first ? "+" : "-"} ${border}`,
      `w = ${width} ${first ? "+" : "-"} ${border} ${first ? "+" : "-"} ${border}`,
      "other = l*w",
      `asked = ${second ? `abs(other - ${length}*${width})` : "other"}`,
    ],
    ask: "asked",
    told: [
      `${border} ${scenario.unit} wide ${first ? scenario.inner : scenario.outer} rectangle`,
      `${length} ${scenario.unit} long ${width} ${scenario.unit} wide area square ${scenario.unit}`,
      second ? scenario.border : first ? scenario.outer : scenario.inner,
    ],
  }),
});

/** The area of the border of a rectangle, or of the rectangle with or without it. */
export const borderOfRectangle = defineLevels({
  id: "border-of-rectangle",
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA20"],
  closed: true,
  optionDesign: "pool",
  Medium: areaOfBorder,
});
