import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type BiasScenario, biasScenarios } from "@sat/content/scenarios/biased-samples";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";

/** First twist: those asked do more of it than others; second: an amount is estimated, not who do none. */
interface Biased {
  readonly scenario: BiasScenario;
  readonly at: Twists;
}

const stock = (): readonly Biased[] =>
  biasScenarios.flatMap((scenario) => siblingAnswers((at) => ({ scenario, at })));

/** More of the habit makes an amount too great, and the share of those without it too small. */
function judged({ habit }: BiasScenario, { first, second }: Twists): string {
  return `It is likely too ${first === second ? "high" : "low"}, because those asked tend to ${habit} ${first ? "more" : "less"} than others do.`;
}

/** In which direction an estimate from a part of a population is likely to be off, and why. */
const direction = stockLevel<Biased>({
  steps: 4,
  context: true,
  stock,
  build: ({ scenario, at }) => {
    const { population, more, less, habit, amount, none, count } = scenario;
    const asked = at.first ? more : less;
    const measure = at.second ? amount : none;
    const off = at.first === at.second ? "high" : "low";
    return {
      question: `A study is about all the ${population}. To estimate ${measure}, a researcher asks ${count} ${asked}, selected at random there, and uses the result for this sample as the estimate. Which statement about the estimate is most likely true?`,
      options: statementOptions({
        at,
        text: (each) => judged(scenario, each),
        why: `The sample is made of ${asked}, not of the ${population} in general.`,
        slips: [
          {
            code: "bias-misjudged",
            deed: `taking ${asked} to be people who ${habit} ${at.first ? "less" : "more"}`,
          },
          {
            code: "bias-misjudged",
            deed: at.second
              ? "thinking of the share of those who do none of it"
              : "thinking of how much they do, not of the share of those who do none of it",
          },
        ],
      }),
      opening:
        "Ask first how those in the sample differ from the others, then what that does to the number.",
      steps: [
        {
          text: `The sample was taken among ${asked}, who tend to ${habit} ${at.first ? "more" : "less"} than others do.`,
        },
        {
          text: at.second
            ? `The estimate is of an amount, so it is likely too ${off}.`
            : `The estimate is of the share of those who do none of it, so it is likely too ${off}.`,
        },
      ],
      hint: "Would the number be greater or less for these people than for all the others?",
      tip: "Imagine an extreme sample, such as only people who do it every day: which way does the number move?",
      archetype: "QG07",
    };
  },
  facts: ({ scenario, at }) => {
    const { population, more, less, amount, none, count } = scenario;
    // Those asked, and everyone: how much they do, and, where a share is estimated, whether they do none.
    const asked = at.first ? [1, 2] : [0, 0];
    const all = [...asked, ...(at.first ? [0, 0] : [1, 2])];
    const measured = (data: readonly number[]) =>
      at.second ? data : data.map((value) => (value === 0 ? 1 : 0));
    return {
      kind: "data",
      sets: { H: asked, O: all, E: measured(asked), T: measured(all) },
      claims: statementClaims(
        (each) => judged(scenario, each),
        ({ first, second }) => [
          `mean(E) ${first === second ? ">" : "<"} mean(T)`,
          `mean(H) ${first ? ">" : "<"} mean(O)`,
        ],
      ),
      told: [
        `all the ${population}`,
        `estimate ${at.second ? amount : none}`,
        `asks ${count} ${at.first ? more : less}`,
        "statement most likely true",
      ],
      setting: settingOf("A larger sample of the same people has the same bias.", count),
    };
  },
});

/** How a sample from a part of a population misleads. */
export const directionOfABias = defineLevels({
  id: "direction-of-a-bias",
  version: 3,
  topic: "data-analysis",
  skill: "Q.G",
  archetypes: ["QG07"],
  closed: true,
  optionDesign: "orbit",
  Hard: direction,
});
