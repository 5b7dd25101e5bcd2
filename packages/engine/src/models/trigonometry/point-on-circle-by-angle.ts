import { timesPi } from "../../craft/geometry/angle-values.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { lineStep } from "../../craft/wording/line-step.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

interface OnCircle {
  readonly point: string;
  /** Half of the radius. */
  readonly half: number;
  /** Sixths of π, without the half turn that one sibling has more. */
  readonly sixths: number;
  /** Whether the x-coordinate is asked; whether half a turn is added. */
  readonly at: Twists;
}

const FULL_TURN = 12;
/** Sines of 30°, 60°, 120°, … by sixths of π, as halves: -1 stands for one half, 3 for the root of 3 over 2. */
const SINES = [0, 1, 3, 2, 3, 1, 0, -1, -3, -2, -3, -1] as const;

function coordinate({ half }: OnCircle, sixths: number): RootForm {
  const sine = SINES[((sixths % FULL_TURN) + FULL_TURN) % FULL_TURN] ?? 0;
  return rootForm(half * Math.sign(sine), Math.abs(sine));
}

function answer(item: OnCircle, { first, second }: Twists): RootForm {
  const sixths = item.sixths + (second ? 6 : 0);
  return coordinate(item, first ? 3 - sixths : sixths);
}

const QUADRANTS = ["first", "second", "third", "fourth"];
const POINTS = ["A", "B", "C", "D", "P", "Q", "R", "S", "T", "V", "W", "Z"];
/** Sixths of π within a half turn that end in no axis. */
const STARTS = [1, 2, 4, 5];

/** The acute angle with the x-axis, in degrees. */
function acuteOf(degrees: number): number {
  return Math.min(degrees % 180, 180 - (degrees % 180));
}

/** Where the two coordinates differ in sign, only the size of the function is mistaken. */
function cornerOf({ half, sixths, at }: OnCircle): Misstep {
  const degrees = 30 * ((sixths + (at.second ? 6 : 0)) % FULL_TURN);
  const [name, start] = at.first ? ["cos", half] : ["sin", -half];
  if (degrees % 180 > 90) {
    const sizes = ["\\frac{1}{2}", "\\frac{\\sqrt{3}}{2}"];
    const [taken, right] = (acuteOf(degrees) === 60) === at.first ? sizes.toReversed() : sizes;
    return {
      code: "wrong-formula",
      deed: `using $${taken}$ for the size of $\\${name} ${degrees}^\\circ$, which is $${right}$,`,
    };
  }
  return {
    code: "meaning-misread",
    deed: `starting at the ${at.first ? "top" : "bottom"} of the circle, $(0, ${2 * start})$, instead of at $(${2 * half}, 0)$`,
  };
}

function stepsOf(item: OnCircle): Step[] {
  const { half, at } = item;
  const sixths = item.sixths + (at.second ? 6 : 0);
  const within = sixths % FULL_TURN;
  const [angle, rest] = [sixths, within].map((each) => tex(timesPi(rational(each, 6))));
  const [asked, name] = at.first ? ["x", "cos"] : ["y", "sin"];
  const [key, degrees, turns] = [answer(item, at), 30 * within, (sixths - within) / 6];
  const isNegative = key.times.num < 0;
  const unit = rootForm(rational(isNegative ? -1 : 1, 2), key.root);
  const acute = within < 3 ? "" : `${isNegative ? "-" : ""}\\${name} ${acuteOf(degrees)}^\\circ = `;
  const factor = isNegative ? `\\left(${rootText(unit)}\\right)` : rootText(unit);
  return [
    lineStep(
      "Subtract full turns of $2\\pi$ until the angle is less than $2\\pi$.",
      `${angle} - ${turns}\\pi = ${rest}`,
      `${30 * sixths} - 180*${turns} = ${degrees}`,
    ),
    lineStep(
      "Convert the rest of the angle to degrees.",
      `${rest} \\cdot \\frac{180}{\\pi} = ${degrees}`,
    ),
    {
      text: `The $${asked}$-coordinate is the radius times the ${at.first ? "cosine" : "sine"} of this angle. An angle of $${degrees}^\\circ$ ends in the ${QUADRANTS[Math.floor(within / 3)]} quadrant, where the $${asked}$-coordinates are ${isNegative ? "negative" : "positive"}.`,
    },
    lineStep(
      `Find the ${at.first ? "cosine" : "sine"} from the acute angle with the $x$-axis.`,
      `\\${name} ${degrees}^\\circ = ${acute}${rootText(unit)}`,
    ),
    lineStep(
      "Multiply by the radius to find the coordinate.",
      `${2 * half} \\cdot ${factor} = ${rootText(key)}`,
      `${2 * half}*${name}(${degrees}) = ${code(rootTree(key))}`,
    ),
  ];
}

/** A coordinate of the point where a large angle in radians ends. */
const afterLargeAngle = level<OnCircle>({
  space: 100_000,
  steps: 4,
  draw: (chance) => ({
    point: chance.pick(POINTS),
    half: chance.int(2, 60),
    sixths: FULL_TURN * chance.int(1, 12) + chance.pick(STARTS),
    at: twists(chance),
  }),
  build: (item) => {
    const { point, half, at } = item;
    const sixths = item.sixths + (at.second ? 6 : 0);
    const within = sixths % FULL_TURN;
    const [angle, rest] = [sixths, within].map((each) => tex(timesPi(rational(each, 6))));
    const asked = at.first ? "x" : "y";
    const name = at.first ? "cos" : "sin";
    const degrees = 30 * within;
    const turns = (sixths - within) / 6;
    const [odd, opposite] = degrees < 180 ? [turns - 1, degrees + 180] : [turns + 1, degrees - 180];
    return {
      question: `In the $xy$-plane, a circle with center $(0, 0)$ has a radius of $${2 * half}$. Point $${point}$ starts at $(${2 * half}, 0)$ and moves along the circle counterclockwise through an angle of $${angle}$ radians. What is the $${asked}$-coordinate of the point where $${point}$ stops?`,
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: rootFace,
        why: `Without full turns the angle is $${rest}$ radians, or $${30 * within}$ degrees.`,
        slips: [
          {
            code: "another-quantity",
            deed: `finding the $${at.first ? "y" : "x"}$-coordinate, $${2 * half}\\${at.first ? "sin" : "cos"} ${degrees}^\\circ$,`,
          },
          {
            code: "opposite-sign",
            deed: `subtracting ${inline(timesPi(rational(odd)))}, an odd number of half turns, and finding $${2 * half}\\${name} ${opposite}^\\circ$`,
          },
        ],
        corner: cornerOf(item),
      }),
      opening:
        "Full turns bring the point back to the same place, so only the rest of the angle counts.",
      steps: stepsOf(item),
      hint: `How many full turns are there in $${angle}$ radians, and how far does the point go after them?`,
      tip: at.first
        ? "On a circle with center $(0, 0)$, the $x$-coordinate is the radius times the cosine."
        : "On a circle with center $(0, 0)$, the $y$-coordinate is the radius times the sine.",
    };
  },
  facts: (item) => {
    const { point, half, at } = item;
    const turns = rational(item.sixths + (at.second ? 6 : 0), 6);
    const [radius, asked] = [2 * half, at.first ? "x" : "y"];
    return {
      kind: "value",
      given: [`angle/180 = ${code(turns)}`, `x = ${radius}*cos(angle)`, `y = ${radius}*sin(angle)`],
      ask: asked,
      told: [
        `center $(0, 0)$ radius ${radius} point $${point}$ starts at $(${radius}, 0)$`,
        `counterclockwise $${tex(timesPi(turns))}$ radians $${asked}$-coordinate`,
      ],
    };
  },
});

/** A coordinate of a point that moves along a circle through a large angle in radians. */
export const pointOnCircleByAngle = defineLevels({
  id: "point-on-circle-by-angle",
  version: 4,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC22"],
  optionDesign: "orbit",
  Hard: afterLargeAngle,
});
