import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Congruent {
  readonly names: string;
  /** The first two angles of the first triangle. */
  readonly a: number;
  readonly b: number;
  readonly coefficient: number;
  readonly constant: number;
}

/** The twists: whether the corners correspond in alphabetical order or the reverse, and a sign. */
const labeledAngle = siblingLevel<Congruent>({
  space: 500_000,
  steps: 3,
  numbers: (chance) => {
    const coefficient = chance.int(2, 5);
    const step = coefficient % 2 === 0 ? coefficient / 2 : coefficient;
    const constant = step * chance.int(1, Math.floor(20 / step));
    const most = Math.floor(110 / coefficient);
    const [x, y] = [chance.int(5, most), chance.int(5, most)];
    const [a, c] = [x, y].map((times) => coefficient * times + (constant % coefficient));
    if (a === undefined || c === undefined) return chance.reject("no angles");
    chance.require(a > 20 && c > 20 && a + c < 150 && a < 120 && c < 120, "no plain triangle");
    chance.require(180 - a - c !== a && 180 - a - c !== c, "two equal angles");
    const isClose = Math.max(a, c) + constant < 10 * (Math.min(a, c) - constant);
    chance.require(isClose, "an option far from the rest");
    return { names: pointNames(chance), a, b: 180 - a - c, coefficient, constant };
  },
  answer: ({ a, b, coefficient, constant }, { first, second }) =>
    rational((first ? a : 180 - a - b) + (second ? -constant : constant), coefficient),
  word: ({ names, a, b, coefficient, constant }, at, key) => {
    const [A = "", B = "", C = "", D = "", E = "", F = ""] = names;
    const order = at.first ? [D, E, F] : [F, E, D];
    const third = 180 - a - b;
    const matched = at.first ? a : third;
    const label = sum(product(coefficient, "x"), at.second ? constant : -constant);
    const relation = equation(label, matched);
    const [opposite, moved] = at.second ? ["adding", "subtracting"] : ["subtracting", "adding"];
    return {
      question: `Triangle $${A}${B}${C}$ is congruent to triangle $${order.join("")}$, where $${A}$, $${B}$, and $${C}$ correspond to $${order[0]}$, $${order[1]}$, and $${order[2]}$, respectively. The measure of angle $${A}$ is $${a}^\\circ$, the measure of angle $${B}$ is $${b}^\\circ$, and the measure of angle $${D}$ is $(${tex(label)})^\\circ$. What is the value of $x$?`,
      why: "Corresponding angles of congruent triangles are equal.",
      slips: [
        {
          code: "quantities-exchanged",
          deed: `matching angle $${D}$ with angle $${at.first ? C : A}$ instead of angle $${at.first ? A : C}$`,
        },
        {
          code: "sign-lost",
          deed: `${opposite} $${constant}$ on the right instead of ${moved} it`,
        },
      ],
      opening: "In congruent triangles, corresponding angles have the same measure.",
      steps: [
        ...(at.first
          ? [{ text: `Angle $${D}$ corresponds to angle $${A}$, so it measures $${a}$ degrees.` }]
          : [
              {
                text: `Angle $${D}$ corresponds to angle $${C}$, which measures $180 - ${a} - ${b} = ${third}$ degrees.`,
                claim: `C = ${third}`,
              },
            ]),
        {
          text: `So ${inline(relation)}, which gives $x = ${tex(key)}$.`,
          claim: code(relation),
        },
      ],
      hint: "Which corner of the first triangle corresponds to the corner with the expression?",
      tip: "The order of the letters says which corners correspond; do not trust a picture.",
    };
  },
  facts: ({ names: [A, B, C, D, E, F], a, b, coefficient, constant }, { first, second }) => ({
    kind: "value",
    given: [
      `A = ${a}`,
      `B = ${b}`,
      "A + B + C = 180",
      `${coefficient}*x ${second ? "+" : "-"} ${constant} = ${first ? "A" : "C"}`,
    ],
    ask: "x",
    told: [
      `triangle $${A}${B}${C}$ congruent triangle`,
      `correspond $${first ? D : F}$ $${E}$ $${first ? F : D}$`,
      `angle $${A}$ ${a} ° angle $${B}$ ${b} ° angle $${D}$`,
    ],
  }),
});

/** An angle of a triangle from a congruent one. */
export const angleOfCongruentTriangle = defineLevels({
  id: "angle-of-congruent-triangle",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB21"],
  optionDesign: "orbit",
  Medium: labeledAngle,
});
