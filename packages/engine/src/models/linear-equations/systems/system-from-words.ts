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
  swappedRates,
  told,
  where,
} from "../../../craft/algebra/two-kinds.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, sum } from "../../../math/expression.ts";
import { code, grouped, inline } from "../../../math/print.ts";

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
        why: "Each equation says one of the two facts that are told.",
        slips: [
          swappedRates(story),
          {
            code: "comparison-turned-around",
            deed: `adding $${count}$ to the number of ${more} instead of the ${less}`,
          },
        ],
      }),
      opening: "Each fact that is told gives one equation in the two numbers.",
      steps: [
        {
          text: `There are $${count}$ more ${more} than ${less}, so adding $${count}$ to the number of ${less} gives the number of ${more}: ${inline(key[0])}.`,
          claim: code(key[0]),
        },
        {
          text: `The ${many[0]} count $${first}$ each and the ${many[1]} $${second}$ each, so ${ofAll} is ${inline(key[1].left)}.`,
        },
        { text: `This must be ${grouped(total)}: ${inline(key[1])}.`, claim: code(key[1]) },
      ],
      hint: "Which number must grow so that the two numbers become equal?",
      tip: "Test an equation with small numbers that fit the sentence: does it say the same as the words?",
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
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD05"],
  optionDesign: "orbit",
  Easy: withTotal,
});
