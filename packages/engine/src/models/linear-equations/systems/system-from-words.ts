import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import {
  type System,
  type TwoKindsStory,
  rates,
  scenarioOf,
  showSystem,
  where,
} from "../../../craft/algebra/two-kinds.ts";
import { inUnits, onGrid } from "../../../craft/draws/grid.ts";
import { twoKinds } from "../../../craft/scenarios/two-kinds.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

/** The twists are which kind counts more and which kind there is more of; rates and total are in parts of a unit. */
interface Story extends TwoKindsStory {
  readonly per: number;
}

/** What one of either kind counts and the total, as they are printed. */
function numbersOf(story: Story, at: Twists) {
  const [first, second] = rates(story, at);
  const of = (parts: number) => inUnits(parts, story.per);
  return { first: of(first), second: of(second), total: of(story.total) };
}

function equations(story: Story, at: Twists): System {
  const { first, second, total } = numbersOf(story, at);
  const [more, less] = at.second ? (["x", "y"] as const) : (["y", "x"] as const);
  return [
    equation(more, sum(less, story.count)),
    equation(sum(product(first, "x"), product(second, "y")), total),
  ];
}

/** What is told of the two kinds, and how many more there are of one. */
function tellingOf(story: Story) {
  const { per, at, count, total } = story;
  const { rates: ratesOf, did, sum: inAll, amount, many } = scenarioOf(story);
  const [more, less] = at.second ? many : [many[1], many[0]];
  const [first, second] = rates(story, at).map((parts) => amount(rational(parts, per)));
  return {
    told: ratesOf(first ?? "", second ?? ""),
    totals: `${capitalized(did(`${count} more ${more} than ${less}`))}, and ${inAll(amount(rational(total, per)))}.`,
    more,
    less,
  };
}

/** Equations for what things of two kinds count in all and for how many more there are of one kind. */
const withTotal = level<Story>({
  space: 1_000_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, twoKinds.length - 1);
    const { grid, per } = scenarioOf({ scenario });
    const [a, b] = [onGrid(chance, grid), onGrid(chance, grid)];
    chance.require(a > b, "the kinds are alike");
    const [count, fewer] = [chance.int(3, 25), chance.int(4, 30)];
    const at = twists(chance);
    const [first, second] = at.first === at.second ? [a, b] : [b, a];
    return { scenario, a, b, per, count, total: first * (fewer + count) + second * fewer, at };
  },
  build: (story) => {
    const { at, count } = story;
    const { many, ofAll } = scenarioOf(story);
    const { told, totals, more, less } = tellingOf(story);
    const key = equations(story, at);
    const numbers = numbersOf(story, at);
    const [first, second, total] = [numbers.first, numbers.second, numbers.total].map(inline);
    return {
      question: paragraphs(
        `${told} ${totals}`,
        `Which system of equations represents this situation, ${where(story)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => equations(story, each),
        show: showSystem,
        why: `The number of ${more} is $${count}$ greater, and the ${many[0]} with ${first} each and the ${many[1]} with ${second} each make the total.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using ${second} for the ${many[0]} and ${first} for the ${many[1]}`,
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
          text: `Multiply the number of each kind by what one of them counts, ${first} or ${second}, and add. This is ${ofAll}.\n\n${inline(key[1].left)}`,
        },
        stepTo(`Set it equal to ${total ?? ""}.`, key[1]),
        { text: `The system is ${showSystem(key).text}.` },
      ],
      hint: `Are there more ${many[0]} or more ${many[1]}, and to which number must $${count}$ be added to get the other?`,
      tip: `Check the first equation with two numbers whose difference is $${count}$.`,
    };
  },
  facts: (story) => {
    const { at, count } = story;
    const { first, second, total } = numbersOf(story, at);
    const { many } = scenarioOf(story);
    const { told, totals } = tellingOf(story);
    const claims = siblingAnswers((each) => equations(story, each)).map((system) => [
      showSystem(system).text,
      system.map(code),
    ]);
    return {
      kind: "statement",
      given: [
        `x*${code(first)} + y*${code(second)} = ${code(total)}`,
        at.second ? `x - y = ${count}` : `y - x = ${count}`,
      ],
      claims: Object.fromEntries(claims),
      told: [told, totals, `$x$ ${many[0]} $y$ ${many[1]}`],
    };
  },
});

/** The system of equations that a story about things of two kinds leads to. */
export const systemFromWords = defineLevels({
  id: "system-from-words",
  version: 3,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD05"],
  optionDesign: "orbit",
  Easy: withTotal,
});
