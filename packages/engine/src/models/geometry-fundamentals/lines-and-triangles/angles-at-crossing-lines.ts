import { removing } from "../../../craft/algebra/moving-terms.ts";
import { degrees, sketch, toward } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { type Relation, equation, product, quotient, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Crossing {
  readonly names: string;
  readonly angle: number;
  readonly coefficient: number;
  readonly constant: number;
  readonly tilt: number;
}

/** The twists: whether the labeled angles are vertical, and the sign in the label kx ± b. */
function label({ coefficient, constant }: Crossing, { second }: Twists) {
  return sum(product(coefficient, "x"), second ? constant : -constant);
}

function relationAt(crossing: Crossing, at: Twists): Relation {
  const unknown = label(crossing, at);
  return at.first ? equation(unknown, crossing.angle) : equation(sum(unknown, crossing.angle), 180);
}

function figure(crossing: Crossing, at: Twists) {
  const { names, angle, tilt } = crossing;
  const [a = "", b = "", c = "", d = "", e = ""] = names;
  const opened = Math.min(125, Math.max(55, angle));
  const unknown = `(${tex(label(crossing, at))})`;
  const asked = at.first ? `${b}${e}${d}` : `${c}${e}${b}`;
  return sketch({
    unnamed: e,
    points: {
      [e]: [0, 0],
      [a]: toward([0, 0], tilt, 5),
      [b]: toward([0, 0], tilt + 180, 5),
      [c]: toward([0, 0], tilt + opened, 5),
      [d]: toward([0, 0], tilt + opened + 180, 5),
    },
    lines: { [a + b]: "", [c + d]: "" },
    angles: { [`${a}${e}${c}`]: degrees(angle), [asked]: degrees(unknown) },
    alt: `Lines $${a}${b}$ and $${c}${d}$ cross at $${e}$. Angle $${a}${e}${c}$ is labeled $${degrees(angle)}$. Angle $${asked}$ is labeled $${degrees(unknown)}$.`,
  });
}

function steps(crossing: Crossing, at: Twists, key: Rational | number): Step[] {
  const { angle, coefficient, constant } = crossing;
  const other = at.first ? angle : 180 - angle;
  return [
    stepTo(
      at.first ? "Set the two measures equal." : "Set the sum of the two measures equal to $180$.",
      relationAt(crossing, at),
    ),
    ...(at.first
      ? []
      : [stepTo(`Subtract $${angle}$ from both sides.`, equation(label(crossing, at), other))]),
    stepTo(
      removing(at.second ? constant : -constant),
      equation(product(coefficient, "x"), other + (at.second ? -constant : constant)),
    ),
    stepTo(`Divide both sides by $${coefficient}$.`, equation("x", key)),
  ];
}

/** One of four angles is known, another is labeled with an expression in x. */
const withExpression = siblingLevel<Crossing>({
  space: 100_000,
  steps: 2,
  numbers: (chance) => {
    const angle = chance.int(25, 155);
    const coefficient = chance.int(2, 5);
    const constant = chance.int(2, 30);

    return {
      names: pointNames(chance),
      angle,
      coefficient,
      constant,
      tilt: chance.pick([0, 15, 30, 60, 105, 150]),
    };
  },
  work: ({ angle, coefficient, constant }, { first, second }) =>
    quotient(sum(...(first ? [angle] : [180, -angle]), second ? -constant : constant), coefficient),
  word: (crossing, at, key) => {
    const { names, angle, constant } = crossing;
    const [opposite, moved] = at.second ? ["adding", "subtracting"] : ["subtracting", "adding"];
    const related = at.first
      ? "setting the sum of the two angles equal to $180^\\circ$"
      : "setting the two angles equal";
    const shifted = `${opposite} $${constant}$ instead of ${moved} it`;
    return {
      question: `In the figure shown, line $${names.slice(0, 2)}$ intersects line $${names.slice(2, 4)}$. What is the value of $x$?`,
      figure: figure(crossing, at),
      why: at.first
        ? `With ${inline(equation("x", key))}, the two vertical angles both measure $${angle}^\\circ$.`
        : `With ${inline(equation("x", key))}, the angles measure $${angle}^\\circ$ and $${180 - angle}^\\circ$ and form a straight line.`,
      slips: [
        { code: "wrong-formula", deed: related },
        { code: "sign-lost", deed: shifted },
      ],
      corner: { code: "wrong-formula", deed: `${related} and ${shifted}` },
      opening: at.first
        ? "The two labeled angles are vertical angles, so they have the same measure."
        : "The two labeled angles form a straight line together, so they add up to $180^\\circ$.",
      steps: steps(crossing, at, key),
      hint: "Are the two labeled angles next to each other on a line, or across from each other?",
      tip: `Substitute your value of $x$ into the label: ${at.first ? "vertical angles must be equal" : "adjacent angles on a line must add up to $180^\\circ$"}.`,
      archetype: at.first ? "SB01" : "SB02",
    };
  },
  facts: (crossing, at) => ({ kind: "value", given: [code(relationAt(crossing, at))], ask: "x" }),
});

/** The value of x in a label at two crossing lines. */
export const anglesAtCrossingLines = defineLevels({
  id: "angles-at-crossing-lines",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB01", "SB02"],
  optionDesign: "orbit",
  Easy: withExpression,
});
