import type { Difficulty } from "@sat/item";
import {
  type Count,
  type OnceAndEach,
  boundOf,
  boundText,
  cornerOf,
  drawOnceAndEach,
  perUnit,
  rounding,
  textsOf,
  units,
} from "../../../craft/algebra/limited-units.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { inHundredths, onGrid } from "../../../craft/draws/grid.ts";
import { numeral } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { type TierScenario, tiers } from "../../../craft/scenarios/tiers.ts";
import { bounded, totalAt, wholeNumberSteps } from "../../../craft/wording/whole-number-steps.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  decimal,
  equation,
  expression,
  negative,
  product,
  quotient,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { add, rational } from "../../../math/rational.ts";
import type { Draft, Step } from "../../../model.ts";

/** Something once and something for each unit, within a limit or up to a goal. */
function onceAndEach(difficulty: Difficulty, space: number) {
  return level<OnceAndEach>({
    space,
    steps: difficulty === "Easy" ? 3 : 4,
    context: true,
    draw: (chance) => drawOnceAndEach(chance, difficulty),
    build: buildOnceAndEach,
    facts: (story) => {
      const [each, second, once, limit] = [story.each, story.second, story.once, story.limit].map(
        (hundredths) => code(rational(hundredths, 100)),
      );
      const fixed = story.turned ? `+ ${once} - ${once}` : `+ ${once}`;
      return {
        kind: "whole-number",
        given: [`(${each} + ${second})*n ${fixed} ${story.up ? ">=" : "<="} ${limit}`],
        unknown: "n",
        extreme: story.up ? "least" : "greatest",
        told: textsOf(story),
      };
    },
  });
}

function onceAndEachSteps(story: OnceAndEach): Step[] {
  const { pair, up, turned } = story;
  const [each, second] = [inHundredths(story.each), inHundredths(story.second)];
  const [once, limit] = [inHundredths(story.once), inHundredths(story.limit)];
  const { unit, count } = up ? pair.reaching : pair.spending;
  const per = perUnit(story);
  const sign = up ? ">=" : "<=";
  const total = product(decimal(per), "n");
  return [
    ...(story.second === 0
      ? []
      : [
          stepTo(
            `Add the two amounts for each ${unit}, in ${pair.noun}.`,
            equation(sum(each, second), decimal(per)),
          ),
        ]),
    stepTo(
      `Let $n$ be ${count}. ${turned ? `The ${pair.amount(story.once)} ${pair.noun === "dollars" ? "does" : "do"} not count toward the ${pair.amount(story.limit)}. Write the total without it` : `Write the total, with the ${pair.amount(story.once)} included,`} as an inequality.`,
      relation(turned ? total : sum(total, once), sign, limit),
    ),
    ...(turned
      ? []
      : [
          stepTo(
            `Subtract ${inline(once)} from both sides.`,
            relation(total, sign, inHundredths(story.limit - story.once)),
          ),
        ]),
    ...wholeNumberSteps(per, boundOf(story, story), up),
  ];
}

function buildOnceAndEach(story: OnceAndEach): Draft {
  const { pair, up, turned } = story;
  const { amount } = pair;
  const [once, limit] = [rational(story.once, 100), rational(story.limit, 100)];
  const [per, fixed] = [perUnit(story), turned ? expression(0) : decimal(once)];
  const at = (count: Count) => {
    const number = units(story, count);
    return totalAt(number, sum(times(decimal(per), number), fixed), limit);
  };
  const [own, other] = [turned, !turned].map((isOut) => boundText(story, { turned: isOut }));
  return {
    question: sentences(...textsOf(story)),
    options: crossedOptions({
      key: { up, turned },
      why: `It meets the condition: ${at({ up, turned })}.`,
      slips: [
        {
          code: turned ? "meaning-misread" : "term-left-out",
          deed: `${turned ? `counting the ${amount(story.once)} toward the ${amount(story.limit)}` : `leaving the ${amount(story.once)} out of the total`}, so that $${other}$ is rounded ${up ? "up" : "down"},`,
          apply: (count) => ({ ...count, turned: !count.turned }),
        },
        rounding(up, own ?? "", at({ up: !up, turned })),
      ],
      corner: cornerOf(story),
      show: (count) => numeral(units(story, count)),
    }),
    opening: OPENING[up ? "up" : "down"],
    steps: onceAndEachSteps(story),
    hint: `Is the ${amount(story.once)} part of the total that must be at ${up ? "least" : "most"} ${amount(story.limit)}?`,
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
  /** Amounts in cents. */
  readonly base: number;
  readonly each: number;
  readonly limit: number;
}

function tieredUnits({ first, base, each, limit }: Tiers, { up, turned }: Count): number {
  return Math.floor((limit - base) / each) + (up ? 1 : 0) + (turned ? 0 : first);
}

/** What is charged, and the question. */
function tierTexts({
  scenario,
  up,
  turned,
  first,
  base,
  each,
  limit,
}: Tiers): readonly [string, string] {
  const { who, unit, units: many, job } = scenario;
  const [fixed, rate, bound] = [base, each, limit].map((cents) => dollars(rational(cents, 100)));
  const terms = `${who} charges ${fixed} for the first ${first} ${many} ${job} and ${rate} for each additional ${unit}.`;
  const number = `whole number of ${turned ? "additional " : ""}${many} ${job}`;
  return up
    ? [
        `${terms} A customer gets a coupon if the total charge is at least ${bound}.`,
        `What is the least ${number} for which a customer gets a coupon?`,
      ]
    : [terms, `What is the greatest ${number} for which the total charge is at most ${bound}?`];
}

/** One charge for the first units and another for each unit after them. */
const inTiers = level<Tiers>({
  space: 500_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(tiers);
    const first = chance.int(...scenario.first);
    const each = onGrid(chance, scenario.each);
    const step = scenario.each[2];
    const base = step * Math.floor((first * each * chance.int(105, 140)) / (100 * step));
    const limit = base + 50 * chance.int(Math.ceil(each / 25), Math.floor(each / 5));
    chance.require((limit - base) % each !== 0, "the quotient is whole");
    return { scenario, up: chance.flip(), turned: chance.flip(), first, base, each, limit };
  },
  build: (story) => {
    const { up, turned, first } = story;
    const many = story.scenario.units;
    const [base, each] = [inHundredths(story.base), inHundredths(story.each)];
    const limit = inHundredths(story.limit);
    const [rate, most] = [rational(story.each, 100), rational(story.limit, 100)];
    const counted = turned ? expression("n") : sum("n", -first);
    const [sign, words] = up ? ([">=", "least"] as const) : (["<=", "most"] as const);
    const additional = rational(story.limit - story.base, story.each);
    const room = inHundredths(story.limit - story.base);
    const bound = turned ? additional : add(additional, first);
    const chargeAt = (count: number) =>
      totalAt(count, sum(base, times(each, count - (turned ? 0 : first))), most);
    const over = chargeAt(tieredUnits(story, { up: !up, turned }));
    const division = quotient(sum(limit, negative(base)), each);
    const exact = bounded(additional, tex(division));
    const included = turned
      ? `counting the first ${first} ${many} as well, $${exact}$ and $${first}$ more,`
      : `leaving out the first ${first} ${many}, $${exact}$,`;
    return {
      question: sentences(...tierTexts(story)),
      options: crossedOptions({
        key: { up, turned },
        why: `It meets the condition: ${chargeAt(tieredUnits(story, { up, turned }))}.`,
        slips: [
          {
            code: turned ? "another-quantity" : "stopped-early",
            deed: `${included} and rounding ${up ? "up" : "down"}`,
            apply: (count) => ({ ...count, turned: !count.turned }),
          },
          rounding(up, turned ? exact : bounded(bound, tex(sum(division, first))), over),
        ],
        corner: {
          code: "bound-misjudged",
          deed: `${included} and rounding ${up ? "down" : "up"}`,
        },
        show: (count) => numeral(tieredUnits(story, count)),
      }),
      opening: `Write the charge as an inequality: only the ${many} after the first ${first} have the second rate.`,
      steps: [
        stepTo(
          turned
            ? `Let $n$ be the number of additional ${many}. The charge must be at ${words} ${dollars(most)}.`
            : `Let $n$ be the number of ${many} in all. Of these, $n - ${first}$ are additional, and the charge must be at ${words} ${dollars(most)}.`,
          relation(sum(base, product(each, counted)), sign, limit),
        ),
        stepTo(
          `Subtract ${inline(base)} from both sides.`,
          relation(product(each, counted), sign, room),
        ),
        ...wholeNumberSteps(rate, additional, up, turned ? 0 : first),
      ],
      hint: turned
        ? `How much of the ${dollars(most)} is left for ${many} after the first ${first}?`
        : `If there are $n$ ${many} in all, how many of them cost ${dollars(rate)} each?`,
      tip: TIP,
      archetype: up ? "HE04" : "HE03",
    };
  },
  facts: (story) => {
    const { up, turned, first } = story;
    const [base, each, limit] = [story.base, story.each, story.limit].map((cents) =>
      code(rational(cents, 100)),
    );
    return {
      kind: "whole-number",
      given: [`${base} + ${each}*${turned ? "n" : `(n - ${first})`} ${up ? ">=" : "<="} ${limit}`],
      unknown: "n",
      extreme: up ? "least" : "greatest",
      told: tierTexts(story),
      setting: turned ? { [first]: "only the units after these are counted" } : {},
    };
  },
});

/** The most units within a limit, or the fewest that reach a goal. */
export const wholeUnitsWithinLimit = defineLevels({
  id: "whole-units-within-limit",
  version: 5,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE03", "HE04"],
  optionDesign: "orbit",
  Easy: onceAndEach("Easy", 100_000),
  Medium: onceAndEach("Medium", 500_000),
  Hard: inTiers,
});
