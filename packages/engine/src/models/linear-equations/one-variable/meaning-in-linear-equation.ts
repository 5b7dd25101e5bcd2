import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { rotatingMeanings } from "../../../craft/options/meanings.ts";
import { measured } from "../../../craft/scenarios/steady-changes.ts";
import {
  type Change,
  drawChange,
  happens,
  signedRate,
} from "../../../craft/algebra/steady-change.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { equation, product, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

const PARTS = ["start", "rate", "change", "end"] as const;
type Part = (typeof PARTS)[number];

function meanings({ scenario, rises }: Change): Readonly<Record<Part, string>> {
  const { unit } = scenario;
  const change = rises ? "increase" : "decrease";
  const thing = measured(scenario);
  return {
    start: `${capitalized(thing)} at the start`,
    rate: `The ${change} in ${thing} each ${unit}`,
    change: `The ${change} in ${thing} over $t$ ${unit}s`,
    end: `${capitalized(thing)} after $t$ ${unit}s`,
  };
}

interface Timed extends Change {
  readonly time: number;
  readonly ask: Part;
}

/** An equation start ± rate·t = end; the meaning of one of its parts is asked. */
const partOfEquation = level<Timed>({
  space: 150_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const drawn = { ...drawChange(chance), time: chance.int(3, 9), ask: chance.pick(PARTS) };
    const change = drawn.rate * drawn.time;
    const end = drawn.start + signedRate(drawn) * drawn.time;
    chance.require(![drawn.start, drawn.rate, change].includes(end), "two parts are alike");
    chance.require(![drawn.rate, change].includes(drawn.start), "two parts are alike");
    return drawn;
  },
  build: (drawn) => {
    const { scenario, start, rate, time, ask, rises } = drawn;
    const { unit } = scenario;
    const end = start + signedRate(drawn) * time;
    const given = equation(sum(start, product(signedRate(drawn), "t")), end);
    const asked: Readonly<Record<Part, string>> = {
      start: `the number ${inline(start)}`,
      rate: `the number $${rate}$`,
      change: inline(product(rate, "t")),
      end: `the number ${inline(end)}`,
    };
    const [verb, end0] = rises
      ? (["adds", "added"] as const)
      : (["subtracts", "subtracted"] as const);
    const reasons: Readonly<Record<Part, string>> = {
      start: `With $t = 0$, the left side is equal to ${inline(start)}, so this is ${inline(start)}.`,
      rate: `When $t$ increases by $1$, the left side ${verb} $${rate}$ once more, so this is $${rate}$.`,
      change: `In $t$ ${unit}s, $${rate}$ is ${end0} $t$ times, so this is ${asked.change}.`,
      end: `The whole left side is this amount, and it is equal to ${inline(end)}.`,
    };
    const atStart = {
      text: `At the start, $t = 0$, so the left side is ${scenario.thing} at the start.\n\n${inline(equation(sum(start, times(signedRate(drawn), 0)), start))}`,
    };
    const perUnit = {
      text: `Each ${unit}, $${rate}$ is ${end0}. In $t$ ${unit}s, this is ${asked.change} in all; in $2$ ${unit}s, for example:\n\n${inline(equation(times(rate, 2), 2 * rate))}`,
    };
    return {
      question: paragraphs(
        inline(given),
        `${happens(drawn)}. In the given equation, $t$ is the time, in ${unit}s, since the start, and ${scenario.thing} is in ${scenario.measure ?? "dollars"}. What is the best interpretation of ${asked[ask]} in this context?`,
      ),
      options: rotatingMeanings<Part>({
        meanings: meanings(drawn),
        ask,
        why: reasons[ask],
        slip: (other) => ({ code: "meaning-misread", why: reasons[other] }),
      }),
      opening: `The left side starts with ${inline(start)} and ${verb} $${rate}$ for each ${unit}.`,
      steps: [
        ...(ask === "start" ? [perUnit, atStart] : [atStart, perUnit]),
        {
          text: `The whole left side is ${scenario.thing} after $t$ ${unit}s, which is ${inline(end)}.\n\n${inline(given)}`,
        },
      ],
      hint: {
        start: "What is the value of the left side when $t = 0$?",
        rate: "How much does the left side change when $t$ increases by $1$?",
        change: `What does the product of $${rate}$ and the number of ${unit}s represent?`,
        end: `What does the whole left side of the equation represent?`,
      }[ask],
      tip: "The number that multiplies the time is a rate; the number on its own is a starting value.",
    };
  },
  facts: (drawn) => {
    const { scenario, start, rate, ask, time } = drawn;
    const change = signedRate(drawn);
    const end = start + change * time;
    const at = (t: string) => `(${start} + (${change})*(${t}))`;
    const named: Readonly<Record<Part, string>> = {
      start: at("0"),
      rate: `abs(${at("1")} - ${at("0")})`,
      change: `abs(${at("t")} - ${at("0")})`,
      end: at("t"),
    };
    const printed: Readonly<Record<Part, string>> = {
      start: `${start}`,
      rate: `${Math.abs(change)}`,
      change: `${Math.abs(change)}*t`,
      end: `${end}`,
    };
    const texts = meanings(drawn);
    return {
      kind: "statement",
      given: [`${start} + (${change})*t = ${end}`],
      claims: Object.fromEntries(
        PARTS.map((part) => [texts[part], [`${named[part]} = ${printed[ask]}`]]),
      ),
      told: [
        `${happens(drawn)} $t$ time ${scenario.unit}s ${scenario.thing}`,
        scenario.measure ?? "dollars",
        {
          start: `number ${start}`,
          rate: `number ${rate}`,
          change: `$${rate}t$`,
          end: `number ${end}`,
        }[ask],
      ],
    };
  },
});

/** What a part of an equation means in a story of steady change. */
export const meaningInLinearEquation = defineLevels({
  id: "meaning-in-linear-equation",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA16"],
  optionDesign: "rotating-ask",
  Easy: partOfEquation,
});
