import {
  type Kinds,
  RATIO_TIP,
  asking,
  counted,
  drawKinds,
  together,
} from "../../../craft/data/kinds.ts";
import { ofRatioChain } from "../../../craft/data/ratio-chain.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { quotient, sum, times } from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

interface Two extends Kinds {
  readonly a: number;
  readonly b: number;
  readonly n: number;
}

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Ratios whose four answers are alike in size, with the least count that makes all of them whole. */
const PAIRS = NUMBERS.flatMap((a) => NUMBERS.map((b) => [a, b] as const))
  .filter(([a, b]) => a !== b && gcd(a, b) === 1)
  .filter(([a, b]) => Math.max(a, b) * (a + b) <= 12 * Math.min(a, b) ** 2)
  .map((pair) => ({ pair, unit: pair[0] * pair[1] * (pair[0] + pair[1]) }));

/** The twists: n counts the other kind, not both; the first kind is asked. */
function partOfTwo({ a, b, n }: Two, { first, second }: Twists) {
  const [asked, other] = second ? [a, b] : [b, a];
  return quotient(times(n, asked), first ? other : sum(a, b));
}

/** Of two kinds in a given ratio, how many of one, from the other or from both. */
const ofTwo = siblingLevel<Two>({
  space: 100_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const { most, ...rest } = drawKinds(chance, 800);
    const { pair, unit } = chance.pick(PAIRS.filter((each) => 12 * each.unit <= most));
    const [a, b] = pair;
    return { ...rest, a, b, n: unit * chance.int(1, Math.floor(most / unit)) };
  },
  work: partOfTwo,
  word: (two, at, key) => {
    const {
      place,
      names: [first, second],
      a,
      b,
      n,
    } = two;
    const [asked, other] = at.second ? [first, second] : [second, first];
    const [share, otherShare] = at.second ? [a, b] : [b, a];
    const part = rational(share, at.first ? otherShare : a + b);
    const given = at.first ? other : `${first} and ${second}`;
    return {
      question: `${place}, the ratio of ${first} to ${second} is ${a} to ${b}. If ${counted(two, at.first ? `${grouped(n)} ${given}` : `a total of ${grouped(n)} ${given}`)}, ${asking(two, asked)}?`,
      why: `The ${asked} are then in the given ratio to the ${other}.`,
      slips: [
        {
          code: "wrong-total",
          deed: at.first
            ? `taking the ${grouped(n)} ${other} for all the ${first} and ${second}`
            : `taking the total of ${grouped(n)} for the ${other} only`,
        },
        { code: "quantities-exchanged", deed: `exchanging $${a}$ and $${b}$ in the ratio` },
      ],
      corner: {
        code: "wrong-total",
        deed: at.first
          ? `splitting the ${grouped(n)} ${other} in the given ratio`
          : `taking the total of ${grouped(n)} for the ${asked} only`,
      },
      opening: at.first
        ? "The two counts have the given ratio, so one is a fixed number of times the other."
        : "The ratio says into how many equal groups all the things can be divided.",
      steps: [
        {
          text: at.first
            ? `There are ${inline(part)} times as many ${asked} as ${other}.`
            : `Of $${a} + ${b} = ${a + b}$ equal parts, $${share}$ are ${asked}.`,
        },
        {
          text: `Multiply to find the number of ${asked}.\n\n$${tex(part)} \\cdot ${tex(n)} = ${tex(key)}$`,
          claim: `${at.second ? "x" : "y"} = ${tex(key).replaceAll("{,}", "")}`,
        },
      ],
      hint: `Does ${grouped(n)} count the ${at.first ? `${other} only` : `${first} only`}, or the ${first} and the ${second} together?`,
      tip: RATIO_TIP,
      archetype: at.first ? "QA03" : "QA04",
    };
  },
  facts: (two, { first, second }) => {
    const {
      place,
      names: [one, other],
      a,
      b,
      n,
    } = two;
    const given = first ? (second ? other : one) : `${one} and ${other}`;
    return {
      kind: "value",
      given: [`${b}*x = ${a}*y`, first ? `${second ? "y" : "x"} = ${n}` : `x + y = ${n}`],
      ask: second ? "x" : "y",
      told: [
        place,
        `ratio of ${one} to ${other} is ${a} to ${b}`,
        counted(two, first ? `${grouped(n)} ${given}` : `a total of ${grouped(n)} ${given}`),
        asking(two, second ? one : other),
      ],
    };
  },
});

interface Three extends Kinds {
  readonly shares: readonly [number, number, number];
  readonly n: number;
}

/** Of three kinds in a given ratio, how many of one, from the total or from a difference. */
const ofThree = siblingLevel<Three>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const { most, ...rest } = drawKinds(chance);
    const [a, c] = [chance.int(2, 8), chance.int(2, 9)];
    const b = a + chance.int(1, 6);
    chance.require(gcd(gcd(a, b), c) === 1, "ratio not in lowest terms");
    // How far the answer to one sibling may be from that to another.
    const apart = ((a + b + c) * Math.max(a, c)) / ((b - a) * Math.min(a, c));
    chance.require(apart <= 14, "answers far apart");
    const unit = (a + b + c) * (b - a);
    const count = chance.int(1, Math.max(1, Math.floor(most / (4 * unit))));
    return { ...rest, shares: [a, b, c], n: unit * count };
  },
  // n counts all three kinds, or how many more there are of the second than of the first.
  work: ({ shares: [a, b, c], n }, { first, second }) =>
    quotient(times(n, second ? a : c), first ? sum(a, b, c) : sum(b, -a)),
  word: (kinds, at) => {
    const {
      place,
      names,
      shares: [a, b, c],
      n,
    } = kinds;
    const [first, second, third] = names;
    const [asked, share] = at.second ? [first, a] : [third, c];
    const base = at.first ? a + b + c : b - a;
    const total = `a total of ${grouped(n)} ${together([first, second, third])}`;
    const more = `${grouped(n)} more ${second} than ${first}`;
    return {
      question: `${place}, the ratio of ${first} to ${second} to ${third} is ${a} to ${b} to ${c}. If ${counted(kinds, at.first ? total : more)}, ${asking(kinds, asked)}?`,
      why: `Each of the equal parts holds ${inline(n / base)} of the ${together([first, second, third])}, and ${share} of these parts are ${asked}.`,
      slips: [
        {
          code: at.first ? "wrong-total" : "meaning-misread",
          deed: at.first
            ? `dividing by the difference of two numbers of the ratio instead of the sum of all three`
            : `dividing by the sum of all three numbers of the ratio instead of the difference of two`,
        },
        {
          code: "another-quantity",
          deed: `finding the number of ${at.second ? third : first} instead of ${asked}`,
        },
      ],
      corner: {
        code: "another-quantity",
        deed: at.first
          ? `finding the number of ${at.second ? third : first} when there are ${more}`
          : `finding the number of ${at.second ? third : first} in a total of ${grouped(n)}`,
      },
      opening: at.first
        ? "Divide the total by the number of equal parts to find the size of one part."
        : "The difference of two numbers of the ratio is the number of parts in the given difference.",
      steps: [
        {
          text: at.first
            ? `The total is $${a} + ${b} + ${c} = ${base}$ equal parts.`
            : `The ${second} have $${b} - ${a} = ${base}$ more of the equal parts than the ${first}.`,
        },
        {
          text: `Divide to find the size of one part.\n\n$${tex(n)} \\div ${base} = ${tex(n / base)}$`,
        },
        {
          text: `The ${asked} are $${share}$ of these parts.\n\n$${share} \\cdot ${tex(n / base)} = ${tex((share * n) / base)}$`,
          claim: `${at.second ? "x" : "z"} = ${(share * n) / base}`,
        },
      ],
      hint: `How many equal parts make up the ${at.first ? `${grouped(n)} ${together([first, second, third])}` : more}?`,
      tip: RATIO_TIP,
      archetype: "QA04",
    };
  },
  facts: (kinds, { first, second }) => {
    const {
      place,
      names: [one, two, three],
      shares: [a, b, c],
      n,
    } = kinds;
    const total = `a total of ${grouped(n)} ${together([one, two, three])}`;
    return {
      kind: "value",
      given: [`${b}*x = ${a}*y`, `${c}*x = ${a}*z`, first ? `x + y + z = ${n}` : `y = x + ${n}`],
      ask: second ? "x" : "z",
      told: [
        place,
        `ratio of ${one} to ${two} to ${three} is ${a} to ${b} to ${c}`,
        counted(kinds, first ? total : `${grouped(n)} more ${two} than ${one}`),
        asking(kinds, second ? one : three),
      ],
    };
  },
});

/** How many there are of one kind, or in all, from the ratios of kinds. */
export const partFromRatio = defineLevels({
  id: "part-from-ratio",
  version: 6,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA03", "QA04", "QA05"],
  optionDesign: "orbit",
  Easy: ofTwo,
  Medium: ofThree,
  Hard: ofRatioChain,
});
