import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Condition {
  readonly names: string;
  /** Two corresponding sides in lowest terms, and what they are multiples of. */
  readonly ratio: readonly [number, number];
  readonly unit: number;
  /** The other known side of the first triangle. */
  readonly other: number;
  /** The known equal angles, in degrees. */
  readonly angle: number;
  readonly at: Twists;
}

/** The twists: whether the angle lies at the middle corner, and which triangle has the longer side. */
function statement({ names, ratio: [p, q], other }: Condition, { first, second }: Twists) {
  const [, , , D = "", E = "", F = ""] = names;
  const length = second ? (other * p) / q : (other * q) / p;
  return { side: first ? E + F : D + F, length, text: `$${first ? E : D}${F} = ${length}$` };
}

/** The points and sides of a condition: the lengths of the two known corresponding sides, and the equal angles. */
function parts({ names, ratio: [p, q], unit, at }: Condition) {
  const [A = "", B = "", C = "", D = "", E = ""] = names;
  const [long, short] = [q * unit, p * unit];
  const [own, matched] = at.second ? [long, short] : [short, long];
  const corners = at.first ? ([B, E] as const) : ([A, D] as const);
  return { A, B, D, E, own, matched, corners, known: at.first ? B + C : A + C };
}

function missteps(condition: Condition): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { at, other } = condition;
  const { own, matched, corners } = parts(condition);
  const free = statement(condition, { ...at, first: !at.first }).side;
  const misplaced = `for side $${free}$, which does not form angle $${corners[1]}$,`;
  const [ratio, inverse] = [`\\frac{${matched}}{${own}}`, `\\frac{${own}}{${matched}}`];
  const inverted = statement(condition, { ...at, second: !at.second }).length;
  const turned = `using the ratio $${inverse}$ instead of $${ratio}$`;
  const computed = `$${inverse} \\cdot ${other} = ${inverted}$,`;
  return {
    slips: [
      {
        code: "wrong-formula",
        deed: `computing $${ratio} \\cdot ${other} = ${statement(condition, at).length}$ ${misplaced}`,
      },
      { code: "ratio-upside-down", deed: `${turned}, ${computed}` },
    ],
    corner: { code: "wrong-formula", deed: `${turned}, ${computed} ${misplaced}` },
  };
}

function steps(condition: Condition): Step[] {
  const { at, other } = condition;
  const { A, B, D, E, known, own, matched, corners } = parts(condition);
  const { side, length } = statement(condition, at);
  const free = statement(condition, { ...at, first: !at.first }).side;
  const ratio = `\\frac{${matched}}{${own}}`;
  return [
    {
      text: `Angle $${corners[0]}$ is formed by sides $${A}${B}$ and $${known}$, and angle $${corners[1]}$ by sides $${D}${E}$ and $${side}$. A length of side $${free}$ is not sufficient, because that side does not form angle $${corners[1]}$.`,
    },
    {
      text: `Sides $${A}${B}$ and $${D}${E}$ correspond: find the ratio of their lengths.\n\n$\\frac{${D}${E}}{${A}${B}} = ${ratio}$`,
      claim: `ratio = ${matched}/${own}`,
    },
    {
      text: `Sides $${known}$ and $${side}$ must have the same ratio.\n\n$\\frac{${side}}{${other}} = ${ratio}$`,
    },
    {
      text: `Multiply both sides by $${other}$: $${ratio} \\cdot ${other} = ${length}$.\n\n$${side} = ${length}$`,
      claim: `${side} = ${length}`,
    },
  ];
}

/** Ratios below 1 in lowest terms. */
const RATIOS = range(2, 7).flatMap((p) =>
  range(p + 1, 8)
    .filter((q) => gcd(p, q) === 1)
    .map((q) => [p, q] as const),
);

/** Which length of which side makes two triangles similar. */
const sideForSimilarity = level<Condition>({
  space: 500_000,
  steps: 4,
  draw: (chance) => {
    const [p, q] = chance.pick(RATIOS);
    const unit = chance.int(2, 6);
    const other = p * q * chance.int(1, 4);
    const sizes = [p * unit, q * unit, other, (other * p) / q, (other * q) / p];
    chance.require(new Set(sizes).size === 5 && Math.max(...sizes) <= 99, "sizes");
    return {
      names: pointNames(chance),
      ratio: [p, q],
      unit,
      other,
      angle: chance.int(25, 85),
      at: twists(chance),
    };
  },
  build: (condition) => {
    const { names, other, angle, at } = condition;
    const { A, B, D, E, known, own, matched, corners } = parts(condition);
    return {
      question: `In triangles $${names.slice(0, 3)}$ and $${names.slice(3)}$, angles $${corners[0]}$ and $${corners[1]}$ each measure $${angle}^\\circ$, $${A}${B} = ${own}$, $${known} = ${other}$, and $${D}${E} = ${matched}$. Which additional piece of information is sufficient to prove that triangle $${names.slice(0, 3)}$ is similar to triangle $${names.slice(3)}$?`,
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => ({ text: statement(condition, each).text }),
        why: `Both pairs of sides that form the equal angles then have the ratio $\\frac{${matched}}{${own}}$.`,
        ...missteps(condition),
      }),
      opening:
        "Two pairs of sides in the same ratio and equal angles between them prove similarity.",
      steps: steps(condition),
      hint: `Which two sides of each triangle form the angle of $${angle}^\\circ$?`,
      tip: "An equal angle proves similarity only between the two pairs of sides in the same ratio.",
    };
  },
  facts: (condition) => {
    const {
      names: [A, B, C, D, E],
      ratio: [p, q],
      unit,
      other,
      angle,
      at,
    } = condition;
    const [own, matched] = at.second ? [q * unit, p * unit] : [p * unit, q * unit];
    const { side } = statement(condition, at);
    const free = statement(condition, { ...at, first: !at.first }).side;
    const faces = [true, false].flatMap((first) =>
      [true, false].map((second) => statement(condition, { first, second })),
    );
    return {
      kind: "statement",
      given: [
        `ratio*${own} = ${matched}`,
        `${side} = ratio*${other}`,
        // Nothing ties the side across from the angle.
        `${free} - open = 0`,
      ],
      claims: Object.fromEntries(
        faces.map((face) => [face.text, [`${face.side} = ${face.length}`]]),
      ),
      told: [
        `angles $${at.first ? B : A}$ $${at.first ? E : D}$ ${angle} °`,
        `$${A}${B} = ${own}$ $${at.first ? B : A}${C} = ${other}$ $${D}${E} = ${matched}$`,
        "similar",
      ],
      setting: { [angle]: "Two equal angles do, however large they are." },
    };
  },
});

/** What must be known besides to prove two triangles similar. */
export const conditionForSimilarity = defineLevels({
  id: "condition-for-similarity",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB13"],
  optionDesign: "orbit",
  Hard: sideForSimilarity,
});
