import { defineLevels, level } from "../../craft/levels.ts";
import { standardForm } from "../../craft/lines.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { type TwoLegsScenario, twoLegs } from "../../craft/scenarios/two-legs.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { equation, product } from "../../math/expression.ts";
import { code, grouped, inline, tex } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";
import type { Draft, Step } from "../../model.ts";

const ASKS = ["x", "y", "ofX", "ofY"] as const;
type Ask = (typeof ASKS)[number];

interface Trip {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Speeds. */
  readonly a: number;
  readonly b: number;
  /** Times. */
  readonly x: number;
  readonly y: number;
  readonly ask: Ask;
}

function scenarioOf({ scenario }: Trip): TwoLegsScenario {
  return twoLegs[scenario] as TwoLegsScenario; // drawn from the length of the list
}

function values({ a, b, x, y }: Trip): Readonly<Record<Ask, number>> {
  return { x, y, ofX: a * x, ofY: b * y };
}

/** What each answer says. */
function names(trip: Trip): Readonly<Record<Ask, string>> {
  const { legs, timeOf, lengthOf } = scenarioOf(trip);
  const [first, second] = legs;
  return { x: timeOf(first), y: timeOf(second), ofX: lengthOf(first), ofY: lengthOf(second) };
}

function drawTrip(chance: Chance): Trip {
  const scenario = chance.int(0, twoLegs.length - 1);
  const { fast, slow, time } = twoLegs[scenario] as TwoLegsScenario; // in the list
  const many = time === "minutes" ? 10 : 1;
  const trip = {
    scenario,
    a: chance.int(...fast),
    b: chance.int(...slow),
    x: many * chance.int(2, 12),
    y: many * chance.int(2, 12),
    ask: chance.pick(ASKS),
  };
  const { a, b, x, y } = trip;
  chance.require(areDistinct([x, y, a, b, a * x, b * y, x + y]), "two numbers alike");
  return trip;
}

interface Telling {
  readonly told: string;
  readonly opening: string;
  readonly steps: readonly Step[];
  readonly hint: string;
}

function build(trip: Trip, { told, opening, steps, hint }: Telling): Draft {
  const { a, b, x, y, ask } = trip;
  const { told: speeds, legs } = scenarioOf(trip);
  const of = values(trip);
  const name = names(trip);
  const face = (each: Ask) => numeral(of[each]);
  const isTime = ask === "x" || ask === "y";
  const formulas = { x: "x", y: "y", ofX: `${a}*x`, ofY: `${b}*y` };
  return {
    question: `${speeds(`${a}`, `${b}`)} ${told} What is ${name[ask]}?`,
    options: rotatingOptions({
      faces: { x: face("x"), y: face("y"), ofX: face("ofX"), ofY: face("ofY") },
      ask,
      why: `With the times $${x}$ ${legs[0]} and $${y}$ ${legs[1]}, everything that is told comes out right.`,
      slip: (other) => ({
        code: !isTime && (other === "x" || other === "y") ? "M-STOP" : "M-OTHER",
        deed: `answering with ${name[other].replace(/, in [a-z]+,/, "")}`,
      }),
    }),
    opening,
    steps: [
      ...steps,
      { text: `So $x = ${x}$ and $y = ${y}$.`, claim: `x + 1000*y = ${x} + 1000*${y}` },
      ...(isTime
        ? []
        : [
            {
              text: `What is asked is $${ask === "ofX" ? `${a} \\cdot ${x}` : `${b} \\cdot ${y}`} = ${tex(of[ask])}$.`,
              claim: `${formulas[ask]} = ${of[ask]}`,
            },
          ]),
    ],
    hint,
    tip: "Speed times time is distance: write each part that way, and watch what is asked.",
  };
}

function distanceOf({ a, b, x, y }: Trip) {
  return standardForm(a, b, a * x + b * y);
}

/** How many times as long one part takes as the other: the total is a distance. */
interface WithRatio extends Trip {
  readonly ratio: number;
}

function timesText(ratio: number): string {
  return ratio === 2 ? "twice" : `${ratio} times`;
}

function tellRatio(trip: WithRatio): Telling {
  const { a, b, x, y, ratio } = trip;
  const { total, legs, time } = scenarioOf(trip);
  const only = equation(product(a * ratio + b, "y"), a * x + b * y);
  return {
    told: `${total(grouped(a * x + b * y))} The part ${legs[0]} took ${timesText(ratio)} as many ${time} as the part ${legs[1]}.`,
    opening:
      "Write the whole distance with the two times, and put in what one time is of the other.",
    steps: [
      {
        text: `With $x$ ${time} ${legs[0]} and $y$ ${time} ${legs[1]}, the distance gives ${inline(distanceOf(trip))}.`,
        claim: code(distanceOf(trip)),
      },
      {
        text: `With ${inline(equation("x", product(ratio, "y")))} this is ${inline(only)}.`,
        claim: code(only),
      },
    ],
    hint: "Call the shorter time by a letter. What is the other time, and how far does each part go?",
  };
}

function tellBoth(trip: Trip): Telling {
  const { a, b, x, y } = trip;
  const { both, legs, time } = scenarioOf(trip);
  const left = equation(product(a - b, "x"), (a - b) * x);
  return {
    told: both(grouped(a * x + b * y), grouped(x + y)),
    opening: "Write one equation for the time and one for the distance, then solve the system.",
    steps: [
      {
        text: `With $x$ ${time} ${legs[0]} and $y$ ${time} ${legs[1]}, the story gives ${inline(standardForm(1, 1, x + y))} and ${inline(distanceOf(trip))}.`,
        claim: code(distanceOf(trip)),
      },
      {
        text: `Subtracting $${b}$ times the first equation from the second leaves ${inline(left)}.`,
        claim: code(left),
      },
    ],
    hint: "There are two unknown times and two totals. What equation does each total give?",
  };
}

function facts(trip: Trip, second: string) {
  const { a, b, x, y, ask } = trip;
  const kind = "value" as const; // a literal, not any string
  const asks = { x: "x", y: "y", ofX: `${a}*x`, ofY: `${b}*y` };
  return { kind, given: [`x*${a} + y*${b} = ${a * x + b * y}`, second], ask: asks[ask] };
}

/** Times and distances of a trip in two parts. */
export const timeOrDistanceAtTwoSpeeds = defineLevels({
  id: "time-or-distance-at-two-speeds",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD14"],
  optionDesign: "rotating-ask",
  Medium: level<Trip>({
    space: 100_000,
    steps: 3,
    context: true,
    draw: drawTrip,
    build: (trip) => build(trip, tellBoth(trip)),
    facts: (trip) => facts(trip, `x + y = ${trip.x + trip.y}`),
  }),
  Hard: level<WithRatio>({
    space: 100_000,
    steps: 4,
    context: true,
    draw: (chance) => {
      const trip = drawTrip(chance);
      const ratio = chance.int(2, 5);
      const x = trip.y * ratio;
      const { a, b, y, scenario } = trip;
      const most = twoLegs[scenario]?.time === "minutes" ? 200 : 20;
      chance.require(x <= most, "too long");
      chance.require(areDistinct([x, y, a, b, a * x, b * y]), "two numbers alike");
      return { ...trip, x, ratio };
    },
    build: (trip) => build(trip, tellRatio(trip)),
    facts: (trip) => facts(trip, `x = ${trip.ratio}*y`),
  }),
});
