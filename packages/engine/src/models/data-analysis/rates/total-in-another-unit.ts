import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type UnitChain, measured, unitChains } from "../../../craft/scenarios/unit-chains.ts";
import { type Twists, siblingAnswers, siblingOptions } from "../../../craft/options/siblings.ts";
import { allFit } from "../../../craft/wording/story.ts";
import { type Expression, quotient, times } from "../../../math/expression.ts";
import { workOut } from "../../../math/work-out.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";

interface Total {
  /** Places of the chain and of its story. */
  readonly chain: number;
  readonly story: number;
  readonly count: number;
  readonly amount: number;
}

function chainOf({ chain }: Total): UnitChain {
  const found = unitChains[chain];
  if (found === undefined) throw new RangeError("no such chain");
  return found;
}

/** The twists: the two smaller units, not the two larger; the total is converted into the smaller of the two. */
function workOf(total: Total, { first, second }: Twists): Expression {
  const factor = chainOf(total).factors[first ? 0 : 1];
  const all = times(total.count, total.amount);
  return second ? times(all, factor) : quotient(all, factor);
}

function converted(total: Total, at: Twists): Rational {
  return workOut(workOf(total, at));
}

function isNatural(total: Total): boolean {
  const all = total.count * total.amount;
  const { factors } = chainOf(total);
  return (
    !factors.includes(total.count) &&
    !factors.includes(total.amount) &&
    all <= 4_000 &&
    allFit(
      siblingAnswers((at) => converted(total, at)),
      { most: 50_000, least: 2 },
    )
  );
}

const COUNTS = Array.from({ length: 59 }, (_, at) => at + 2);

const stock = () =>
  unitChains.flatMap(({ equal, most }, chain) =>
    equal.flatMap((_, story) =>
      COUNTS.flatMap((count) =>
        COUNTS.filter((amount) => amount <= most)
          .map((amount) => ({ chain, story, count, amount }))
          .filter(isNatural)
          .flatMap((total) => siblingAnswers((at) => ({ total, at }))),
      ),
    ),
  );

/** A total of equal amounts in another unit. */
const ofEqualAmounts = stockLevel({
  steps: 2,
  context: true,
  stock,
  build: ({ total, at }) => {
    const chain = chainOf(total);
    const [small, large] = at.first
      ? [chain.units[0], chain.units[1]]
      : [chain.units[1], chain.units[2]];
    const [given, asked] = at.second ? [large, small] : [small, large];
    const [factor, otherFactor] = at.first ? chain.factors : chain.factors.toReversed();
    const { count, amount } = total;
    const all = count * amount;
    const key = converted(total, at);
    const story = chain.equal[total.story];
    const relations = `Given that ${measured(1, chain.units[1])} is ${measured(chain.factors[0], chain.units[0])} and ${measured(1, chain.units[2])} is ${measured(chain.factors[1], chain.units[1])}`;
    return {
      question: `${story?.told(count, measured(amount, given))} ${relations}, what is the ${story?.total}, in ${asked.many}?`,
      options: siblingOptions({
        at,
        answer: (each) => converted(total, each),
        show: numeral,
        why: `The total is ${measured(all, given)}, and 1 ${large.one} is ${measured(factor, small)}.`,
        slips: [
          {
            code: "unit-not-converted",
            deed: `converting with ${grouped(otherFactor)}, the factor of another pair of units,`,
            work: workOf(total, { ...at, first: !at.first }),
          },
          {
            code: "opposite-operation",
            deed: at.second
              ? `dividing by ${grouped(factor)} instead of multiplying by it`
              : `multiplying by ${grouped(factor)} instead of dividing by it`,
            work: workOf(total, { ...at, second: !at.second }),
          },
        ],
        corner: {
          code: "unit-not-converted",
          deed:
            at.first === at.second
              ? `converting ${given.many} to ${chain.units[at.first ? 2 : 0].many} instead of ${asked.many}, ${at.second ? "dividing" : "multiplying"} by ${grouped(otherFactor)},`
              : `${at.second ? "dividing" : "multiplying"} by ${grouped(otherFactor)}, the factor of another pair of units,`,
          work: workOf(total, { first: !at.first, second: !at.second }),
        },
      }),
      opening: `Find the total in ${given.many}, and then convert it to ${asked.many}.`,
      steps: [
        {
          text: `Multiply to find the total in ${given.many}.\n\n$${count} \\cdot ${amount} = ${tex(all)}$`,
          claim: `${count}*${amount} = ${all}`,
        },
        {
          text: `Since ${measured(1, large)} is ${measured(factor, small)}, ${at.second ? "multiply" : "divide"} by ${grouped(factor)} to convert it to ${asked.many}.\n\n$${tex(all)} ${at.second ? "\\cdot" : "\\div"} ${tex(factor)} = ${tex(key)}$`,
          claim: `x = ${code(key)}`,
        },
      ],
      hint: `Which of the two relations is about both ${given.many} and ${asked.many}?`,
      tip: at.second
        ? "A smaller unit needs a greater number: check that the number became greater."
        : "A larger unit needs a smaller number: check that the number became smaller.",
      archetype: "QA07",
    };
  },
  facts: ({ total, at }) => {
    const { units, factors, equal } = chainOf(total);
    const { count, amount } = total;
    const [small, large] = at.first ? ([0, 1] as const) : ([1, 2] as const);
    const [given, asked] = at.second ? [large, small] : [small, large];
    const story = equal[total.story];
    // The units are u, v and w, from the smallest.
    const [of, as] = [given, asked].map((place) => "uvw".charAt(place));
    return {
      kind: "value",
      given: [
        "u = 1",
        `v = ${factors[0]}*u`,
        `w = ${factors[1]}*v`,
        `x*${as} = ${count}*${amount}*${of}`,
      ],
      ask: "x",
      told: [
        story?.told(count, measured(amount, units[given])) ?? "",
        `${measured(1, units[1])} is ${measured(factors[0], units[0])}`,
        `${measured(1, units[2])} is ${measured(factors[1], units[1])}`,
        `${story?.total ?? ""}, in ${units[asked].many}`,
      ],
    };
  },
});

/** A total of equal amounts, in a smaller or a larger unit. */
export const totalInAnotherUnit = defineLevels({
  id: "total-in-another-unit",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA07"],
  closed: true,
  optionDesign: "orbit",
  Easy: ofEqualAmounts,
});
