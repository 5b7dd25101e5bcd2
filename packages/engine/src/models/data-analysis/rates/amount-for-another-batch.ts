import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type BatchScenario, batchScenarios } from "@sat/content/scenarios/batches";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { ascending } from "../../../craft/wording/story.ts";
import { grouped, tex } from "../../../math/print.ts";
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
  answer: ({ sizes: [from, to], amounts }, { first, second }) => {
    const amount = amounts[second ? 0 : 1];
    return first ? rational(amount * to, from) : rational(amount * from, to);
  },
  allows: (answer) => isInteger(answer) && compare(answer, 2) >= 0,
  word: ({ plan, makes, unit, parts, sizes, places, amounts }, at, key) => {
    const [from, to] = at.first ? sizes : [sizes[1], sizes[0]];
    const [one, other] = places.map((place) => parts[place] ?? "");
    const [asked, amount] = at.second ? [one, amounts[0]] : [other, amounts[1]];
    const factor = rational(to, from);
    return {
      question: `${plan} that makes ${from} ${makes} calls for ${grouped(amounts[0])} ${unit} of ${one} and ${grouped(amounts[1])} ${unit} of ${other}. At this rate, how many ${unit} of ${asked} are needed for ${to} ${makes}?`,
      why: `The amount for one of the ${makes} is the same in both batches.`,
      slips: [
        {
          code: "ratio-upside-down",
          deed: `multiplying by $${tex(rational(from, to))}$ instead of $${tex(factor)}$`,
        },
        { code: "another-quantity", deed: `scaling the amount of ${at.second ? other : one}` },
      ],
      opening: "Every part of the batch is multiplied by the same factor as its size.",
      steps: [
        { text: `From ${from} to ${to} ${makes} the factor is $${tex(factor)}$.` },
        {
          text: `The amount of ${asked} becomes $${tex(factor)} \\cdot ${tex(amount)} = ${tex(key)}$ ${unit}.`,
          claim: `x = ${to}*${amount}/${from}`,
        },
        {
          text: `Check: is $${tex(key)}$ ${to > from ? "more" : "less"} than $${tex(amount)}$? It is, as it must be.`,
        },
      ],
      hint: "By what number must the size of the batch be multiplied? Does that make more or less?",
      tip: "First decide whether the answer must be more or less than the given amount.",
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
  version: 2,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA02"],
  optionDesign: "orbit",
  Easy: byRecipe,
});
