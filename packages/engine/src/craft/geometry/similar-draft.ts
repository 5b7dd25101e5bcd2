import { equation, fraction, power as raised, root, times } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { type Rational, rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Draft, Step } from "../../model.ts";
import { numeral } from "../options/option.ts";
import { crossedOptions } from "../options/slips.ts";
import { stepTo } from "../wording/steps.ts";
import { type Scaling, type Similar, scaled } from "./similar.ts";

type Power = Scaling["power"];

export const MEASURE = { 1: "perimeter", 2: "area", 3: "volume" } as const;

const RAISING = { 2: "squaring", 3: "cubing" } as const;

/** What a learner does with the ratio who takes one power of it for another. */
function insteadOf(power: Power, other: Power) {
  if (other === 1) {
    return {
      deed: "multiplying by the ratio of lengths without squaring it",
      rest: "without squaring it",
    };
  }
  const rest = `${RAISING[other]} it${power === 1 ? "" : ` instead of ${RAISING[power]} it`}`;
  return { deed: rest.replace("it", "the ratio of lengths"), rest: `and ${rest}` };
}

const OPENING = {
  1: "In similar figures, perimeters have the same ratio as corresponding lengths.",
  2: "In similar figures, the ratio of areas is the square of the ratio of lengths.",
  3: "In similar solids, the ratio of volumes is the cube of the ratio of lengths.",
} as const;

const TIP = {
  1: "Estimate first: the larger of two similar figures has the larger perimeter.",
  2: "Check a rule for areas on squares: doubling each side multiplies the area by $4$.",
  3: "Check a rule for volumes on cubes: doubling each edge multiplies the volume by $8$.",
} as const;

export interface SimilarWords {
  readonly question: string;
  /** The measure that is known and asked, its unit, and the figures: "the drawing". */
  readonly measure: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
  /** How the ratio of lengths is found, from the figure known to the one asked about. */
  readonly ratio: readonly Step[];
  /** The two powers that can be confused. */
  readonly powers: readonly [Power, Power];
}

/** The lengths of the figure asked about, divided by those of the known one. */
export function lengthRatio({ lengths: [small, large] }: Similar, up: boolean): Rational {
  return up ? rational(large, small) : rational(small, large);
}

/** That ratio in the letter of the facts, which is the larger figure's to the smaller one's. */
export function claimedRatio({ up }: Similar, power: Power = 1): string {
  const letters = code(raised("ratio", power));
  return up ? letters : `1/(${letters})`;
}

function work(similar: Similar, { power, up }: Scaling) {
  const own = lengthRatio(similar, up);
  if (own.den !== 1) return times(similar.known, raised(own, power));
  return times(similar.known, ...Array.from({ length: power }, () => own));
}

function slips(similar: Similar, { powers }: SimilarWords) {
  const { power, up } = similar;
  const otherPower = power === powers[0] ? powers[1] : powers[0];
  const [own, inverse] = [lengthRatio(similar, up), lengthRatio(similar, !up)];
  const instead = insteadOf(power, otherPower);
  const upside = `using ${inline(inverse)} as the ratio of lengths instead of ${inline(own)}`;
  return {
    power: {
      code: "power-or-root-left-out",
      deed: instead.deed,
      work: work(similar, { power: otherPower, up }),
      apply: (scaling: Scaling): Scaling => ({
        ...scaling,
        power: scaling.power === power ? otherPower : power,
      }),
    },
    direction: {
      code: "ratio-upside-down",
      deed: upside,
      work: work(similar, { power, up: !up }),
      apply: (scaling: Scaling): Scaling => ({ ...scaling, up: !scaling.up }),
    },
    corner: {
      code: "ratio-upside-down",
      deed: `using ${inline(inverse)} instead of ${inline(own)} ${instead.rest}`,
      work: work(similar, { power: otherPower, up: !up }),
    },
  } as const;
}

function steps(similar: Similar, { measure, unit, from, to, ratio }: SimilarWords): Step[] {
  const { power, up, known } = similar;
  const own = lengthRatio(similar, up);
  const factor = workOut(raised(own, power));
  const deed = power === 2 ? "Square" : "Cube";
  return [
    ...ratio,
    ...(power === 1
      ? []
      : [
          stepTo(
            `${deed} the ratio of lengths to find the ratio of the ${measure}s.`,
            equation(raised(own, power), factor),
            `${claimedRatio(similar, power)} = ${code(factor)}`,
          ),
        ]),
    stepTo(
      `Multiply the ${measure} of ${from} by ${power === 1 ? "the ratio of lengths" : "this ratio"} to find the ${measure} of ${to}, in ${unit}.`,
      equation(times(known, factor), scaled(similar, similar)),
      `asked = ${code(scaled(similar, similar))}`,
    ),
  ];
}

/** The four options: either power of the ratio, in either direction. */
export function similarDraft(similar: Similar, words: SimilarWords): Draft {
  const { power, up } = similar;
  const { question, measure, from, to } = words;
  const own = lengthRatio(similar, up);
  const factor = raised(own, power);
  const made = slips(similar, words);
  return {
    question,
    options: crossedOptions<Scaling>({
      key: { power, up },
      why:
        power === 1
          ? `Every side is multiplied by ${inline(own)}, so the sum of the sides is as well.`
          : `Every length is multiplied by ${inline(own)}, so the ${measure} is multiplied by ${inline(equation(factor, workOut(factor)))}.`,
      slips: [made.power, made.direction],
      corner: made.corner,
      show: (scaling) => numeral(scaled(similar, scaling)),
    }),
    opening: OPENING[power],
    steps: steps(similar, words),
    hint: `Is ${to} larger or smaller than ${from}, and ${power === 1 ? "is a perimeter a sum or a product of lengths" : `how many lengths are multiplied in ${measure === "area" ? "an area" : `a ${measure}`}`}?`,
    tip: TIP[power],
    archetype: power === 1 ? "SB22" : "SA13",
  };
}

/** The ratio of lengths as the root of the ratio of another measure. */
export function ratioFromMeasure(
  similar: Similar,
  {
    measure,
    power,
    sizes: [over, under],
  }: { measure: string; power: 2 | 3; sizes: readonly [number, number] },
): Step[] {
  const own = lengthRatio(similar, similar.up);
  const quotientOf = rational(over, under);
  return [
    stepTo(
      `Divide the ${measure} of solid $${similar.up ? "B" : "A"}$ by that of solid $${similar.up ? "A" : "B"}$.`,
      equation(fraction(over, under), quotientOf),
      `${claimedRatio(similar, power)} = ${code(quotientOf)}`,
    ),
    stepTo(
      `The ratio of lengths is the ${power === 2 ? "square" : "cube"} root of this ratio.`,
      equation(root(quotientOf, power), own),
      `${claimedRatio(similar)} = ${code(own)}`,
    ),
  ];
}
