import { defineLevels, level } from "../../craft/assembly/levels.ts";
import type { Face } from "../../craft/options/option.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import { shapeOf } from "../../craft/geometry/special-triangles.ts";
import {
  type RootForm,
  areDistinctRoots,
  rootFace,
  rootForm,
  rootTree,
  timesRoot,
} from "../../craft/geometry/square-roots.ts";
import {
  type CornerNames,
  drawCorners,
  triangleName,
} from "../../craft/geometry/triangle-letters.ts";
import { stepShowing, stepThrough } from "../../craft/wording/steps.ts";
import {
  type Operand,
  equation,
  product,
  quotient,
  root,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

/** The sides of a triangle are the given shape times `unit`, or times `unit`·√m with the root of the shape. */
interface Shape {
  readonly angle: 30 | 45;
  readonly rooted: boolean;
}

interface Perimeter extends Shape {
  readonly corners: CornerNames;
  readonly unit: number;
  readonly ask: Ask;
}

type Ask = "short" | "long" | "hypotenuse" | "altitude" | "legs";

/** What is asked of a triangle: two lengths with a root and two without. */
function asksOf({ angle }: Shape): readonly Ask[] {
  return ["short", "hypotenuse", "altitude", angle === 30 ? "long" : "legs"];
}

function measure({ angle, rooted, unit }: Perimeter, ask: Ask): RootForm {
  const radicand = angle === 30 ? 3 : 2;
  const short = rootForm(unit, rooted ? radicand : 1);
  const half = rootForm(rational(1, 2));
  const long = angle === 30 ? timesRoot(short, rootForm(1, 3)) : short;
  switch (ask) {
    case "short":
      return short;
    case "long":
      return long;
    case "hypotenuse":
      return timesRoot(short, angle === 30 ? rootForm(2) : rootForm(1, 2));
    case "altitude":
      return timesRoot(long, timesRoot(half, rootForm(1, angle === 30 ? 1 : 2)));
    case "legs":
      return timesRoot(rootForm(2), short);
  }
}

/** The whole part and the coefficient of the root in the perimeter. */
function perimeterOf({ angle, rooted, unit }: Perimeter): [number, number] {
  if (angle === 30) return rooted ? [3 * unit, 3 * unit] : [3 * unit, unit];
  return rooted ? [2 * unit, 2 * unit] : [2 * unit, unit];
}

function facesOf(item: Perimeter): Record<Ask, Face> {
  const faces = asksOf(item).map((each) => [each, rootFace(measure(item, each))]);
  return Object.fromEntries(faces) as Record<Ask, Face>; // only those of asksOf are read
}

function words({ angle }: Shape, ask: Ask): string {
  return {
    short: angle === 30 ? "the length of the shorter leg" : "the length of one of the legs",
    long: "the length of the longer leg",
    hypotenuse: "the length of the hypotenuse",
    altitude: "the distance from the vertex of the right angle to the hypotenuse",
    legs: "the sum of the lengths of the legs",
  }[ask];
}

/** The perimeter as it is given, and in terms of s. */
function perimeters(item: Perimeter) {
  const [whole, rooted] = perimeterOf(item);
  const [radicand, count] = item.angle === 30 ? [3, 3] : [2, 2];
  return {
    given: sum(whole, product(rooted, root(radicand))),
    inS: sum(product(count, "s"), product("s", root(radicand))),
    share: sum(count, root(radicand)),
  };
}

/** The calculation of each length: of the shortest side from the perimeter, and of the others from that side. */
function workOf(item: Perimeter, ask: Ask): Operand {
  const { given, share } = perimeters(item);
  const short = rootTree(measure(item, "short"));
  const rooted = times(short, root(item.angle === 30 ? 3 : 2));
  return {
    short: quotient(given, share),
    long: rooted,
    hypotenuse: item.angle === 30 ? times(2, short) : rooted,
    altitude: quotient(rooted, 2),
    legs: times(2, short),
  }[ask];
}

function lastDeed({ angle }: Shape, ask: Ask): string {
  const isHalf = angle === 30;
  return {
    short: "",
    long: "Multiply the shorter leg by $\\sqrt{3}$ to find the longer leg.",
    hypotenuse: isHalf
      ? "Double the shorter leg to find the hypotenuse."
      : "Multiply the leg by $\\sqrt{2}$ to find the hypotenuse.",
    altitude: isHalf
      ? "The altitude to the hypotenuse is opposite $30^\\circ$ in a right triangle whose hypotenuse is the longer leg, $s\\sqrt{3}$, so it is half as long as that leg."
      : "The altitude to the hypotenuse is half as long as the hypotenuse, $s\\sqrt{2}$.",
    legs: "Double the leg to find the sum of the legs.",
  }[ask];
}

function stepsOf(item: Perimeter): Step[] {
  const { angle, ask } = item;
  const { given, inS, share } = perimeters(item);
  const short = rootTree(measure(item, "short"));
  const key = rootTree(measure(item, ask));
  const [start, sides] =
    angle === 30
      ? ["the length of the shorter leg", sum("s", product("s", root(3)), product(2, "s"))]
      : ["the length of a leg", sum("s", "s", product("s", root(2)))];
  return [
    stepShowing(
      `Let $s$ be ${start}. The sides are in the ratio ${shapeOf(angle)}, so add them to find the perimeter.`,
      equation(sides, inS),
    ),
    stepShowing("Set it equal to the given perimeter.", equation(inS, given)),
    stepShowing(
      `Factor $s$ out of the left side, and write the right side as a multiple of the same sum.`,
      equation(product("s", share), product(short, share)),
    ),
    {
      text: stepShowing(`Divide both sides by ${inline(share)}.`, equation("s", short)).text,
      claim: `short = ${code(short)}`,
    },
    ...(ask === "short"
      ? []
      : [
          {
            ...stepThrough(lastDeed(item, ask), workOf(item, ask), key),
            claim: `${ask} = ${code(key)}`,
          },
        ]),
  ];
}

const TIPS: Readonly<Record<Ask, string>> = {
  short: "Add the three sides at the end: they must give the stated perimeter.",
  long: "Add the three sides at the end: they must give the stated perimeter.",
  hypotenuse: "Add the three sides at the end: they must give the stated perimeter.",
  altitude:
    "The altitude to the hypotenuse is shorter than either leg: check your answer against them.",
  legs: "The sum of the legs is greater than the hypotenuse: check your answer against it.",
};

/** Sides of a special triangle from its perimeter. */
const fromPerimeter = level<Perimeter>({
  space: 100_000,
  steps: 5,
  draw: (chance) => {
    const shape = { angle: chance.pick([30, 45] as const), rooted: chance.flip() };
    const item = {
      ...shape,
      corners: drawCorners(chance),
      unit: 2 * chance.int(2, 60),
      ask: chance.pick(asksOf(shape)),
    };
    const values = asksOf(shape).map((ask) => measure(item, ask));
    chance.require(areDistinctRoots(values), "two options alike");
    return item;
  },
  build: (item) => {
    const { angle, corners, ask } = item;
    const [right, acute] = corners;
    const perimeter = tex(perimeters(item).given);
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${right}$ is a right angle and the measure of angle $${acute}$ is $${angle}^\\circ$. The perimeter of the triangle is $${perimeter}$ units. What is ${words(item, ask)}, in units?`,
      options: rotatingOptions({
        faces: facesOf(item),
        ask,
        why: `The sides are in the ratio ${shapeOf(angle)}, and their sum is $${perimeter}$.`,
        slip: (other) => ({
          code: other === "short" ? "stopped-early" : "another-quantity",
          deed: `finding ${words(item, other)}`,
          work: workOf(item, other),
        }),
      }),
      opening: "The angles fix the ratio of the sides, so one letter describes all of them.",
      steps: stepsOf(item),
      hint: `How long are the other two sides if ${angle === 30 ? "the shorter leg" : "a leg"} has length $s$?`,
      tip: TIPS[ask],
    };
  },
  facts: (item) => {
    const { angle, ask } = item;
    const [whole, rooted] = perimeterOf(item);
    const told = {
      short: angle === 30 ? "length shorter leg" : "length one of the legs",
      long: "length longer leg",
      hypotenuse: "length hypotenuse",
      altitude: "distance right angle hypotenuse",
      legs: "sum lengths legs",
    }[ask];
    return {
      kind: "value",
      given: [
        `hypotenuse*(1 + sin(${angle}) + cos(${angle})) = ${whole} + ${rooted}*sqrt(${angle === 30 ? 3 : 2})`,
        `short = hypotenuse*sin(${angle})`,
        `long = hypotenuse*cos(${angle})`,
        "legs = short + long",
        `altitude = long*sin(${angle})`,
      ],
      ask,
      told: [`right angle ${angle} ° perimeter ${told} units`],
    };
  },
});

/** A side or an altitude of a special right triangle from its perimeter. */
export const specialTriangleFromPerimeter = defineLevels({
  id: "special-triangle-from-perimeter",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC07"],
  optionDesign: "rotating-ask",
  Hard: fromPerimeter,
});
