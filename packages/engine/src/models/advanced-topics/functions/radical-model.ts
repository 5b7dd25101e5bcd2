import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type RootScenario, rootScenarios } from "@sat/content/scenarios/root-models";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, product, root, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Model {
  readonly scenario: RootScenario;
  readonly letter: string;
  readonly factor: number;
  /** The number in the formula; it is a multiple of the factor. */
  readonly number: number;
  /** The value of the modeled quantity, divided by the factor. */
  readonly value: number;
}

/** The twists are the sign of the number and whether it stands under the root. */
function modelAt({ scenario, letter, factor, number }: Model, { first, second }: Twists): Relation {
  const change = first ? number : -number;
  const right = second
    ? product(factor, root(sum(letter, change)))
    : sum(product(factor, root(letter)), change);
  return equation(scenario.name, right);
}

function answer({ factor, number, value }: Model, { first, second }: Twists): number {
  const change = first ? -number : number;
  return second ? value * value + change : (value + change / factor) ** 2;
}

/** Where a number is subtracted, the model does not hold from zero on. */
function domain({ letter, factor, number }: Model, { first, second }: Twists): string {
  if (first) return "";
  return `, where $${letter} \\ge ${second ? number : (number / factor) ** 2}$`;
}

/** The modeled quantity is given, and the one under the root is asked. */
const underTheRoot = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(rootScenarios);
    const factor = chance.int(2, 12);
    const item = {
      scenario,
      letter: chance.pick(scenario.letters),
      factor,
      number: factor * chance.int(1, 9),
      value: chance.int(4, 30),
    };
    const answers = siblingAnswers((at) => answer(item, at));
    chance.require(
      item.number / factor < item.value && answers.every((each) => each > 1 && each < 1_000),
      "a quantity is too small or too large",
    );
    chance.require(areDistinct(answers), "answers coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { scenario, letter, factor, number } = item;
    const { name } = scenario;
    const key = answer(item, at);
    const value = factor * item.value;
    const change = at.first ? number : -number;
    const rooted = at.second ? sum(letter, change) : letter;
    const size = at.second ? item.value : item.value - change / factor;
    const isolated = equation(root(rooted), size);
    return {
      question: paragraphs(
        inline(modelAt(item, at)),
        `The given formula models ${scenario.models} ${scenario.at(letter)}${domain(item, at)}. According to the model, what is ${scenario.asked}, in ${scenario.unit}, when ${scenario.modeled} is ${value}${scenario.modeledUnit === "" ? "" : ` ${scenario.modeledUnit}`}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: numeral,
        why: `Put into the formula, it gives ${inline(equation(name, value))}.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "adding" : "subtracting"} $${number}$ instead of ${at.first ? "subtracting" : "adding"} it`,
          },
          {
            code: "order-of-steps",
            deed: at.second
              ? `undoing the number $${number}$ first, as though it stood outside the root,`
              : `undoing the number $${number}$ last, as though it stood under the root,`,
          },
        ],
      }),
      opening: "Put in the known quantity, isolate the root, and square both sides.",
      steps: [
        {
          text: `With ${inline(equation(name, value))}, isolating the root gives ${inline(isolated)}.`,
          claim: code(isolated),
        },
        {
          text: `Squaring both sides gives ${inline(equation(rooted, size * size))}.`,
          claim: code(equation(rooted, size * size)),
        },
        { text: `So ${inline(equation(letter, key))}.`, claim: `${letter} = ${key}` },
      ],
      hint: "What must be undone before both sides can be squared?",
      tip: "Put your answer back into the formula: it must give the quantity you started from.",
    };
  },
  facts: ({ item, at }) => {
    const { scenario, letter, factor, number } = item;
    const value = factor * item.value;
    const least = at.second ? number : (number / factor) ** 2;
    return {
      kind: "value",
      given: [code(modelAt(item, at)), `${scenario.name} = ${value}`],
      ask: letter,
      told: [
        `${scenario.models} ${scenario.at(letter)} ${at.first ? "" : `$${letter} \\ge ${least}$`}`,
        `${scenario.asked} in ${scenario.unit} when ${scenario.modeled} ${value} ${scenario.modeledUnit}`,
      ],
    };
  },
});

/** A quantity under the root of a formula that models something. */
export const radicalModel = defineLevels({
  id: "radical-model",
  version: 1,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC32"],
  optionDesign: "orbit",
  Medium: underTheRoot,
});
