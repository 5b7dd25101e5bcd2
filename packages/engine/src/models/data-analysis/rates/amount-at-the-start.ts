import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type LeftoverScenario, leftoverScenarios } from "@sat/content/scenarios/leftovers";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { capitalized } from "../../../language/noun.ts";
import { grouped, tex } from "../../../math/print.ts";
import { compare, isInteger } from "../../../math/rational.ts";

interface Rounds {
  readonly scenario: LeftoverScenario;
  readonly rounds: 2 | 3;
  readonly change: number;
  readonly end: number;
}

/** The amount before a round. The twists: some is added, not taken; the halving comes first. */
function before(amount: number, change: number, { first, second }: Twists): number {
  const signed = first ? change : -change;
  return second ? 2 * (amount - signed) : 2 * amount - signed;
}

/** The amounts from the end back to the start. */
function backwards({ rounds, change, end }: Rounds, at: Twists): number[] {
  const amounts = [end];
  for (let round = 0; round < rounds; round++) {
    amounts.push(before(amounts.at(-1) ?? 0, change, at));
  }
  return amounts;
}

const WORDS = { 2: "two", 3: "three" };

/** The amount at the start of a chain of equal rounds. */
const fromTheEnd = siblingLevel<Rounds>({
  space: 100_000,
  steps: 5,
  context: true,
  numbers: (chance) => ({
    scenario: chance.pick(leftoverScenarios),
    rounds: chance.pick([2, 3] as const),
    change: chance.int(4, 90),
    end: chance.int(60, 400),
  }),
  answer: (drawn, at) => backwards(drawn, at).at(-1) ?? 0,
  allows: (answer) => isInteger(answer) && compare(answer, 10) >= 0,
  word: (drawn, at, key) => {
    const { scenario, rounds, change, end } = drawn;
    const { scene, start, each, round, halves, adds, takes, left } = scenario;
    const other = at.first ? adds(`${change}`) : takes(`${change}`);
    const [one, two] = at.second ? [halves, other] : [other, halves];
    const amounts = backwards(drawn, at);
    const sign = at.first ? "-" : "+";
    const shown = amounts.slice(0, -1).map((amount, place) => {
      const earlier = tex(amounts[place + 1] ?? 0);
      return at.second
        ? `2(${tex(amount)} ${sign} ${change}) = ${earlier}`
        : `2 \\cdot ${tex(amount)} ${sign} ${change} = ${earlier}`;
    });
    return {
      question: `${scene} ${each}, first ${one}, and then ${two}. After ${WORDS[rounds]} ${round}, ${left(grouped(end))}. How many ${start}?`,
      why: `The ${WORDS[rounds]} rounds lead from it to ${grouped(end)}.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? `adding ${change} on the way back instead of subtracting it`
            : `subtracting ${change} on the way back instead of adding it`,
        },
        {
          code: "order-of-steps",
          deed: at.second
            ? `doubling before the change of ${change} is undone`
            : `undoing the change of ${change} before doubling`,
        },
      ],
      opening: "Go back from the end, and undo the last step of each round first.",
      steps: [
        {
          text: at.second
            ? `To undo a round, ${at.first ? "subtract" : "add"} ${change} and then double.`
            : `To undo a round, double and then ${at.first ? "subtract" : "add"} ${change}.`,
        },
        ...shown.map((line, place) => ({
          text: `${capitalized(["last", "middle", "first"].at(place === rounds - 1 ? 2 : place) ?? "")} round undone: $${line}$.`,
        })),
        {
          text: `So it was $${tex(key)}$ at the start; going forward from there ends at $${tex(end)}$.`,
          claim: `a = ${tex(key).replaceAll("{,}", "")}`,
        },
      ],
      hint: "Which amount was there just before the last step of the last round?",
      tip: "Check by going forward from your answer, one step at a time.",
      archetype: "QA23",
    };
  },
  facts: ({ scenario, rounds, change, end }, { first, second }) => {
    const { each, round, halves, adds, takes, left, start } = scenario;
    const other = first ? adds(`${change}`) : takes(`${change}`);
    const names = ["a", "b", "c", "d"].slice(0, rounds + 1);
    const sign = first ? "+" : "-";
    const relations = names.slice(1).map((name, place) => {
      const earlier = names[place] ?? "a";
      return second
        ? `${name} = ${earlier}/2 ${sign} ${change}`
        : `${name} = (${earlier} ${sign} ${change})/2`;
    });
    return {
      kind: "value",
      given: [...relations, `${names.at(-1)} = ${end}`],
      ask: "a",
      told: [
        `${each}, first`,
        ...(second ? [halves, other] : [other, halves]),
        `after ${WORDS[rounds]} ${round}`,
        left(grouped(end)),
        start,
      ],
    };
  },
});

/** How much there was at the start, from the end of a chain of halvings and changes. */
export const amountAtTheStart = defineLevels({
  id: "amount-at-the-start",
  version: 1,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA23"],
  optionDesign: "orbit",
  Hard: fromTheEnd,
});
