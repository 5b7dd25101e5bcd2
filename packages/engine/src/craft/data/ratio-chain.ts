import { sum } from "../../math/expression.ts";
import { grouped, tex } from "../../math/print.ts";
import { gcd, lcm, rational } from "../../math/rational.ts";
import { siblingLevel } from "../assembly/sibling-level.ts";
import type { Twists } from "../options/siblings.ts";
import { type Kinds, RATIO_TIP, asking, counted, drawKinds } from "./kinds.ts";

interface Chain extends Kinds {
  /** a first ones to b second ones; c second ones to d third ones. */
  readonly numbers: readonly [a: number, b: number, c: number, d: number];
  readonly n: number;
}

const LARGEST_UNIT = 840;

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9];

/** Pairs of ratios in lowest terms, with the least count that makes all other counts whole. */
const CHAINS = SIZES.flatMap((a) => SIZES.map((b) => [a, b] as const))
  .filter(([a, b]) => a !== b && gcd(a, b) === 1)
  .flatMap((one, _, pairs) => pairs.map((other) => [...one, ...other] as const))
  .map((numbers) => {
    const [a, b, c, d] = numbers;
    return { numbers, unit: lcm(lcm(a * c, a * d), lcm(b * c, b * d)) };
  })
  .filter(({ numbers, unit }) => unit <= LARGEST_UNIT && new Set(numbers).size === 4);

/** The second kind to the first, and the third to the second; the twists turn either ratio round. */
function steps({ numbers: [a, b, c, d] }: Chain, { first, second }: Twists) {
  return [first ? rational(b, a) : rational(a, b), second ? rational(d, c) : rational(c, d)];
}

function counts(chain: Chain, at: Twists): readonly [number, number] {
  const [one, other] = steps(chain, at).map(({ num, den }) => num / den);
  const middle = Math.round(chain.n * (one ?? 0));
  return [middle, Math.round(middle * (other ?? 0))];
}

/** How many of all three kinds, from one kind and the ratios of neighbors. */
export const ofRatioChain = siblingLevel<Chain>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const { most, ...rest } = drawKinds(chance, LARGEST_UNIT);
    const { numbers, unit } = chance.pick(CHAINS);
    return { ...rest, numbers, n: unit * chance.int(1, Math.floor(most / unit)) };
  },
  work: (chain, at) => sum(chain.n, ...counts(chain, at)),
  word: (chain, at, total) => {
    const { place, names, n, numbers } = chain;
    const [first, second, third] = names;
    const [a, b, c, d] = numbers;
    const [middle, last] = counts(chain, at);
    const [one = 1, other = 1] = steps(chain, at);
    const told = (straight: boolean, left: string, right: string) =>
      straight ? `${left} to ${right}` : `${right} to ${left}`;
    return {
      question: `${place}, the ratio of ${told(at.first, first, second)} is ${a} to ${b}. The ratio of ${told(at.second, second, third)} is ${c} to ${d}. If ${counted(chain, `${grouped(n)} ${first}`)}, ${asking(chain, `${first}, ${second}, and ${third}`)} in all?`,
      why: `The counts ${grouped(n)}, ${grouped(middle)}, and ${grouped(last)} are in both of the given ratios.`,
      slips: [
        {
          code: "ratio-upside-down",
          deed: `reading $${a}$ to $${b}$ as the ratio of ${told(!at.first, first, second)}`,
        },
        {
          code: "ratio-upside-down",
          deed: `reading $${c}$ to $${d}$ as the ratio of ${told(!at.second, second, third)}`,
        },
      ],
      corner: { code: "ratio-upside-down", deed: "reading both ratios in the reverse order" },
      opening: "Go from one kind to the next by the ratio that joins them, and then add.",
      steps: [
        {
          text: `Find the number of ${second} from the first ratio.\n\n$${tex(one)} \\cdot ${tex(n)} = ${tex(middle)}$`,
          claim: `y = ${middle}`,
        },
        {
          text: `Find the number of ${third} from the second ratio.\n\n$${tex(other)} \\cdot ${tex(middle)} = ${tex(last)}$`,
          claim: `z = ${last}`,
        },
        {
          text: `Add the three counts.\n\n$${tex(n)} + ${tex(middle)} + ${tex(last)} = ${tex(total)}$`,
          claim: `x + y + z = ${n + middle + last}`,
        },
      ],
      hint: "Which kind stands in both ratios? Find how many of it there are first.",
      tip: RATIO_TIP,
      archetype: "QA05",
    };
  },
  facts: (chain, { first, second }) => {
    const {
      place,
      names: [one, two, three],
      numbers: [a, b, c, d],
      n,
    } = chain;
    return {
      kind: "value",
      given: [
        `x = ${n}`,
        first ? `${b}*x = ${a}*y` : `${b}*y = ${a}*x`,
        second ? `${d}*y = ${c}*z` : `${d}*z = ${c}*y`,
      ],
      ask: "x + y + z",
      told: [
        place,
        `ratio of ${first ? `${one} to ${two}` : `${two} to ${one}`} is ${a} to ${b}`,
        `ratio of ${second ? `${two} to ${three}` : `${three} to ${two}`} is ${c} to ${d}`,
        counted(chain, `${grouped(n)} ${one}`),
        asking(chain, `${one}, ${two}, and ${three}`),
        "in all",
      ],
    };
  },
});
