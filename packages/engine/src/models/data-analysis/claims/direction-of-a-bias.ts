import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type BiasScenario, biasScenarios } from "@sat/content/scenarios/biased-samples";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";

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

/** A measure with the whole population in it: "the percent of adults in a river town who never exercise". */
function inFull(measure: string, population: string): string {
  return measure.replace(`the ${population.split(" ", 1)[0] ?? ""}`, population);
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
    const [tend, opposite] = at.first ? ["more", "less"] : ["less", "more"];
    return {
      question: `To estimate ${inFull(measure, population)}, a researcher surveyed a random sample of ${count} ${asked}. The researcher used the result for this sample as the estimate. Which statement about the estimate is most likely true?`,
      options: reasonedStatements({
        at,
        text: (each) => judged(scenario, each),
        why: `The sample represents ${asked}, who tend to ${habit} ${tend} than others do.`,
        faults: [
          {
            code: "bias-misjudged",
            why: `Among all the ${population}, ${asked} tend to ${habit} ${tend} than others do, and not ${opposite}.`,
          },
          {
            code: "another-quantity",
            why: `This would be true of an estimate of ${at.second ? none : amount}, but the estimate is of ${measure}.`,
          },
          {
            code: "bias-misjudged",
            why: `The estimate is likely too ${off}, but not for this reason: ${asked} tend to ${habit} ${tend} than others do.`,
          },
        ],
      }),
      opening:
        "Ask how those in the sample differ from the others, and then what that does to the number.",
      steps: [
        {
          text: `The sample was taken only from ${asked}. They tend to ${habit} ${tend} than others do, so they do not represent all the ${population}.`,
        },
        {
          text: at.second
            ? `The estimate is ${amount}. People who ${habit} ${tend} make this number ${at.first ? "greater" : "smaller"}.`
            : `The estimate is ${none}. Where people ${habit} ${tend}, ${at.first ? "fewer" : "more"} do not do so at all, which makes this percent ${at.first ? "smaller" : "greater"}.`,
        },
        {
          text: `The estimate is therefore likely too ${off}, however many ${asked} are surveyed.`,
        },
      ],
      hint: `Do ${asked} tend to ${habit} more or less than others do?`,
      tip: "Imagine an extreme sample, only people who do it every day: which way does the number move?",
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
        `to estimate ${inFull(at.second ? amount : none, population)}`,
        `random sample of ${count} ${at.first ? more : less}`,
        "statement about the estimate most likely true",
      ],
      setting: settingOf("A larger sample of the same people has the same bias.", count),
    };
  },
});

/** How a sample from a part of a population misleads. */
export const directionOfABias = defineLevels({
  id: "direction-of-a-bias",
  version: 6,
  topic: "data-analysis",
  skill: "Q.G",
  archetypes: ["QG07"],
  closed: true,
  optionDesign: "orbit",
  Hard: direction,
});
