import type { Difficulty } from "@sat/item";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type LimitScenario,
  type TierScenario,
  dollars,
  reaching,
  spending,
  tiers,
} from "../../../craft/scenarios/limits.ts";
import { type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import {
  type Expression,
  type Relation,
  expression,
  product,
  relation,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, add, rational, toNumber } from "../../../math/rational.ts";
import type { Draft, Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** What decides an option: whether it is the number above the exact quotient, and a second facet. */
interface Count {
  readonly up: boolean;
  readonly turned: boolean;
}

function rounding(up: boolean): Slip<Count> {
  return {
    code: "bound-misjudged",
    deed: up ? "rounding down, short of the limit," : "rounding up, past the limit,",
    apply: (count) => ({ ...count, up: !count.up }),
  };
}

interface OnceAndEach {
  readonly scenario: LimitScenario;
  /** Whether the total must reach the limit, not stay within it. */
  readonly up: boolean;
  /** Whether the amount that comes once is taken off, not added. */
  readonly turned: boolean;
  readonly limit: number;
  readonly once: number;
  readonly each: number;
  /** A second amount with each unit; 0 at Easy. */
  readonly second: number;
}

/** Up or down from the exact quotient, with `once` taken off or added. */
function units({ limit, once, each, second }: OnceAndEach, { up, turned }: Count): number {
  return Math.floor((limit + (turned ? once : -once)) / (each + second)) + (up ? 1 : 0);
}

const BOTH = [false, true];
const COUNTS: readonly Count[] = BOTH.flatMap((up) => BOTH.map((turned) => ({ up, turned })));

function drawOnceAndEach(chance: Chance, difficulty: Difficulty): OnceAndEach {
  const up = chance.flip();
  const scenario = chance.pick(up ? reaching : spending);
  const each = chance.int(scenario.from, scenario.to);
  const second = difficulty === "Easy" ? 0 : chance.int(2, Math.floor(each / 2));
  const once = 5 * chance.int(Math.ceil(each / 3), each);
  const limit = 10 * chance.int(each, each * 3);
  const isWhole = (total: number) => total % (each + second) === 0;
  chance.require(!isWhole(limit - once) && !isWhole(limit + once), "a quotient is whole");
  const drawn = { scenario, up, turned: chance.flip(), limit, once, each, second };
  chance.require(areDistinct(COUNTS.map((count) => units(drawn, count))), "two options alike");
  return drawn;
}

/** Something once and something for each unit, within a limit or up to a goal. */
function onceAndEach(difficulty: Difficulty, space: number) {
  return level<OnceAndEach>({
    space,
    steps: difficulty === "Easy" ? 3 : 4,
    context: true,
    draw: (chance) => drawOnceAndEach(chance, difficulty),
    build: buildOnceAndEach,
    facts: ({ scenario, up, turned, limit, once, each, second }) => ({
      kind: "whole-number",
      given: [`(${each} + ${second})*n ${turned ? "-" : "+"} ${once} ${up ? ">=" : "<="} ${limit}`],
      unknown: "n",
      extreme: up ? "least" : "greatest",
      told: [
        `at ${up ? "least" : "most"} ${dollars(limit)}`,
        second === 0
          ? scenario.each(dollars(each))
          : scenario.eachOfTwo(dollars(each), dollars(second)),
        turned ? scenario.minus(dollars(once)) : scenario.plus(dollars(once)),
        scenario.ask,
      ],
    }),
  });
}

function buildOnceAndEach(story: OnceAndEach): Draft {
  const { scenario, up, turned, limit, once, each, second } = story;
  const rate =
    second === 0
      ? scenario.each(dollars(each))
      : scenario.eachOfTwo(dollars(each), dollars(second));
  const total = turned ? scenario.minus(dollars(once)) : scenario.plus(dollars(once));
  const per = each + second;
  const given = inequality(sum(product(per, "n"), turned ? -once : once), up, limit);
  return {
    question: `${scenario.limit(dollars(limit))} ${rate}. ${total} ${scenario.ask}`,
    options: crossedOptions({
      key: { up, turned },
      why: `It is the ${up ? "first" : "last"} whole number that meets the condition.`,
      slips: [
        {
          code: "opposite-operation",
          deed: turned
            ? `subtracting ${dollars(once)} from ${dollars(limit)} instead of adding it`
            : `adding ${dollars(once)} to ${dollars(limit)} instead of subtracting it`,
          apply: (count) => ({ ...count, turned: !count.turned }),
        },
        rounding(up),
      ],
      show: (count) => numeral(units(story, count)),
    }),
    opening: OPENING[up ? "up" : "down"],
    steps: [
      ...(second === 0
        ? []
        : [
            {
              text: `Each one counts ${dollars(each)} and ${dollars(second)}, together ${dollars(per)}.`,
            },
          ]),
      ...solving(given, rational(turned ? limit + once : limit - once, per), up),
    ],
    hint: "Write one inequality for the total. Is the amount that comes once added to it or taken off?",
    tip: TIP,
    archetype: up ? "HE04" : "HE03",
  };
}

const OPENING = {
  up: "Write the total as an inequality in $n$, solve it, and take the next whole number up.",
  down: "Write the total as an inequality in $n$, solve it, and take the next whole number down.",
};
const TIP =
  "At the end put your number into the story: does it still fit, and does the next one not?";

function inequality(total: Expression, up: boolean, limit: Rational | number): Relation {
  return relation(total, up ? ">=" : "<=", limit);
}

/** From the inequality to the whole number that is asked. */
function solving(given: Relation, quotient: Rational, up: boolean): Step[] {
  const bound = inequality(expression("n"), up, quotient);
  const below = Math.floor(toNumber(quotient));
  return [
    {
      text: `With $n$ for the number asked, the condition is ${inline(given)}.`,
      claim: code(given),
    },
    {
      text: `This means ${inline(bound)}, and that lies between $${below}$ and $${below + 1}$.`,
      claim: code(bound),
    },
    { text: `So the ${up ? "least" : "greatest"} whole number is $${up ? below + 1 : below}$.` },
  ];
}

interface Tiers {
  readonly scenario: TierScenario;
  readonly up: boolean;
  /** Whether only the additional units are asked, not all. */
  readonly turned: boolean;
  readonly first: number;
  readonly base: number;
  readonly each: number;
  readonly limit: number;
}

function tieredUnits({ first, base, each, limit }: Tiers, { up, turned }: Count): number {
  return Math.floor((limit - base) / each) + (up ? 1 : 0) + (turned ? 0 : first);
}

/** One charge for the first units and another for each unit after them. */
const inTiers = level<Tiers>({
  space: 500_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(tiers);
    const first = chance.int(...scenario.first);
    const each = chance.int(...scenario.each);
    const base = 5 * Math.floor((first * each * chance.int(80, 130)) / 500);
    const limit = base + 5 * chance.int(Math.ceil((2 * each) / 5), Math.floor((10 * each) / 5));
    chance.require((limit - base) % each !== 0, "the quotient is whole");
    return { scenario, up: chance.flip(), turned: chance.flip(), first, base, each, limit };
  },
  build: (story) => {
    const { scenario, up, turned, first, base, each, limit } = story;
    const { who, unit, units: many } = scenario;
    const asked = turned ? `additional ${many}` : `${many}, in all,`;
    const given = inequality(sum(base, product(each, turned ? "n" : sum("n", -first))), up, limit);
    const additional = rational(limit - base, each);
    return {
      question: `${who} charges ${dollars(base)} for the first ${first} ${many} and ${dollars(each)} for each additional ${unit}. What is the ${up ? "least" : "greatest"} whole number of ${asked} for which the total charge is at ${up ? "least" : "most"} ${dollars(limit)}?`,
      options: crossedOptions({
        key: { up, turned },
        why: `It is the ${up ? "first" : "last"} whole number for which the charge fits.`,
        slips: [
          {
            code: turned ? "another-quantity" : "stopped-early",
            deed: turned
              ? `counting the first ${first} ${many} as well`
              : `leaving out the first ${first} ${many}`,
            apply: (count) => ({ ...count, turned: !count.turned }),
          },
          rounding(up),
        ],
        show: (count) => numeral(tieredUnits(story, count)),
      }),
      opening:
        "Write the charge as an inequality in which only the additional units count one by one.",
      steps: [
        {
          text: `The first ${first} ${many} cost ${dollars(base)} together; only those after them cost ${dollars(each)} each.`,
        },
        ...solving(given, turned ? additional : add(additional, first), up),
      ],
      hint: `Which part of the charge stays the same, and how many ${many} does it cover?`,
      tip: TIP,
      archetype: up ? "HE04" : "HE03",
    };
  },
  facts: ({ scenario: { unit, units: many }, up, turned, first, base, each, limit }) => ({
    kind: "whole-number",
    given: [`${base} + ${each}*${turned ? "n" : `(n - ${first})`} ${up ? ">=" : "<="} ${limit}`],
    unknown: "n",
    extreme: up ? "least" : "greatest",
    told: [
      `${dollars(base)} first ${first} ${many} ${dollars(each)} each additional ${unit}`,
      `${up ? "least" : "greatest"} ${turned ? `additional ${many}` : `${many} in all`}`,
      `at ${up ? "least" : "most"} ${dollars(limit)}`,
    ],
    setting: turned ? { [first]: "only the units after these are counted" } : {},
  }),
});

/** The most units within a limit, or the fewest that reach a goal. */
export const wholeUnitsWithinLimit = defineLevels({
  id: "whole-units-within-limit",
  version: 2,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE03", "HE04"],
  optionDesign: "orbit",
  Easy: onceAndEach("Easy", 100_000),
  Medium: onceAndEach("Medium", 500_000),
  Hard: inTiers,
});
