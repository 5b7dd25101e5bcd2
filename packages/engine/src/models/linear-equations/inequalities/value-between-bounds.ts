import { removing } from "../../../craft/algebra/moving-terms.ts";
import type { EntrySlip } from "@sat/item";
import { defineEntryLevels, entryLevel } from "../../../craft/assembly/levels.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { leadsTo, paragraphs } from "../../../craft/wording/words.ts";
import { fraction, polynomial, relation } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, compare, isInteger, rational } from "../../../math/rational.ts";
import type { EntryDraft } from "../../../model.ts";

/** low < ax + b < high, or with ≤ on both sides. */
interface Between {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly low: number;
  readonly high: number;
  readonly strict: boolean;
}

function bounds({ a, b, low, high }: Between): { readonly low: Rational; readonly high: Rational } {
  return { low: rational(low - b, a), high: rational(high - b, a) };
}

/** The two comparisons of ax + b. */
function comparisons({ x, a, b, low, high, strict }: Between) {
  const sign = strict ? "<" : "<=";
  const middle = polynomial([b, a], x);
  return [relation(low, sign, middle), relation(middle, sign, high)] as const;
}

/** Both comparisons in one line. */
function chained(low: string, middle: string, high: string, { strict }: Between): string {
  const sign = strict ? "<" : "\\le";
  return `$${low} ${sign} ${middle} ${sign} ${high}$`;
}

function slips(given: Between): EntrySlip[] {
  const { x, a, b, low, high, strict } = given;
  const solved = bounds(given);
  const middle = inline(polynomial([b, a], x));
  const isOutside = (value: Rational) =>
    compare(value, solved.low) < 0 || compare(value, solved.high) > 0;
  // A bound with endless decimals, cut to what fits, may lie within.
  const taken = [solved.low, solved.high]
    .filter((value) => strict && isInteger(value))
    .map((value): EntrySlip => {
      const side = value === solved.low ? low : high;
      const deed = `choosing a bound itself, for which ${middle} is equal to $${side}$ and not between the two numbers,`;
      return { code: "bound-misjudged", value, reason: leadsTo(inline(value), deed) };
    });
  const early = [low, high].map((each): EntrySlip => {
    const value = rational(each, a);
    const moved = b > 0 ? `subtracting $${b}$` : `adding $${-b}$`;
    const chain = [...new Set([tex(fraction(each, a)), tex(value)])].join(" = ");
    const reason = leadsTo(`$${chain}$`, `dividing $${each}$ by $${a}$ without first ${moved}`);
    return { code: "stopped-early", value, reason };
  });
  return [...taken, ...early.filter(({ value }) => isOutside(value))];
}

function build(given: Between): EntryDraft {
  const { x, a, b, low, high, strict } = given;
  const solved = bounds(given);
  const asked = chained(`${low}`, tex(polynomial([b, a], x)), `${high}`, given);
  const moved = chained(`${low - b}`, tex(polynomial([0, a], x)), `${high - b}`, given);
  const answer = chained(tex(solved.low), x, tex(solved.high), given);
  const ends = strict
    ? "the two bounds themselves do not, because the signs exclude equality"
    : "so do the two bounds, because the signs include equality";
  return {
    question: paragraphs(
      asked,
      `What is one possible value of $${x}$ that satisfies the given inequality?`,
    ),
    answerKey: {
      kind: "interval",
      low: { value: solved.low, included: !strict },
      high: { value: solved.high, included: !strict },
    },
    why: `Every number in ${answer} satisfies the inequality; ${ends}.`,
    slips: slips(given),
    opening: "Take each step on all three parts, so that only the unknown is left in the middle.",
    steps: [
      { text: `${removing(b, "each part")}\n\n${moved}` },
      {
        text: `Divide each part by $${a}$, which is positive, so the signs stay as they are.\n\n${answer}`,
      },
      { text: `Any number between the two bounds satisfies the inequality; ${ends}.` },
    ],
    hint: `Which number must be ${b > 0 ? "subtracted from" : "added to"} all three parts so that only the term with $${x}$ is left in the middle?`,
    tip: "Choose a simple number well inside the range, and check it in the inequality as given.",
  };
}

/** A linear expression between two numbers: any value in a range is right. */
const between = entryLevel<Between>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const a = chance.int(2, 12);
    const b = chance.nonzero(40);
    const low = chance.int(-60, 60);
    const high = low + chance.int(a, 3 * a);
    const given = { x: chance.pick(UNKNOWNS), a, b, low, high, strict: chance.flip() };
    chance.require(low !== b && high !== b, "a bound is zero");
    chance.require(low !== 0 && high !== 0, "a side is zero");
    chance.require(slips(given).length > 0, "no slip leads out of the range");
    return given;
  },
  build,
  facts: (given) => ({
    kind: "any-solution",
    given: comparisons(given).map(code),
    unknown: given.x,
  }),
});

/** A compound inequality, of which any solution is right. */
export const valueBetweenBounds = defineEntryLevels({
  id: "value-between-bounds",
  version: 2,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE12"],
  Medium: between,
});
