import {
  type Path,
  introduction,
  introductionTold,
  landingOf,
  ruleOf,
  speedOf,
  startOf,
  topOf,
} from "../../../craft/algebra/flight.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { flights } from "@sat/content/scenarios/projectiles";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

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

const CONSTANT_SLIPS = {
  speed: { code: "another-quantity", deed: "giving the coefficient of $t$" },
  start: { code: "another-quantity", deed: "giving the height at the start" },
  top: { code: "another-quantity", deed: "giving the greatest height" },
  second: { code: "another-quantity", deed: "giving the height after $1$ second" },
} as const;

function openRule({ flight }: Path) {
  const rule = sum(standardForm([-flight.pull, 0, 0], "t"), product("v", "t"), "c");
  return equation(call("h", "t"), rule);
}

function toldOf(path: Fitted): string[] {
  const { ask, peak, flight } = path;
  const { thing, sent, surface, unit } = flight;
  return [
    introductionTold(flight),
    inline(openRule(path)),
    `height greatest ${peak} seconds after ${sent} reaches ${surface} ${landingOf(path)} seconds after ${sent}`,
    {
      speed: "value of $v$",
      start: "value of $c$",
      top: `greatest height of ${thing} ${unit}`,
      second: `height of ${thing} ${unit} 1 second after ${sent}`,
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
    const { thing, sent, surface, unit, pull } = flight;
    const [values, landing] = [valuesOf(path), landingOf(path)];
    const asked = {
      speed: "What is the value of $v$?",
      start: "What is the value of $c$?",
      top: `What is the greatest height of ${thing}, in ${unit}?`,
      second: `What is the height of ${thing}, in ${unit}, $1$ second after it is ${sent}?`,
    }[ask];
    return {
      question: paragraphs(
        introduction(path),
        inline(openRule(path)),
        `In the given function, $v$ and $c$ are constants. The height of ${thing} is greatest $${peak}$ seconds after it is ${sent}, and ${thing} reaches ${surface} $${landing}$ seconds after it is ${sent}. ${asked}`,
      ),
      options: rotatingOptions({
        faces: {
          speed: numeral(values.speed),
          start: numeral(values.start),
          top: numeral(values.top),
          second: numeral(values.second),
        },
        ask,
        why: `The function is ${inline(equation(call("h", "t"), ruleOf(path)))}.`,
        slip: (other) => CONSTANT_SLIPS[other],
      }),
      opening: "The time of the greatest height tells one constant, and the zero tells the other.",
      steps: [
        {
          text: `The vertex is at $t = -\\frac{b}{2a}$, so $${peak} = \\frac{v}{${2 * pull}}$ and $v = ${values.speed}$.`,
          claim: `${values.speed}/${2 * pull} = ${peak}`,
        },
        {
          text: `The height is zero at $t = ${landing}$, which gives $c = ${values.start}$.`,
          claim: `${-pull}*${landing}^2 + ${values.speed}*${landing} + ${values.start} = 0`,
        },
        ...(ask === "top"
          ? [
              {
                text: `At $t = ${peak}$ the height is $${values.top}$.`,
                claim: `${-pull}*${peak}^2 + ${values.speed}*${peak} + ${values.start} = ${values.top}`,
              },
            ]
          : []),
        ...(ask === "second"
          ? [
              {
                text: `At $t = 1$ the height is $${values.second}$.`,
                claim: `${-pull} + ${values.speed} + ${values.start} = ${values.second}`,
              },
            ]
          : []),
      ],
      hint: "Which constant decides at what time the vertex is?",
      tip: "Each condition gives one equation: as many conditions as constants settle them all.",
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
  version: 2,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC14"],
  optionDesign: "rotating-ask",
  closed: true,
  Hard: constants,
});
