import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { code } from "../../../math/print.ts";
import { type Rational, add, multiply, rational } from "../../../math/rational.ts";

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
  /** The pay for overtime, in regular rates. */
  readonly extra: number;
  /** Dollars that come on top of the pay for the hours. */
  readonly bonus: number;
}

/** Time and a half, and double time. */
const FACTORS = [rational(3, 2), rational(2)] as const;

/** The least pay for overtime, in regular rates, that makes whole hours of both factors. */
const UNIT = 6;

/** The twists are which of the two factors holds, and whether the overtime is asked, not all hours. */
function hoursAt({ regular, extra }: Week, { first, second }: Twists): Rational {
  const { num, den } = FACTORS[first ? 0 : 1];
  return rational(extra * den + (second ? 0 : regular * num), num);
}

/** Regular pay and overtime in one total; the hours are asked. */
const fromTotal = siblingLevel<Week>({
  space: 200_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const worker = chance.pick(WORKERS);
    const [least, most] = worker.pay;
    return {
      worker,
      rate: rational(chance.int(2 * least, 2 * most), 2),
      regular: chance.int(34, 40),
      extra: UNIT * chance.int(2, 5),
      bonus: 5 * chance.int(4, 40),
    };
  },
  answer: hoursAt,
  word: ({ worker, rate, regular, extra, bonus }, at, key) => {
    const [factor, wrong] = at.first ? FACTORS : [FACTORS[1], FACTORS[0]];
    const times = `$${factor.num / factor.den}$`;
    const paid = multiply(rate, regular + extra);
    const total = add(paid, bonus);
    const overtime = (extra * factor.den) / factor.num;
    const pay = dollars(multiply(factor, rate));
    return {
      question: sentences(
        `${worker.one} earns ${dollars(rate)} per hour for the first ${regular} hours of work in a week. Each additional hour is paid at ${times} times this rate. In one week, ${worker.the} was paid a total of ${dollars(total)}, including a bonus of ${dollars(bonus)}.`,
        at.second
          ? `How many additional hours did ${worker.the} work that week?`
          : `How many hours did ${worker.the} work that week in all?`,
      ),
      why: `With this number the pay comes to ${dollars(total)}.`,
      slips: [
        {
          code: "meaning-misread",
          deed: `taking the higher rate for $${wrong.num / wrong.den}$ times the regular one instead of ${times} times`,
        },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: at.second
            ? `adding the first ${regular} hours`
            : `giving only the hours beyond the first ${regular}`,
        },
      ],
      opening:
        "Take the bonus and the regular pay from the total; the rest is paid at the higher rate.",
      steps: [
        {
          text: `Without the bonus, the hours bring ${dollars(paid)}.`,
          claim: `${code(total)} - ${bonus} = ${code(paid)}`,
        },
        {
          text: `The first ${regular} hours bring $${regular}$ times ${dollars(rate)}, which is ${dollars(multiply(rate, regular))}.`,
          claim: `${regular}*${code(rate)} = ${code(multiply(rate, regular))}`,
        },
        {
          text: `That leaves ${dollars(multiply(rate, extra))}, and each additional hour brings ${pay}.`,
          claim: `${code(paid)} - ${code(multiply(rate, regular))} = ${code(multiply(rate, extra))}`,
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
  facts: ({ rate, regular, extra, bonus }, at) => {
    const { num, den } = FACTORS[at.first ? 0 : 1];
    const total = add(multiply(rate, regular + extra), bonus);
    return {
      kind: "value",
      given: [
        `${code(rate)}*${regular} + ${code(rate)}*(${num}/${den})*overtime + ${bonus} = ${code(total)}`,
        `all = ${regular} + overtime`,
      ],
      ask: at.second ? "overtime" : "all",
      told: [
        `${dollars(rate)} per hour first ${regular} hours week`,
        `each additional hour ${num / den} times one week`,
        `total ${dollars(total)} bonus ${dollars(bonus)}`,
        at.second ? "additional hours week" : "hours week in all",
      ],
    };
  },
});

/** The hours behind a pay with overtime. */
export const hoursFromOvertimePay = defineLevels({
  id: "hours-from-overtime-pay",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA13"],
  optionDesign: "orbit",
  Hard: fromTotal,
});
