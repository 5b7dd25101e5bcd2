import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula } from "../../../craft/options/option.ts";
import { type HourlyTier, hourlyTiers } from "@sat/content/scenarios/hourly-tiers";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { call, equation, polynomial } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

interface Tariff {
  readonly scenario: HourlyTier;
  readonly first: number;
  readonly early: number;
  readonly later: number;
}

const COUNTS = ["zero", "one", "two", "three", "four", "five"];

/** The twists are whether the early charge is for each hour, and whether x counts the early hours too. */
function constantOf({ first, early, later }: Tariff, at: Twists): number {
  const before = at.first ? first * early : early;
  return at.second ? before - first * later : before;
}

/** The total cost as a function of the hours, or of the additional hours. */
const totalCost = level<{ tariff: Tariff; at: Twists }>({
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
    const constants = siblingAnswers((at) => constantOf(tariff, at));
    chance.require(areDistinct(constants) && !constants.includes(0), "constants coincide");
    return { tariff, at: twists(chance) };
  },
  build: ({ tariff, at }) => {
    const { scenario, first, early, later } = tariff;
    const hours = `the first ${COUNTS[first] ?? ""} hours`;
    const before = at.first ? first * early : early;
    const constant = constantOf(tariff, at);
    const show = (each: number) =>
      formula(equation(call("f", "x"), polynomial([each, later], "x")));
    const opening = at.first
      ? `${dollars(early)} per hour for ${hours}`
      : `a total of ${dollars(early)} for ${hours}`;
    const asked = at.second
      ? `for ${scenario.job} that takes $x$ hours, where $x > ${first}$`
      : `for ${scenario.job} that takes $x$ hours more than the first ${COUNTS[first] ?? ""}`;
    return {
      question: sentences(
        `${scenario.who} charges ${opening} and ${dollars(later)} for each additional hour.`,
        `Which function $f$ gives the total charge, in dollars, ${asked}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constantOf(tariff, each),
        show,
        why: `It charges ${dollars(before)} for ${hours} and ${dollars(later)} for each hour after them.`,
        slips: [
          {
            code: "meaning-misread",
            deed: at.first
              ? `taking ${dollars(early)} for the charge for all of ${hours}`
              : `taking ${dollars(early)} for the charge for each of ${hours}`,
          },
          {
            code: "rate-misapplied",
            deed: at.second
              ? `charging ${dollars(later)} for all $x$ hours`
              : `taking $x$ to count ${hours} too`,
          },
        ],
      }),
      opening:
        "Add what is charged for the early hours to what is charged for the additional ones.",
      steps: [
        { text: `For ${hours} the charge is ${dollars(before)}.` },
        {
          text: at.second
            ? `Of $x$ hours, $x - ${first}$ are additional, and they cost $${later}(x - ${first})$ dollars.`
            : `The $x$ additional hours cost $${later}x$ dollars.`,
        },
        {
          text: at.second
            ? `In all, $${before} + ${later}(x - ${first})$, which is ${inline(polynomial([constant, later], "x"))}.`
            : `In all, this is ${inline(polynomial([constant, later], "x"))}.`,
        },
        { text: "To check, put in a small number of hours and work out the charge by hand." },
      ],
      hint: "How many of the hours are charged at the later rate? What is charged before them?",
      tip: "In a cost with two tiers, only the units beyond the first tier pay the second rate.",
    };
  },
  facts: ({ tariff, at }) => {
    const { scenario, first, early, later } = tariff;
    const hours = `first ${COUNTS[first] ?? ""}`;
    const hoursAt = (additional: number) =>
      at.second ? `${first} + ${additional}` : `${additional}`;
    const before = at.first ? `${first}*${early}` : `${early}`;
    return {
      kind: "through",
      function: "f",
      at: [1, 2].map((additional) => ({
        x: hoursAt(additional),
        y: `${before} + ${additional}*${later}`,
      })),
      told: [
        `${at.first ? `${dollars(early)} per hour` : `total of ${dollars(early)}`} ${hours} hours`,
        `${dollars(later)} each additional hour dollars ${scenario.job}`,
        at.second ? `$x$ hours $x > ${first}$` : `$x$ hours more than ${hours}`,
      ],
    };
  },
});

/** A cost with one rate for the first units and another for those after them. */
export const costInTwoTiers = defineLevels({
  id: "cost-in-two-tiers",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB19"],
  optionDesign: "orbit",
  Hard: totalCost,
});
