import { defineLevels } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { type GainScenario, gains } from "../../../craft/scenarios/gains-and-losses.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { equation, product } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

interface Score {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** What each of one kind adds and each of the other takes away, or the other way around. */
  readonly more: number;
  readonly less: number;
  readonly count: number;
  readonly result: number;
}

function scenarioOf({ scenario }: Score): GainScenario {
  return gains[scenario] as GainScenario; // drawn from the length of the list
}

function gainAndLoss({ more, less }: Score, { second }: Twists): [number, number] {
  return second ? [more, less] : [less, more];
}

/** The twists are which kind is asked, and whether the greater amount is gained. */
function numberOf(score: Score, at: Twists): number {
  const [, loss] = gainAndLoss(score, at);
  const x = (score.result + loss * score.count) / (score.more + score.less);
  return at.first ? x : score.count - x;
}

/** How often something was gained or lost, from the number of times and the result. */
const fromScore = siblingLevel<Score>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.int(0, gains.length - 1);
    const [from, to] = (gains[scenario] as GainScenario).each; // in the list
    const [more, less] = [chance.int(from, to), chance.int(from, to)];
    chance.require(more > less, "amounts alike");
    // With such a number of things, either way around the answer is whole.
    const unit = (more + less) / gcd(more + less, more - less);
    const [fewest, most] = [Math.ceil(12 / unit), Math.floor(90 / unit)];
    chance.require(fewest <= most, "the number does not suit");
    const count = unit * chance.int(fewest, most);
    const even = (less * count) / (more + less);
    const [least, greatest] = [Math.floor(even) + 1, Math.ceil(2 * even) - 1];
    chance.require(least <= greatest, "no number suits");
    const x = chance.int(least, greatest);
    const result = more * x - less * (count - x);
    chance.require(result > 0 && result !== count, "no gain in all");
    return { scenario, more, less, count, result };
  },
  answer: numberOf,
  word: (score, at) => {
    const { count, result } = score;
    const { told, asks, names } = scenarioOf(score);
    const [gain, loss] = gainAndLoss(score, at);
    const x = numberOf(score, { ...at, first: true });
    const left = equation(product(gain + loss, "x"), (gain + loss) * x);
    const [all, net] = [standardForm(1, 1, count), standardForm(gain, -loss, result)];
    return {
      question: `${told({ gain, loss, count, result })} ${asks[at.first ? 0 : 1]}`,
      why: `With $${x}$ ${names[0]} and $${count - x}$ ${names[1]}, both the number and the result come out right.`,
      slips: [
        {
          code: "another-quantity",
          deed: `answering with the number of ${names[at.first ? 1 : 0]}`,
        },
        {
          code: "quantities-exchanged",
          deed: "swapping what is gained each time and what is lost",
        },
      ],
      opening: "Write one equation for how many there were and one for the result.",
      steps: [
        {
          text: `With $x$ ${names[0]} and $y$ ${names[1]}, the story gives ${inline(all)} and ${inline(net)}.`,
          claim: code(net),
        },
        {
          text: `Adding ${loss === 1 ? "the first equation" : `$${loss}$ times the first equation`} to the second gives ${inline(left)}.`,
          claim: code(left),
        },
        {
          text: `So $x = ${x}$${at.first ? "." : `, and $y = ${count} - ${x} = ${count - x}$.`}`,
          claim: `x + 1000*y = ${x} + 1000*${count - x}`,
        },
      ],
      hint: "Each of one kind adds to the result, and each of the other takes something away.",
      tip: "Check with your numbers: multiply, subtract, and compare with the result in the story.",
    };
  },
  facts: (score, at) => {
    const { count, result } = score;
    const [gain, loss] = gainAndLoss(score, at);
    const { told, asks } = scenarioOf(score);
    return {
      kind: "value",
      given: [`x + y = ${count}`, `${gain}*x - ${loss}*y = ${result}`],
      ask: at.first ? "x" : "y",
      told: [told({ gain, loss, count, result }), asks[at.first ? 0 : 1]],
    };
  },
});

/** A count where some things add to a result and others take away from it. */
export const scoreWithPenalty = defineLevels({
  id: "score-with-penalty",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD07"],
  optionDesign: "orbit",
  Medium: fromScore,
});
