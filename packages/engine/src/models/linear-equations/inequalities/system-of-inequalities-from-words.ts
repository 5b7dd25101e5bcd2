import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { xAndY } from "../../../craft/algebra/lines.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import {
  type System,
  type TwoKindsStory,
  drawRates,
  rates,
  scenarioOf,
  showSystem,
  swappedRates,
  told,
  where,
} from "../../../craft/algebra/two-kinds.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { product, relation, sum } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";

/** The twists are which kind counts more and whether the number, not what it counts, has an upper bound. */
function inequalities(story: TwoKindsStory, at: Twists): System {
  const { count, total } = story;
  const [few, much] = at.second ? (["<=", ">="] as const) : ([">=", "<="] as const);
  return [relation(xAndY(1, 1), few, count), relation(xAndY(...rates(story, at)), much, total)];
}

const WORDS = { "<=": "at most", ">=": "at least" };

/** Inequalities for the number of things of two kinds and for what they count in all. */
const withBounds = level<TwoKindsStory>({
  space: 1_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const { scenario, a, b } = drawRates(chance);
    const count = 5 * chance.int(3, 16);
    const total = 10 * Math.round((count * (100 * b + (a - b) * chance.int(20, 80))) / 1000);
    // Some mix meets both bounds, whichever way they go.
    chance.require(count * b < total && total < count * a, "no mix fits");
    return { scenario, a, b, count, total, at: twists(chance) };
  },
  build: (story) => {
    const { at, count, total } = story;
    const { bounds, amount, many, ofAll } = scenarioOf(story);
    const key = inequalities(story, at);
    const [few, much] = at.second
      ? ([WORDS["<="], WORDS[">="]] as const)
      : ([WORDS[">="], WORDS["<="]] as const);
    const [first, second] = rates(story, at);
    const value = sum(product(first, "x"), product(second, "y"));
    return {
      question: paragraphs(
        `${told(story)} ${bounds(`${few} ${grouped(count)}`, `${much} ${amount(total)}`)}`,
        `Which system of inequalities represents this situation, ${where(story)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => inequalities(story, each),
        show: showSystem,
        why: `It has the coefficient $${first}$ with $x$, the ${many[0]}, and its signs state ${few} ${grouped(count)} and ${much} ${amount(total)}.`,
        slips: [
          swappedRates(story),
          {
            code: "comparison-turned-around",
            deed: `writing $\\ge$ for "at most" and $\\le$ for "at least"`,
          },
        ],
      }),
      opening:
        "One inequality bounds the number of things, and the other bounds what they count in all.",
      steps: [
        {
          text: `There are $x + y$ ${scenarioOf(story).all}, ${few} ${grouped(count)}.\n\n${inline(key[0])}`,
        },
        {
          text: `With $${first}$ for each of the ${many[0]} and $${second}$ for each of the ${many[1]}, write ${ofAll}.\n\n${inline(value)}`,
        },
        { text: `This must be ${much} ${amount(total)}.\n\n${inline(key[1])}` },
      ],
      hint: `What does $x + y$ count here, and which words say its bound?`,
      tip: `"At most" is written $\\le$, and "at least" is written $\\ge$; write each total before its sign.`,
    };
  },
  facts: (story) => {
    const { a, b, count, total, at } = story;
    const [first, second] = at.first ? [a, b] : [b, a];
    const { rates: each, bounds, amount, many } = scenarioOf(story);
    return {
      kind: "region",
      given: [
        `x ${at.second ? "<=" : ">="} ${count} - y`,
        `x*${first} + y*${second} ${at.second ? ">=" : "<="} ${total}`,
      ],
      unknowns: ["x", "y"],
      ask: "same",
      told: [
        each(amount(first), amount(second)),
        bounds(
          `at ${at.second ? "most" : "least"} ${count}`,
          `at ${at.second ? "least" : "most"} ${amount(total)}`,
        ),
        `$x$ ${many[0]} $y$ ${many[1]}`,
      ],
    };
  },
});

/** The system of inequalities that a story about things of two kinds leads to. */
export const systemOfInequalitiesFromWords = defineLevels({
  id: "system-of-inequalities-from-words",
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE08"],
  optionDesign: "orbit",
  Medium: withBounds,
});
