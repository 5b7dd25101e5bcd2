import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { gcd } from "../../../math/rational.ts";

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
    const {
      names,
      ratio: [p, q],
      unit,
      other,
      angle,
      at,
    } = condition;
    const [A = "", B = "", C = "", D = "", E = ""] = names;
    const corners = at.first ? [B, E] : [A, D];
    const [long, short] = [q * unit, p * unit];
    const [own, matched] = at.second ? [long, short] : [short, long];
    const known = at.first ? B + C : A + C;
    const key = statement(condition, at);
    return {
      question: `In triangles $${names.slice(0, 3)}$ and $${names.slice(3)}$, angles $${corners[0]}$ and $${corners[1]}$ each measure $${angle}^\\circ$, $${A}${B} = ${own}$, $${known} = ${other}$, and $${D}${E} = ${matched}$. Which additional piece of information is sufficient to prove that triangle $${names.slice(0, 3)}$ is similar to triangle $${names.slice(3)}$?`,
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => ({ text: statement(condition, each).text }),
        why: "Two pairs of sides then have the same ratio, and the angles between them are equal.",
        slips: [
          {
            code: "wrong-formula",
            deed: "using a side that does not lie at the equal angles",
          },
          { code: "ratio-upside-down", deed: "turning the ratio of the sides around" },
        ],
      }),
      opening:
        "Two pairs of sides in one ratio and equal angles between them make similar triangles.",
      steps: [
        {
          text: `The equal angles at $${corners[0]}$ and $${corners[1]}$ lie between sides $${A}${B}$ and $${known}$ and between sides $${D}${E}$ and $${key.side}$.`,
        },
        {
          text: `The sides of the second triangle must be $\\frac{${matched}}{${own}}$ times as long as those of the first.`,
          claim: `ratio = ${matched}/${own}`,
        },
        {
          text: `So $${key.side} = \\frac{${matched}}{${own}} \\cdot ${other} = ${key.length}$.`,
          claim: `${key.side} = ${key.length}`,
        },
      ],
      hint: "Which sides form the equal angles? Their lengths must have the same ratio.",
      tip: "An equal angle helps only if it lies between the two pairs of sides you compare.",
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
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB13"],
  optionDesign: "orbit",
  Hard: sideForSimilarity,
});
