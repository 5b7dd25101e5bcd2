import { bentGraph } from "../../../craft/figures/bent-graph.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type HourlyTier, hourlyTiers } from "@sat/content/scenarios/hourly-tiers";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Operand, equation, quotient, sum, times } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["bent", "early", "late", "waived"] as const;
type Ask = (typeof ASKS)[number];

interface Bent {
  readonly scenario: HourlyTier;
  readonly fee: number;
  /** Charges for each hour before the bend and after it. */
  readonly early: number;
  readonly late: number;
  /** The hours at the bend and at the end of the graph. */
  readonly bend: number;
  readonly end: number;
  readonly step: number;
  /** A time beyond the graph. */
  readonly time: number;
  readonly ask: Ask;
}

function chargeAt({ fee, early, late, bend }: Bent, hours: number): number {
  return fee + early * Math.min(hours, bend) + late * Math.max(0, hours - bend);
}

/** The charge as the graph goes on, at one rate or the other for all hours, or without the fee. */
function valueOf(bent: Bent, ask: Ask): number {
  const { early, late, fee, time } = bent;
  const charge = chargeAt(bent, time);
  return { bent: charge, early: fee + early * time, late: fee + late * time, waived: charge - fee }[
    ask
  ];
}

/** Slopes that are whole: so many grid lines in so many hours. */
const SCALES = [20, 30, 50, 60, 100].flatMap((step) =>
  [2, 3, 4, 5].flatMap((bend) =>
    [2, 3, 4, 5].flatMap((more) =>
      [1, 2, 3, 4, 5].flatMap((up) =>
        [1, 2, 3, 4, 5]
          .filter((later) => (up * step) % bend === 0 && (later * step) % more === 0)
          .map((later) => ({
            step,
            bend,
            end: bend + more,
            early: (up * step) / bend,
            late: (later * step) / more,
          })),
      ),
    ),
  ),
);

/** Whether the charges for an hour are of the order that they have in life. */
function isLikely({ early, late, scenario: { each } }: Pick<Bent, "early" | "late" | "scenario">) {
  const [from, to] = each;
  return 300 * Math.min(early, late) >= from && 100 * Math.max(early, late) <= to;
}

function told({ scenario: { who, job } }: Bent): string {
  return `${who} charges a fixed amount for ${job} plus an amount per hour, which decreases after some hours. The graph shows the total charge.`;
}

function question({ bend, time }: Bent, ask: Ask): string {
  const charge = `the charge, in dollars, for $${time}$ hours`;
  const onward = `continues to increase at the same rate as after the first $${bend}$ hours`;
  return {
    bent: `If the charge ${onward}, what is ${charge}?`,
    early: `If the rate of the first $${bend}$ hours held for all hours, what would be ${charge}?`,
    late: `If the rate after the first $${bend}$ hours held from the beginning, with the same charge at $0$ hours, what would be ${charge}?`,
    waived: `If the charge ${onward}, but the charge at $0$ hours is waived, what is ${charge}?`,
  }[ask];
}

const REASONS: Readonly<Record<Ask, string>> = {
  bent: "It uses the charge at the bend, and the later rate only for the hours after it.",
  early: "It uses the charge at $0$ hours and the slope of the first part for all hours.",
  late: "It uses the charge at $0$ hours and the slope of the second part for all hours.",
  waived: "It uses both rates as the graph does, but not the charge at $0$ hours.",
};

/** What leads to the charge under each condition: a start, and a rate for some hours. */
function workOf(bent: Bent, ask: Ask): Operand {
  const { fee, early, late, bend, time } = bent;
  const atBend = chargeAt(bent, bend);
  return {
    bent: sum(atBend, times(late, sum(time, -bend))),
    early: sum(fee, times(early, time)),
    late: sum(fee, times(late, time)),
    waived: sum(atBend, times(late, sum(time, -bend)), -fee),
  }[ask];
}

function slipAt(bent: Bent, other: Ask): Misstep {
  const { fee, bend, time } = bent;
  const first = `the first $${bend}$ hours`;
  return {
    code: other === "waived" ? "term-left-out" : "rate-misapplied",
    deed: {
      bent: `changing the rate after ${first} and keeping the charge at $0$ hours`,
      early: `using the rate of ${first} for all $${time}$ hours`,
      late: `using the rate after ${first} for all $${time}$ hours`,
      waived: `leaving out the charge of ${dollars(fee)} at $0$ hours`,
    }[other],
    work: workOf(bent, other),
  };
}

/** The rates that the question calls for, and the charge. */
function solution(bent: Bent): Step[] {
  const { fee, early, late, bend, end, time, ask } = bent;
  const [atBend, atEnd] = [chargeAt(bent, bend), chargeAt(bent, end)];
  const key = valueOf(bent, ask);
  const first = `the first ${bend} hours`;
  const earlyStep = stepTo(
    `In ${first}, the charge rises from ${dollars(fee)} to ${dollars(atBend)}. Divide the change by the hours.`,
    equation(quotient(sum(atBend, -fee), bend), early),
  );
  const lateStep = stepTo(
    `From ${bend} to ${end} hours, the charge rises from ${dollars(atBend)} to ${dollars(atEnd)}. Divide the change by the hours.`,
    equation(quotient(sum(atEnd, -atBend), sum(end, -bend)), late),
  );
  const read = { text: `At $0$ hours, the charge is ${dollars(fee)}.` };
  const onward = {
    text: `The rate after the first ${bend} hours goes on, and it is the slope of the second part.`,
  };
  const after = stepTo(
    `Of the ${time} hours, those after the bend are charged at this rate.`,
    equation(sum(time, -bend), time - bend),
  );
  const charge = (deed: string) => stepTo(deed, equation(workOf(bent, ask), key));
  return {
    bent: [
      onward,
      lateStep,
      after,
      charge(`Add what they cost to the charge for ${first}, in dollars.`),
    ],
    early: [read, earlyStep, charge(`Add the cost of all ${time} hours at this rate, in dollars.`)],
    late: [read, lateStep, charge(`Add the cost of all ${time} hours at this rate, in dollars.`)],
    waived: [
      onward,
      lateStep,
      after,
      charge(
        `Add what they cost to the charge for ${first}, and subtract the ${dollars(fee)} at $0$ hours.`,
      ),
    ],
  }[ask];
}

/** A graph of a charge, bent once; a charge beyond the graph is asked, under one of four conditions. */
const beyondBend = level<Bent>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scale = chance.pick(SCALES);
    const scenario = chance.pick(hourlyTiers);
    chance.require(isLikely({ ...scale, scenario }), "a charge that nobody asks");
    const bent: Bent = {
      scenario,
      ...scale,
      fee: scale.step * chance.int(1, 4),
      time: scale.end + chance.int(1, 6),
      ask: chance.pick(ASKS),
    };
    chance.require(bent.early > bent.late, "a later hour is dearer");
    chance.require(areDistinct(ASKS.map((ask) => valueOf(bent, ask))), "values coincide");
    return bent;
  },
  build: (bent) => {
    const { bend, ask } = bent;
    const face = (of: Ask) => numeral(valueOf(bent, of));
    return {
      question: paragraphs(told(bent), question(bent, ask)),
      figure: bentGraph({
        step: bent.step,
        points: [0, bend, bent.end].map((hours) => [hours, chargeAt(bent, hours)]),
      }),
      options: rotatingOptions<Ask>({
        faces: {
          bent: face("bent"),
          early: face("early"),
          late: face("late"),
          waived: face("waived"),
        },
        ask,
        why: REASONS[ask],
        slip: (other) => slipAt(bent, other),
      }),
      opening: "Each straight part of the graph has a rate of its own, its slope.",
      steps: solution(bent),
      hint: {
        bent: "Which part of the graph shows the rate that goes on, and how many hours come after the bend?",
        early: `Which part of the graph shows the rate of the first ${bend} hours?`,
        late: `Which part of the graph shows the rate after the first ${bend} hours?`,
        waived: "Which part of the graph shows the rate that goes on, and what is not paid here?",
      }[ask],
      tip: "Find the slope of a part of a graph from the two points where this part begins and ends.",
    };
  },
  facts: (bent) => {
    const { fee, bend, end, time, ask } = bent;
    const charge = `dollars for ${time} hours`;
    return {
      kind: "value",
      given: [
        `${chargeAt(bent, bend)} = ${fee} + early*(${bend} - 0)`,
        `${chargeAt(bent, end)} = ${chargeAt(bent, bend)} + late*(${end} - ${bend})`,
        `total = ${chargeAt(bent, end)} + late*(${time} - ${end})`,
      ],
      ask: {
        bent: "total",
        early: `${fee} + early*${time}`,
        late: `${fee} + late*${time}`,
        waived: `total - ${fee}`,
      }[ask],
      told: [
        told(bent),
        {
          bent: `continues to increase at the same rate as after the first ${bend} hours ${charge}`,
          early: `rate of the first ${bend} hours for all hours ${charge}`,
          late: `rate after the first ${bend} hours from the beginning 0 hours ${charge}`,
          waived: `continues to increase at the same rate as after the first ${bend} hours 0 hours waived ${charge}`,
        }[ask],
      ],
    };
  },
});

/** A charge from a graph that changes its slope once. */
export const chargeFromBentGraph = defineLevels({
  id: "charge-from-bent-graph",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB19"],
  optionDesign: "rotating-ask",
  Medium: beyondBend,
});
