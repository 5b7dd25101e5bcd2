import { LINE_LABELS, fourLines } from "../../../craft/figures/four-lines.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { call, equation, polynomial } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

interface Lines {
  readonly name: string;
  readonly rise: number;
  readonly run: number;
  readonly intercept: number;
  readonly step: number;
  /** The labels of the lines, in the order of the siblings. */
  readonly labels: readonly string[];
}

const SIBLINGS: readonly Twists[] = [
  { first: true, second: true },
  { first: true, second: false },
  { first: false, second: true },
  { first: false, second: false },
];

/** The twists are the signs of the slope and of the y-intercept. */
function lineAt({ rise, run, intercept, step }: Lines, { first, second }: Twists) {
  return {
    slope: rational(first ? rise : -rise, run),
    intercept: (second ? intercept : -intercept) * step,
  };
}

function labelAt({ labels }: Lines, { first, second }: Twists): string {
  return labels[(first ? 0 : 2) + (second ? 0 : 1)] ?? "";
}

/** Four lines in one plane; the one that is the graph of a function is asked. */
const amongFour = level<{ lines: Lines; at: Twists }>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [rise, run] = [chance.int(1, 4), chance.int(1, 4)];
    chance.require(gcd(rise, run) === 1, "a slope not in lowest terms");
    const lines = {
      name: chance.pick(FUNCTIONS),
      rise,
      run,
      intercept: chance.int(2, 5),
      step: chance.pick([1, 2, 5]),
      labels: chance.shuffle(chance.pick(LINE_LABELS)),
    };
    return { lines, at: twists(chance) };
  },
  build: ({ lines, at }) => {
    const { name, rise, run, step } = lines;
    const { slope, intercept } = lineAt(lines, at);
    const defined = equation(call(name, "x"), polynomial([intercept, slope], "x"));
    return {
      question: `The figure shows four lines in the $xy$-plane. Which line is the graph of $y = ${name}(x)$, where ${inline(defined)}?`,
      figure: fourLines(
        step,
        SIBLINGS.map((each) => {
          const line = lineAt(lines, each);
          const y = line.intercept;
          return {
            label: labelAt(lines, each),
            through: [
              [0, y],
              [run * step, y + (each.first ? rise : -rise) * step],
            ],
          };
        }),
      ),
      options: siblingOptions({
        at,
        answer: (each) => labelAt(lines, each),
        show: (label) => ({ text: `Line $${label}$` }),
        why: `It meets the $y$-axis at $(0, ${intercept})$, and it ${at.first ? "rises" : "falls"} from left to right, as the ${at.first ? "positive" : "negative"} slope ${inline(slope)} requires.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `choosing the line through $(0, ${intercept})$ that ${at.first ? "falls" : "rises"}, although the slope ${inline(slope)} is ${at.first ? "positive" : "negative"},`,
          },
          {
            code: "opposite-sign",
            deed: `choosing the ${at.first ? "rising" : "falling"} line through $(0, ${-intercept})$, although $${name}(0) = ${intercept}$,`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "reversing the signs of both the slope and the $y$-intercept",
        },
      }),
      opening: "The $y$-intercept and the sign of the slope tell the four lines apart.",
      steps: [
        {
          text: `Substitute $0$ for $x$ to find where the graph meets the $y$-axis.\n\n$${name}(0) = ${intercept}$`,
        },
        {
          text: `The coefficient of $x$ is the slope, ${inline(slope)}. It is ${at.first ? "positive, so the line rises" : "negative, so the line falls"} from left to right.`,
        },
        {
          text: `Two lines pass through $(0, ${intercept})$; of these, only line $${labelAt(lines, at)}$ ${at.first ? "rises" : "falls"}.`,
        },
      ],
      hint: `Where must the graph of $${name}$ meet the $y$-axis, and must it rise or fall?`,
      tip: "Compare the $y$-intercepts first: the constant term is the value at $x = 0$.",
    };
  },
  facts: ({ lines, at }) => {
    const { slope, intercept } = lineAt(lines, at);
    const { num, den } = slope;
    const defined = equation(call(lines.name, "x"), polynomial([intercept, slope], "x"));
    return {
      kind: "statement",
      given: [`zero = ${intercept}`, `one = (${num})/(${den}) + (${intercept})`],
      claims: Object.fromEntries(
        SIBLINGS.map((each) => {
          const line = lineAt(lines, each);
          return [
            `Line $${labelAt(lines, each)}$`,
            [
              `zero = ${line.intercept}`,
              `one = ${line.intercept} + (${line.slope.num})/(${line.slope.den})`,
            ],
          ];
        }),
      ),
      told: [`four lines $y = ${lines.name}(x)$ ${inline(defined)}`],
    };
  },
});

/** Which of four lines is the graph of a linear function. */
export const graphOfLinearFunction = defineLevels({
  id: "graph-of-linear-function",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB22"],
  optionDesign: "orbit",
  Easy: amongFour,
});
