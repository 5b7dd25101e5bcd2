import { equation, product, quotient, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { stepThrough, stepTo } from "../wording/steps.ts";

/** Points of the figure, and the angle that is given, in degrees. */
interface Known {
  readonly names: string;
  readonly known: number;
}

/** The angles at the ends of a chord between two radii, which are x each, with the angle at the center. */
function isoscelesSteps(ends: string, central: number, angle: Rational | number): Step[] {
  const [A = "", B = ""] = ends;
  return [
    stepTo(
      `In triangle $${A}O${B}$, sides $O${A}$ and $O${B}$ are radii, so they are equal. The angles opposite them both measure $x^\\circ$.`,
      equation(sum(product(2, "x"), central), 180),
    ),
    stepTo(`Subtract $${central}$ from both sides.`, equation(product(2, "x"), 180 - central)),
    stepTo("Divide both sides by $2$.", equation("x", angle)),
  ];
}

interface AngleText {
  readonly opening: string;
  readonly steps: readonly Step[];
  readonly why: string;
  readonly hint: string;
  readonly tip: string;
}

export function inscribedTexts(
  { names, known }: Known,
  at: Twists,
  angle: Rational | number,
): AngleText {
  const [A = "", B = "", C = ""] = names;
  const central = at.first ? known : 2 * known;
  const [center, onIt] = [`$${A}O${B}$`, `$${A}${C}${B}$`];
  const same = {
    text: `Central angle ${center} and inscribed angle ${onIt} intercept the same arc, minor arc $${A}${B}$.`,
  };
  if (at.second) {
    return {
      opening: "An inscribed angle is half the central angle that intercepts the same arc.",
      steps: [
        same,
        at.first
          ? stepThrough("Halve the central angle.", "x", quotient(known, 2), angle)
          : stepThrough("Double the inscribed angle.", "x", times(2, known), angle),
      ],
      why: `It is ${at.first ? "half" : "twice"} the measure of angle ${at.first ? center : onIt}, which intercepts the same arc.`,
      hint: "Which labeled angle has its vertex at the center, and which arc do both angles intercept?",
      tip: "A central angle is twice as large as an inscribed angle that intercepts the same arc.",
    };
  }
  return {
    opening:
      "All radii of a circle are equal, so two radii and a chord form an isosceles triangle.",
    steps: [
      ...(at.first
        ? []
        : [
            {
              ...stepThrough(
                `Angles ${center} and ${onIt} intercept the same arc, so the central angle ${center} is twice the inscribed one.`,
                times(2, known),
                central,
              ),
              claim: `central = ${central}`,
            },
          ]),
      ...isoscelesSteps(`${A}${B}`, central, angle),
    ],
    why: `The three angles of triangle ${center} add up to $180^\\circ$: ${inline(equation(sum(central, angle, angle), 180))}.`,
    hint: `Which two sides of triangle ${center} are equal, and why?`,
    tip: "Look for two radii in a figure: with the chord between them they form an isosceles triangle.",
  };
}

export function tangentTexts(
  { names, known }: Known,
  at: Twists,
  key: Rational | number,
): AngleText {
  const [A = "", B = "", C = "", P = ""] = names;
  const central = at.first ? 90 - known : known;
  const triangle = `$${A}O${at.second ? C : B}$`;
  const toCenter = [
    {
      text: `Segment $${A}${P}$ is tangent at $${A}$, so it is perpendicular to radius $O${A}$, and triangle $${A}O${P}$ has a right angle at $${A}$.`,
    },
    {
      ...stepThrough(
        `The angles at $O$ and $${P}$ add up to $90^\\circ$. Find the angle at $O$.`,
        sum(90, -known),
        central,
      ),
      claim: `central = ${central}`,
    },
  ];
  const exterior = [
    stepTo(
      `Sides $O${A}$ and $O${C}$ are radii, so triangle ${triangle} is isosceles and has the angles $x^\\circ$ at $${A}$ and at $${C}$. Exterior angle $${A}O${P}$ is their sum.`,
      equation(product(2, "x"), central),
    ),
    stepTo("Divide both sides by $2$.", equation("x", key)),
  ];
  return {
    ...(at.first
      ? {
          opening: "A tangent is perpendicular to the radius at the point of tangency.",
          hint: `Which angle of triangle $${A}O${P}$ is a right angle?`,
          tip: "At a point of tangency, mark the right angle between the radius and the tangent first.",
        }
      : {
          opening: "All radii are equal, so two radii and a chord form an isosceles triangle.",
          hint: `Which two sides of triangle ${triangle} are equal, and why?`,
          tip: "Use only what the question needs: here two equal radii are enough.",
        }),
    why: at.second
      ? `Angle $${A}O${P}$, $${central}^\\circ$, is the sum of the equal angles of triangle ${triangle} at $${A}$ and at $${C}$.`
      : `The three angles of triangle ${triangle} add up to $180^\\circ$: ${inline(equation(sum(central, key, key), 180))}.`,
    steps: [
      ...(at.first ? toCenter : []),
      ...(at.second ? exterior : isoscelesSteps(`${A}${B}`, central, key)),
    ],
  };
}
