import { nestedRectangles } from "../../../craft/figures/nested-rectangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type BorderScenario, borders } from "@sat/content/scenarios/borders";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { code, inline, tex } from "../../../math/print.ts";

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

/** The twists: whether the known rectangle is the inner one, and whether the border is asked. */
const areaOfBorder = siblingStock<Border>({
  steps: 3,
  context: true,
  stock: () => borders.flatMap(stockOf),
  answer: (numbers, { first, second }) => {
    const { length, width } = other(numbers, first);
    const known = numbers.length * numbers.width;
    if (!second) return length * width;
    return Math.abs(length * width - known);
  },
  word: (numbers, at, key) => {
    const { scenario, length, width, border } = numbers;
    const { unit, inner, outer } = scenario;
    const found = other(numbers, at.first);
    const [known, asked] = at.first ? [inner, outer] : [outer, inner];
    const area = found.length * found.width;
    const sign = at.first ? "+" : "-";
    return {
      question: `${scenario.setting(`$${border}$`)} As the figure shows, ${known} is a rectangle that is $${length}$ ${unit} long and $${width}$ ${unit} wide. What is the area, in square ${unit}, of ${at.second ? `the ${scenario.border}` : asked}?`,
      figure: figure(numbers, at.first),
      why: `The border adds its width on both sides.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: `taking $${length}$ and $${width}$ as the sides of ${asked}`,
        },
        at.second
          ? { code: "stopped-early", deed: "stopping at the other rectangle" }
          : { code: "another-quantity", deed: `giving the area of the ${scenario.border}` },
      ],
      opening: `${at.first ? "The outer" : "The inner"} rectangle is ${at.first ? "longer" : "shorter"} and ${at.first ? "wider" : "narrower"} by two widths of the border.`,
      steps: [
        {
          text: `Its sides are $${length} ${sign} 2 \\cdot ${border} = ${found.length}$ and $${width} ${sign} 2 \\cdot ${border} = ${found.width}$ ${unit}.`,
          claim: `l = ${found.length}`,
        },
        {
          text: `Its area is $${found.length} \\cdot ${found.width} = ${tex(area)}$ square ${unit}.`,
          claim: `other = ${area}`,
        },
        ...(at.second
          ? [
              {
                text: `The known rectangle has an area of ${inline(length * width)}, so the difference is ${inline(key)} square ${unit}.`,
                claim: `asked = ${code(key)}`,
              },
            ]
          : []),
      ],
      hint: "How long and how wide is the rectangle whose sides are not given?",
      tip: "A border of one width on all sides changes each side twice.",
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
      `${border} ${scenario.unit} wide ${first ? scenario.inner : scenario.outer} rectangle`,
      `${length} ${scenario.unit} long ${width} ${scenario.unit} wide area square ${scenario.unit}`,
      second ? scenario.border : first ? scenario.outer : scenario.inner,
    ],
  }),
});

/** The area of the border of a rectangle, or of the rectangle with or without it. */
export const borderOfRectangle = defineLevels({
  id: "border-of-rectangle",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA20"],
  closed: true,
  optionDesign: "orbit",
  Medium: areaOfBorder,
});
