import {
  beyond,
  degrees,
  type Pose,
  anyPose,
  posed,
  sketch,
} from "../../../craft/figures/sketch.ts";
import { trianglePoints } from "../../../craft/figures/triangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, quotient, sum, times as multiplied } from "../../../math/expression.ts";

interface Named {
  readonly names: string;
  readonly pose: Pose;
}

interface OneKnown extends Named {
  readonly known: number;
  readonly times: number;
}

function oneKnownFigure({ names, pose, known, times }: OneKnown, isInside: boolean) {
  const [a = "", b = "", c = "", d = ""] = names;
  const rest = isInside ? 180 - known : known;
  const [left, right, top] = trianglePoints(180 - rest, rest / (times + 1));
  const points = { [a]: left, [b]: right, [c]: top };
  const marked = isInside ? `${b}${a}${c}` : `${d}${a}${c}`;
  const extended = isInside ? "" : ` Side $${a}${b}$ is extended beyond $${a}$ to $${d}$.`;
  return sketch({
    points: posed(isInside ? points : { ...points, [d]: beyond(right, left, 3) }, pose),
    lines: { [(isInside ? a : d) + b]: "", [b + c]: "", [a + c]: "" },
    angles: {
      [marked]: degrees(known),
      [`${a}${b}${c}`]: degrees("x"),
      [`${a}${c}${b}`]: degrees(`${times}x`),
    },
    alt: `Triangle $${a}${b}${c}$.${extended} Angle $${marked}$ is labeled $${degrees(known)}$, angle $${a}${b}${c}$ is labeled $${degrees("x")}$, and angle $${a}${c}${b}$ is labeled $${degrees(`${times}x`)}$.`,
  });
}

/** An angle of so many degrees and two of x and kx; the twists: the angle is inside, x is asked. */
const oneKnownAngle = siblingLevel<OneKnown>({
  space: 150_000,
  steps: 2,
  numbers: (chance) => {
    const times = chance.int(2, 5);
    const known =
      (times + 1) * chance.int(Math.ceil(42 / (times + 1)), Math.floor(138 / (times + 1)));
    const [less, more] = [Math.min(known, 180 - known), Math.max(known, 180 - known)];
    chance.require(times * more < 9 * less, "an option far from the rest");
    return { names: pointNames(chance), pose: anyPose(chance), known, times };
  },
  work: ({ known, times: k }, { first, second }) => {
    const rest = first ? sum(180, -known) : known;
    return quotient(second ? rest : multiplied(k, rest), k + 1);
  },
  word: (numbers, at, key) => {
    const { names, known, times: k } = numbers;
    const [a = "", b = "", c = ""] = names;
    const rest = at.first ? 180 - known : known;
    const added = sum("x", product(k, "x"));
    const ofAngle = `Angle $${c}$ measures $${k}x$ degrees.`;
    return {
      question: at.second
        ? `In triangle $${a}${b}${c}$ shown, what is the value of $x$?`
        : `In triangle $${a}${b}${c}$ shown, what is the measure, in degrees, of angle $${c}$?`,
      figure: oneKnownFigure(numbers, at.first),
      why: `Angles $${b}$ and $${c}$ then have the sum $${rest / (k + 1)} + ${(k * rest) / (k + 1)} = ${rest}$ degrees.`,
      slips: [
        {
          code: "wrong-formula",
          deed: at.first
            ? `setting the sum of the other two angles equal to $${known}^\\circ$`
            : `using $${known}^\\circ$ as the angle inside the triangle`,
        },
        at.second
          ? { code: "another-quantity", deed: `finding the angle labeled $${k}x^\\circ$` }
          : { code: "stopped-early", deed: "stopping at the value of $x$" },
      ],
      corner: {
        code: "wrong-formula",
        deed: `finding $${at.second ? `${k}x` : "x"}$ with the two angles adding up to ${at.first ? `$${known}^\\circ$` : "the rest of $180^\\circ$"}`,
      },
      opening: at.first
        ? "The angles of a triangle add up to $180^\\circ$."
        : "An exterior angle of a triangle is the sum of the two interior angles far from it.",
      steps: [
        ...(at.first
          ? [
              stepTo(
                "Write that the three angles add up to $180^\\circ$.",
                equation(sum(added, known), 180),
              ),
              stepThrough(`Subtract $${known}$ from both sides.`, added, sum(180, -known), rest),
            ]
          : [
              stepTo(
                "Set the sum of the two far interior angles equal to the exterior angle.",
                equation(added, rest),
              ),
            ]),
        stepTo("Combine like terms.", equation(product(k + 1, "x"), rest)),
        stepThrough(`Divide both sides by $${k + 1}$.`, "x", quotient(rest, k + 1), rest / (k + 1)),
        ...(at.second ? [] : [stepThrough(ofAngle, multiplied(k, rest / (k + 1)), key)]),
      ],
      hint: `What do the angles at $${b}$ and $${c}$ of the triangle add up to?`,
      tip: "Check that all three interior angles add up to $180^\\circ$.",
      archetype: at.first ? "SB05" : "SB06",
    };
  },
  facts: ({ names: [a, b, c], known, times }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `A = ${known}` : `A + ${known} = 180`,
      "B = x",
      `C = ${times}*x`,
      "A + B + C = 180",
    ],
    ask: second ? "x" : "C",
    told: [`triangle $${a}${b}${c}$`, second ? "value" : `measure degrees angle $${c}$`],
  }),
});

interface TwoKnown extends Named {
  /** An exterior angle, and an angle at another corner. */
  readonly outer: number;
  readonly other: number;
}

function twoKnownFigure({ names, pose, outer, other }: TwoKnown, at: Twists) {
  const [A = "", B = "", C = "", D = "", E = "", F = ""] = names;
  const [left, right, top] = trianglePoints(180 - outer, at.first ? other : 180 - other);
  const known = at.first ? `${A}${B}${C}` : `${C}${B}${E}`;
  const asked = at.second ? `${A}${C}${B}` : `${B}${C}${F}`;
  const points = { [A]: left, [B]: right, [C]: top, [D]: beyond(right, left, 2.6) };
  const more = {
    ...(at.first ? {} : { [E]: beyond(left, right, 2.6) }),
    ...(at.second ? {} : { [F]: beyond(left, top, 2.6) }),
  };
  const line = D + (at.first ? B : E);
  return sketch({
    points: posed({ ...points, ...more }, pose),
    lines: { [line]: "", [A + (at.second ? C : F)]: "", [B + C]: "" },
    angles: { [`${D}${A}${C}`]: degrees(outer), [known]: degrees(other), [asked]: degrees("x") },
    alt: `Triangle $${A}${B}${C}$. Side $${A}${B}$ is extended to form line segment $${line}$.${at.second ? "" : ` Side $${A}${C}$ is extended beyond $${C}$ to $${F}$.`} Angle $${D}${A}${C}$ is labeled $${degrees(outer)}$, angle $${known}$ is labeled $${degrees(other)}$, and angle $${asked}$ is labeled $${degrees("x")}$.`,
  });
}

/** A sum or a difference of the given angles that is none of the angles at C. */
function cornerSlip(outer: number, { first, second }: Twists): Misstep {
  if (first) {
    return {
      code: "wrong-formula",
      deed: second
        ? "subtracting both given angles from $360^\\circ$"
        : "subtracting $180^\\circ$ from the sum of the given angles",
    };
  }
  return {
    code: "wrong-formula",
    deed: second
      ? `adding the angle beside $${outer}^\\circ$ to the other given angle`
      : "subtracting one given angle from the other",
  };
}

/** An exterior angle and another one are known; the twists: the other is inside, the asked one is inside. */
const twoKnownAngles = siblingLevel<TwoKnown>({
  space: 400_000,
  steps: 3,
  numbers: (chance) => {
    const [a, other] = [chance.int(22, 80), chance.int(40, 140)];
    chance.require(other - a >= 15 && a + other <= 165 && other !== 90, "too flat");
    return { names: pointNames(chance), pose: anyPose(chance), outer: 180 - a, other };
  },
  work: ({ outer, other }, { first, second }) => {
    if (first) return second ? sum(outer, -other) : sum(180, -outer, other);
    return second ? sum(outer, other, -180) : sum(360, -outer, -other);
  },
  word: (numbers, at, key) => {
    const { names, outer, other } = numbers;
    const [A = "", B = "", C = "", D = "", E = "", F = ""] = names;
    const extended = [
      at.first
        ? `$${B}${A}$ of triangle $${A}${B}${C}$ is extended to $${D}$`
        : `$${A}${B}$ of triangle $${A}${B}${C}$ is extended to $${D}$ and $${E}$`,
      ...(at.second ? [] : [`$${A}${C}$ is extended to $${F}$`]),
    ];
    const [a, b] = [180 - outer, at.first ? other : 180 - other];
    return {
      question: `In the figure shown, side ${extended.join(", and side ")}. What is the value of $x$?`,
      figure: twoKnownFigure(numbers, at),
      why: `The angles inside the triangle then have the sum $${a} + ${b} + ${180 - a - b} = 180$ degrees.`,
      slips: [
        {
          code: "figure-misread",
          deed: `using $${other}^\\circ$ as the angle ${at.first ? "beside" : "of"} the triangle at $${B}$`,
        },
        at.second
          ? { code: "another-quantity", deed: `finding the exterior angle at $${C}$` }
          : { code: "stopped-early", deed: `stopping at the angle of the triangle at $${C}$` },
      ],
      corner: cornerSlip(outer, at),
      opening: "Find the angles inside the triangle, which add up to $180^\\circ$.",
      steps: [
        stepThrough(
          `Inside the triangle, the angle at $${A}$ is beside $${outer}^\\circ$ on a straight line.`,
          sum(180, -outer),
          a,
        ),
        ...(at.first
          ? []
          : [stepThrough(`The angle at $${B}$ is beside $${other}^\\circ$.`, sum(180, -other), b)]),
        stepThrough(
          `Subtract the angles at $${A}$ and $${B}$ from $180^\\circ$ to find the angle at $${C}$.`,
          ...(at.second ? ["x"] : []),
          sum(180, -a, -b),
          180 - a - b,
        ),
        ...(at.second
          ? []
          : [
              stepThrough(
                "The angle labeled $x^\\circ$ is beside it on a straight line.",
                "x",
                sum(180, -(180 - a - b)),
                key,
              ),
            ]),
      ],
      hint: "Which of the labeled angles lie inside the triangle, and which beside it?",
      tip: "An exterior angle is the sum of the two interior angles that do not touch it.",
      archetype: "SB06",
    };
  },
  facts: ({ outer, other }, { first, second }) => ({
    kind: "value",
    given: [
      `A + ${outer} = 180`,
      first ? `B = ${other}` : `B + ${other} = 180`,
      "A + B + C = 180",
      second ? "x = C" : "x + C = 180",
    ],
    ask: "x",
  }),
});

/** An angle of a triangle, inside or outside it. */
export const anglesOfTriangle = defineLevels({
  id: "angles-of-triangle",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB05", "SB06"],
  optionDesign: "orbit",
  Easy: oneKnownAngle,
  Medium: twoKnownAngles,
});
