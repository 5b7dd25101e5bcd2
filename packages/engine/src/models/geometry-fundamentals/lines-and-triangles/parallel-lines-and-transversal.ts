import { whyRelated } from "../../../craft/figures/parallel-lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Misstep, crossedOptions } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  type Operand,
  type Relation,
  equation,
  expression,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Draft, type Step, defineModel } from "../../../model.ts";
import {
  type Angles,
  degrees,
  drawAngles,
  figure,
  label,
  valueOfX,
} from "./angles-at-parallel-lines.ts";

/** What the options are: the answer for either relation of the first two angles, turned or not. */
function answer({ level, first: [a, b], x, k }: Angles, { equal, turned }: Reading): number {
  const value = equal ? x.equal : x.supplementary;
  const angle = a * value + b;
  if (level === "Hard") return (turned ? angle : 180 - angle) / k;
  return turned ? angle : value;
}

function relation(equal: boolean, one: Expression, other: Expression) {
  return equal ? equation(one, other) : equation(sum(one, other), 180);
}

function given({ level, first, second, equal, turned, k }: Angles): [Relation, ...Relation[]] {
  const main = relation(equal, label(first), label(second));
  return level === "Hard" ? [main, relation(turned, label(first), product(k, "y"))] : [main];
}

function asked({ level, first, turned }: Angles): Expression {
  if (level === "Hard") return expression("y");
  return turned ? label(first) : expression("x");
}

/** What an option rests on: the relation of the first two angles, and the second facet. */
interface Reading {
  readonly equal: boolean;
  readonly turned: boolean;
}

/** The terms in x on one side and the numbers on the other, so that the coefficient is positive. */
function gathered({ first: [a, b], second: [c, d] }: Angles, equal: boolean) {
  if (!equal) return { coefficient: a + c, numbers: sum(180, -b, -d), right: 180 - b - d };
  return a > c
    ? { coefficient: a - c, numbers: sum(d, -b), right: d - b }
    : { coefficient: c - a, numbers: sum(b, -d), right: b - d };
}

function firstAngle(angles: Angles, equal: boolean): Expression {
  const [a, b] = angles.first;
  return sum(times(a, valueOfX(angles, equal)), b);
}

function xWork(angles: Angles, equal: boolean): Expression {
  const { coefficient, numbers } = gathered(angles, equal);
  return coefficient === 1 ? numbers : quotient(numbers, coefficient);
}

/** The calculation of an option. */
function work(angles: Angles, { equal, turned }: Reading): Operand {
  const { level, second, k } = angles;
  const angle = firstAngle(angles, equal);
  if (level === "Hard") return quotient(turned ? angle : sum(180, negative(angle)), k);
  if (turned) {
    if (level === "Medium") return angle;
    return equal ? second[1] : sum(180, -second[1]);
  }
  return xWork(angles, equal);
}

/** The steps to the value of x, and to the first angle if it is needed. */
function stepsToX(angles: Angles): Step[] {
  const { first, second, equal, corners } = angles;
  const [a, b] = first;
  const related = whyRelated(corners[0], corners[1]);
  const { coefficient, right } = gathered(angles, equal);
  const shift = b < 0 ? `Add $${-b}$ to both sides.` : `Subtract $${b}$ from both sides.`;
  return [
    stepTo(
      `${related} Set ${equal ? "the two measures equal" : "the sum of the two measures equal to $180$"}.`,
      given(angles)[0],
    ),
    stepTo(
      equal && second[0] === 0
        ? shift
        : "Collect the terms in $x$ on one side and the numbers on the other.",
      equation(product(coefficient, "x"), right),
    ),
    ...(coefficient === 1
      ? []
      : [stepTo(`Divide both sides by $${coefficient}$.`, equation("x", valueOfX(angles, equal)))]),
    ...(angles.level === "Hard" || angles.turned
      ? [
          {
            ...stepThrough(
              `Substitute this value for $x$ in $${degrees(label(first))}$ to find that angle, in degrees.`,
              firstAngle(angles, equal),
              a * valueOfX(angles, equal) + b,
            ),
            claim: code(equation(label(first), a * valueOfX(angles, equal) + b)),
          },
        ]
      : []),
  ];
}

function stepsToY(angles: Angles): Step[] {
  const { first, equal, turned, k, corners } = angles;
  const angle = first[0] * valueOfX(angles, equal) + first[1];
  const third = turned ? angle : 180 - angle;
  const labeled = product(k, "y");
  return [
    {
      text: `Now compare the angles labeled $${degrees(label(first))}$ and $${degrees(labeled)}$. ${whyRelated(corners[0], corners[2])}`,
    },
    ...(turned
      ? [stepTo("Set their measures equal.", equation(labeled, third))]
      : [
          stepTo(
            "Set the sum of their measures equal to $180$.",
            equation(sum(angle, labeled), 180),
          ),
          stepTo(`Subtract $${angle}$ from both sides.`, equation(labeled, third)),
        ]),
    stepTo(`Divide both sides by $${k}$.`, equation("y", third / k)),
  ];
}

function steps(angles: Angles): Step[] {
  const { level, first, second, turned, corners } = angles;
  if (level === "Easy" && turned) {
    const measure = 180 - second[1];
    return [
      { text: `${whyRelated(corners[0], corners[1])} There is no need to find $x$.` },
      stepTo(
        `Subtract $${second[1]}^\\circ$ from $180^\\circ$ to find the angle asked for, in degrees.`,
        equation(sum(180, -second[1]), measure),
        code(equation(label(first), measure)),
      ),
    ];
  }
  return [...stepsToX(angles), ...(level === "Hard" ? stepsToY(angles) : [])];
}

function missteps(angles: Angles): Record<"relation" | "facet" | "both", Misstep> {
  const { level, equal, turned } = angles;
  const pair = level === "Hard" ? "two angles labeled with $x$" : "two angles";
  const relationDeed = equal
    ? `setting the sum of the ${pair} equal to $180^\\circ$`
    : `setting the ${pair} equal`;
  const usesX = level === "Hard" || (level === "Medium" && turned);
  const wrongX = equation(xWork(angles, !equal), valueOfX(angles, !equal));
  const found = `${relationDeed}, with ${inline(wrongX)} for $x$,`;
  const facet = secondSlip(angles);
  return {
    relation: {
      code: "wrong-formula",
      deed: usesX ? found : relationDeed,
      work: work(angles, { equal: !equal, turned }),
    },
    facet: { ...facet, work: facetWork(angles, equal) },
    both: {
      code: "wrong-formula",
      deed: `${level === "Hard" || !turned ? found : relationDeed} and ${facet.deed}`,
      work: facetWork(angles, !equal),
    },
  };
}

/** The calculation of the option that rests on the other facet. */
function facetWork(angles: Angles, equal: boolean): Operand {
  const { level, turned } = angles;
  if (level !== "Hard" && !turned) return firstAngle(angles, equal);
  return work(angles, { equal, turned: !turned });
}

function secondSlip({ level, first, turned, k }: Angles): Misstep {
  const one = `$${degrees(label(first))}$`;
  if (level === "Hard") {
    const other = `$${degrees(product(k, "y"))}$`;
    return {
      code: "figure-misread",
      deed: turned
        ? `setting the sum of the angles labeled ${one} and ${other} equal to $180^\\circ$`
        : `setting the angles labeled ${one} and ${other} equal`,
    };
  }
  return turned
    ? {
        code: level === "Easy" ? "another-quantity" : "stopped-early",
        deed: level === "Easy" ? "finding the value of $x$" : "stopping at the value of $x$",
      }
    : { code: "another-quantity", deed: `finding the angle labeled ${one} instead of $x$` };
}

function question(angles: Angles): string {
  const { level, first, turned } = angles;
  const count = level === "Hard" ? "three" : "two";
  const setting = `In the figure shown, two parallel lines are cut by a transversal, and ${count} angles are labeled.`;
  const ask =
    level !== "Hard" && turned
      ? `What is the measure, in degrees, of the angle labeled $${degrees(label(first))}$?`
      : `What is the value of ${inline(asked(angles))}?`;
  return `${setting} ${ask}`;
}

function whyRight(angles: Angles): string {
  const { level, equal, turned, k, first, second } = angles;
  const measure = first[0] * valueOfX(angles, equal) + first[1];
  const solved = equation(asked(angles), answer(angles, { equal, turned }));
  if (level === "Hard") {
    const third = turned ? measure : 180 - measure;
    return `With ${inline(solved)}, the third angle measures $${k} \\cdot ${third / k} = ${third}$ degrees, ${turned ? "as the first does" : `and $${measure} + ${third} = 180$`}.`;
  }
  const [c, d] = second;
  if (c === 0 && turned) {
    return `The two angles have the sum $${measure} + ${d} = 180$ degrees.`;
  }
  const other = equal ? measure : 180 - measure;
  const one = inline(equation(firstAngle(angles, equal), measure));
  const two =
    c === 0 ? `$${d}$` : inline(equation(sum(times(c, valueOfX(angles, equal)), d), other));
  return `With $x = ${valueOfX(angles, equal)}$, the angles measure ${one} and ${two} degrees${equal ? "" : ", with a sum of $180$"}.`;
}

function build(angles: Angles): Draft {
  const { level, equal, turned } = angles;
  const isHard = level === "Hard";
  const slips = missteps(angles);
  return {
    question: question(angles),
    figure: figure(angles),
    options: crossedOptions<Reading>({
      key: { equal, turned },
      why: whyRight(angles),
      slips: [
        { ...slips.relation, apply: (reading) => ({ ...reading, equal: !reading.equal }) },
        { ...slips.facet, apply: (reading) => ({ ...reading, turned: !reading.turned }) },
      ],
      corner: slips.both,
      show: (reading) => numeral(answer(angles, reading)),
    }),
    opening:
      "When a transversal crosses parallel lines, any two of the angles formed are equal or supplementary.",
    steps: steps(angles),
    hint: isHard
      ? "Which two of the three labels contain $x$, and how are their angles related?"
      : "Are the two labeled angles corresponding, alternate, or same-side angles?",
    tip:
      turned && !isHard
        ? "Check at the end what is asked: the variable, or the angle it stands in."
        : "Mark all equal angles at both parallel lines before you write an equation.",
    archetype: level === "Easy" ? "SB03" : "SB04",
  };
}

/** Angles at two parallel lines and a transversal, by the value of a variable or by their measure. */
export const parallelLinesAndTransversal = defineModel<Angles>({
  id: "parallel-lines-and-transversal",
  version: 6,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB03", "SB04"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: 110_000, Medium: 100_000, Hard: 100_000 },
  optionDesign: "orbit",
  draw: drawAngles,
  build,
  facts: (angles) => ({
    kind: "value",
    given: given(angles).map(code),
    ask: code(asked(angles)),
    told: [
      `two parallel lines ${angles.level === "Hard" ? "three" : "two"} angles labeled`,
      angles.level !== "Hard" && angles.turned ? "measure in degrees" : "value",
    ],
  }),
  signature: (angles) => JSON.stringify(angles),
  features: ({ level }) => ({ steps: { Easy: 2, Medium: 3, Hard: 5 }[level] }),
});
