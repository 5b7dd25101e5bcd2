import { removing } from "../../../craft/algebra/moving-terms.ts";
import { posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, quotient, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Halved {
  readonly names: string;
  readonly tilt: number;
  readonly coefficient: number;
  readonly constant: number;
  /** The length of the whole segment, or of its other half. */
  readonly length: number;
}

function figure({ names, tilt }: Halved, shown: string) {
  const [A = "", B = "", M = ""] = names;
  return sketch({
    points: posed({ [A]: [-5, 0], [B]: [5, 0], [M]: [0, 0] }, { degrees: tilt, mirrored: false }),
    lines: { [A + M]: shown, [M + B]: "" },
    ticks: { [A + M]: 1, [M + B]: 1 },
    alt: `Line segment $${A}${B}$ with point $${M}$ on it. Segments $${A}${M}$ and $${M}${B}$ are marked as equal. Segment $${A}${M}$ is labeled $${shown}$.`,
  });
}

function label({ coefficient, constant }: Halved, { second }: Twists) {
  return sum(product(coefficient, "x"), second ? constant : -constant);
}

function steps(halved: Halved, at: Twists, key: Rational | number): Step[] {
  const { names, coefficient, constant, length } = halved;
  const [A = "", B = "", M = ""] = names;
  const half = at.first ? length / 2 : length;
  return [
    at.first
      ? {
          text: `Divide the length of $${A}${B}$ by $2$ to find the length of $${A}${M}$.\n\n$\\frac{${length}}{2} = ${half}$`,
          claim: `half = ${half}`,
        }
      : {
          text: `$${M}${B}$ is one of the halves, so $${A}${M}$ is as long as $${M}${B}$.\n\n$${A}${M} = ${M}${B} = ${length}$`,
          claim: `half = ${half}`,
        },
    stepTo(`Set the label of $${A}${M}$ equal to this length.`, equation(label(halved, at), half)),
    stepTo(
      removing(at.second ? constant : -constant),
      equation(product(coefficient, "x"), half + (at.second ? -constant : constant)),
    ),
    stepTo(`Divide both sides by $${coefficient}$.`, equation("x", key)),
  ];
}

/** The twists: whether the whole segment is known, and the sign in the label kx ± b. */
const labeledHalf = siblingLevel<Halved>({
  space: 100_000,
  steps: 2,
  numbers: (chance) => {
    const coefficient = chance.int(2, 5);
    // Both lengths and the constant are multiples, so that x is whole in every sibling.
    const constant = coefficient * chance.int(1, Math.floor(20 / coefficient));
    const length = 2 * coefficient * chance.int(4, 30);
    chance.require(length < 150, "long");
    return {
      names: pointNames(chance),
      tilt: 15 * chance.int(0, 23),
      coefficient,
      constant,
      length,
    };
  },
  work: ({ coefficient, constant, length }, { first, second }) =>
    quotient(sum(first ? length / 2 : length, second ? -constant : constant), coefficient),
  word: (halved, at, key) => {
    const { names, constant, length } = halved;
    const [A = "", B = "", M = ""] = names;
    const half = at.first ? length / 2 : length;
    const [opposite, moved] = at.second ? ["adding", "subtracting"] : ["subtracting", "adding"];
    const confused = at.first
      ? `setting $${A}${M}$ equal to the whole length $${A}${B}$`
      : `using $${length}$ as the length of the whole segment $${A}${B}$, so that $${A}${M} = ${length / 2}$,`;
    const shifted = `${opposite} $${constant}$ instead of ${moved} it`;
    return {
      question: `In the figure shown, point $${M}$ is the midpoint of line segment $${A}${B}$, and $${at.first ? A + B : M + B} = ${length}$. What is the value of $x$?`,
      figure: figure(halved, tex(label(halved, at))),
      why: `With ${inline(equation("x", key))}, $${A}${M}$ has a length of $${half}$, ${at.first ? `half of $${A}${B}$` : `as $${M}${B}$ has`}.`,
      slips: [
        { code: "half-for-whole", deed: confused },
        { code: "sign-lost", deed: shifted },
      ],
      corner: { code: "half-for-whole", deed: `${confused} and ${shifted}` },
      opening: "A midpoint divides a segment into two segments of the same length.",
      steps: steps(halved, at, key),
      hint: `Is $${length}$ the length of the whole segment $${A}${B}$ or of one of its halves?`,
      tip: "Substitute your value of $x$ into the label: the two halves must have the same length.",
    };
  },
  facts: ({ names: [A, B, M], coefficient, constant, length }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `half + half = ${length}` : `half = ${length}`,
      `${coefficient}*x ${second ? "+" : "-"} ${constant} = half`,
    ],
    ask: "x",
    told: [`$${M}$ midpoint $${A}${B}$ $${first ? A : M}${B} = ${length}$`],
  }),
});

/** The value of x in the label of half a segment. */
export const midpointOfSegment = defineLevels({
  id: "midpoint-of-segment",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB18"],
  optionDesign: "orbit",
  Easy: labeledHalf,
});
