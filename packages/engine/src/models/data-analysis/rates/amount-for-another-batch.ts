import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type BatchScenario, batchScenarios } from "@sat/content/scenarios/batches";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { ascending } from "../../../craft/wording/story.ts";
import { fraction, times } from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { compare, isInteger, lcm, rational } from "../../../math/rational.ts";

interface Batch extends BatchScenario {
  /** How much the plan makes and how much is wanted, or the other way about. */
  readonly sizes: readonly [number, number];
  /** Places of two of the parts, and their amounts. */
  readonly places: readonly [number, number];
  readonly amounts: readonly [number, number];
}

/** How much of a part a batch of another size takes; the twists are the direction and the part asked. */
const byRecipe = siblingLevel<Batch>({
  space: 200_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(batchScenarios);
    const [small = 2, other = 3] = ascending(chance.sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 15], 2));
    const unit = lcm(lcm(small, other), scenario.step);
    const largest = Math.floor(scenario.most / unit);
    chance.require(largest >= 2, "no whole amounts");
    const [one = 0, two = 1] = chance.sample([0, 1, 2], 2);
    const amounts = [unit * chance.int(1, largest), unit * chance.int(1, largest)] as const;
    return { ...scenario, sizes: [small, other], places: [one, two], amounts };
  },
  work: ({ sizes: [from, to], amounts }, { first, second }) =>
    times(first ? fraction(to, from) : fraction(from, to), amounts[second ? 0 : 1]),
  allows: (answer) => isInteger(answer) && compare(answer, 2) >= 0,
  word: ({ plan, makes, unit, parts, sizes, places, amounts }, at, key) => {
    const [from, to] = at.first ? sizes : [sizes[1], sizes[0]];
    const [one, other] = places.map((place) => parts[place] ?? "");
    const [asked, amount] = at.second ? [one, amounts[0]] : [other, amounts[1]];
    const perOne = rational(amount, from);
    return {
      question: `${plan} that makes ${from} ${makes} calls for ${grouped(amounts[0])} ${unit} of ${one} and ${grouped(amounts[1])} ${unit} of ${other}. At this rate, how many ${unit} of ${asked} are needed for ${to} ${makes}?`,
      why: `The number of ${unit} for one of the ${makes} stays the same: $\\frac{${tex(key)}}{${to}} = \\frac{${tex(amount)}}{${from}}$.`,
      slips: [
        {
          code: "ratio-upside-down",
          deed: `multiplying by ${inline(fraction(from, to))} instead of ${inline(fraction(to, from))}`,
        },
        { code: "another-quantity", deed: `finding the amount of ${at.second ? other : one}` },
      ],
      corner: {
        code: "quantities-exchanged",
        deed: `finding, with the two sizes exchanged, the amount of ${at.second ? other : one}`,
      },
      opening: `The amount of ${asked} for one of the ${makes} is the same in both batches.`,
      steps: [
        {
          text: `Let $x$ be the number of ${unit} needed, and set the two ratios equal.\n\n$\\frac{x}{${to}} = \\frac{${tex(amount)}}{${from}}$`,
        },
        {
          text: `Multiply both sides by $${to}$.\n\n$x = ${to} \\cdot \\frac{${tex(amount)}}{${from}}${isInteger(perOne) ? ` = ${to} \\cdot ${tex(perOne)}` : ""} = ${tex(key)}$`,
          claim: `x = ${to}*${amount}/${from}`,
        },
      ],
      hint: `How many ${unit} of ${asked} are there for each of the ${from} ${makes}?`,
      tip: `First decide whether the answer must be more or less than the given amount: ${to} is ${to > from ? "more" : "less"} than ${from}.`,
    };
  },
  facts: ({ makes, unit, parts, sizes, places, amounts }, { first, second }) => {
    const [from, to] = first ? sizes : [sizes[1], sizes[0]];
    const [one = "", other = ""] = places.map((place) => parts[place] ?? "");
    return {
      kind: "value",
      given: (second ? ["x", "y"] : ["y", "x"]).map(
        (letter, at) => `${letter}/${to} = ${amounts[at]}/${from}`,
      ),
      ask: "x",
      told: [
        `makes ${from} ${makes}`,
        `${grouped(amounts[0])} ${unit} of ${one}`,
        `${grouped(amounts[1])} ${unit} of ${other}`,
        `how many ${unit} of ${second ? one : other} for ${to} ${makes}`,
      ],
    };
  },
});

/** How much of a part is needed for a batch of another size. */
export const amountForAnotherBatch = defineLevels({
  id: "amount-for-another-batch",
  version: 3,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA02"],
  optionDesign: "orbit",
  Easy: byRecipe,
});
