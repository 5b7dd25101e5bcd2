import {
  type Path,
  introduction,
  introductionTold,
  landingOf,
  speedOf,
  startOf,
  topOf,
} from "../../../craft/algebra/flight.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { capitalized } from "../../../language/noun.ts";
import { flights } from "@sat/content/scenarios/projectiles";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  decimal,
  equation,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

const CONSTANTS = ["speed", "start", "top", "second"] as const;

interface Fitted extends Path {
  readonly ask: (typeof CONSTANTS)[number];
}

function valuesOf(path: Path) {
  const [speed, start] = [speedOf(path), startOf(path)];
  return { speed, start, top: topOf(path), second: start + speed - path.flight.pull };
}

const fitted = (): readonly Fitted[] =>
  flights.flatMap((flight) =>
    [0.5, 1, 1.5, 2, 2.5, 3, 4].flatMap((more) =>
      [1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
        .map((peak) => ({ flight, peak, more }))
        .filter(
          (path) =>
            startOf(path) <= flight.highest &&
            Object.values(valuesOf(path)).every(Number.isInteger) &&
            areDistinct(Object.values(valuesOf(path))),
        )
        .flatMap((path) => CONSTANTS.map((ask) => ({ ...path, ask }))),
    ),
  );

/** The height after some seconds, with the constants found. */
function heightAfter(path: Path, seconds: number): Expression {
  const { speed, start } = valuesOf(path);
  const time = decimal(exactOf(seconds));
  return sum(product(-path.flight.pull, power(time, 2)), times(speed, time), start);
}

/** Times are whole or halves. */
function exactOf(seconds: number): Rational {
  return rational(2 * seconds, 2);
}

function slipsOf(path: Path): Record<Fitted["ask"], Misstep> {
  const { peak, flight } = path;
  const { speed } = valuesOf(path);
  const landing = decimal(exactOf(landingOf(path)));
  return {
    speed: {
      code: "another-quantity",
      deed: "finding the value of $v$",
      work: times(2 * flight.pull, decimal(exactOf(peak))),
    },
    start: {
      code: "another-quantity",
      deed: "finding the height at the start, $c$,",
      work: sum(times(flight.pull, power(landing, 2)), times(-speed, landing)),
    },
    top: {
      code: "another-quantity",
      deed: "finding the greatest height",
      work: heightAfter(path, peak),
    },
    second: {
      code: "another-quantity",
      deed: "finding the height after $1$ second",
      work: heightAfter(path, 1),
    },
  };
}

function speedSteps({ peak, flight: { pull } }: Path, speed: number): Step[] {
  const time = decimal(exactOf(peak));
  return [
    {
      text: `The height is greatest at $t = -\\frac{b}{2a}$. Here $a = ${-pull}$ and $b = v$.\n\n$-\\frac{v}{2(${-pull})} = ${tex(time)}$`,
      claim: `-v/(2*(${-pull})) = ${code(time)}`,
    },
    stepTo("Simplify the left side.", equation(quotient("v", 2 * pull), time)),
    stepTo(`Multiply both sides by $${2 * pull}$.`, equation("v", speed)),
  ];
}

function startSteps(path: Path): Step[] {
  const { thing, surface, pull } = path.flight;
  const { speed, start } = valuesOf(path);
  const landing = decimal(exactOf(landingOf(path)));
  const known = sum(product(-pull, power(landing, 2)), times(speed, landing));
  return [
    stepTo(
      `The height is $0$ when ${thing} reaches ${surface}. Substitute ${inline(landing)} for $t$.`,
      equation(sum(known, "c"), 0),
    ),
    stepTo("Work out the known terms.", equation(sum(-start, "c"), 0)),
    stepTo(`Add $${start}$ to both sides.`, equation("c", start)),
  ];
}

function stepsOf(path: Fitted): Step[] {
  const { ask, peak } = path;
  const { speed, top, second } = valuesOf(path);
  const found = [...speedSteps(path, speed), ...startSteps(path)];
  return {
    speed: speedSteps(path, speed),
    start: found,
    top: [
      ...found,
      stepThrough(
        `The greatest height is at $t = ${peak}$. Substitute $${peak}$ for $t$.`,
        call("h", decimal(exactOf(peak))),
        heightAfter(path, peak),
        top,
      ),
    ],
    second: [
      ...found,
      stepThrough("Substitute $1$ for $t$.", call("h", 1), heightAfter(path, 1), second),
    ],
  }[ask];
}

function openRule({ flight }: Path) {
  const rule = sum(standardForm([-flight.pull, 0, 0], "t"), product("v", "t"), "c");
  return equation(call("h", "t"), rule);
}

function toldOf(path: Fitted): string[] {
  const { ask, peak, flight } = path;
  const { thing, surface, unit } = flight;
  return [
    introductionTold(flight),
    inline(openRule(path)),
    `highest $t = ${peak}$ reaches ${surface} $t = ${landingOf(path)}$`,
    {
      speed: "value of $v$",
      start: "value of $c$",
      top: `greatest height of ${thing} ${unit}`,
      second: `height of ${thing} ${unit} when $t = 1$`,
    }[ask],
  ];
}

/** Two constants of the model follow from two times; one of four numbers is asked. */
const constants = stockLevel<Fitted>({
  steps: 4,
  context: true,
  stock: fitted,
  build: (path) => {
    const { ask, peak, flight } = path;
    const { thing, surface, unit } = flight;
    const [values, landing] = [valuesOf(path), landingOf(path)];
    const slips = slipsOf(path);
    const asked = {
      speed: "What is the value of $v$?",
      start: "What is the value of $c$?",
      top: `What is the greatest height of ${thing}, in ${unit}?`,
      second: `What is the height of ${thing}, in ${unit}, when $t = 1$?`,
    }[ask];
    return {
      question: paragraphs(
        introduction(path.flight),
        inline(openRule(path)),
        `In the function, $v$ and $c$ are constants. ${capitalized(thing)} is highest when $t = ${peak}$ and reaches ${surface} when $t = ${landing}$. ${asked}`,
      ),
      options: rotatingOptions({
        faces: {
          speed: numeral(values.speed),
          start: numeral(values.start),
          top: numeral(values.top),
          second: numeral(values.second),
        },
        ask,
        why: `With $v = ${values.speed}$ and $c = ${values.start}$, the height is greatest after $${peak}$ seconds and is $0$ after $${landing}$ seconds.`,
        slip: (other) => slips[other],
      }),
      ...(ask === "speed"
        ? {
            opening: "The time of the greatest height depends on $v$ and not on $c$.",
            hint: `Which formula gives the time of the greatest height, and what is its value here?`,
            tip: "The constant term of a quadratic function does not affect where its maximum is.",
          }
        : {
            opening:
              "The time of the greatest height gives $v$, and the time at height $0$ gives $c$.",
            hint: `Which of the two constants can be found from the time of the greatest height alone?`,
            tip: "Two unknown constants need two conditions: write one equation for each of them.",
          }),
      steps: stepsOf(path),
      archetype: "PC14",
    };
  },
  facts: (path) => {
    const { ask, peak, flight } = path;
    const height = (moment: string | number) => `${-flight.pull}*(${moment})^2 + v*(${moment}) + c`;
    return {
      kind: "value",
      given: [
        `${height(`${peak} - 1`)} = ${height(`${peak} + 1`)}`,
        `${height(landingOf(path))} = 0`,
        `p = ${height(peak)}`,
        `s = ${height(1)}`,
      ],
      ask: { speed: "v", start: "c", top: "p", second: "s" }[ask],
      told: toldOf(path),
    };
  },
});

/** Numbers of a model of height whose constants follow from two times. */
export const constantsInAHeightModel = defineLevels({
  id: "constants-in-a-height-model",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC14"],
  optionDesign: "rotating-ask",
  closed: true,
  Hard: constants,
});
