import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { valueWork } from "../../../craft/algebra/line-steps.ts";
import {
  type Model,
  drawModel,
  modelAnswer,
  modelSlips,
  modelSteps,
} from "../../../craft/algebra/model-with-constant.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Operand,
  call,
  equation,
  fraction,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Told {
  readonly name: "f" | "g" | "h";
  /** When x increases by `step`, the value changes by `change`; at 0 it is `start`. */
  readonly step: number;
  readonly change: number;
  readonly start: number;
  /** An input, or an output, that is given. */
  readonly given: number;
}

/** The twists are the direction of the change and whether an output is given. */
function toldAnswer({ step, change, start, given }: Told, { first, second }: Twists): number {
  const turned = first ? change : -change;
  return second ? ((given - start) * step) / turned : start + (turned * given) / step;
}

/** The calculation that answers a sibling: so many steps, each with its change. */
function toldWork({ step, change, start, given }: Told, { first, second }: Twists): Operand {
  if (!second) return sum(start, times(first ? change : -change, quotient(given, step)));
  const moved = first ? sum(given, -start) : sum(start, -given);
  return times(step, quotient(moved, change));
}

function toldSlips(told: Told, at: Twists): readonly [Misstep, Misstep, Misstep] {
  const { name, given } = told;
  const [taken, meant] = at.second ? ["x", `${name}(x)`] : [`${name}(x)`, "x"];
  const turned = `letting $${name}(x)$ ${at.first ? "decrease" : "increase"} as $x$ increases`;
  const exchanged = `using $${given}$ as the value of $${taken}$ instead of $${meant}$`;
  return [
    {
      code: "direction-turned-around",
      deed: turned,
      work: toldWork(told, { first: !at.first, second: at.second }),
    },
    {
      code: "input-for-output",
      deed: exchanged,
      work: toldWork(told, { first: at.first, second: !at.second }),
    },
    {
      code: "input-for-output",
      deed: `${turned} and ${exchanged}`,
      work: toldWork(told, { first: !at.first, second: !at.second }),
    },
  ];
}

function toldSteps(told: Told, at: Twists): Step[] {
  const { name, step, change, start, given } = told;
  const turned = at.first ? change : -change;
  const slope = rational(turned, step);
  const term = product(slope, "x");
  const key = toldAnswer(told, at);
  const subtracted = start > 0 ? `Subtract $${start}$ from` : `Add $${-start}$ to`;
  return [
    stepThrough(
      `Divide the change in $${name}(x)$ by the change in $x$ to find the slope.`,
      fraction(turned, step),
      slope,
    ),
    stepShowing(
      `The value at $0$, $${start}$, is the constant term.`,
      equation(call(name, "x"), sum(term, start)),
    ),
    ...(at.second
      ? [
          stepTo(`Set the function equal to $${given}$.`, equation(sum(term, start), given)),
          stepTo(`${subtracted} both sides.`, equation(term, given - start)),
          stepTo(`Divide both sides by the slope ${inline(slope)}.`, equation("x", key)),
        ]
      : [
          {
            text: `Substitute $${given}$ for $x$.\n\n$${valueWork(name, given, slope, start)}$`,
            claim: `y = ${key}`,
          },
        ]),
  ];
}

/** A change in the output for a change in the input, in words; a value or an input is asked. */
const fromChange = level<{ told: Told; at: Twists }>({
  space: 150_000,
  steps: 3,
  draw: (chance) => {
    const [step, change] = [chance.int(2, 9), chance.int(2, 12)];
    chance.require(step !== change, "the changes are alike");
    const given = step * chance.int(1, 18);
    const start = given - change * chance.nonzero(9);
    const told: Told = { name: chance.pick(FUNCTIONS), step, change, start, given };
    const answers = siblingAnswers((at) => toldAnswer(told, at));
    chance.require(
      start !== 0 && Math.abs(start) <= 120 && areDistinct([...answers, given, start]),
      "answers coincide",
    );
    chance.require(
      answers.every((answer) => Number.isInteger(answer) && answer !== 0),
      "an answer is not whole",
    );
    return { told, at: twists(chance) };
  },
  build: ({ told, at }) => {
    const { name, step, change, start, given } = told;
    const key = toldAnswer(told, at);
    const slope = rational(at.first ? change : -change, step);
    const defined = equation(call(name, "x"), polynomial([start, slope], "x"));
    const [turned, exchanged, both] = toldSlips(told, at);
    return {
      question: `For the linear function $${name}$, $${name}(0) = ${start}$, and for every increase of $${step}$ in the value of $x$, the value of $${name}(x)$ ${at.first ? "increases" : "decreases"} by $${change}$. ${
        at.second
          ? `For what value of $x$ is $${name}(x) = ${given}$?`
          : `What is the value of $${name}(${given})$?`
      }`,
      options: siblingOptions({
        at,
        answer: (each) => toldAnswer(told, each),
        show: numeral,
        why: `It agrees with ${inline(defined)}: $${at.second ? valueWork(name, key, slope, start) : valueWork(name, given, slope, start)}$.`,
        slips: [turned, exchanged],
        corner: both,
      }),
      opening: "The slope of the function is the change in its value divided by the change in $x$.",
      steps: toldSteps(told, at),
      hint: `If $x$ increases by $${step}$, $${name}(x)$ ${at.first ? "increases" : "decreases"} by $${change}$. What is the change for an increase of $1$?`,
      tip: "A change in the value is not yet the slope: divide it by the change in $x$.",
      archetype: "HB18",
    };
  },
  facts: ({ told, at }) => {
    const { name, step, change, start, given } = told;
    return {
      kind: "value",
      given: [
        `y = ${start} ${at.first ? "+" : "-"} ${change}*(x/${step})`,
        at.second ? `y = ${given}` : `x = ${given}`,
      ],
      ask: at.second ? "x" : "y",
      told: [
        `$${name}(0) = ${start}$ increase of ${step} $x$`,
        `$${name}(x)$ ${at.first ? "increases" : "decreases"} by ${change}`,
        at.second ? `value of $x$ $${name}(x) = ${given}$` : `value of $${name}(${given})$`,
      ],
    };
  },
});

/** A model's words in telegram style. */
function toldOfModel({ scenario, rise, run, told, base, by }: Model, { first, second }: Twists) {
  const { x, y } = scenario;
  const [given, asked] = first ? [x, y] : [y, x];
  return [
    `${x.name} $x$ ${x.unit} ${y.name} $y$ ${y.unit} ${scenario.of}`,
    `${x.name} ${told} ${x.unit} ${y.name} ${base + (rise * told) / run} ${y.unit}`,
    `${given.name} ${second ? "increases by" : "is"} ${by} ${given.unit}`,
    `${asked.name} ${second ? "increase" : ""} in ${asked.unit}`,
  ];
}

function modelQuestion({ scenario, by }: Model, { first, second }: Twists): string {
  const [given, asked] = first ? [scenario.x, scenario.y] : [scenario.y, scenario.x];
  if (second) {
    return `If ${given.name} increases by $${by}$ ${given.unit}, by how much does ${asked.name} increase, in ${asked.unit}?`;
  }
  return `If ${given.name} is $${by}$ ${given.unit}, what is ${asked.name}, in ${asked.unit}?`;
}

/** With it, the equation holds for the value, or for the change. */
function reasonOf(model: Model, at: Twists): string {
  const { rise, run, base, by } = model;
  const key = modelAnswer(model, at);
  const [x, y] = at.first ? [by, key] : [key, by];
  const right = sum(times(rational(rise, run), x), at.second ? 0 : base);
  const held = inline(equation(y, right));
  return at.second
    ? `The increase in $y$ is the slope times the increase in $x$: ${held}.`
    : `This pair of values makes the equation true: ${held}.`;
}

/** A model with an unknown constant; what a change in one quantity makes of the other is asked, or a value. */
const increaseInModel = level<{ model: Model; at: Twists }>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const model = drawModel(chance);
    const answers = siblingAnswers((at) => modelAnswer(model, at));
    chance.require(
      model.told !== model.by &&
        model.told !== modelAnswer(model, { first: false, second: false }) &&
        areDistinct([...answers, model.by, model.base]) &&
        Math.max(...answers) <= 16 * Math.min(...answers),
      "answers coincide",
    );
    return { model, at: twists(chance) };
  },
  build: ({ model, at }) => {
    const { scenario, rise, run, told, base, letter } = model;
    const { x, y } = scenario;
    const slope = rational(rise, run);
    const pair = base + (rise * told) / run;
    const given = equation("y", sum(product(slope, "x"), letter));
    const [exchanged, counted, both] = modelSlips(model, at);
    return {
      question: paragraphs(
        inline(given),
        `The given equation relates ${x.name}, $x$, in ${x.unit}, and ${y.name}, $y$, in ${y.unit}, ${scenario.of}, where $${letter}$ is a constant. When ${x.name} is $${told}$ ${x.unit}, ${y.name} is $${pair}$ ${y.unit}. ${modelQuestion(model, at)}`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => modelAnswer(model, each),
        show: numeral,
        why: reasonOf(model, at),
        slips: [exchanged, counted],
        corner: both,
      }),
      opening: at.second
        ? "A change is asked for, so use the slope alone: the constant does not affect a change."
        : "A value is asked for, so find the constant first, and then use the whole equation.",
      steps: modelSteps(model, at),
      hint: at.second
        ? `If $x$ increases by some amount, does the value of $${letter}$ affect the increase in $y$?`
        : `Which pair of values can be used to find $${letter}$?`,
      tip: at.second
        ? "For a change, multiply or divide by the slope; the constant plays no part."
        : "Find the constant from the known pair first, then substitute the new value.",
      archetype: "HB12",
    };
  },
  facts: ({ model, at }) => {
    const { rise, run, told: known, base, by, letter } = model;
    const pair = base + (rise * known) / run;
    const formulaAt = (x: string, y: string) => `${y} = (${rise})/(${run})*${x} + ${letter}`;
    const values = [formulaAt(`${known}`, `${pair}`), formulaAt("x", "y")];
    const [given, asked] = at.first ? ["x", "y"] : ["y", "x"];
    const change = [
      formulaAt("x2", "y2"),
      `${given}2 - ${given} = ${by}`,
      `${asked}2 - ${asked} = increase`,
    ];
    return {
      kind: "value",
      given: [...values, ...(at.second ? change : [`${given} = ${by}`])],
      ask: at.second ? "increase" : asked,
      told: toldOfModel(model, at),
    };
  },
});

/** What a change in the input makes of the output of a linear function. */
export const changeOfOutput = defineLevels({
  id: "change-of-output",
  version: 4,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB18", "HB12"],
  optionDesign: "orbit",
  Medium: fromChange,
  Hard: increaseInModel,
});
