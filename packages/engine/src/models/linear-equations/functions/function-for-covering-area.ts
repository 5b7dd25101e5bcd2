import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Covering, coverings } from "@sat/content/scenarios/coverings";
import type { Misstep } from "../../../craft/options/slips.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Relation,
  call,
  equation,
  fraction,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const COUNTS = ["", "one", "two", "three", "four"];

interface Job {
  readonly scenario: Covering;
  /** So many layers. */
  readonly count: number;
  /** What one unit covers, divided by the number of layers. */
  readonly share: number;
  readonly known: number;
  /** The twists are whether the coverage is told for one layer, not for all, and whether the units are asked. */
  readonly at: Twists;
}

/** The area that one unit is enough for. */
function areaOfOne({ count, share }: Job, { first }: Twists): number {
  return first ? share : share * count;
}

function functionAt(job: Job, at: Twists): Relation {
  const area = areaOfOne(job, at);
  return equation(
    call("f", "x"),
    at.second ? quotient(sum("x", job.known), area) : sum(product(area, "x"), -job.known),
  );
}

/** "the floor of the gymnasium", at second mention. */
function again(thing: string): string {
  return thing.replace(/\ban?\b/, "the");
}

/** How a learner mistakes the layers, what x stands for, and both. */
function slipsOf(job: Job): readonly [Misstep, Misstep, Misstep] {
  const { scenario, count, share, at } = job;
  const { units, layers, layer } = scenario;
  const covered = share * count;
  const divided = inline(equation(fraction(covered, count), share));
  const wrong = at.first
    ? `in one ${layer}`
    : `if the ${covered} square feet were those of a single ${layer}`;
  return [
    {
      code: at.first ? "condition-unchecked" : "rate-misapplied",
      deed: at.first
        ? `using the ${covered} square feet of one ${layer} without regard to the ${COUNTS[count]} ${layers}`
        : `dividing by the ${COUNTS[count]} ${layers}, ${divided}, although the ${covered} square feet are already told for all of them,`,
    },
    {
      code: "input-for-output",
      deed: at.second
        ? `using $x$ as the number of ${units} and finding the area`
        : `using $x$ as the area and finding the number of ${units}`,
    },
    {
      code: "another-quantity",
      deed: at.second
        ? `finding the area of ${again(scenario.other)} that $x$ ${units} would cover ${wrong}`
        : `finding the number of ${units} for an area of $x$ square feet ${wrong}`,
    },
  ];
}

function stepsOf(job: Job): Step[] {
  const { scenario, count, share, known, at } = job;
  const { unit, units, layers } = scenario;
  const covered = share * count;
  const area = areaOfOne(job, at);
  return [
    at.first
      ? stepThrough(
          `Each square foot gets ${COUNTS[count]} ${layers}, so divide what one ${unit} covers by ${count}.`,
          quotient(covered, count),
          area,
        )
      : {
          text: `The ${covered} square feet are told for ${COUNTS[count]} ${layers} together, so one ${unit} is enough for ${area} square feet.`,
        },
    ...(at.second
      ? [
          {
            text: `Add the two areas to find the whole area, in square feet.\n\n${inline(sum("x", known))}`,
          },
          stepShowing(
            `Divide it by the ${area} square feet for each ${unit}.`,
            functionAt(job, at),
          ),
        ]
      : [
          {
            text: `Multiply by the number of ${units} to find the whole area, in square feet.\n\n${inline(product(area, "x"))}`,
          },
          stepShowing(
            `Subtract the ${grouped(known)} square feet of ${again(scenario.known)}.`,
            functionAt(job, at),
          ),
        ]),
  ];
}

/** What the question says and asks. */
function tellingOf({ scenario, count, share, known, at }: Job): string[] {
  const { who, unit, units, stuff, layer, layers } = scenario;
  const coverage = at.first ? `one ${layer}` : `${COUNTS[count]} ${layers}`;
  const other = again(scenario.other);
  return [
    `${who} will apply ${COUNTS[count]} ${layers} of ${stuff} to ${scenario.known} and ${scenario.other}.`,
    `${capitalized(again(scenario.known))} has an area of ${grouped(known)} square feet, and one ${unit} covers ${share * count} square feet with ${coverage}.`,
    at.second
      ? `Which function $f$ gives the number of ${units} needed for both if the area of ${other} is $x$ square feet?`
      : `Which function $f$ gives the area of ${other}, in square feet, if exactly $x$ ${units} are needed for both?`,
  ];
}

/** An amount needed for two areas, or the area that an amount is enough for, as a function. */
const twoAreas = level<Job>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(coverings);
    const count = chance.int(2, 4);
    const [least, most] = scenario.covers;
    const share = chance.int(Math.ceil(least / count), Math.floor(most / count));
    return { scenario, count, share, known: onGrid(chance, scenario.area), at: twists(chance) };
  },
  build: (job) => {
    const { scenario, count, share, known, at } = job;
    const { unit, units, layers } = scenario;
    const area = areaOfOne(job, at);
    const [layered, turned, both] = slipsOf(job);
    return {
      question: sentences(...tellingOf(job)),
      options: siblingOptions({
        at,
        answer: (each) => functionAt(job, each),
        show: formula,
        why: `Each ${unit} is enough for ${area} square feet of the whole area, so ${at.second ? `$x + ${tex(known)}$ square feet are divided by ${area}` : `$x$ ${units} are enough for ${inline(product(area, "x"))} square feet`}.`,
        slips: [layered, turned],
        corner: both,
      }),
      opening: `Find how many square feet of the whole area one ${unit} is enough for.`,
      steps: stepsOf(job),
      hint: `Are the ${share * count} square feet told for one of the ${COUNTS[count]} ${layers}, or for all of them together?`,
      tip: at.second
        ? "Check that a larger area leads to a larger number."
        : "Check that a larger number leads to a larger area.",
    };
  },
  facts: (job) => {
    const { count, share, known, at } = job;
    const single = at.first ? `${count}` : "1";
    const amountFor = (area: number) => `${single}*(${area} + ${known})/${share * count}`;
    return {
      kind: "through",
      function: "f",
      at: [1, 2].map((area) =>
        at.second ? { x: `${area}`, y: amountFor(area) } : { x: amountFor(area), y: `${area}` },
      ),
      told: tellingOf(job),
    };
  },
});

/** How much of something covers two areas, or what area it is enough for. */
export const functionForCoveringArea = defineLevels({
  id: "function-for-covering-area",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB20"],
  optionDesign: "orbit",
  Hard: twoAreas,
});
