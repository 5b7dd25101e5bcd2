import { posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Halved {
  readonly names: string;
  readonly tilt: number;
  readonly coefficient: number;
  readonly constant: number;
  /** The length of the whole segment, or of its other half. */
  readonly length: number;
}

function figure({ names, tilt }: Halved, label: string) {
  const [A = "", B = "", M = ""] = names;
  return sketch({
    points: posed({ [A]: [-5, 0], [B]: [5, 0], [M]: [0, 0] }, { degrees: tilt, mirrored: false }),
    lines: { [A + M]: label, [M + B]: "" },
    ticks: { [A + M]: 1, [M + B]: 1 },
    alt: `Line segment $${A}${B}$ with point $${M}$ on it. Segments $${A}${M}$ and $${M}${B}$ are marked as equal. Segment $${A}${M}$ is labeled $${label}$.`,
  });
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
  answer: ({ coefficient, constant, length }, { first, second }) =>
    rational((first ? length / 2 : length) + (second ? -constant : constant), coefficient),
  word: (halved, at, key) => {
    const { names, coefficient, constant, length } = halved;
    const [A = "", B = "", M = ""] = names;
    const half = at.first ? length / 2 : length;
    const label = sum(product(coefficient, "x"), at.second ? constant : -constant);
    const relation = equation(label, half);
    const [opposite, moved] = at.second ? ["adding", "subtracting"] : ["subtracting", "adding"];
    return {
      question: `In the figure shown, point $${M}$ is the midpoint of line segment $${A}${B}$, and $${at.first ? A + B : M + B} = ${length}$. What is the value of $x$?`,
      figure: figure(halved, tex(label)),
      why: "With it both halves of the segment are equally long.",
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? `setting the half $${A}${M}$ equal to the whole segment`
            : `setting the half $${A}${M}$ equal to half of $${M}${B}$`,
        },
        {
          code: "sign-lost",
          deed: `${opposite} $${constant}$ on the right instead of ${moved} it`,
        },
      ],
      opening: "A midpoint cuts a segment into two halves of the same length.",
      steps: [
        {
          text: at.first
            ? `So $${A}${M}$ is half of $${length}$, which is $${half}$.`
            : `So $${A}${M}$ is as long as $${M}${B}$, which is $${length}$.`,
          claim: `half = ${half}`,
        },
        {
          text: `This means ${inline(relation)}, which gives $x = ${tex(key)}$.`,
          claim: code(relation),
        },
      ],
      hint: "Is the length that you know that of the whole segment or of one half?",
      tip: "Put your answer into the label: the two halves must come out equal.",
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
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB18"],
  optionDesign: "orbit",
  Easy: labeledHalf,
});
