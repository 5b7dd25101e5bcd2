import { type LinearRelation, linearRelations } from "@sat/content/scenarios/linear-relations";
import type { Misstep } from "../options/slips.ts";
import type { Twists } from "../options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../wording/steps.ts";
import { type Operand, equation, product, sum, times } from "../../math/expression.ts";
import { gcd, rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

export interface Model {
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
export function modelAnswer({ rise, run, base, by }: Model, { first, second }: Twists): number {
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
export function drawModel(chance: Chance): Model {
  const { scenario, slopes } = chance.pick(SITUATIONS);
  const { x, y, base: bases } = scenario;
  const { rise, run } = chance.pick(slopes);
  const base = multiple(chance, rise, bases);
  const most = Math.min(x.most, ((y.most - base) * run) / rise);
  const told = multiple(chance, run, [1, most]);
  const by = multiple(chance, rise * run, [base + 1, Math.min(most, (x.most * rise) / run)]);
  return { scenario, rise, run, told, base, by, letter: chance.pick(["b", "c", "k"]) };
}

/** The calculation that answers a sibling. */
function modelWork({ rise, run, base, by }: Model, { first, second }: Twists): Operand {
  if (first) return sum(times(rational(rise, run), by), second ? 0 : base);
  return times(rational(run, rise), second ? by : sum(by, -base));
}

/** How a learner mistakes which quantity is given, and whether a change is asked, and both. */
export function modelSlips(model: Model, at: Twists): readonly [Misstep, Misstep, Misstep] {
  const { base, by, letter } = model;
  const [given, other] = at.first ? ["x", "y"] : ["y", "x"];
  const exchanged = `using $${by}$ as ${at.second ? "the increase in " : ""}$${other}$ instead of $${given}$`;
  const constant = `the constant, $${letter} = ${base}$,`;
  const counted = (first: boolean) =>
    at.second
      ? `${first ? "adding" : "subtracting"} ${constant} although it does not affect a change,`
      : `leaving out ${constant}`;
  const code = at.second ? "meaning-misread" : "term-left-out";
  return [
    {
      code: "input-for-output",
      deed: exchanged,
      work: modelWork(model, { first: !at.first, second: at.second }),
    },
    {
      code,
      deed: counted(at.first),
      work: modelWork(model, { first: at.first, second: !at.second }),
    },
    {
      code,
      deed: `${exchanged} and ${counted(!at.first)}`,
      work: modelWork(model, { first: !at.first, second: !at.second }),
    },
  ];
}

export function modelSteps(model: Model, at: Twists): Step[] {
  const { scenario, rise, run, by } = model;
  const key = modelAnswer(model, at);
  const [slope, turned] = [rational(rise, run), rational(run, rise)];
  const asked = at.first ? scenario.y : scenario.x;
  if (!at.second) return valueSteps(model, at);
  return [
    {
      text: "The constant is the same before and after an increase, so it cancels: the increase in $y$ is the slope times the increase in $x$.",
    },
    at.first
      ? stepThrough("Multiply the increase in $x$ by the slope.", times(slope, by), key)
      : stepThrough(
          "Divide the increase in $y$ by the slope, that is, multiply it by the reciprocal.",
          times(turned, by),
          key,
        ),
    { text: `So ${asked.name} increases by $${key}$ ${asked.unit}.` },
  ];
}

function valueSteps(model: Model, at: Twists): Step[] {
  const { scenario, rise, run, told, base, by, letter } = model;
  const key = modelAnswer(model, at);
  const slope = rational(rise, run);
  const term = (rise * told) / run;
  const asked = at.first ? scenario.y : scenario.x;
  return [
    stepShowing(
      "Substitute the known pair of values into the equation.",
      equation(base + term, sum(times(slope, told), letter)),
    ),
    stepTo("Multiply.", equation(base + term, sum(term, letter))),
    stepTo(`Subtract $${term}$ from both sides.`, equation(base, letter)),
    ...(at.first
      ? [
          stepThrough(
            `Substitute $${by}$ for $x$ in the equation with this constant.`,
            "y",
            sum(times(slope, by), base),
            key,
          ),
        ]
      : [
          stepTo(
            `Substitute $${by}$ for $y$ in the equation with this constant.`,
            equation(by, sum(product(slope, "x"), base)),
          ),
          stepTo(`Subtract $${base}$ from both sides.`, equation(by - base, product(slope, "x"))),
          stepTo("Divide both sides by the slope.", equation(key, "x")),
        ]),
    { text: `So ${asked.name} is $${key}$ ${asked.unit}.` },
  ];
}
