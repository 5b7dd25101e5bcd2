import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type ShadowScenario, shadowScenarios } from "@sat/content/scenarios/shadows";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  decimal,
  equation,
  negative,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Shadows {
  readonly scenario: ShadowScenario;
  /** Heights of the tall and the short thing. */
  readonly tall: number;
  readonly short: number;
  /** The shadow that is known. */
  readonly known: number;
}

/** Heights, in halves of a unit, whose shadows have whole lengths, whichever is known. */
function stockOf(scenario: ShadowScenario): Shadows[] {
  const { tallFrom, tallTo, shortFrom, shortTo } = scenario;
  return range(2 * tallFrom, 2 * tallTo).flatMap((tall) =>
    range(2 * shortFrom, 2 * shortTo).flatMap((short) => {
      const shared = gcd(tall, short);
      const least = (tall * short) / (shared * shared);
      // Otherwise the four lengths would be far apart.
      const isClose = tall <= 4 * short;
      if (tall < 1.4 * short || !isClose || least >= tall) return [];
      return range(1, Math.floor(tall / least)).flatMap((multiple): Shadows[] => {
        const known = least * multiple;
        const isPlain = known > tall / 4 && known < tall && known <= 3 * short;
        return isPlain && known !== tall / 2
          ? [{ scenario, tall: tall / 2, short: short / 2, known }]
          : [];
      });
    }),
  );
}

/** A height as it is printed and calculated with: 9.5. */
function heightOf(height: number): Expression {
  return decimal(rational(2 * height, 2));
}

function figure({ scenario, tall, short }: Shadows) {
  return sketch({
    unnamed: "ABCDE",
    points: { A: [0, 0], B: [3.6, 0], C: [9, 0], D: [3.6, 2], E: [9, 5] },
    lines: { AB: "", BC: "", CE: `${tall}`, BD: `${short}`, AE: "" },
    rightAngles: ["ABD", "ACE"],
    alt: `A right triangle whose vertical leg stands for the ${scenario.tall} and is labeled $${tall}$. Inside it, a shorter vertical segment labeled $${short}$ stands for the ${scenario.short}; it ends on the horizontal leg and on the hypotenuse. Both shadows run along the horizontal leg to the corner opposite the ${scenario.tall}.`,
  });
}

/** What is known of the one thing, and the height and the shadow of the other. */
function shadowsOf({ scenario, tall, short, known }: Shadows, isShortKnown: boolean) {
  const [given, asked] = isShortKnown
    ? [scenario.short, scenario.tall]
    : [scenario.tall, scenario.short];
  const [height, otherHeight] = isShortKnown ? [short, tall] : [tall, short];
  return { given, asked, height, otherHeight, other: (known * otherHeight) / height };
}

function steps(shadows: Shadows, at: Twists, key: Rational | number): Step[] {
  const { scenario, known } = shadows;
  const { asked, height, otherHeight, other } = shadowsOf(shadows, at.first);
  return [
    {
      text: `Let $s$ be the length of the shadow of the ${asked}, and set the ratios of shadow to height equal.\n\n$\\frac{s}{${otherHeight}} = \\frac{${known}}{${height}}$`,
      claim: `other/${otherHeight} = ${known}/${height}`,
    },
    {
      ...stepThrough(
        `Multiply both sides by $${otherHeight}$ to find this length, in ${scenario.unit}.`,
        "s",
        quotient(times(known, heightOf(otherHeight)), heightOf(height)),
        other,
      ),
      claim: `other = ${other}`,
    },
    ...(at.second
      ? []
      : [
          stepTo(
            `Subtract the shorter shadow from the longer to find the distance, in ${scenario.unit}.`,
            equation(sum(Math.max(known, other), -Math.min(known, other)), key),
            `asked = ${code(key)}`,
          ),
        ]),
  ];
}

/** The twists: whose shadow is known, and whether the other shadow or the distance is asked. */
const tipsTogether = siblingStock<Shadows>({
  steps: 3,
  context: true,
  stock: () => shadowScenarios.flatMap(stockOf),
  work: (shadows, { first, second }) => {
    const { known } = shadows;
    const { height, otherHeight } = shadowsOf(shadows, first);
    const other = quotient(times(known, heightOf(otherHeight)), heightOf(height));
    if (second) return other;
    return first ? sum(other, -known) : sum(known, negative(other));
  },
  word: (shadows, at, key) => {
    const { scenario, tall, short, known } = shadows;
    const { given, asked, height, otherHeight, other } = shadowsOf(shadows, at.first);
    const confused = `using $${known}$ ${scenario.unit} as the shadow of the ${asked} instead of the ${given}`;
    const swapped = at.second
      ? "finding the distance between the two objects"
      : "stopping at the length of the other shadow";
    return {
      question: `In the figure shown, a ${scenario.tall} $${tall}$ ${scenario.unit} tall and a ${scenario.short} $${short}$ ${scenario.unit} tall stand on level ground. The tips of their shadows fall at the same point, and the shadow of the ${given} is $${known}$ ${scenario.unit} long. What is the ${
        at.second
          ? `length, in ${scenario.unit}, of the shadow of the ${asked}?`
          : `distance, in ${scenario.unit}, between the ${scenario.tall} and the ${scenario.short}?`
      }`,
      figure: figure(shadows),
      why: `Shadow and height then have the same ratio in both triangles, $\\frac{${tex(other)}}{${otherHeight}} = \\frac{${known}}{${height}}$.`,
      slips: [
        { code: "quantities-exchanged", deed: confused },
        { code: at.second ? "another-quantity" : "stopped-early", deed: swapped },
      ],
      corner: { code: "quantities-exchanged", deed: `${confused} and ${swapped}` },
      opening: "The two right triangles share an angle, so they are similar.",
      steps: steps(shadows, at, key),
      hint: `Which height in the figure belongs to the shadow of $${known}$ ${scenario.unit}?`,
      tip: at.second
        ? "Sketch the two similar triangles apart, each with its own height and shadow."
        : "In overlapping triangles, a distance on the base is a difference of two bases.",
    };
  },
  facts: ({ scenario, tall, short, known }, { first, second }) => ({
    kind: "value",
    given: [
      `other*${first ? short : tall} = ${known}*${first ? tall : short}`,
      second ? "asked = other" : `asked = abs(other - ${known})`,
    ],
    ask: "asked",
    told: [
      `${scenario.tall} ${tall} ${scenario.unit} ${scenario.short} ${short} ${scenario.unit}`,
      `tips shadows fall same point shadow ${first ? scenario.short : scenario.tall}`,
      `${known} ${scenario.unit} long`,
      second
        ? `length ${scenario.unit} shadow ${first ? scenario.tall : scenario.short}`
        : `distance ${scenario.unit} between ${scenario.tall} ${scenario.short}`,
    ],
  }),
});

/** A shadow, or the distance between two things, when the tips of their shadows meet. */
export const shadowLength = defineLevels({
  id: "shadow-length",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB10"],
  closed: true,
  optionDesign: "orbit",
  Medium: tipsTogether,
});
