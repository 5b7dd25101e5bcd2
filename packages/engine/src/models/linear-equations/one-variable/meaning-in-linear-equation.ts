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
import { equation, product, sum } from "../../../math/expression.ts";
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
    const reasons: Readonly<Record<Part, string>> = {
      start: `This is what is left when $t = 0$, which is the number ${inline(start)}.`,
      rate: `This is what is ${rises ? "added" : "taken away"} when $t$ increases by $1$, which is $${rate}$.`,
      change: `This is what is ${rises ? "added" : "taken away"} in all, which is ${asked.change}.`,
      end: `This is what the whole left side stands for, which is the number ${inline(end)}.`,
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
      opening: "Ask what each part of the equation stands for when time passes.",
      steps: [
        { text: `At the start $t = 0$, so the amount is ${inline(start)}.` },
        {
          text: `Each ${unit}, $${rate}$ is ${rises ? "added" : "taken away"}; in $t$ ${unit}s this makes ${asked.change}.`,
        },
        { text: `Together the left side is the amount after $t$ ${unit}s, ${inline(end)}.` },
      ],
      hint: `What does the left side become when $t = 0$? What changes when $t$ increases by $1$?`,
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
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA16"],
  optionDesign: "rotating-ask",
  Easy: partOfEquation,
});
