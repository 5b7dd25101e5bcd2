import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type ShadowScenario, shadowScenarios } from "@sat/content/scenarios/shadows";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

interface Shadows {
  readonly scenario: ShadowScenario;
  /** Heights of the tall and the short thing. */
  readonly tall: number;
  readonly short: number;
  /** The shadow that is known. */
  readonly known: number;
}

/** Heights whose shadows have whole lengths, whichever is known. */
function stockOf(scenario: ShadowScenario): Shadows[] {
  const { tallFrom, tallTo, shortFrom, shortTo } = scenario;
  return range(tallFrom, tallTo).flatMap((tall) =>
    range(shortFrom, shortTo).flatMap((short) =>
      range(1, 12).flatMap((times): Shadows[] => {
        const shared = gcd(tall, short);
        const known = ((tall * short) / (shared * shared)) * times;
        const isPlain =
          tall >= 1.4 * short && known > tall / 2 && known < 2 * tall && known <= 6 * short;
        // Otherwise the four lengths would be far apart.
        const isClose = tall <= 4 * short;
        return isPlain && isClose && known !== tall ? [{ scenario, tall, short, known }] : [];
      }),
    ),
  );
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

/** The twists: whose shadow is known, and whether the other shadow or the distance is asked. */
const tipsTogether = siblingStock<Shadows>({
  steps: 3,
  context: true,
  stock: () => shadowScenarios.flatMap(stockOf),
  answer: ({ tall, short, known }, { first, second }) => {
    const other = first ? rational(known * tall, short) : rational(known * short, tall);
    if (second) return other;
    return first ? rational(known * (tall - short), short) : rational(known * (tall - short), tall);
  },
  word: (shadows, at, key) => {
    const { scenario, tall, short, known } = shadows;
    const [given, asked] = at.first
      ? [scenario.short, scenario.tall]
      : [scenario.tall, scenario.short];
    const [height, otherHeight] = at.first ? [short, tall] : [tall, short];
    const other = (known * otherHeight) / height;
    return {
      question: `A ${scenario.tall} that is $${tall}$ ${scenario.unit} tall and a ${scenario.short} that is $${short}$ ${scenario.unit} tall stand on level ground. As the figure shows, the tips of their shadows fall at the same point. The shadow of the ${given} is $${known}$ ${scenario.unit} long. ${
        at.second
          ? `What is the length, in ${scenario.unit}, of the shadow of the ${asked}?`
          : `What is the distance, in ${scenario.unit}, between the ${scenario.tall} and the ${scenario.short}?`
      }`,
      figure: figure(shadows),
      why: "Heights and shadows have the same ratio in the two similar triangles.",
      slips: [
        {
          code: "quantities-exchanged",
          deed: `taking $${known}$ as the length of the ${asked}'s shadow`,
        },
        at.second
          ? { code: "another-quantity", deed: "giving the distance between the two things" }
          : { code: "stopped-early", deed: "stopping at the length of the other shadow" },
      ],
      opening: "The two right triangles share an angle, so they are similar.",
      steps: [
        {
          text: `The ratio of shadow to height is $\\frac{${known}}{${height}}$, so the ${asked}'s shadow is $\\frac{${known}}{${height}} \\cdot ${otherHeight} = ${other}$ ${scenario.unit} long.`,
          claim: `other = ${other}`,
        },
        {
          text: at.second
            ? "The taller thing has the longer shadow, as it must."
            : `The distance is the difference of the two shadows, ${inline(key)} ${scenario.unit}.`,
          claim: `asked = ${code(key)}`,
        },
      ],
      hint: "Which two triangles have the same angles? Compare each height with its own shadow.",
      tip: "Sketch both triangles apart, with their heights and shadows, before you write a ratio.",
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
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB10"],
  closed: true,
  optionDesign: "orbit",
  Medium: tipsTogether,
});
