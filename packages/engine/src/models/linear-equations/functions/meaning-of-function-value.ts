import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type SteadyChange,
  amountOf,
  steadyChanges,
} from "../../../craft/scenarios/steady-changes.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { modelTold } from "../../../craft/algebra/steady-change.ts";
import { sentences } from "../../../craft/wording/words.ts";
import type { Step } from "../../../model.ts";
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

function solution(valued: Valued, at: Twists): Step[] {
  const { scenario, rises } = valued;
  const { unit, thing } = scenario;
  const { time, amount } = numbers(valued, at);
  const change = rises ? "increase" : "decrease";
  const [later, earlier] = rises ? [time, 0] : [0, time];
  return at.second
    ? [
        {
          text: `The input $x$ is the time, so the output for $${time}$ is ${thing} after ${time} ${unit}s.`,
        },
        {
          text: `The equation states that this output is $${amount}$.\n\n$f(${time}) = ${amount}$`,
        },
        {
          text: `So after ${time} ${unit}s, ${thing} is ${amountOf(scenario, amount)}. A statement about a change does not follow, because the equation does not give $f(0)$, the amount at the start.`,
        },
      ]
    : [
        {
          text: `The input $x$ is the time, so $f(${time})$ is ${thing} after ${time} ${unit}s, and $f(0)$ is that at the start.`,
        },
        {
          text: `The difference of the two outputs is the ${change} in these ${time} ${unit}s.\n\n$f(${later}) - f(${earlier})$`,
        },
        {
          text: `It is equal to $${amount}$, so ${thing} ${change}s by ${amountOf(scenario, amount)} in ${time} ${unit}s. The equation does not give the amount itself at either time.`,
        },
      ];
}

/** One value of a function of time, or a difference of two; what it says is asked. */
const valueOrChange = level<{ valued: Valued; at: Twists }>({
  space: 150_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(steadyChanges);
    const { either } = scenario;
    if (either === undefined) return chance.reject("no number may be a time or an amount");
    const [one, other] = [chance.int(...either), chance.int(...either)];
    chance.require(one < other, "the numbers are not in order");
    const valued = { scenario, rises: chance.flip(), one, other };
    return { valued, at: twists(chance) };
  },
  build: ({ valued, at }) => {
    const { scenario, rises } = valued;
    const { unit } = scenario;
    const { time, amount } = numbers(valued, at);
    const change = rises ? "increase" : "decrease";
    const difference = rises ? `f(${time}) - f(0)` : `f(0) - f(${time})`;
    return {
      question: sentences(
        modelTold(valued, "the function $f$"),
        `Which statement is the best interpretation of $${said(valued, at)}$ in this context?`,
      ),
      options: statementOptions({
        at,
        text: (each) => reading(valued, each),
        why: at.second
          ? `The input $${time}$ is the time in ${unit}s, and the output $${amount}$ is the amount at that time.`
          : `The expression is a difference of two outputs, $${time}$ ${unit}s apart, so $${amount}$ is the ${change}.`,
        slips: [
          {
            code: "input-for-output",
            deed: `reading $${amount}$ as the time and $${time}$ as the ${at.second ? "amount" : change}, although the number in parentheses is the input,`,
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `reading the output $f(${time}) = ${amount}$ as a change from $f(0)$, which is not in the equation,`
              : `reading the difference $${difference}$ as the single output $f(${time})$`,
          },
          {
            code: "input-for-output",
            deed: `reading $${amount}$ as the time and the number in parentheses, $${time}$, as the ${at.second ? change : "amount"}`,
          },
        ],
      }),
      opening:
        "The number in parentheses is the input, and the value of the function is the output.",
      steps: solution(valued, at),
      hint: at.second
        ? `Which of the two numbers in $f(${time}) = ${amount}$ is a time?`
        : `What does $f(0)$ stand for, and what does a difference of two outputs tell?`,
      tip: at.second
        ? "Read $f(a) = b$ as a sentence: for the input $a$, the output is $b$."
        : "A difference of two outputs is a change in the output, not an output.",
    };
  },
  facts: ({ valued, at }) => {
    const claim = (each: Twists) => {
      const { time, amount } = numbers(valued, each);
      return [`time = ${time}`, `${each.second ? "amount" : "change"} = ${amount}`];
    };
    const { rises } = valued;
    const { time, amount } = numbers(valued, at);
    const [later, earlier] = rises ? [time, 0] : [0, time];
    return {
      kind: "statement",
      given: claim(at),
      claims: statementClaims((each) => reading(valued, each), claim),
      told: [
        modelTold(valued, "the function $f$"),
        at.second ? `$f(${time}) = ${amount}$` : `$f(${later}) - f(${earlier}) = ${amount}$`,
      ],
    };
  },
});

/** What a value of a function of time says in its story. */
export const meaningOfFunctionValue = defineLevels({
  id: "meaning-of-function-value",
  version: 5,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB11"],
  optionDesign: "orbit",
  Medium: valueOrChange,
});
