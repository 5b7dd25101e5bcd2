import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Covering, coverings } from "@sat/content/scenarios/coverings";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, call, equation, product, quotient, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

const PARTS = ["", "", "one-half", "one-third", "one-fourth"];

interface Job {
  readonly scenario: Covering;
  /** So many layers, or one layer on one part of so many. */
  readonly times: number;
  /** What one unit covers in one layer, divided by the number of layers. */
  readonly share: number;
  readonly known: number;
}

/** The area that one unit is enough for. */
function areaOfOne({ times, share }: Job, layered: boolean): number {
  return layered ? share : share * times * times;
}

/** The twists are whether there are several layers, not a part of the area, and whether the units are asked. */
function functionAt(job: Job, { first, second }: Twists): Relation {
  const area = areaOfOne(job, first);
  return equation(
    call("f", "x"),
    second ? quotient(sum("x", job.known), area) : sum(product(area, "x"), -job.known),
  );
}

/** An amount needed for two areas, or the area that an amount is enough for, as a function. */
const twoAreas = level<{ job: Job; at: Twists }>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(coverings);
    const times = chance.int(2, 4);
    const [least, most] = scenario.covers;
    const share = chance.int(Math.ceil(least / times), Math.floor(most / times));
    return {
      job: { scenario, times, share, known: 5 * chance.int(6, 60) },
      at: twists(chance),
    };
  },
  build: ({ job, at }) => {
    const { scenario, times, share, known } = job;
    const { setting, unit, units, stuff, layer, layers } = scenario;
    const area = areaOfOne(job, at.first);
    const part = PARTS[times] ?? "";
    const work = at.first
      ? `Both areas will get ${times} ${layers} of ${stuff}.`
      : `Only ${part} of the total area will get ${stuff}, in one ${layer}.`;
    const asked = at.second
      ? `the number of ${units} needed if the area of ${scenario.other} is $x$ square feet`
      : `the area of ${scenario.other}, in square feet, if exactly $x$ ${units} are needed`;
    return {
      question: paragraphs(
        `${setting} The area of ${scenario.known} is ${known} square feet. ${work} One ${unit} covers ${share * times} square feet with one ${layer}.`,
        `Which function $f$ gives ${asked}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => functionAt(job, each),
        show: (each) => formula(each),
        why: `One ${unit} is enough for ${area} square feet of the whole area.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? `multiplying what one ${unit} covers by $${times}$ instead of dividing it`
              : `dividing what one ${unit} covers by $${times}$ instead of multiplying it`,
          },
          {
            code: "input-for-output",
            deed: at.second
              ? `taking $x$ for the number of ${units} instead of the area`
              : `taking $x$ for the area instead of the number of ${units}`,
          },
        ],
      }),
      opening: `Find how much of the whole area one ${unit} is enough for.`,
      steps: [
        {
          text: at.first
            ? `With ${times} ${layers}, one ${unit} is enough for $\\frac{${share * times}}{${times}} = ${area}$ square feet.`
            : `Since only ${part} of the area is covered, one ${unit} is enough for $${times} \\cdot ${share * times} = ${area}$ square feet of it.`,
        },
        {
          text: at.second
            ? `The whole area is $x + ${known}$ square feet, so it takes as many ${units} as this holds ${area} square feet.`
            : `So $x$ ${units} are enough for $${area}x$ square feet, and ${known} of these belong to ${scenario.known}.`,
        },
        { text: `This gives ${inline(functionAt(job, at))}.` },
      ],
      hint: `If there were one ${unit} only, how large could the whole area be?`,
      tip: "Try a function with an easy number: does it give what the story says?",
    };
  },
  facts: ({ job, at }) => {
    const { scenario, times, share, known } = job;
    const { setting, unit, units, layer, layers } = scenario;
    // The amount is the area in single layers over what one unit covers.
    const single = at.first ? `${times}` : `(1/${times})`;
    const amountFor = (area: number) => `${single}*(${area} + ${known})/${share * times}`;
    return {
      kind: "through",
      function: "f",
      at: [1, 2].map((area) =>
        at.second ? { x: `${area}`, y: amountFor(area) } : { x: amountFor(area), y: `${area}` },
      ),
      told: [
        `${setting} area of ${scenario.known} ${known} square feet`,
        at.first ? `both areas ${times} ${layers}` : `${PARTS[times] ?? ""} of the total area`,
        `one ${unit} ${share * times} square feet with one ${layer}`,
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
  version: 1,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB20"],
  optionDesign: "orbit",
  Hard: twoAreas,
});
