import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Face, numeral } from "../../craft/options/option.ts";
import { decimalFace } from "../../craft/wording/story.ts";
import { rational } from "../../math/rational.ts";
import { type Triple, triplesWithin } from "../../craft/geometry/pythagorean.ts";
import { type RouteScenario, routeScenarios } from "@sat/content/scenarios/right-angled-routes";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import {
  hypotenuseSteps,
  hypotenuseWork,
  inSteps,
  legSteps,
  legWork,
} from "../../craft/geometry/pythagorean-steps.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import { type Operand, equation, negative, sum, times } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import type { Draft, Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Route {
  readonly scenario: RouteScenario;
  /** Distances of the two straight parts, and from the start to the end. */
  readonly triple: Triple;
  readonly directions: readonly [string, string];
}

const DIRECTIONS = [
  ["north", "east"],
  ["north", "west"],
  ["south", "east"],
  ["south", "west"],
  ["east", "north"],
  ["east", "south"],
  ["west", "north"],
  ["west", "south"],
] as const;

function drawRoute(chance: Chance, asks: readonly Ask[]): Route {
  const scenario = chance.pick(routeScenarios);
  const triple = chance.pick(
    triplesWithin(scenario.to).filter(
      // "1 miles" would be wrong.
      ([a, b, c]) => Math.min(a, b) >= scenario.from && ![a, b, c].includes(scenario.steps),
    ),
  );
  const measures = asks.map((ask) => measure(triple, ask));
  chance.require(new Set(measures).size === asks.length, "two options alike");
  chance.require(Math.max(...measures) < 10 * Math.min(...measures), "an option far from the rest");
  const whole = measures.filter((count) => count % scenario.steps === 0).length;
  chance.require(whole !== 1 && whole !== 3, "an option with a form of its own");
  return { scenario, triple, directions: chance.pick(DIRECTIONS) };
}

const ASKS = ["straight", "saving", "loop", "return"] as const;
const LATER_ASKS = ["second", "route", "saving", "loop"] as const;
type Ask = (typeof ASKS)[number] | (typeof LATER_ASKS)[number];

function measure([a, b, c]: Triple, ask: Ask): number {
  return {
    straight: c,
    saving: a + b - c,
    loop: a + b + c,
    return: 2 * c,
    second: b,
    route: a + b,
  }[ask];
}

/** A length as an option, in the unit of the scenario. */
function lengthFace({ triple, scenario: { steps } }: Route, ask: Ask): Face {
  const count = measure(triple, ask);
  return steps === 1 ? numeral(count) : decimalFace(rational(count, steps));
}

/** The two parts and the straight line as the question prints them. */
function lengthsOf({ triple, scenario: { steps } }: Route): readonly string[] {
  return triple.map((side) => tex(inSteps(side, steps)));
}

function words({
  scenario: { mover, returns, unit },
  directions,
}: Route): Readonly<Record<Ask, string>> {
  return {
    straight: `What is the straight-line distance, in ${unit}, from the starting point to the end point?`,
    saving: `How many ${unit} longer is this route than the straight line from the starting point to the end point?`,
    loop: `If ${mover} then ${returns} to the starting point, what is the total distance of the trip, in ${unit}?`,
    return: `What is the total distance, in ${unit}, from the starting point straight to the end point and straight back again?`,
    second: `How many ${unit} does ${mover} go due ${directions[1]}?`,
    route: `What is the total length, in ${unit}, of the two parts of this route?`,
  };
}

const MEANING: Readonly<Record<Ask, string>> = {
  straight: "the straight-line distance",
  saving: "the difference between the route and the straight line",
  loop: "the distance along both parts and straight back",
  return: "twice the straight-line distance",
  second: "the second part of the route",
  route: "the two parts of the route together",
};

const WHY: Readonly<Record<Ask, string>> = {
  straight: "It is the hypotenuse of the triangle whose legs are the two parts.",
  saving: "The two parts together are longer than the straight line by this distance.",
  loop: "The trip follows all three sides of the right triangle.",
  return: "The hypotenuse is traveled twice.",
  second: "It is the second leg of the right triangle.",
  route: "It is the sum of the two legs of the right triangle.",
};

type Known = "parts" | "first and line";

/** The calculation of each length, from what is given or from what has been found. */
function workOfRoute({ triple, scenario: { steps } }: Route, known: Known, ask: Ask): Operand {
  const [a = 0, b = 0, c = 0] = triple.map((side) => inSteps(side, steps));
  return {
    straight: known === "parts" ? hypotenuseWork(triple[0], triple[1], steps) : c,
    saving: sum(a, b, negative(c)),
    loop: sum(a, b, c),
    return: times(2, c),
    second: known === "parts" ? b : legWork(triple[2], triple[0], steps),
    route: sum(a, b),
  }[ask];
}

const TIPS: Readonly<Record<Ask, string>> = {
  straight: "The straight line is longer than either part and shorter than both together.",
  saving: "The straight line is the shortest way: subtract it from the length of the route.",
  loop: "Sketch the trip: on the way back it follows the hypotenuse.",
  return: "A way there and back is traveled twice: double the distance.",
  second: "A leg is shorter than the hypotenuse: check your answer against the straight line.",
  route: "The route is longer than the straight line: check your answer against it.",
};

interface Asked extends Route {
  readonly ask: Ask;
}

function wording(item: Asked, asks: readonly Ask[], known: Known): Pick<Draft, "options" | "tip"> {
  const { ask } = item;
  const entries = asks.map((each) => [each, lengthFace(item, each)]);
  return {
    options: rotatingOptions<Ask>({
      faces: Object.fromEntries(entries) as Record<Ask, Face>, // only the asks are read
      ask,
      why: WHY[ask],
      slip: (other) => ({
        code: other === "straight" || other === "second" ? "stopped-early" : "another-quantity",
        deed: `finding ${MEANING[other]}`,
        work: workOfRoute(item, known, other),
      }),
    }),
    tip: TIPS[ask],
  };
}

/** Nothing, where the length that has been found is the one that is asked. */
function lastSteps(item: Asked, found: Ask): Step[] {
  const { triple, ask, scenario } = item;
  if (ask === found) return [];
  const deed = {
    saving: "Subtract the straight line from the two parts together",
    loop: "Add the two parts and the straight line",
    return: "Double the straight-line distance",
    route: "Add the two parts",
    straight: "",
    second: "",
  }[ask];
  return [
    stepTo(
      `${deed} to find what is asked, in ${scenario.unit}.`,
      equation(workOfRoute(item, "parts", ask), inSteps(measure(triple, ask), scenario.steps)),
    ),
  ];
}

/** The words by which a length is asked for, before its unit and after it. */
const ASKED: Readonly<Record<Ask, readonly [before: string, after: string]>> = {
  straight: ["straight-line distance", ""],
  saving: ["many", "longer than"],
  loop: ["total distance", ""],
  return: ["total distance", "back again"],
  second: ["many", ""],
  route: ["total length", "two parts"],
};

function factsOf(item: Asked, known: Known) {
  const {
    directions: [one, other],
    scenario: { unit },
    ask,
  } = item;
  const [a, b, c] = lengthsOf(item);
  const parts = `then ${b} ${unit} due ${other}`;
  const line = `due ${other} straight line starting end point ${c} ${unit}`;
  const [before, after] = ASKED[ask];
  return {
    kind: "value",
    given: [
      `first = ${a}`,
      known === "parts" ? `second = ${b}` : `straight = ${c}`,
      "first^2 + second^2 = straight^2",
      "saving = first + second - straight",
      "loop = first + second + straight",
      "back = 2*straight",
      "route = first + second",
    ],
    where: ["straight > 0", "second > 0"],
    ask: ask === "return" ? "back" : ask,
    told: [
      `${a} ${unit} due ${one}`,
      known === "parts" ? parts : line,
      `${before} ${unit} ${after}`,
    ],
  } as const;
}

/** Both parts of the route are given. */
const bothParts = level<Asked>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => ({ ...drawRoute(chance, ASKS), ask: chance.pick(ASKS) }),
  build: (item) => {
    const { scenario, triple, directions, ask } = item;
    const [first, second] = lengthsOf(item);
    return {
      question: `${scenario.goes} $${first}$ ${scenario.unit} due ${directions[0]} and then $${second}$ ${scenario.unit} due ${directions[1]}. ${words(item)[ask]}`,
      ...wording(item, ASKS, "parts"),
      opening: "The two parts of the route are the legs of a right triangle.",
      steps: [
        ...hypotenuseSteps(triple[0], triple[1], "the straight-line distance", scenario.steps),
        ...lastSteps(item, "straight"),
      ],
      hint: `At what angle do the directions ${directions.join(" and ")} meet? Which side of the triangle is the straight line?`,
    };
  },
  facts: (item) => factsOf(item, "parts"),
});

/** One part of the route and the straight line are given. */
const partAndLine = level<Asked>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => ({ ...drawRoute(chance, LATER_ASKS), ask: chance.pick(LATER_ASKS) }),
  build: (item) => {
    const { scenario, triple, directions, ask } = item;
    const [first, , line] = lengthsOf(item);
    const { goes, unit } = scenario;
    return {
      question: `${goes} $${first}$ ${unit} due ${directions[0]} and then some distance due ${directions[1]}. The straight line from the starting point to the end point is $${line}$ ${unit} long. ${words(item)[ask]}`,
      ...wording(item, LATER_ASKS, "first and line"),
      opening:
        "The straight line is the hypotenuse of a right triangle whose legs are the two parts.",
      steps: [
        ...legSteps(triple[2], triple[0], "the second part", scenario.steps),
        ...lastSteps(item, "second"),
      ],
      hint: `Which side of the right triangle is the straight line of $${line}$ ${unit}: a leg or the hypotenuse?`,
      archetype: "SC02",
    };
  },
  facts: (item) => factsOf(item, "first and line"),
});

/** Distances on a route with a right angle, and along the straight line between its ends. */
export const lengthOfRightAngledRoute = defineLevels({
  id: "length-of-right-angled-route",
  version: 4,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC01", "SC02"],
  optionDesign: "rotating-ask",
  Easy: bothParts,
  Medium: partAndLine,
});
