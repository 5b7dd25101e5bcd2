import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, quotient, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Congruent {
  readonly names: string;
  /** The first two angles of the first triangle. */
  readonly a: number;
  readonly b: number;
  readonly coefficient: number;
  readonly constant: number;
}

function label({ coefficient, constant }: Congruent, { second }: Twists) {
  return sum(product(coefficient, "x"), second ? constant : -constant);
}

function steps(congruent: Congruent, at: Twists, key: Rational | number): Step[] {
  const { names, a, b, coefficient, constant } = congruent;
  const [A = "", , C = "", D = ""] = names;
  const third = 180 - a - b;
  const [matched, partner] = at.first ? [a, A] : [third, C];
  const isolated = matched + (at.second ? -constant : constant);
  return [
    ...(at.first
      ? []
      : [
          stepTo(
            `The angles of triangle $${names.slice(0, 3)}$ add up to $180^\\circ$: find angle $${C}$.`,
            equation(sum(180, -a, -b), third),
            `C = ${third}`,
          ),
        ]),
    stepTo(
      `Angle $${D}$ corresponds to angle $${partner}$: set the two measures equal.`,
      equation(label(congruent, at), matched),
    ),
    stepTo(
      removing(at.second ? constant : -constant),
      equation(product(coefficient, "x"), isolated),
    ),
    stepTo(`Divide both sides by $${coefficient}$.`, equation("x", key)),
  ];
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
  work: ({ a, b, coefficient, constant }, { first, second }) =>
    quotient(sum(...(first ? [a] : [180, -a, -b]), second ? -constant : constant), coefficient),
  word: (congruent, at, key) => {
    const { names, a, b, constant } = congruent;
    const [A = "", B = "", C = "", D = "", E = "", F = ""] = names;
    const order = at.first ? [D, E, F] : [F, E, D];
    const [matched, partner, other] = at.first ? [a, A, C] : [180 - a - b, C, A];
    const [opposite, moved] = at.second ? ["adding", "subtracting"] : ["subtracting", "adding"];
    const confused = `matching angle $${D}$ with angle $${other}$ instead of angle $${partner}$`;
    const shifted = `${opposite} $${constant}$ instead of ${moved} it`;
    return {
      question: `Triangle $${A}${B}${C}$ is congruent to triangle $${order.join("")}$, where $${A}$, $${B}$, and $${C}$ correspond to $${order[0]}$, $${order[1]}$, and $${order[2]}$, respectively. The measure of angle $${A}$ is $${a}^\\circ$, the measure of angle $${B}$ is $${b}^\\circ$, and the measure of angle $${D}$ is $(${tex(label(congruent, at))})^\\circ$. What is the value of $x$?`,
      why: `With ${inline(equation("x", key))}, angles $${D}$ and $${partner}$ both measure $${matched}^\\circ$.`,
      slips: [
        { code: "quantities-exchanged", deed: confused },
        { code: "sign-lost", deed: shifted },
      ],
      corner: { code: "quantities-exchanged", deed: `${confused} and ${shifted}` },
      opening: "In congruent triangles, corresponding angles have the same measure.",
      steps: steps(congruent, at, key),
      hint: `Which angle of triangle $${A}${B}${C}$ corresponds to angle $${D}$?`,
      tip: at.first
        ? "Read corresponding vertices from the order of the letters in the two names."
        : "If the corresponding angle is not given, find it first from the sum of $180^\\circ$.",
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
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB21"],
  optionDesign: "orbit",
  Medium: labeledAngle,
});
