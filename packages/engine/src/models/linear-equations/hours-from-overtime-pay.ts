import { defineLevels } from "../../craft/levels.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import type { Twists } from "../../craft/siblings.ts";
import { dollars } from "../../craft/story.ts";
import { paragraphs } from "../../craft/words.ts";
import { type Rational, multiply, rational } from "../../math/rational.ts";

const WORKERS = [
  "A welder",
  "A nurse",
  "A bus driver",
  "A machinist",
  "A lab technician",
  "A warehouse clerk",
  "A line cook",
  "A security guard",
  "An electrician",
  "A landscaper",
] as const;

interface Week {
  readonly worker: string;
  readonly rate: number;
  /** Hours at the regular rate. */
  readonly regular: number;
  /** What overtime pays, in regular rates: one of two factors. */
  readonly factors: readonly [Rational, Rational];
  /** The pay for overtime, in regular rates. */
  readonly extra: number;
}

/** Pairs of factors, with the least pay for overtime that makes whole hours of both. */
const FACTORS: readonly { readonly factors: Week["factors"]; readonly unit: number }[] = [
  { factors: [rational(3, 2), rational(2)], unit: 6 },
  { factors: [rational(5, 4), rational(3, 2)], unit: 15 },
  { factors: [rational(5, 4), rational(2)], unit: 10 },
  { factors: [rational(3, 2), rational(5, 2)], unit: 15 },
];

/** The twists are which of the two factors holds, and whether the overtime is asked, not all hours. */
function hoursAt({ regular, factors, extra }: Week, { first, second }: Twists): Rational {
  const { num, den } = factors[first ? 0 : 1];
  return rational(extra * den + (second ? 0 : regular * num), num);
}

/** Regular pay and overtime in one total; the hours are asked. */
const fromTotal = siblingLevel<Week>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const { factors, unit } = chance.pick(FACTORS);
    return {
      worker: chance.pick(WORKERS),
      rate: 2 * chance.int(8, 28),
      regular: chance.int(28, 40),
      factors,
      extra: unit * chance.int(1, Math.floor(30 / unit)),
    };
  },
  answer: hoursAt,
  word: ({ worker, rate, regular, factors, extra }, at, key) => {
    const factor = factors[at.first ? 0 : 1];
    const times = `$${factor.num / factor.den}$`;
    const total = rate * (regular + extra);
    const overtime = (extra * factor.den) / factor.num;
    const pay = dollars(multiply(factor, rate));
    return {
      question: paragraphs(
        `${worker} earns ${dollars(rate)} per hour for the first ${regular} hours of work in a week. Each additional hour is paid at ${times} times this rate. In one week the total pay is ${dollars(total)}.`,
        at.second
          ? "How many additional hours are worked in this week?"
          : "How many hours are worked in this week in all?",
      ),
      why: `With this number the pay comes to ${dollars(total)}.`,
      slips: [
        {
          code: "M-RATE",
          deed: `dividing by $${factors[at.first ? 1 : 0].num / factors[at.first ? 1 : 0].den}$ times the rate instead of ${times} times`,
        },
        {
          code: at.second ? "M-OTHER" : "M-STOP",
          deed: at.second
            ? `adding the first ${regular} hours`
            : `giving only the hours beyond the first ${regular}`,
        },
      ],
      opening: "Take the regular pay from the total; the rest is paid at the higher rate.",
      steps: [
        {
          text: `The first ${regular} hours bring $${regular}$ times ${dollars(rate)}, which is ${dollars(regular * rate)}.`,
          claim: `${regular}*${rate} = ${regular * rate}`,
        },
        {
          text: `That leaves ${dollars(extra * rate)}, and each additional hour brings ${pay}.`,
          claim: `${total} - ${regular * rate} = ${extra * rate}`,
        },
        {
          text: `So there are $${overtime}$ additional hours.`,
          claim: `${extra * rate}/(${rate}*${factor.num}/${factor.den}) = ${overtime}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `In all, $${regular} + ${overtime}$ hours are worked.`,
                claim: `${regular} + ${overtime} = ${typeof key === "number" ? key : key.num}`,
              },
            ]),
      ],
      hint: "How much of the pay is for the regular hours? What does one additional hour bring?",
      tip: "With two rates, split the total first; never divide it by one of them as a whole.",
    };
  },
  facts: ({ rate, regular, factors, extra }, at) => {
    const { num, den } = factors[at.first ? 0 : 1];
    return {
      kind: "value",
      given: [
        `${rate}*${regular} + ${rate}*(${num})/(${den})*overtime = ${rate * (regular + extra)}`,
        `all = ${regular} + overtime`,
      ],
      ask: at.second ? "overtime" : "all",
    };
  },
});

/** The hours behind a pay with overtime. */
export const hoursFromOvertimePay = defineLevels({
  id: "hours-from-overtime-pay",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA13"],
  optionDesign: "orbit",
  Hard: fromTotal,
});
