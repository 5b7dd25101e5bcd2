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
import { bounded, totalAt, wholeNumberSteps } from "../../../craft/wording/whole-number-steps.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  equation,
  expression,
  product,
  quotient as quotientOf,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { type Rational, add, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** What decides an option: whether it is the number above the exact quotient, and a second facet. */
interface Count {
  readonly up: boolean;
  readonly turned: boolean;
}

/** Rounding to the number that the condition rules out; the total there shows it. */
function rounding(up: boolean, quotient: Rational, total: string): Slip<Count> {
  return {
    code: "bound-misjudged",
    deed: `rounding $${bounded(quotient)}$ ${up ? "down" : "up"}, although ${total},`,
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
  const [sign, signed] = [up ? ">=" : "<=", turned ? -once : once] as const;
  const quotient = (added: boolean) => rational(limit + (added ? once : -once), per);
  const at = (count: Count) =>
    totalAt(units(story, count), sum(times(per, units(story, count)), signed), limit);
  const wrongWay = turned
    ? `subtracting ${dollars(once)} from ${dollars(limit)} instead of adding it`
    : `adding ${dollars(once)} to ${dollars(limit)} instead of subtracting it`;
  const mistaken = `${wrongWay}, $${bounded(quotient(!turned), tex(quotientOf(sum(limit, signed), per)))}$,`;
  return {
    question: `${scenario.limit(dollars(limit))} ${rate}. ${total} ${scenario.ask}`,
    options: crossedOptions({
      key: { up, turned },
      why: `It meets the condition: ${at({ up, turned })}.`,
      slips: [
        {
          code: "opposite-operation",
          deed: `${mistaken} and rounding this ${up ? "up" : "down"}`,
          apply: (count) => ({ ...count, turned: !count.turned }),
        },
        rounding(up, quotient(turned), at({ up: !up, turned })),
      ],
      corner: {
        code: "opposite-operation",
        deed: `${mistaken} and rounding this ${up ? "down" : "up"}`,
      },
      show: (count) => numeral(units(story, count)),
    }),
    opening: OPENING[up ? "up" : "down"],
    steps: [
      ...(second === 0
        ? []
        : [
            stepTo(
              "Add the two amounts for each one, in dollars.",
              equation(sum(each, second), per),
            ),
          ]),
      stepTo(
        `Let $n$ be ${scenario.count}. Write the total, with ${dollars(once)} ${turned ? "taken off" : "added"} once, as an inequality.`,
        relation(sum(product(per, "n"), signed), sign, limit),
      ),
      stepTo(
        turned ? `Add $${once}$ to both sides.` : `Subtract $${once}$ from both sides.`,
        relation(product(per, "n"), sign, limit - signed),
      ),
      ...wholeNumberSteps(per, quotient(turned), up),
    ],
    hint: `Is ${dollars(once)} added to the total once, or taken off it, and must the total be at ${up ? "least" : "most"} ${dollars(limit)}?`,
    tip: TIP,
    archetype: up ? "HE04" : "HE03",
  };
}

const OPENING = {
  up: "Write the total as an inequality, solve it for $n$, and round up to a whole number.",
  down: "Write the total as an inequality, solve it for $n$, and round down to a whole number.",
};
const TIP =
  "Check the whole number and the one next to it in the story: one must satisfy the condition, the other not.";

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
    const counted = turned ? expression("n") : sum("n", -first);
    const [sign, words] = up ? ([">=", "least"] as const) : (["<=", "most"] as const);
    const additional = rational(limit - base, each);
    const bound = turned ? additional : add(additional, first);
    const chargeAt = (count: number) =>
      totalAt(count, sum(base, times(each, count - (turned ? 0 : first))), limit);
    const met = chargeAt(tieredUnits(story, { up, turned }));
    const over = chargeAt(tieredUnits(story, { up: !up, turned }));
    const included = turned
      ? `counting the first ${first} ${many} as well, $${bounded(additional)}$ and $${first}$ more,`
      : `leaving out the first ${first} ${many}, $${bounded(additional)}$,`;
    return {
      question: `${who} charges ${dollars(base)} for the first ${first} ${many} and ${dollars(each)} for each additional ${unit}. What is the ${up ? "least" : "greatest"} whole number of ${asked} for which the total charge is at ${up ? "least" : "most"} ${dollars(limit)}?`,
      options: crossedOptions({
        key: { up, turned },
        why: `It meets the condition: ${met}.`,
        slips: [
          {
            code: turned ? "another-quantity" : "stopped-early",
            deed: `${included} and rounding ${up ? "up" : "down"}`,
            apply: (count) => ({ ...count, turned: !count.turned }),
          },
          rounding(up, bound, over),
        ],
        corner: {
          code: "bound-misjudged",
          deed: `${included} and rounding ${up ? "down" : "up"}`,
        },
        show: (count) => numeral(tieredUnits(story, count)),
      }),
      opening: `Write the charge as an inequality: only the ${many} after the first ${first} cost ${dollars(each)} each.`,
      steps: [
        stepTo(
          turned
            ? `Let $n$ be the number of additional ${many}. The charge must be at ${words} ${dollars(limit)}.`
            : `Let $n$ be the number of ${many} in all. Of these, $n - ${first}$ are additional, and the charge must be at ${words} ${dollars(limit)}.`,
          relation(sum(base, product(each, counted)), sign, limit),
        ),
        stepTo(
          `Subtract $${base}$ from both sides.`,
          relation(product(each, counted), sign, limit - base),
        ),
        ...wholeNumberSteps(each, additional, up, turned ? 0 : first),
      ],
      hint: turned
        ? `How much of the ${dollars(limit)} is left for ${many} after the first ${first}?`
        : `If there are $n$ ${many} in all, how many of them cost ${dollars(each)} each?`,
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
  version: 4,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE03", "HE04"],
  optionDesign: "orbit",
  Easy: onceAndEach("Easy", 100_000),
  Medium: onceAndEach("Medium", 500_000),
  Hard: inTiers,
});
