import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Reading,
  comparisonOptions,
  comparisonQuestion,
  comparisonTold,
  fractionOf,
  isClear,
  nearest,
  percentCode,
  percentFace,
  percentOf,
  readings,
} from "../../../craft/data/percent.ts";
import { capitalized } from "../../../language/noun.ts";
import { decimal } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { type Rational, compare, divide, isInteger, rational } from "../../../math/rational.ts";

interface Chain {
  readonly letters: readonly [string, string, string];
  /** p% of the first number is q% of the second. */
  readonly p: number;
  readonly q: number;
  /** The third is so many percent greater, or less, than the second. */
  readonly change: number;
  readonly reading: Reading;
}

/** The first number over the third. */
function ratioOf({ p, q, change }: Chain): Rational {
  return divide(rational(q, p), rational(100 + change, 100));
}

function comparison(chain: Chain) {
  const { letters, reading } = chain;
  const ratio = ratioOf(chain);
  const grows = compare(ratio, 1) > 0;
  const [larger, smaller] = grows ? [letters[0], letters[2]] : [letters[2], letters[0]];
  return {
    larger: `the number $${larger}$`,
    smaller: `the number $${smaller}$`,
    ratio: grows ? ratio : divide(1, ratio),
    reading,
    rounded: true,
    names: [larger, smaller] as const,
  };
}

/** Percents of unknown numbers are equal; two of the numbers are compared. */
const equalPercents = level<Chain>({
  space: 1_000_000,
  steps: 4,
  draw: (chance) => {
    const letters = chance.pick([
      ["a", "b", "c"],
      ["x", "y", "z"],
      ["p", "q", "r"],
      ["k", "m", "n"],
      ["r", "s", "t"],
    ] as const);
    const chain = {
      letters,
      p: chance.int(5, 95),
      q: chance.int(5, 95),
      change: 5 * chance.int(1, 12) * chance.sign(),
      reading: chance.pick(readings),
    };
    const ratio = ratioOf(chain);
    const aboveOne = compare(ratio, 1) > 0 ? ratio : divide(1, ratio);
    chance.require(chain.p !== chain.q, "the equal percents say nothing");
    chance.require(compare(aboveOne, 4) < 0 && isClear(aboveOne), "percents alike or halfway");
    return chain;
  },
  build: (chain) => {
    const { letters, p, q, change, reading } = chain;
    const [a, b, c] = letters;
    const compared = comparison(chain);
    const percent = percentOf(compared.ratio, reading);
    const isRounded = !isInteger(percent);
    const [larger, smaller] = compared.names;
    const amounts = [tex(compared.ratio.num), tex(compared.ratio.den)] as const;
    const given = `With $${larger} = ${amounts[0]}$ and $${smaller} = ${amounts[1]}$`;
    const base = reading.whole === "smaller" ? smaller : larger;
    const shown = percentFace(nearest(percent)).text.replace("%", "\\%");
    const factor = decimal(rational(100 + change, 100));
    const [first, second] = [rational(q, p), ratioOf(chain)];
    return {
      question: `For the positive numbers $${a}$, $${b}$, and $${c}$, ${p}% of $${a}$ is equal to ${q}% of $${b}$, and $${c}$ is ${Math.abs(change)}% ${change > 0 ? "greater" : "less"} than $${b}$. ${capitalized(comparisonQuestion(compared, isRounded))}`,
      options: comparisonOptions(compared, amounts, given),
      opening:
        reading.asks === "part"
          ? "Divide by the number that stands after *of*, since that number is the whole."
          : "Divide the difference by the number that stands after *than*, since that is the whole.",
      steps: [
        {
          text: `Write the first statement as an equation and divide both sides by $${tex(decimal(rational(p, 100)))}$.\n\n$${tex(decimal(rational(p, 100)))}${a} = ${tex(decimal(rational(q, 100)))}${b}$, so $${a} = ${tex(first)}${b}$`,
          claim: `${a} = ${code(first)}*${b}`,
        },
        {
          text: `The second statement says $${c} = ${tex(factor)}${b}$. Divide both sides by $${tex(factor)}$ and substitute for $${b}$.\n\n$${a} = ${tex(first)} \\cdot \\frac{${c}}{${tex(factor)}} = ${tex(second)}${c}$`,
          claim: `${a} = ${code(second)}*${c}`,
        },
        {
          text: `${given}, divide by the whole, $${base}$.\n\n$${fractionOf(amounts, reading)} ${isRounded ? "\\approx" : "="} ${shown}$`,
        },
      ],
      hint: "Express two of the numbers by the third. Which of the two compared is 100%?",
      tip: "Underline the number after *of* or *than*: that is what you divide by.",
    };
  },
  facts: (chain) => {
    const { letters, p, q, change, reading } = chain;
    const [a, b, c] = letters;
    const { names, ratio } = comparison(chain);
    return {
      kind: "value",
      given: [`${p}/100*${a} = ${q}/100*${b}`, `${c} = ${b}*(1 + (${change})/100)`],
      where: [`${a} > 0`],
      constants: [b],
      ask: percentCode(names[0], names[1], reading),
      rounded: 0,
      told: [
        `positive numbers $${a}$, $${b}$, and $${c}$`,
        `${p}% of $${a}$ is equal to ${q}% of $${b}$`,
        `$${c}$ is ${Math.abs(change)}% ${change > 0 ? "greater" : "less"} than $${b}$`,
        ...comparisonTold(
          [`the number $${names[0]}$`, `the number $${names[1]}$`],
          reading,
          !isInteger(percentOf(ratio, reading)),
        ),
      ],
    };
  },
});

/** What percent one unknown number is of another, when percents of them are equal. */
export const percentOfAnUnknownNumber = defineLevels({
  id: "percent-of-an-unknown-number",
  version: 2,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB10"],
  optionDesign: "orbit",
  Hard: equalPercents,
});
