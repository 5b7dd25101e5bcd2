import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Covering, coverings } from "@sat/content/scenarios/coverings";
import type { Misstep } from "../../../craft/options/slips.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  call,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const PARTS = ["", "", "one-half", "one-third", "one-fourth"];

interface Job {
  readonly scenario: Covering;
  /** So many layers, or one layer on one part of so many. */
  readonly count: number;
  /** What one unit covers in one layer, divided by the number of layers. */
  readonly share: number;
  readonly known: number;
}

/** The area that one unit is enough for. */
function areaOfOne({ count, share }: Job, layered: boolean): number {
  return layered ? share : share * count * count;
}

/** The twists are whether there are several layers, not a part of the area, and whether the units are asked. */
function functionAt(job: Job, { first, second }: Twists): Relation {
  const area = areaOfOne(job, first);
  return equation(
    call("f", "x"),
    second ? quotient(sum("x", job.known), area) : sum(product(area, "x"), -job.known),
  );
}

/** How a learner mistakes the layers, or the part that is covered, and what x stands for. */
function slipsOf(job: Job, at: Twists): readonly [Misstep, Misstep] {
  const {
    scenario: { units },
    count,
    share,
  } = job;
  const covered = share * count;
  const other = areaOfOne(job, !at.first);
  return [
    {
      code: "opposite-operation",
      deed: at.first
        ? `multiplying the ${covered} square feet by ${count} instead of dividing, $${count} \\cdot ${covered} = ${other}$,`
        : `dividing the ${covered} square feet by ${count} instead of multiplying, $\\frac{${covered}}{${count}} = ${other}$,`,
    },
    {
      code: "input-for-output",
      deed: at.second
        ? `using $x$ as the number of ${units} and finding the area`
        : `using $x$ as the area and finding the number of ${units}`,
    },
  ];
}

function stepsOf(job: Job, at: Twists): Step[] {
  const { scenario, count, share, known } = job;
  const { unit, units, layers } = scenario;
  const covered = share * count;
  const area = areaOfOne(job, at.first);
  const part = PARTS[count] ?? "";
  return [
    at.first
      ? stepThrough(
          `Each square foot gets ${count} ${layers}, so divide what one ${unit} covers by ${count}.`,
          quotient(covered, count),
          area,
        )
      : stepThrough(
          `Only ${part} of the area is covered, so multiply what one ${unit} covers by ${count}.`,
          times(count, covered),
          area,
        ),
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
            `Subtract the ${known} square feet of ${scenario.known}.`,
            functionAt(job, at),
          ),
        ]),
  ];
}

/** An amount needed for two areas, or the area that an amount is enough for, as a function. */
const twoAreas = level<{ job: Job; at: Twists }>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(coverings);
    const count = chance.int(2, 4);
    const [least, most] = scenario.covers;
    const share = chance.int(Math.ceil(least / count), Math.floor(most / count));
    return {
      job: { scenario, count, share, known: 5 * chance.int(6, 60) },
      at: twists(chance),
    };
  },
  build: ({ job, at }) => {
    const { scenario, count, share, known } = job;
    const { setting, unit, units, stuff, layer, layers } = scenario;
    const area = areaOfOne(job, at.first);
    const covered = share * count;
    const part = PARTS[count] ?? "";
    const work = at.first
      ? `Both areas will get ${count} ${layers} of ${stuff}.`
      : `Only ${part} of the total area will get ${stuff}, in one ${layer}.`;
    const asked = at.second
      ? `the number of ${units} needed if the area of ${scenario.other} is $x$ square feet`
      : `the area of ${scenario.other}, in square feet, if exactly $x$ ${units} are needed`;
    return {
      question: paragraphs(
        `${setting} The area of ${scenario.known} is ${known} square feet. ${work} One ${unit} covers ${covered} square feet with one ${layer}.`,
        `Which function $f$ gives ${asked}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => functionAt(job, each),
        show: (each) => formula(each),
        why: `Each ${unit} is enough for ${area} square feet of the whole area, so ${at.second ? `$x + ${known}$ square feet are divided by ${area}` : `$x$ ${units} are enough for $${area}x$ square feet`}.`,
        slips: slipsOf(job, at),
      }),
      opening: `Find how many square feet of the whole area one ${unit} is enough for.`,
      steps: stepsOf(job, at),
      hint: at.first
        ? `If every part gets ${count} ${layers}, is one ${unit} enough for more or for less than ${covered} square feet of the whole area?`
        : `If only ${part} of the area is covered, is one ${unit} enough for more or for less than ${covered} square feet of the whole area?`,
      tip: at.second
        ? "Check that a larger area leads to a larger number."
        : "Check that a larger number leads to a larger area.",
    };
  },
  facts: ({ job, at }) => {
    const { scenario, count, share, known } = job;
    const { setting, unit, units, layer, layers } = scenario;
    // The amount is the area in single layers over what one unit covers.
    const single = at.first ? `${count}` : `(1/${count})`;
    const amountFor = (area: number) => `${single}*(${area} + ${known})/${share * count}`;
    return {
      kind: "through",
      function: "f",
      at: [1, 2].map((area) =>
        at.second ? { x: `${area}`, y: amountFor(area) } : { x: amountFor(area), y: `${area}` },
      ),
      told: [
        `${setting} area of ${scenario.known} ${known} square feet`,
        at.first ? `both areas ${count} ${layers}` : `${PARTS[count] ?? ""} of the total area`,
        `one ${unit} ${share * count} square feet with one ${layer}`,
        at.second
          ? `number of ${units} area of ${scenario.other} $x$ square feet`
          : `area of ${scenario.other} in square feet $x$ ${units}`,
      ],
    };
  },
});

/** How much of something covers two areas, or what area it is enough for. */
export const functionForCoveringArea = defineLevels({
  id: "function-for-covering-area",
  version: 2,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB20"],
  optionDesign: "orbit",
  Hard: twoAreas,
});
