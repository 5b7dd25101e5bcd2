import { nestedRectangles } from "../../../craft/figures/nested-rectangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type BorderScenario, borders } from "@sat/content/scenarios/borders";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { type Expression, decimal, equation, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Border {
  readonly scenario: BorderScenario;
  readonly length: number;
  readonly width: number;
  /** Whole or a half. */
  readonly border: number;
}

/** By how much the border changes each side, as work. */
function twice({ border }: Border, sign: 1 | -1): Expression {
  return times(2 * sign, decimal(rational(2 * border, 2)));
}

function stockOf(scenario: BorderScenario): Border[] {
  const { from, to, widest, step } = scenario;
  const sides = range(Math.ceil(from / step), Math.floor(to / step)).map((size) => size * step);
  return sides.flatMap((length) =>
    sides
      .filter((width) => width < length && 2 * width >= length)
      .flatMap((width) =>
        range(3, 2 * widest)
          .map((halves): Border => ({ scenario, length, width, border: halves / 2 }))
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

/** The larger and the smaller of the two areas, and their difference as it is written. */
function areas(numbers: Border, isOutside: boolean) {
  const found = other(numbers, isOutside);
  const [known, unknown] = [numbers, found];
  const [outer, inner] = isOutside ? [unknown, known] : [known, unknown];
  return {
    outer: outer.length * outer.width,
    inner: inner.length * inner.width,
    difference: sum(times(outer.length, outer.width), times(-inner.length, inner.width)),
  };
}

function missteps(
  { scenario, border }: Border,
  at: Twists,
): Record<"turned" | "asked" | "both", Misstep> {
  const [right, wrong] = at.first ? ["adding", "subtracting"] : ["subtracting", "adding"];
  const turned = `${wrong} $2 \\cdot ${border}$ on each side instead of ${right} it`;
  return {
    turned: { code: "opposite-operation", deed: turned },
    asked: at.second
      ? {
          code: "stopped-early",
          deed: `stopping at the area of ${at.first ? scenario.outer : scenario.inner}`,
        }
      : { code: "another-quantity", deed: `finding the area of the ${scenario.border}` },
    both: {
      code: "opposite-operation",
      deed: `${turned} and giving the area of the ${at.second ? "rectangle found" : scenario.border}`,
    },
  };
}

function steps(numbers: Border, at: Twists, key: Rational | number): Step[] {
  const { scenario, length, width } = numbers;
  const { unit, inner, outer } = scenario;
  const found = other(numbers, at.first);
  const area = found.length * found.width;
  const all = areas(numbers, at.first);
  const change = twice(numbers, at.first ? 1 : -1);
  const deed = at.first
    ? "Add two widths of the border to"
    : "Subtract two widths of the border from";
  const unknown = at.first ? outer : inner;
  return [
    stepTo(
      `${deed} the length.`,
      equation(sum(length, change), found.length),
      `l = ${found.length}`,
    ),
    stepTo(`${deed} the width.`, equation(sum(width, change), found.width), `w = ${found.width}`),
    stepTo(
      `Multiply to find the area of ${unknown}, in square ${unit}.`,
      equation(times(found.length, found.width), area),
      `other = ${area}`,
    ),
    ...(at.second
      ? [
          stepTo(
            `Find the area of ${at.first ? inner : outer}, in square ${unit}.`,
            equation(times(length, width), length * width),
          ),
          stepTo(
            `Subtract the smaller area from the larger to find the area of the ${scenario.border}.`,
            equation(sum(all.outer, -all.inner), key),
            `asked = ${code(key)}`,
          ),
        ]
      : []),
  ];
}

/** The twists: whether the known rectangle is the inner one, and whether the border is asked. */
const areaOfBorder = siblingStock<Border>({
  steps: 3,
  context: true,
  stock: () => borders.flatMap(stockOf),
  work: (numbers, { first, second }) => {
    const { length, width } = numbers;
    const change = twice(numbers, first ? 1 : -1);
    return second
      ? areas(numbers, first).difference
      : times(sum(length, change), sum(width, change));
  },
  word: (numbers, at, key) => {
    const { scenario, length, width, border } = numbers;
    const { unit, inner, outer } = scenario;
    const [known, asked] = at.first ? [inner, outer] : [outer, inner];
    const all = areas(numbers, at.first);
    const slips = missteps(numbers, at);
    return {
      question: `${scenario.setting(`$${border}$`)}. As shown in the figure, ${known} is a rectangle that is $${length}$ ${unit} long and $${width}$ ${unit} wide. What is the area, in square ${unit}, of ${at.second ? `the ${scenario.border}` : asked}?`,
      figure: figure(numbers, at.first),
      why: at.second
        ? `The ${scenario.border} is what remains of ${inline(all.outer)} square ${unit} without the inner ${inline(all.inner)}.`
        : `The ${scenario.border} ${at.first ? "adds" : "takes"} $${border}$ ${unit} at both ends of each side.`,
      slips: [slips.turned, slips.asked],
      corner: slips.both,
      opening: at.second
        ? `The area of the ${scenario.border} is the outer area minus the inner area.`
        : `${at.first ? "The outer" : "The inner"} rectangle is ${at.first ? "longer" : "shorter"} and ${at.first ? "wider" : "narrower"} by two widths of the border.`,
      steps: steps(numbers, at, key),
      hint: `At how many ends of its length does the ${scenario.border} change the length of ${known}?`,
      tip: at.second
        ? "Find both areas of a border, the outer and the inner, before you subtract."
        : "A border of one width on all sides changes each side by twice that width.",
    };
  },
  facts: ({ scenario, length, width, border }, { first, second }) => ({
    kind: "value",
    given: [
      `l = ${length} ${first ? "+" : "-"} ${border} ${first ? "+" : "-"} ${border}`,
      `w = ${width} ${first ? "+" : "-"} ${border} ${first ? "+" : "-"} ${border}`,
      "other = l*w",
      `asked = ${second ? `abs(other - ${length}*${width})` : "other"}`,
    ],
    ask: "asked",
    told: [
      `${scenario.setting(String(border))} ${first ? scenario.inner : scenario.outer} rectangle`,
      `${length} ${scenario.unit} long ${width} ${scenario.unit} wide area square ${scenario.unit}`,
      second ? scenario.border : first ? scenario.outer : scenario.inner,
    ],
  }),
});

/** The area of the border of a rectangle, or of the rectangle with or without it. */
export const borderOfRectangle = defineLevels({
  id: "border-of-rectangle",
  version: 7,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA20"],
  closed: true,
  optionDesign: "orbit",
  Medium: areaOfBorder,
});
