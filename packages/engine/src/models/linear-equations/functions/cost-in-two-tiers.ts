import { type HourlyTier, hourlyTiers } from "@sat/content/scenarios/hourly-tiers";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { inHundredths, onGrid } from "../../../craft/draws/grid.ts";
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
  decimal,
  equation,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** Charges are in cents. */
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

function shown(cents: number): string {
  return dollars(rational(cents, 100));
}

function gives(constant: number, rate: number): Relation {
  return equation(call("f", "x"), sum(product(inHundredths(rate), "x"), inHundredths(constant)));
}

function formulaSlip(relation: Relation, slip: PoolMisstep): PoolSlip {
  return slipInto(formula(relation), slip);
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { tariff, ways } = problem;
  const { first, early, later } = tariff;
  const hours = hoursOf(tariff);
  const before = beforeOf(problem);
  const charge = inHundredths(before);
  const worked = (...terms: readonly Operand[]) => {
    const work = sum(...terms);
    return inline(equation(work, decimal(workOut(work))));
  };
  const [wrongBefore, earlier] = [
    inHundredths(ways.hourly ? early : first * early),
    times(-first, inHundredths(later)),
  ];
  const misread = ways.hourly
    ? `using ${shown(early)} as the charge for all of ${hours}`
    : `charging ${shown(early)} for each of ${hours}, ${worked(times(first, inHundredths(early)))},`;
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
        ? `charging ${shown(later)} for all $x$ hours, also for ${hours},`
        : `subtracting ${hours} from $x$, although $x$ does not count them, ${worked(charge, earlier)},`,
      isClassic: true,
      step: 2,
    }),
    formulaSlip(gives(constantOf(problem) + (ways.all ? later : -later), later), {
      code: "off-by-one",
      deed: ways.all
        ? `subtracting one hour too few from $x$, ${worked(charge, times(1 - first, inHundredths(later)))},`
        : `not charging the first of the additional hours, ${worked(charge, inHundredths(-later))},`,
      step: 2,
    }),
    formulaSlip(gives(before + first * later, later), {
      code: ways.all ? "opposite-operation" : "rate-misapplied",
      deed: ways.all
        ? `adding the charge of ${shown(later)} for ${hours} instead of subtracting it, ${worked(charge, times(first, inHundredths(later)))},`
        : `charging another ${shown(later)} for each of ${hours}, ${worked(charge, times(first, inHundredths(later)))},`,
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

/** What the question says and asks. */
function tellingOf({ tariff, ways }: Problem): readonly [string, string] {
  const { scenario, first, early, later } = tariff;
  const { who, job } = scenario;
  const hours = hoursOf(tariff);
  const opening = ways.hourly
    ? `${shown(early)} per hour for ${hours}`
    : `a total of ${shown(early)} for ${hours}`;
  const asked = ways.all
    ? `for ${job} that takes $x$ hours, where $x > ${first}$`
    : `for ${job} that takes $x$ hours more than the first ${COUNTS[first] ?? ""}`;
  return [
    `${who} charges ${opening} of ${job} and ${shown(later)} per hour after that.`,
    `Which function $f$ gives the total charge, in dollars, ${asked}?`,
  ];
}

/** The total charge as a function of the hours, or of the additional hours. */
const totalCharge = poolLevel<Problem>({
  space: 150_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(hourlyTiers);
    const later = onGrid(chance, scenario.each);
    const first = chance.int(2, 4);
    const ways = drawWays<Fork>(chance, "hourly", "all");
    // An early hour costs more than a later one, also where all the early hours are charged together.
    const hour = later + 250 * chance.int(4, Math.floor(later / 500));
    const early = ways.hourly ? hour : first * hour;
    const problem = { tariff: { scenario, first, early, later }, ways };
    chance.require(constantOf(problem) !== 0, "no constant term");
    return problem;
  },
  key: (problem) => formula(gives(constantOf(problem), problem.tariff.later)),
  slips: slipsOf,
  word: (problem) => {
    const { first, early, later } = problem.tariff;
    const { hourly, all } = problem.ways;
    const hours = hoursOf(problem.tariff);
    const [before, rate] = [inHundredths(beforeOf(problem)), inHundredths(later)];
    const key = gives(constantOf(problem), later);
    const additional = all ? sum("x", -first) : "x";
    const charge = equation(call("f", "x"), sum(product(rate, additional), before));
    return {
      question: sentences(...tellingOf(problem)),
      why: `One hour after ${hours} must bring the charge to ${inline(equation(sum(before, rate), inHundredths(beforeOf(problem) + later)))}, in dollars, and the function gives this.`,
      opening: "Add the charge for the early hours to the charge for the additional hours.",
      steps: [
        hourly
          ? stepTo(
              `Find the charge for ${hours}, in dollars.`,
              equation(times(first, inHundredths(early)), before),
            )
          : { text: `The charge for ${hours} is told: ${shown(early)} in all.` },
        {
          text: all
            ? `Of the $x$ hours, $x - ${first}$ are additional, and each costs ${shown(later)}.\n\n${inline(charge)}`
            : `Here $x$ counts the additional hours alone, and each costs ${shown(later)}.\n\n${inline(key)}`,
        },
        ...(all
          ? [
              {
                text: `Distribute.\n\n${inline(equation(call("f", "x"), sum(product(rate, "x"), inHundredths(-first * later), before)))}`,
              },
              { text: `Combine the numbers.\n\n${inline(key)}` },
            ]
          : []),
      ],
      hint: all
        ? `If the whole job takes $x$ hours, how many of them are charged at ${shown(later)}?`
        : `Does $x$ count all hours here, or only those after ${hours}?`,
      tip: "Check what the variable counts, and test the function with a small number of hours.",
    };
  },
  facts: (problem) => {
    const { tariff, ways } = problem;
    const { first, early, later } = tariff;
    const hoursAt = (additional: number) =>
      ways.all ? `${first} + ${additional}` : `${additional}`;
    const [earlyCode, laterCode] = [code(inHundredths(early)), code(inHundredths(later))];
    const before = ways.hourly ? `${first}*${earlyCode}` : earlyCode;
    return {
      kind: "through",
      function: "f",
      at: [1, 2].map((additional) => ({
        x: hoursAt(additional),
        y: `${before} + ${additional}*${laterCode}`,
      })),
      told: tellingOf(problem),
    };
  },
});

/** A cost with one rate for the first units and another for those after them. */
export const costInTwoTiers = defineLevels({
  id: "cost-in-two-tiers",
  version: 6,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB19"],
  optionDesign: "pool",
  Hard: totalCharge,
});
