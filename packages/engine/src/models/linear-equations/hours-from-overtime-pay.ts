import { defineLevels } from "../../craft/levels.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import type { Twists } from "../../craft/siblings.ts";
import { dollars } from "../../craft/story.ts";
import { paragraphs } from "../../craft/words.ts";
import { code } from "../../math/print.ts";
import { type Rational, multiply, rational } from "../../math/rational.ts";

const WORKERS = [
  { one: "A welder", the: "the welder", pay: [20, 34] },
  { one: "A nurse", the: "the nurse", pay: [30, 54] },
  { one: "A bus driver", the: "the bus driver", pay: [19, 34] },
  { one: "A machinist", the: "the machinist", pay: [20, 34] },
  { one: "A lab technician", the: "the technician", pay: [20, 38] },
  { one: "A warehouse clerk", the: "the clerk", pay: [16, 25] },
  { one: "A line cook", the: "the cook", pay: [14, 24] },
  { one: "A security guard", the: "the guard", pay: [15, 27] },
  { one: "An electrician", the: "the electrician", pay: [22, 46] },
  { one: "A landscaper", the: "the landscaper", pay: [15, 28] },
  { one: "A plumber", the: "the plumber", pay: [22, 46] },
  { one: "A dental hygienist", the: "the hygienist", pay: [30, 52] },
] as const;

interface Week {
  readonly worker: (typeof WORKERS)[number];
  readonly rate: Rational;
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
    const worker = chance.pick(WORKERS);
    const [least, most] = worker.pay;
    return {
      worker,
      // A fourth more of half a dollar would not be whole cents.
      rate:
        factors[0].den === 4
          ? rational(chance.int(least, most))
          : rational(chance.int(2 * least, 2 * most), 2),
      regular: chance.int(34, 40),
      factors,
      extra: unit * chance.int(1, Math.floor(30 / unit)),
    };
  },
  answer: hoursAt,
  word: ({ worker, rate, regular, factors, extra }, at, key) => {
    const factor = factors[at.first ? 0 : 1];
    const times = `$${factor.num / factor.den}$`;
    const total = multiply(rate, regular + extra);
    const overtime = (extra * factor.den) / factor.num;
    const pay = dollars(multiply(factor, rate));
    return {
      question: paragraphs(
        `${worker.one} earns ${dollars(rate)} per hour for the first ${regular} hours of work in a week. Each additional hour is paid at ${times} times this rate. In one week, ${worker.the} earned a total of ${dollars(total)}.`,
        at.second
          ? `How many additional hours did ${worker.the} work that week?`
          : `How many hours did ${worker.the} work that week in all?`,
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
          text: `The first ${regular} hours bring $${regular}$ times ${dollars(rate)}, which is ${dollars(multiply(rate, regular))}.`,
          claim: `${regular}*${code(rate)} = ${code(multiply(rate, regular))}`,
        },
        {
          text: `That leaves ${dollars(multiply(rate, extra))}, and each additional hour brings ${pay}.`,
          claim: `${code(total)} - ${code(multiply(rate, regular))} = ${code(multiply(rate, extra))}`,
        },
        {
          text: `So there are $${overtime}$ additional hours.`,
          claim: `${code(multiply(rate, extra))}/(${code(rate)}*${factor.num}/${factor.den}) = ${overtime}`,
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
        `${code(rate)}*${regular} + ${code(rate)}*(${num})/(${den})*overtime = ${code(multiply(rate, regular + extra))}`,
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
