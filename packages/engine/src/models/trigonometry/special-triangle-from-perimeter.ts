import { defineLevels, level } from "../../craft/assembly/levels.ts";
import type { Face } from "../../craft/options/option.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import { rootText, shapeOf } from "../../craft/geometry/special-triangles.ts";
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
import { product, root, sum } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

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
    const [whole, times] = perimeterOf(item);
    const radicand = angle === 30 ? 3 : 2;
    const perimeter = tex(sum(whole, product(times, root(radicand))));
    const all = tex(
      angle === 30
        ? sum(product(3, "s"), product("s", root(3)))
        : sum(product(2, "s"), product("s", root(2))),
    );
    const short = measure(item, "short");
    const key = measure(item, ask);
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${right}$ is a right angle and the measure of angle $${acute}$ is $${angle}^\\circ$. The perimeter of the triangle is $${perimeter}$ units. What is ${words(item, ask)}, in units?`,
      options: rotatingOptions({
        faces: facesOf(item),
        ask,
        why: `The sides are as ${shapeOf(angle)} and add up to $${perimeter}$.`,
        slip: (other) => ({
          code: other === "short" ? "stopped-early" : "another-quantity",
          deed: `giving ${words(item, other)} instead`,
        }),
      }),
      opening: "The angles fix the ratio of the sides, so one letter describes them all.",
      steps: [
        {
          text: `With $s$ for ${angle === 30 ? "the shorter leg" : "a leg"}, the sides are as ${shapeOf(angle)}, so the perimeter is $${all}$.`,
        },
        {
          text: `$${all} = ${perimeter}$ gives $s = ${rootText(short)}$.`,
          claim: `short = ${code(rootTree(short))}`,
        },
        ...(ask === "short"
          ? []
          : [
              {
                text: `From $s$, ${words(item, ask)} is $${rootText(key)}$.`,
                claim: `${ask} = ${code(rootTree(key))}`,
              },
            ]),
        {
          text: "Adding the three sides again gives the stated perimeter.",
          claim: `short + long + hypotenuse = ${whole} + ${times}*sqrt(${radicand})`,
        },
      ],
      hint: "Write all three sides with one letter. What does the perimeter then say about it?",
      tip: "To divide by a sum with a root in it, look for a common factor first.",
    };
  },
  facts: (item) => {
    const { angle, ask } = item;
    const [whole, times] = perimeterOf(item);
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
        `hypotenuse*(1 + sin(${angle}) + cos(${angle})) = ${whole} + ${times}*sqrt(${angle === 30 ? 3 : 2})`,
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
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC07"],
  optionDesign: "rotating-ask",
  Hard: fromPerimeter,
});
