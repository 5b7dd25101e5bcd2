import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import {
  type System,
  type TwoKindsStory,
  drawRates,
  rates,
  scenarioOf,
  showSystem,
  told,
  where,
} from "../../../craft/algebra/two-kinds.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

/** The twists are which kind counts more and which kind there is more of. */
function equations(story: TwoKindsStory, at: Twists): System {
  const { count, total } = story;
  const [more, less] = at.second ? (["x", "y"] as const) : (["y", "x"] as const);
  return [equation(more, sum(less, count)), standardForm(...rates(story, at), total)];
}

/** Equations for what things of two kinds count in all and for how many more there are of one kind. */
const withTotal = level<TwoKindsStory>({
  space: 1_000_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const { scenario, a, b } = drawRates(chance);
    const [count, fewer] = [chance.int(3, 25), chance.int(4, 30)];
    const at = twists(chance);
    const [first, second] = at.first === at.second ? [a, b] : [b, a];
    return { scenario, a, b, count, total: first * (fewer + count) + second * fewer, at };
  },
  build: (story) => {
    const { at, count, total } = story;
    const { many, amount, ofAll } = scenarioOf(story);
    const [more, less] = at.second ? many : [many[1], many[0]];
    const key = equations(story, at);
    const [first, second] = rates(story, at);
    return {
      question: paragraphs(
        `${told(story)} ${scenarioOf(story).total(amount(total))} There were ${count} more ${more} than ${less}.`,
        `Which system of equations represents this situation, ${where(story)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => equations(story, each),
        show: showSystem,
        why: `The number of ${more} is $${count}$ greater, and the ${many[0]} with $${first}$ each and the ${many[1]} with $${second}$ each make the total.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using $${second}$ for the ${many[0]} and $${first}$ for the ${many[1]}`,
          },
          {
            code: "comparison-turned-around",
            deed: `adding $${count}$ to the number of ${more}, as if there were more ${less},`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `using $x$ for the number of ${many[1]} and $y$ for the number of ${many[0]}`,
        },
      }),
      opening: "Each fact that is told gives one equation in the two numbers.",
      steps: [
        stepTo(
          `There are $${count}$ more ${more} than ${less}: add $${count}$ to the number of ${less} to get the number of ${more}.`,
          key[0],
        ),
        {
          text: `Multiply the number of each kind by what one of them counts, $${first}$ or $${second}$, and add. This is ${ofAll}.\n\n${inline(key[1].left)}`,
        },
        stepTo(`Set it equal to $${tex(total)}$.`, key[1]),
        { text: `The system is ${showSystem(key).text}.` },
      ],
      hint: `Are there more ${many[0]} or more ${many[1]}, and to which number must $${count}$ be added to get the other?`,
      tip: `Check the first equation with two numbers whose difference is $${count}$.`,
    };
  },
  facts: (story) => {
    const { at, count, total } = story;
    const [first, second] = rates(story, at);
    const { rates: toldRates, total: inAll, amount, many } = scenarioOf(story);
    const [more, less] = at.second ? many : [many[1], many[0]];
    const claims = siblingAnswers((each) => equations(story, each)).map((system) => [
      showSystem(system).text,
      system.map(code),
    ]);
    return {
      kind: "statement",
      given: [
        `x*${first} + y*${second} = ${total}`,
        at.second ? `x - y = ${count}` : `y - x = ${count}`,
      ],
      claims: Object.fromEntries(claims),
      told: [
        toldRates(amount(first), amount(second)),
        inAll(amount(total)),
        `${count} more ${more} than ${less} $x$ ${many[0]} $y$ ${many[1]}`,
      ],
    };
  },
});

/** The system of equations that a story about things of two kinds leads to. */
export const systemFromWords = defineLevels({
  id: "system-from-words",
  version: 2,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD05"],
  optionDesign: "orbit",
  Easy: withTotal,
});
