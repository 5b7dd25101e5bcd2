import { type HourlyTier, hourlyTiers } from "@sat/content/scenarios/hourly-tiers";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { formula } from "../../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, slipInto } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, mistaken } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Operand,
  type Relation,
  call,
  equation,
  polynomial,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

interface Tariff {
  readonly scenario: HourlyTier;
  readonly first: number;
  readonly early: number;
  readonly later: number;
}

/** Whether the early charge is for each hour, and whether x counts the early hours too. */
type Fork = "hourly" | "all";

interface Problem {
  readonly tariff: Tariff;
  readonly ways: Ways<Fork>;
}

const COUNTS = ["zero", "one", "two", "three", "four", "five"];

function hoursOf({ first }: Tariff): string {
  return `the first ${COUNTS[first] ?? ""} hours`;
}

/** What is charged for the early hours. */
function beforeOf({ tariff: { first, early }, ways: { hourly } }: Problem): number {
  return hourly ? first * early : early;
}

function constantOf(problem: Problem): number {
  const { first, later } = problem.tariff;
  return problem.ways.all ? beforeOf(problem) - first * later : beforeOf(problem);
}

function gives(constant: number, rate: number): Relation {
  return equation(call("f", "x"), polynomial([constant, rate], "x"));
}

function formulaSlip(relation: Relation, slip: PoolMisstep): PoolSlip {
  return slipInto(formula(relation), slip);
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { tariff, ways } = problem;
  const { first, early, later } = tariff;
  const hours = hoursOf(tariff);
  const before = beforeOf(problem);
  const worked = (...terms: readonly Operand[]) => {
    const work = sum(...terms);
    return inline(equation(work, workOut(work)));
  };
  const [wrongBefore, earlier] = [ways.hourly ? early : first * early, times(-first, later)];
  const misread = ways.hourly
    ? `using ${dollars(early)} as the charge for all of ${hours}`
    : `charging ${dollars(early)} for each of ${hours}, ${worked(times(first, early))},`;
  return [
    formulaSlip(gives(constantOf({ tariff, ways: mistaken<Fork>(ways, "hourly") }), later), {
      code: "meaning-misread",
      deed: ways.all
        ? `${misread} so that the constant term is ${worked(wrongBefore, earlier)},`
        : misread,
      step: 1,
    }),
    formulaSlip(gives(constantOf({ tariff, ways: mistaken<Fork>(ways, "all") }), later), {
      code: "rate-misapplied",
      deed: ways.all
        ? `charging ${dollars(later)} for all $x$ hours, also for ${hours},`
        : `subtracting ${hours} from $x$, although $x$ does not count them, ${worked(before, earlier)},`,
      isClassic: true,
      step: 2,
    }),
    formulaSlip(gives(constantOf(problem) + (ways.all ? later : -later), later), {
      code: "off-by-one",
      deed: ways.all
        ? `subtracting one hour too few from $x$, ${worked(before, times(1 - first, later))},`
        : `not charging the first of the additional hours, ${worked(before, -later)},`,
      step: 2,
    }),
    formulaSlip(gives(before + first * later, later), {
      code: ways.all ? "opposite-operation" : "rate-misapplied",
      deed: ways.all
        ? `adding the charge of ${dollars(later)} for ${hours} instead of subtracting it, ${worked(before, times(first, later))},`
        : `charging another ${dollars(later)} for each of ${hours}, ${worked(before, times(first, later))},`,
      step: 3,
    }),
    ...(ways.all
      ? [
          formulaSlip(gives(-first * later, later), {
            code: "term-left-out",
            deed: `leaving out what is charged for ${hours}`,
            step: 3,
          }),
        ]
      : []),
  ];
}

/** The total charge as a function of the hours, or of the additional hours. */
const totalCharge = poolLevel<Problem>({
  space: 150_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(hourlyTiers);
    const later = chance.int(...scenario.each);
    const tariff = {
      scenario,
      first: chance.int(2, 4),
      early: later + chance.int(5, Math.max(20, later)),
      later,
    };
    const problem = { tariff, ways: drawWays(chance, "hourly", "all") };
    chance.require(constantOf(problem) !== 0, "no constant term");
    return problem;
  },
  key: (problem) => formula(gives(constantOf(problem), problem.tariff.later)),
  slips: slipsOf,
  word: (problem) => {
    const { scenario, first, early, later } = problem.tariff;
    const { hourly, all } = problem.ways;
    const hours = hoursOf(problem.tariff);
    const before = beforeOf(problem);
    const key = gives(constantOf(problem), later);
    const opening = hourly
      ? `${dollars(early)} per hour for ${hours}`
      : `a total of ${dollars(early)} for ${hours}`;
    const additional = all ? sum("x", -first) : "x";
    const charge = equation(call("f", "x"), sum(product(later, additional), before));
    return {
      question: sentences(
        `${scenario.who} charges ${opening} of ${scenario.job} and ${dollars(later)} for each additional hour.`,
        `Which function $f$ gives the total charge, in dollars, ${
          all
            ? `for ${scenario.job} that takes $x$ hours, where $x > ${first}$`
            : `for ${scenario.job} that takes $x$ hours more than the first ${COUNTS[first] ?? ""}`
        }?`,
      ),
      why: `One hour after ${hours} must bring the charge to ${inline(equation(sum(before, later), before + later))}, in dollars, and the function gives this.`,
      opening: "Add the charge for the early hours to the charge for the additional hours.",
      steps: [
        hourly
          ? stepTo(
              `Find the charge for ${hours}, in dollars.`,
              equation(times(first, early), before),
            )
          : { text: `The charge for ${hours} is told: ${dollars(early)} in all.` },
        {
          text: all
            ? `Of the $x$ hours, $x - ${first}$ are additional, and each costs ${dollars(later)}.\n\n${inline(charge)}`
            : `Here $x$ counts the additional hours alone, and each costs ${dollars(later)}.\n\n${inline(key)}`,
        },
        ...(all
          ? [
              {
                text: `Distribute.\n\n${inline(equation(call("f", "x"), sum(product(later, "x"), -first * later, before)))}`,
              },
              { text: `Combine the numbers.\n\n${inline(key)}` },
            ]
          : []),
      ],
      hint: all
        ? `If the whole job takes $x$ hours, how many of them are charged at ${dollars(later)}?`
        : `Does $x$ count all hours here, or only those after ${hours}?`,
      tip: "Check what the variable counts, and test the function with a small number of hours.",
    };
  },
  facts: ({ tariff, ways }) => {
    const { scenario, first, early, later } = tariff;
    const hours = `first ${COUNTS[first] ?? ""}`;
    const hoursAt = (additional: number) =>
      ways.all ? `${first} + ${additional}` : `${additional}`;
    const before = ways.hourly ? `${first}*${early}` : `${early}`;
    return {
      kind: "through",
      function: "f",
      at: [1, 2].map((additional) => ({
        x: hoursAt(additional),
        y: `${before} + ${additional}*${later}`,
      })),
      told: [
        `${ways.hourly ? `${dollars(early)} per hour` : `total of ${dollars(early)}`} ${hours} hours`,
        `${dollars(later)} each additional hour dollars ${scenario.job}`,
        ways.all ? `$x$ hours $x > ${first}$` : `$x$ hours more than ${hours}`,
      ],
    };
  },
});

/** A cost with one rate for the first units and another for those after them. */
export const costInTwoTiers = defineLevels({
  id: "cost-in-two-tiers",
  version: 5,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB19"],
  optionDesign: "pool",
  Hard: totalCharge,
});
