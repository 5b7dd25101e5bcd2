import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type LinearRelation, linearRelations } from "@sat/content/scenarios/linear-relations";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, polynomial, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

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

/** A change in the output for a change in the input, in words; a value or an input is asked. */
const fromChange = level<{ told: Told; at: Twists }>({
  space: 150_000,
  steps: 3,
  draw: (chance) => {
    const [step, change] = [chance.int(2, 9), chance.int(2, 12)];
    chance.require(step !== change, "the changes are alike");
    const given = step * chance.int(1, 18);
    const start = given - change * chance.nonzero(9);
    const told: Told = { name: chance.pick(["f", "g", "h"]), step, change, start, given };
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
    const [taken, meant] = at.second ? ["x", `${name}(x)`] : [`${name}(x)`, "x"];
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
        why: `It follows from ${inline(defined)}.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `letting the value ${at.first ? "decrease" : "increase"} when $x$ increases`,
          },
          {
            code: "input-for-output",
            deed: `putting $${given}$ in for $${taken}$ instead of for $${meant}$`,
          },
        ],
      }),
      opening: "The change in the value over the change in $x$ is the slope of the function.",
      steps: [
        { text: `The slope is ${inline(slope)}, and the value at $0$ is $${start}$.` },
        { text: `So ${inline(defined)}.` },
        {
          text: at.second
            ? `Setting this equal to $${given}$ gives $x = ${key}$.`
            : `Putting in $${given}$ gives $${name}(${given}) = ${key}$.`,
          claim: at.second ? `x = ${key}` : `y = ${key}`,
        },
      ],
      hint: "How does the change in the value compare with the change in $x$?",
      tip: "Say it as a rate: so much in the output for so much in the input.",
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

interface Model {
  readonly scenario: LinearRelation;
  /** y = (rise/run)x + base. */
  readonly rise: number;
  readonly run: number;
  /** The x of a pair of values that is given. */
  readonly told: number;
  readonly base: number;
  readonly by: number;
  /** Names the constant. */
  readonly letter: string;
}

/** The twists are whether x is given and y asked, and whether it is a change, not a value. */
function modelAnswer({ rise, run, base, by }: Model, { first, second }: Twists): number {
  const shift = second ? 0 : base;
  return first ? (rise * by) / run + shift : ((by - shift) * run) / rise;
}

const PARTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The situations, each with the slopes that it may have. */
const SITUATIONS = linearRelations.map((scenario) => ({
  scenario,
  slopes: PARTS.flatMap((rise) => PARTS.map((run) => ({ rise, run }))).filter(
    ({ rise, run }) =>
      gcd(rise, run) === 1 && rise / run >= scenario.slope[0] && rise / run <= scenario.slope[1],
  ),
}));

/** A multiple of a number within bounds; gives up the draw when there is none. */
function multiple(chance: Chance, of: number, [from, to]: readonly [number, number]): number {
  const [least, most] = [Math.max(1, Math.ceil(from / of)), Math.floor(to / of)];
  chance.require(least <= most, "the numbers do not suit");
  return of * chance.int(least, most);
}

/** A situation with numbers as they are in life, whatever is asked. */
function drawModel(chance: Chance): Model {
  const { scenario, slopes } = chance.pick(SITUATIONS);
  const { x, y, base: bases } = scenario;
  const { rise, run } = chance.pick(slopes);
  const base = multiple(chance, rise, bases);
  const most = Math.min(x.most, ((y.most - base) * run) / rise);
  const told = multiple(chance, run, [1, most]);
  const by = multiple(chance, rise * run, [base + 1, Math.min(most, (x.most * rise) / run)]);
  return { scenario, rise, run, told, base, by, letter: chance.pick(["b", "c", "k"]) };
}

/** A model's words in telegram style. */
function toldOfModel({ scenario, rise, run, told, base, by }: Model, { first, second }: Twists) {
  const { x, y } = scenario;
  const [given, asked] = first ? [x, y] : [y, x];
  return [
    `$x$ ${x.name} ${x.unit} $y$ ${y.name} ${y.unit} ${scenario.of}`,
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

function modelSteps(model: Model, at: Twists): Step[] {
  const { rise, run, told, base, by, letter } = model;
  const key = modelAnswer(model, at);
  const [slope, turned] = [rational(rise, run), rational(run, rise)];
  const pair = base + (rise * told) / run;
  const factor = at.first ? slope : turned;
  return [
    {
      text: `When $x$ increases by $1$, $y$ increases by ${inline(slope)}${at.first ? "" : `; when $y$ increases by $1$, $x$ increases by ${inline(turned)}`}.`,
    },
    at.second
      ? {
          text: `So an increase of $${by}$ becomes ${inline(factor)} times $${by}$, which is $${key}$.`,
          claim: `${code(factor)}*${by} = ${key}`,
        }
      : {
          text: `The given pair of values, $x = ${told}$ and $y = ${pair}$, gives $${letter} = ${base}$. ${
            at.first
              ? `At $x = ${by}$, the equation then gives $y = ${key}$.`
              : `Setting $y = ${by}$ then gives $x = ${key}$.`
          }`,
          claim: at.first
            ? `${code(slope)}*${by} + ${base} = ${key}`
            : `${code(slope)}*${key} + ${base} = ${by}`,
        },
    { text: "To check, compare two values of $x$ in the equation and see how $y$ changes." },
  ];
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
        areDistinct([...answers, model.by, model.base]) &&
        Math.max(...answers) <= 16 * Math.min(...answers),
      "answers coincide",
    );
    return { model, at: twists(chance) };
  },
  build: ({ model, at }) => {
    const { scenario, rise, run, told, base, by, letter } = model;
    const { x, y } = scenario;
    const slope = rational(rise, run);
    const pair = base + (rise * told) / run;
    const given = equation("y", sum(product(slope, "x"), letter));
    return {
      question: paragraphs(
        inline(given),
        `In the given equation, $${letter}$ is a constant, $x$ is ${x.name}, in ${x.unit}, and $y$ is ${y.name}, in ${y.unit}, ${scenario.of}. When ${x.name} is $${told}$ ${x.unit}, ${y.name} is $${pair}$ ${y.unit}. ${modelQuestion(model, at)}`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => modelAnswer(model, each),
        show: numeral,
        why: at.second
          ? "A change is not affected by the constant, so only the slope counts."
          : "With the constant from the given pair, it makes the two sides of the equation equal.",
        slips: [
          {
            code: "input-for-output",
            deed: `taking $${by}$ for $${at.first ? "y" : "x"}$ instead of $${at.first ? "x" : "y"}$`,
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `using the whole equation, with its constant, although only a change is asked for,`
              : `leaving out the constant, as if only a change were asked for,`,
          },
        ],
      }),
      opening: at.second
        ? "For a change, only the slope counts: the constant plays no part."
        : "A value is asked for, so find the constant first, and then use the whole equation.",
      steps: modelSteps(model, at),
      hint: "Is a value asked for, or a change? For which of the two does the constant matter?",
      tip: "An increase of so much in one quantity is multiplied by the slope; nothing is added.",
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
  version: 2,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB18", "HB12"],
  optionDesign: "orbit",
  Medium: fromChange,
  Hard: increaseInModel,
});
