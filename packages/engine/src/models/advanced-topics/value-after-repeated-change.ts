import { defineLevels, level } from "../../craft/levels.ts";
import type { Face } from "../../craft/option.ts";
import { type PartScenario, partScenarios } from "../../craft/scenarios/repeated-parts.ts";
import { type Twists, siblingOptions, twists } from "../../craft/siblings.ts";
import { power, product } from "../../math/expression.ts";
import { grouped, inline } from "../../math/print.ts";
import { gcd, rational } from "../../math/rational.ts";

interface Repeated {
  readonly scenario: PartScenario;
  /** The part is this many over that many. */
  readonly part: readonly [number, number];
  readonly start: number;
  /** How many times the amount changes, or once more. */
  readonly times: number;
}

/** The twists are whether the part is kept or lost, and whether the change comes once more. */
function change({ part: [over, under], times }: Repeated, { first, second }: Twists) {
  return { kept: first ? over : under - over, count: second ? times + 1 : times };
}

function amountAfter(item: Repeated, at: Twists): number {
  const { kept, count } = change(item, at);
  return (item.start * kept ** count) / item.part[1] ** count;
}

function face(amount: number): Face {
  return { text: grouped(amount), order: amount };
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Denominators of the part, and how often it may be taken while the numbers stay whole. */
const CASES = [
  [3, 2],
  [3, 3],
  [4, 2],
  [4, 3],
  [5, 2],
  [6, 2],
  [8, 2],
  [10, 2],
] as const;

/** An amount keeps or loses the same part several times. */
const keepsPart = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const [under, times] = chance.pick(CASES);
    const over = chance.int(1, under - 1);
    chance.require(gcd(over, under) === 1, "the part is not in lowest terms");
    const scenario = chance.pick(partScenarios);
    const unit = under ** (times + 1);
    const item = {
      scenario,
      part: [over, under] as const,
      times,
      start: unit * chance.int(1, Math.floor(scenario.most / unit)),
    };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { scenario, part, start } = item;
    const { kept, count } = change(item, at);
    const [over, under] = part;
    const key = amountAfter(item, at);
    const fraction = inline(rational(over, under));
    const factor = rational(kept, under);
    const [one, other] = [ORDINALS[count - 1] ?? "", ORDINALS[item.times] ?? ""];
    return {
      question: `${scenario.start(grouped(start))} ${at.first ? scenario.kept(fraction) : scenario.lost(fraction)} What is ${scenario.asked} ${scenario.after(one)}?`,
      options: siblingOptions({
        at,
        answer: (each) => amountAfter(item, each),
        show: face,
        why: `The amount at the start is multiplied by ${inline(factor)} as often as it changes, ${count === 1 ? "once" : `$${count}$ times`}.`,
        slips: [
          {
            code: "M-INTERP",
            deed: at.first
              ? `taking ${fraction} for the part that is lost`
              : `taking ${fraction} for the part that is left`,
          },
          {
            code: "M-OFF1",
            deed: at.second
              ? "counting one change too few"
              : `counting one change too many, as for the ${other},`,
          },
        ],
      }),
      opening: "Each change multiplies the amount by the part that is left.",
      steps: [
        {
          text: at.first
            ? `The part that is left each time is ${fraction}.`
            : `The part that is left each time is $1$ less ${fraction}, which is ${inline(factor)}.`,
          claim: `1 - ${under - kept}/${under} = ${kept}/${under}`,
        },
        {
          text: `The amount changes ${count === 1 ? "once" : `$${count}$ times`}, so it is ${inline(product(start, power(factor, count)))}.`,
        },
        {
          text: `This is ${grouped(key)}.`,
          claim: `${start}*(${kept}/${under})^${count} = ${key}`,
        },
      ],
      hint: "What is the amount multiplied by each time, and how many times has it changed?",
      tip: "Write down the first two amounts one after the other; the pattern shows the exponent.",
    };
  },
  facts: ({ item, at }) => {
    const { part, start } = item;
    const { count } = change(item, at);
    const share = `${part[0]}/${part[1]}`;
    // One equation a change: what is there after it.
    const changes = Array.from({ length: count }, (_, place) =>
      at.first
        ? `y${place + 1} = ${share}*y${place}`
        : `y${place + 1} = y${place} - ${share}*y${place}`,
    );
    return {
      kind: "value",
      given: [`y0 = ${start}`, ...changes],
      ask: `y${count}`,
    };
  },
});

/** An amount after it has changed by the same part several times. */
export const valueAfterRepeatedChange = defineLevels({
  id: "value-after-repeated-change",
  version: 1,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC36"],
  optionDesign: "orbit",
  Medium: keepsPart,
});
