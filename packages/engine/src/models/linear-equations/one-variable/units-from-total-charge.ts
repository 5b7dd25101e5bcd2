import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type ChargeScenario, charges } from "@sat/content/scenarios/charges";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Bill {
  readonly scenario: ChargeScenario;
  readonly each: number;
  readonly once: number;
  /** For how many units an amount is charged, when not for each. */
  readonly group: number;
  readonly total: number;
}

/** The twists are whether the amount paid once is added, and whether the other is for one unit. */
function unitsAt({ each, once, group, total }: Bill, { first, second }: Twists): number {
  const rest = first ? total - once : total + once;
  return (rest / each) * (second ? 1 : group);
}

function stepsOf(bill: Bill, at: Twists): Step[] {
  const { scenario, each, once, group, total } = bill;
  const { units } = scenario;
  const rest = at.first ? total - once : total + once;
  const key = unitsAt(bill, at);
  return [
    {
      text: at.first
        ? `Without the fee, the total is ${dollars(total)} $-$ ${dollars(once)} $=$ ${dollars(rest)}.`
        : `Before the coupon, the total was ${dollars(total)} $+$ ${dollars(once)} $=$ ${dollars(rest)}.`,
      claim: `${total} ${at.first ? "-" : "+"} ${once} = ${rest}`,
    },
    {
      text: `Divided by ${dollars(each)}, this is $${rest / each}$, ${at.second ? `the number of ${units}` : `the number of times that ${group} ${units} are charged`}.`,
      claim: `${rest}/${each} = ${rest / each}`,
    },
    ...(at.second
      ? []
      : [
          {
            text: `In all, this makes $${rest / each} \\cdot ${group} = ${key}$ ${units}.`,
            claim: `${rest / each}*${group} = ${key}`,
          },
        ]),
  ];
}

/** A fee or a coupon, and so much for each unit; the number of units is asked. */
const feeAndRate = level<{ bill: Bill; at: Twists }>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(charges);
    const each = chance.int(...scenario.each);
    const [fewer, more] = [chance.int(2, 30), chance.int(1, 8)];
    const once = (each * more) / 2;
    const bill = { scenario, each, once, group: chance.int(2, 4), total: each * fewer + once };
    chance.require(Number.isInteger(once), "no whole fee");
    chance.require(once >= scenario.once[0] && once <= scenario.once[1] * 2, "no usual fee");
    const counts = siblingAnswers((at) => unitsAt(bill, at));
    chance.require(
      areDistinct(counts) && Math.max(...counts) <= (scenario.units === "hours" ? 30 : 120),
      "counts coincide",
    );
    return { bill, at: twists(chance) };
  },
  build: ({ bill, at }) => {
    const { scenario, each, once, group, total } = bill;
    const { who, fee, unit, units } = scenario;
    const per = at.second ? `per ${unit}` : `for every ${group} ${units}`;
    const terms = at.first
      ? `${who} charges ${fee} of ${dollars(once)} plus ${dollars(each)} ${per}.`
      : `${who} charges ${dollars(each)} ${per}. A coupon takes ${dollars(once)} off the total.`;
    const paid = at.first ? "" : ", with the coupon,";
    return {
      question: sentences(
        `${terms} ${scenario.total}${paid} is ${dollars(total)}. ${scenario.ask}`,
      ),
      options: siblingOptions({
        at,
        answer: (units_) => unitsAt(bill, units_),
        show: numeral,
        why: `With this number the total comes to ${dollars(total)}.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? `adding ${dollars(once)} to the total instead of subtracting it`
              : `subtracting ${dollars(once)} from the total instead of adding it back`,
          },
          {
            code: "rate-misapplied",
            deed: at.second
              ? `charging ${dollars(each)} only for every ${group} ${units}`
              : `charging ${dollars(each)} for each ${unit}`,
          },
        ],
      }),
      opening: at.first
        ? "Take away what is paid once; the rest is paid for the units."
        : "Undo the coupon first; then what is left is paid for the units.",
      steps: stepsOf(bill, at),
      hint: `Which part of the total does not depend on the number of ${units}?`,
      tip: "Write the total as a once-paid part plus a rate times the number of units.",
    };
  },
  facts: ({ bill, at }) => {
    const { scenario, each, once, group, total } = bill;
    const paid = at.second ? `${each}*n` : `${each}*(n/${group})`;
    const { who, fee, unit, units, total: whole, ask } = scenario;
    const rate = `${dollars(each)} ${at.second ? `per ${unit}` : `every ${group} ${units}`}`;
    return {
      kind: "value",
      given: [`${paid} ${at.first ? "+" : "-"} ${once} = ${total}`],
      ask: "n",
      told: [
        who,
        at.first ? `${fee} ${dollars(once)} plus ${rate}` : `${rate} takes ${dollars(once)} off`,
        `${whole} ${dollars(total)} ${ask}`,
      ],
    };
  },
});

interface Rivals {
  readonly scenario: ChargeScenario;
  readonly once: number;
  readonly otherOnce: number;
  readonly each: number;
  readonly less: number;
}

/** The twists are whether the first has a fee or a discount, and whether the other's rate is told as a difference. */
function rivalUnits({ once, otherOnce, each, less }: Rivals, { first, second }: Twists): number {
  return (otherOnce + (first ? -once : once)) / (second ? less : each - less);
}

/** Those with rates so low that two of them can meet at whole numbers, and fees so high that they do in many ways. */
const CHEAP = charges.filter(({ each, once }) => each[0] <= 30 && once[1] > 30);

/** Two ways to be charged; the number of units for which they cost the same is asked. */
const sameCost = level<{ rivals: Rivals; at: Twists }>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(CHEAP);
    const each = chance.int(Math.ceil(scenario.each[0] * 0.7), Math.floor(scenario.each[1] * 1.8));
    const less = chance.int(2, each - 2);
    const gap = each - less;
    chance.require(less !== gap, "the rates are alike");
    const unit = (less * gap) / gcd(less, gap);
    const most = Math.min(90 * Math.min(less, gap), 4 * scenario.once[1]) / unit;
    chance.require(most >= 2, "the rates meet too late");
    const units = chance.int(2, Math.floor(most));
    const [fewer, more] = [unit * chance.int(1, units - 1), unit * units];
    chance.require((more - fewer) % 2 === 0, "no whole fees");
    const rivals = {
      scenario,
      once: (more - fewer) / 2,
      otherOnce: (more + fewer) / 2,
      each,
      less,
    };
    const { once, otherOnce } = rivals;
    chance.require(once >= 5 && otherOnce <= scenario.once[1] * 2.5, "no usual fees");
    const counts = siblingAnswers((at) => rivalUnits(rivals, at));
    chance.require(areDistinct(counts), "counts coincide");
    return { rivals, at: twists(chance) };
  },
  build: ({ rivals, at }) => {
    const { scenario, once, otherOnce, each, less } = rivals;
    const { who, other, fee, unit, units } = scenario;
    const key = rivalUnits(rivals, at);
    const gap = at.second ? less : each - less;
    const rate = each - gap;
    const start = at.first ? once : -once;
    const firstTerms = at.first
      ? `${who} charges ${fee} of ${dollars(once)} plus ${dollars(each)} per ${unit}.`
      : `${who} charges ${dollars(each)} per ${unit} and takes ${dollars(once)} off the total for new customers.`;
    const otherRate = at.second
      ? `${dollars(less)} less per ${unit} than the first`
      : `${dollars(less)} per ${unit}`;
    return {
      question: sentences(
        `${firstTerms} ${other} charges ${fee} of ${dollars(otherOnce)} plus ${otherRate}.`,
        `For what number of ${units} do both charge a new customer the same total?`,
      ),
      options: siblingOptions({
        at,
        answer: (each_) => rivalUnits(rivals, each_),
        show: numeral,
        why: `At this number the two totals are equal, ${dollars(start + each * key)}.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? "adding the two fees instead of subtracting them"
              : "subtracting the discount from the fee instead of adding it",
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `taking ${dollars(less)} for the other rate itself`
              : `taking ${dollars(less)} for the difference of the two rates`,
          },
        ],
      }),
      opening:
        "Set the two totals equal: the difference at the start must be made up by the rates.",
      steps: [
        {
          text: `For $n$ ${units} the totals are $${each}n ${at.first ? "+" : "-"} ${once}$ and $${rate}n + ${otherOnce}$.`,
        },
        {
          text: `Setting them equal gives $${gap}n = ${otherOnce - start}$.`,
          claim: `${gap}*n = ${otherOnce - start}`,
        },
        { text: `So $n = ${key}$.`, claim: `n = ${key}` },
      ],
      hint: `What is the difference of the totals before the first ${unit}? By how much does it shrink with each ${unit}?`,
      tip: "Graph the two totals as lines: they cost the same where the lines cross.",
      archetype: "HA22",
    };
  },
  facts: ({ rivals, at }) => {
    const { scenario, once, otherOnce, each, less } = rivals;
    const { who, other, fee, unit, units } = scenario;
    const rate = `${dollars(each)} per ${unit}`;
    return {
      kind: "value",
      given: [
        `one = ${each}*n ${at.first ? "+" : "-"} ${once}`,
        `other = ${at.second ? `(${each} - ${less})` : less}*n + ${otherOnce}`,
        "one = other",
      ],
      ask: "n",
      told: [
        who,
        at.first ? `${fee} ${dollars(once)} plus ${rate}` : `${rate} takes ${dollars(once)} off`,
        `${other} ${fee} ${dollars(otherOnce)} plus ${dollars(less)}`,
        at.second ? `less per ${unit} than the first` : `per ${unit}`,
        `number of ${units} same total`,
      ],
    };
  },
});

/** How many units make a total, or make two totals the same. */
export const unitsFromTotalCharge = defineLevels({
  id: "units-from-total-charge",
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA11", "HA22"],
  optionDesign: "orbit",
  Easy: feeAndRate,
  Medium: sameCost,
});
