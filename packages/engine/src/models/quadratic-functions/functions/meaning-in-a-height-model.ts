import { introduction, introductionTold } from "../../../craft/algebra/flight.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { type Flight, flights } from "@sat/content/scenarios/projectiles";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  decimal,
  equation,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["start", "top", "peak", "landing"] as const;
type Ask = (typeof ASKS)[number];

interface Model {
  readonly flight: Flight;
  /** In tenths. */
  readonly speed: number;
  readonly start: number;
  readonly ask: Ask;
}

function tenth(tenths: number): Expression {
  return decimal(rational(tenths, 10));
}

/** Half the acceleration of gravity, as a coefficient. */
function pullOf({ unit }: Flight): Expression {
  return tenth(unit === "feet" ? -160 : -49);
}

function ruleOf({ flight, speed, start }: Model) {
  return sum(product(pullOf(flight), power("t", 2)), product(tenth(speed), "t"), tenth(start));
}

/** What each of the four numbers means. */
function meanings({ flight: { thing, sent, surface, unit } }: Model): Record<Ask, string> {
  return {
    start: `The height, in ${unit}, of ${thing} when it is ${sent}`,
    top: `The greatest height, in ${unit}, that ${thing} reaches`,
    peak: `The number of seconds until ${thing} is highest`,
    landing: `The number of seconds until ${thing} reaches ${surface}`,
  };
}

/** Where each number is found on the graph. */
const PLACES: Readonly<Record<Ask, string>> = {
  start: "the $y$-coordinate of the $y$-intercept",
  top: "the $y$-coordinate of the vertex",
  peak: "the $t$-coordinate of the vertex",
  landing: "the positive $t$-intercept",
};

/** The words by which the questions are told apart. */
const TOLD: Readonly<Record<Ask, string>> = {
  start: "$y$-coordinate $y$-intercept",
  top: "$y$-coordinate vertex",
  peak: "$t$-coordinate vertex",
  landing: "positive $t$-intercept",
};

/** How each number follows from the function, before the place at which it is found. */
const VALUES: Readonly<Record<Ask, string>> = {
  start: "The height at the start is $h(0)$, which is",
  top: "The greatest height is the greatest value of $h(t)$, which is",
  peak: "The time at which $h(t)$ is greatest is",
  landing: "The time after the start at which the height is $0$ is",
};

const REASONS: Readonly<Record<Ask, string>> = {
  start: "The $y$-coordinate is a height, and at the $y$-intercept no time has passed.",
  top: "The $y$-coordinate is a height, and no other point is higher than the vertex.",
  peak: "The $t$-coordinate is a time, and no other point is higher than the vertex.",
  landing: "The $t$-coordinate is a time, and at a $t$-intercept the height is $0$.",
};

const HINTS: Readonly<Record<Ask, string>> = {
  start: "What is the value of $t$ at the $y$-intercept, and what does it say about the moment?",
  top: "Is the vertex the highest or the lowest point, and is its $y$-coordinate a time or a height?",
  peak: "Is the vertex the highest or the lowest point, and is its $t$-coordinate a time or a height?",
  landing: "What is the value of $h(t)$ at a $t$-intercept, and what does it say about the height?",
};

function stepsOf(model: Model): Step[] {
  const { flight, start, ask } = model;
  const { thing, sent, surface, unit } = flight;
  const pull = inline(pullOf(flight));
  const height = inline(tenth(start));
  const highest = {
    text: `The coefficient of $t^2$, ${pull}, is negative, so the graph opens downward and the vertex is its highest point.`,
  };
  return {
    start: [
      {
        text: `The $y$-intercept is the point with $t = 0$. Substitute $0$ for $t$.\n\n${inline(equation(call("h", 0), tenth(start)))}`,
      },
      {
        text: `Since $t = 0$ when ${thing} is ${sent}, this is its height at that time, ${height} ${unit}.`,
      },
    ],
    top: [
      highest,
      {
        text: `The $y$-coordinate of this point is the greatest value of $h(t)$, so it is the greatest height, in ${unit}, that ${thing} reaches. The time at which it is reached is the $t$-coordinate.`,
      },
    ],
    peak: [
      highest,
      {
        text: `The $t$-coordinate of this point is the number of seconds until ${thing} is highest. The height itself is the $y$-coordinate.`,
      },
    ],
    landing: [
      {
        text: "A $t$-intercept is a point on the $t$-axis, so its $y$-coordinate, the height $h(t)$, is $0$.",
      },
      {
        text: `A height of $0$ means that ${thing} is at ${surface}. The positive $t$-intercept is the number of seconds after the start at which this happens.`,
      },
    ],
  }[ask];
}

/** A coordinate of the graph of a height is to be interpreted. */
const coordinate = level<Model>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const flight = chance.pick(flights);
    const [least, scale] = flight.unit === "feet" ? [200, 3] : [60, 1];
    return {
      flight,
      speed: scale * chance.int(80, 580),
      start: chance.int(least, 10 * flight.highest),
      ask: chance.pick(ASKS),
    };
  },
  build: (model) => {
    const { flight, ask } = model;
    const said = meanings(model);
    return {
      question: paragraphs(
        introduction(flight),
        inline(equation(call("h", "t"), ruleOf(model))),
        `Which statement is the best interpretation of ${PLACES[ask]} of the graph of $y = h(t)$ in the $ty$-plane?`,
      ),
      options: ASKS.map((other) =>
        other === ask
          ? right({ text: said[other] }, REASONS[ask])
          : wrong(
              { text: said[other] },
              "meaning-misread",
              `${VALUES[other]} ${PLACES[other]}, not ${PLACES[ask]}.`,
            ),
      ),
      opening:
        "On the graph of $y = h(t)$, a $t$-coordinate is a time and a $y$-coordinate is a height.",
      steps: stepsOf(model),
      hint: HINTS[ask],
      tip: "Name the unit of the coordinate first: a number of seconds is never a height.",
      archetype: "PC13",
    };
  },
  facts: (model) => {
    const { flight, ask } = model;
    const said = meanings(model);
    const rule = code(ruleOf(model));
    const at = (moment: string) => `(${rule.replaceAll("t", `(${moment})`)})`;
    return {
      kind: "statement",
      given: [
        `start = ${at("0")}`,
        `${at("peak + 1")} = ${at("peak - 1")}`,
        `top = ${at("peak")}`,
        `${at("landing")} = 0`,
        "landing > 0",
        `asked = ${ask}`,
      ],
      claims: {
        [said.start]: ["asked = start"],
        [said.top]: ["asked = top"],
        [said.peak]: ["asked = peak"],
        [said.landing]: ["asked = landing"],
      },
      told: [
        introductionTold(flight),
        inline(equation(call("h", "t"), ruleOf(model))),
        `${TOLD[ask]} of the graph of $y = h(t)$`,
      ],
    };
  },
});

/** What a coordinate of the graph of a height means. */
export const meaningInAHeightModel = defineLevels({
  id: "meaning-in-a-height-model",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC13"],
  optionDesign: "rotating-ask",
  Medium: coordinate,
});
