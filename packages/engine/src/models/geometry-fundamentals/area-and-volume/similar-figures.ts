import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type SimilarScenario, similarScenarios } from "@sat/content/scenarios/similar-rectangles";
import {
  type Scaling,
  type Similar,
  evenly,
  rectangleSizes,
  planeScalings,
  solidScalings,
  solidSizes,
} from "../../../craft/geometry/similar.ts";
import { range } from "../../../craft/draws/ranges.ts";
import {
  MEASURE,
  claimedRatio,
  lengthRatio,
  ratioFromMeasure,
  similarDraft,
} from "../../../craft/geometry/similar-draft.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { capitalized } from "../../../language/noun.ts";
import { code, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import { equation, fraction } from "../../../math/expression.ts";

const UNIT = { 1: "centimeters", 2: "square centimeters", 3: "cubic centimeters" } as const;

/** A product of ratios, one for each dimension. */
function ratios(power: Scaling["power"]): string {
  return ["ratio", "ratio", "ratio"].slice(0, power).join("*");
}

function asks({ power, up, known }: Similar): string {
  return up ? `asked = ${known}*${ratios(power)}` : `asked*${ratios(power)} = ${known}`;
}

const SHAPES = ["Triangle", "Rectangle", "Trapezoid", "Pentagon", "Hexagon"];

/** Ratios near to one, so that the four measures are of one size. */
const RATIOS = [
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
] as const;

const PLAIN_RATIOS = [[1, 2] as const, [1, 3] as const, ...RATIOS];
const LARGEST_PLAIN = 2_500;

/** Every factor and size, scaled either way, by either power. */
const factors = (): readonly Similar[] =>
  PLAIN_RATIOS.flatMap((lengths) => {
    const unit = (lengths[0] * lengths[1]) ** 2;
    return range(1, Math.min(70, Math.floor(LARGEST_PLAIN / unit)))
      .filter((times) => times * unit >= 12)
      .flatMap((times) =>
        planeScalings.map((scaling) => ({ ...scaling, lengths, known: unit * times })),
      );
  });

/** The ratio is stated. */
const byFactor = stockLevel<Similar>({
  steps: 2,
  stock: factors,
  build: (similar, chance) => {
    const { power, up, lengths, known } = similar;
    const factor = rational(lengths[1], lengths[0]);
    const shape = chance.pick(SHAPES);
    const [from, to] = up ? ["A", "B"] : ["B", "A"];
    const [measure, unit] = [MEASURE[power], UNIT[power]];
    const own = lengthRatio(similar, up);
    const named = (name: string) => `${shape.toLowerCase()} $${name}$`;
    return similarDraft(similar, {
      question: `${shape} $A$ is similar to ${shape.toLowerCase()} $B$. Each side of ${shape.toLowerCase()} $B$ is $${tex(factor)}$ times as long as the corresponding side of ${shape.toLowerCase()} $A$. The ${measure} of ${shape.toLowerCase()} $${from}$ is $${tex(known)}$ ${unit}. What is the ${measure}, in ${unit}, of ${shape.toLowerCase()} $${to}$?`,
      measure,
      unit,
      from: named(from),
      to: named(to),
      ratio: [
        {
          text: `The sides of ${named(to)} are $${tex(own)}$ times as long as those of ${named(from)}.`,
          claim: `${claimedRatio(similar)} = ${code(own)}`,
        },
      ],
      powers: [1, 2],
    });
  },
  facts: (similar) => {
    const { power, up, lengths, known } = similar;
    const [from, to] = up ? ["A", "B"] : ["B", "A"];
    const [measure, unit] = [MEASURE[power], UNIT[power]];
    return {
      kind: "value",
      given: [`ratio = ${lengths[1]}/${lengths[0]}`, asks(similar)],
      ask: "asked",
      told: [
        `each side $B$ $${tex(rational(lengths[1], lengths[0]))}$ times side $A$`,
        `${measure} $${from}$ ${known} ${unit} ${measure} ${unit} $${to}$`,
      ],
    };
  },
});

interface Sized extends Similar {
  readonly scenario: SimilarScenario;
  /** Widths of the smaller and the larger rectangle. */
  readonly widths: readonly [number, number];
}

const widthsStock = (): readonly Sized[] =>
  RATIOS.flatMap((lengths) =>
    range(1, 40).flatMap((times) => {
      const [small, large] = lengths;
      const known = small * small * large * large * times;
      return evenly(planeScalings, (scaling) => rectangleSizes(known, lengths, scaling)).flatMap(
        ({ size, ...scaling }) =>
          similarScenarios.map((scenario): Sized => {
            const widths = [small * size, large * size] as const;
            return { scenario, ...scaling, lengths, known, widths };
          }),
      );
    }),
  );

/** The ratio comes from two widths. */
const byWidths = stockLevel<Sized>({
  steps: 3,
  context: true,
  stock: widthsStock,
  build: (similar) => {
    const { scenario, power, up, known, widths } = similar;
    const { maker, small, large } = scenario;
    const [from, to] = up ? [small, large] : [large, small];
    const [measure, unit] = [MEASURE[power], UNIT[power]];
    const own = lengthRatio(similar, up);
    const [over, under] = up ? [widths[1], widths[0]] : widths;
    return similarDraft(similar, {
      question: `${maker}. ${capitalized(small)} and ${large} are similar rectangles with widths of $${widths[0]}$ centimeters and $${widths[1]}$ centimeters, respectively. If the ${measure} of ${from} is $${tex(known)}$ ${unit}, what is the ${measure}, in ${unit}, of ${to}?`,
      measure,
      unit,
      from,
      to,
      ratio: [
        stepTo(
          `Divide the width of ${to} by the width of ${from} to find the ratio of lengths.`,
          equation(fraction(over, under), own),
          `${claimedRatio(similar)} = ${code(own)}`,
        ),
      ],
      powers: [1, 2],
    });
  },
  facts: (similar) => {
    const { scenario, power, up, known, widths } = similar;
    const { maker, small, large } = scenario;
    const [from, to] = up ? [small, large] : [large, small];
    const [measure, unit] = [MEASURE[power], UNIT[power]];
    return {
      kind: "value",
      given: [`${widths[0]}*ratio = ${widths[1]}`, asks(similar)],
      ask: "asked",
      told: [
        `${maker} ${small} ${large} widths ${widths[0]} centimeters ${widths[1]} centimeters`,
        `${measure} ${from} ${known} ${unit}`,
        `${measure} ${unit} ${to}`,
      ],
    };
  },
});

interface Solids extends Similar {
  /** The other measure of the smaller and the larger solid. */
  readonly others: readonly [number, number];
}

const SURFACE = { measure: "surface area", unit: UNIT[2] };
const VOLUME = { measure: "volume", unit: UNIT[3] };

const SOLIDS = ["right circular cone", "right circular cylinder", "square pyramid"];

const LARGEST_SOLID = 60_000;

const solidStock = (): readonly Solids[] =>
  RATIOS.flatMap((lengths) =>
    range(1, Math.min(40, Math.floor(LARGEST_SOLID / (lengths[0] * lengths[1]) ** 3))).flatMap(
      (times) => {
        const [small, large] = lengths;
        const known = small ** 3 * large ** 3 * times;
        return evenly(solidScalings, (scaling) => solidSizes(known, lengths, scaling)).map(
          ({ size, ...scaling }): Solids => {
            const power = scaling.power === 3 ? 2 : 3;
            return {
              ...scaling,
              lengths,
              known,
              others: [size * small ** power, size * large ** power],
            };
          },
        );
      },
    ),
  );

/** The ratio must be drawn from two areas for a volume, or from two volumes for an area. */
const byOtherMeasure = stockLevel<Solids>({
  steps: 4,
  stock: solidStock,
  build: (similar, chance) => {
    const { power, up, known, others } = similar;
    const solid = chance.pick(SOLIDS);
    const [from, to] = up ? ["A", "B"] : ["B", "A"];
    const [asked, given] = power === 3 ? [VOLUME, SURFACE] : [SURFACE, VOLUME];
    const [first, second] = others.map((other) => `$${tex(other)}$ ${given.unit}`);
    return similarDraft(similar, {
      question: `${capitalized(solid)} $A$ is similar to ${solid} $B$. The ${given.measure} of solid $A$ is ${first}, and the ${given.measure} of solid $B$ is ${second}. The ${asked.measure} of solid $${from}$ is $${tex(known)}$ ${asked.unit}. What is the ${asked.measure}, in ${asked.unit}, of solid $${to}$?`,
      measure: asked.measure,
      unit: asked.unit,
      from: `solid $${from}$`,
      to: `solid $${to}$`,
      ratio: ratioFromMeasure(similar, {
        measure: given.measure,
        power: power === 3 ? 2 : 3,
        sizes: up ? [others[1], others[0]] : others,
      }),
      powers: [2, 3],
    });
  },
  facts: (similar, chance) => {
    const { power, up, known, others } = similar;
    const solid = chance.pick(SOLIDS);
    const [asked, given] = power === 3 ? [VOLUME, SURFACE] : [SURFACE, VOLUME];
    const [from, to] = up ? ["A", "B"] : ["B", "A"];
    return {
      kind: "value",
      given: [`${others[0]}*${ratios(power === 3 ? 2 : 3)} = ${others[1]}`, asks(similar)],
      where: ["ratio > 0"],
      ask: "asked",
      told: [
        `${solid} $A$ ${solid} $B$`,
        `${given.measure} $A$ ${others[0]} ${given.unit} ${given.measure} $B$ ${others[1]} ${given.unit}`,
        `${asked.measure} $${from}$ ${known} ${asked.unit} ${asked.measure} ${asked.unit} $${to}$`,
      ],
    };
  },
});

/** Perimeters, areas and volumes of similar figures. */
export const similarFigures = defineLevels({
  id: "similar-figures",
  version: 7,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA13", "SB22"],
  closed: true,
  optionDesign: "rotating-ask",
  Easy: byFactor,
  Medium: byWidths,
  Hard: byOtherMeasure,
});
