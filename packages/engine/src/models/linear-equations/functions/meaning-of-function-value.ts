import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type SteadyChange,
  amountOf,
  measured,
  steadyChanges,
} from "../../../craft/scenarios/steady-changes.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { happens } from "../../../craft/algebra/steady-change.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";

interface Valued {
  readonly scenario: SteadyChange;
  readonly rises: boolean;
  /** One of them is the input, the other the output. */
  readonly one: number;
  readonly other: number;
}

/** The twists are which number is the input, and whether the output is an amount or a change. */
function numbers({ one, other }: Valued, { first }: Twists) {
  return first ? { time: one, amount: other } : { time: other, amount: one };
}

function reading(valued: Valued, at: Twists): string {
  const { scenario, rises } = valued;
  const { unit, thing } = scenario;
  const { time, amount } = numbers(valued, at);
  const told = amountOf(scenario, amount);
  if (at.second) return `${capitalized(thing)} is ${told} after ${time} ${unit}s.`;
  return `${capitalized(thing)} ${rises ? "increases" : "decreases"} by ${told} in ${time} ${unit}s.`;
}

/** What is said with the function: f(a) = b, or that f changes by b from 0 to a. */
function said(valued: Valued, at: Twists): string {
  const { time, amount } = numbers(valued, at);
  if (at.second) return `f(${time}) = ${amount}`;
  return valued.rises ? `f(${time}) - f(0) = ${amount}` : `f(0) - f(${time}) = ${amount}`;
}

/** One value of a function of time, or a difference of two; what it says is asked. */
const valueOrChange = level<{ valued: Valued; at: Twists }>({
  space: 150_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const [one, other] = [chance.int(10, 98), chance.int(11, 99)];
    chance.require(one < other, "the numbers are not in order");
    const valued = { scenario: chance.pick(steadyChanges), rises: chance.flip(), one, other };
    return { valued, at: twists(chance) };
  },
  build: ({ valued, at }) => {
    const { scenario, rises } = valued;
    const { unit } = scenario;
    const { time, amount } = numbers(valued, at);
    const change = rises ? "increase" : "decrease";
    return {
      question: sentences(
        `${happens(valued)}. The function $f$ gives ${measured(scenario)} $x$ ${unit}s after the start.`,
        `Which statement is the best interpretation of $${said(valued, at)}$ in this context?`,
      ),
      options: statementOptions({
        at,
        text: (each) => reading(valued, each),
        why: `The time is $${time}$, and $${amount}$ is ${at.second ? "the amount at that time" : `the ${change} since the start`}.`,
        slips: [
          {
            code: "input-for-output",
            deed: `taking $${amount}$ for the time and $${time}$ for the amount`,
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? "taking the amount itself for a change in it"
              : "taking a change in the amount for the amount itself",
          },
        ],
      }),
      opening: "The number in the parentheses is the input, and the function gives the output.",
      steps: [
        { text: `The input is a time, so $f(${time})$ is the amount after ${time} ${unit}s.` },
        {
          text: at.second
            ? `It equals $${amount}$, so the amount at that time is ${amountOf(scenario, amount)}.`
            : `Compared with $f(0)$, the amount at the start, it shows ${rises ? "an increase" : "a decrease"} of ${amountOf(scenario, amount)}.`,
        },
      ],
      hint: "Which letter stands for the time? What does one value of the function tell, and what the difference of two?",
      tip: "Read $f(a) = b$ as a sentence: for the input $a$, the output is $b$.",
    };
  },
  facts: ({ valued, at }) => {
    const claim = (each: Twists) => {
      const { time, amount } = numbers(valued, each);
      return [`time = ${time}`, `${each.second ? "amount" : "change"} = ${amount}`];
    };
    const { scenario, rises } = valued;
    const { time, amount } = numbers(valued, at);
    const [later, earlier] = rises ? [time, 0] : [0, time];
    return {
      kind: "statement",
      given: claim(at),
      claims: statementClaims((each) => reading(valued, each), claim),
      told: [
        `${happens(valued)} $f$ ${measured(scenario)} $x$ ${scenario.unit}s after`,
        at.second ? `$f(${time}) = ${amount}$` : `$f(${later}) - f(${earlier}) = ${amount}$`,
      ],
    };
  },
});

/** What a value of a function of time says in its story. */
export const meaningOfFunctionValue = defineLevels({
  id: "meaning-of-function-value",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB11"],
  optionDesign: "orbit",
  Medium: valueOrChange,
});
