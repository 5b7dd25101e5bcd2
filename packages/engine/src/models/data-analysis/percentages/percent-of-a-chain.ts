import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { compared } from "../../../craft/data/compared.ts";
import {
  type Comparison,
  type Reading,
  comparisonKey,
  comparisonSlips,
  comparisonTold,
  isClear,
  percentCode,
  percentOf,
  readings,
} from "../../../craft/data/percent.ts";
import { capitalized } from "../../../language/noun.ts";
import { decimal } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import {
  type Rational,
  compare,
  divide,
  isInteger,
  multiply,
  rational,
} from "../../../math/rational.ts";

interface Chain {
  /** Changes in percent from b to a and from a to c. */
  readonly changes: readonly [number, number];
  readonly reading: Reading;
}

function chainRatio([first, second]: Chain["changes"]): Rational {
  return multiply(rational(100 + first, 100), rational(100 + second, 100));
}

/** The numbers b and c, of which b is taken as 100. */
function chainComparison({ changes, reading }: Chain) {
  const ratio = chainRatio(changes);
  const grows = compare(ratio, 1) > 0;
  const names = grows ? (["c", "b"] as const) : (["b", "c"] as const);
  const c = tex(decimal(multiply(100, ratio)));
  const comparison: Comparison = {
    larger: `the number $${names[0]}$`,
    smaller: `the number $${names[1]}$`,
    ratio: grows ? ratio : divide(1, ratio),
    reading,
    rounded: true,
  };
  const amounts = grows ? ([c, "100"] as const) : (["100", c] as const);
  return { comparison, amounts, names, given: `With $b = 100$ and $c = ${c}$` };
}

/** Two changes one after the other, with no amounts given. */
export const inSymbols = poolLevel<Chain>({
  isEven: true,
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const change = () => chance.int(5, 95) * chance.sign();
    const changes = [change(), change()] as const;
    const ratio = chainRatio(changes);
    const aboveOne = compare(ratio, 1) > 0 ? ratio : divide(1, ratio);
    chance.require(compare(aboveOne, 5) < 0 && isClear(aboveOne), "percents alike or halfway");
    return { changes, reading: chance.pick(readings) };
  },
  key: (chain) => {
    const { comparison, amounts, given } = chainComparison(chain);
    return comparisonKey(comparison, amounts, given).key;
  },
  slips: (chain) => {
    const { comparison, amounts, given } = chainComparison(chain);
    return comparisonSlips(comparison, amounts, given);
  },
  word: (chain) => {
    const { changes } = chain;
    const ratio = chainRatio(changes);
    const { comparison, amounts, names, given } = chainComparison(chain);
    const { ask, lastStep, ...words } = compared(comparison, amounts, names, given);
    const [first, second] = changes.map(
      (change) => `${Math.abs(change)}% ${change > 0 ? "greater" : "less"} than`,
    );
    const [one, other] = changes.map((change) => tex(decimal(rational(100 + change, 100))));
    return {
      question: `The number $a$ is ${first} the positive number $b$, and the number $c$ is ${second} $a$. ${capitalized(ask)}`,
      ...words,
      archetype: "QB10",
      steps: [
        { text: `Write each comparison as an equation.\n\n$a = ${one}b$ and $c = ${other}a$` },
        {
          text: `Substitute for $a$.\n\n$c = ${other} \\cdot ${one}b = ${tex(decimal(ratio))}b$`,
          claim: `c = ${code(decimal(ratio))}*b`,
        },
        lastStep,
      ],
    };
  },
  facts: ({ changes: [first, second], reading }) => {
    const ratio = chainRatio([first, second]);
    const [larger, smaller] = compare(ratio, 1) > 0 ? ["c", "b"] : ["b", "c"];
    const aboveOne = compare(ratio, 1) > 0 ? ratio : divide(1, ratio);
    const than = (change: number) => `${Math.abs(change)}% ${change > 0 ? "greater" : "less"} than`;
    return {
      kind: "value",
      given: [`a = b*(1 + (${first})/100)`, `c = a*(1 + (${second})/100)`],
      where: ["b > 0"],
      constants: ["b"],
      ask: percentCode(larger, smaller, reading),
      rounded: 0,
      told: [
        `the number $a$ is ${than(first)} the positive number $b$`,
        `the number $c$ is ${than(second)} $a$`,
        ...comparisonTold(
          [`the number $${larger}$`, `the number $${smaller}$`],
          reading,
          !isInteger(percentOf(aboveOne, reading)),
        ),
      ],
    };
  },
});
