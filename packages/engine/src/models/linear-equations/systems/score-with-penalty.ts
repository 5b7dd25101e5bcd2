import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { inUnits, onGrid } from "../../../craft/draws/grid.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, allWays, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { type GainScenario, gains } from "../../../craft/scenarios/gains-and-losses.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { askedIf, sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  decimal,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

/** Which kind is asked, and whether the greater amount is gained. */
type Fork = "gained" | "much";

interface Score {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** What each of one kind adds and each of the other takes away, or the other way around; all in parts of a unit. */
  readonly more: number;
  readonly less: number;
  readonly count: number;
  readonly result: number;
  readonly ways: Ways<Fork>;
}

function scenarioOf({ scenario }: Pick<Score, "scenario">): GainScenario {
  return gains[scenario] as GainScenario; // drawn from the length of the list
}

/** The numbers as they are printed; what is left of their equation once the other kind is gone. */
function partsOf(score: Score, { gained, much }: Ways<Fork>) {
  const { per } = scenarioOf(score);
  const { count } = score;
  const of = (parts: number) => inUnits(parts, per);
  const [more, less, result] = [of(score.more), of(score.less), of(score.result)];
  const [gain, loss] = much ? [more, less] : [less, more];
  const both = of(score.more + score.less);
  return {
    gain,
    loss,
    result,
    both,
    own: gained ? gain : loss,
    other: gained ? loss : gain,
    total: gained ? sum(result, times(loss, count)) : sum(times(gain, count), negative(result)),
  };
}

function numberWork(score: Score, ways: Ways<Fork>): Expression {
  const { gain, loss, total } = partsOf(score, ways);
  return quotient(total, sum(gain, loss));
}

/** Slips that give a number of things there could be. */
function slipsOf(score: Score): PoolSlip[] {
  const { ways, count } = score;
  const { gain, loss, result, own, other, total } = partsOf(score, ways);
  const { names, outcome } = scenarioOf(score);
  const [asked, rest] = ways.gained ? names : [names[1], names[0]];
  return [
    ...slipsAtForks({
      ways,
      work: (each) => numberWork(score, each),
      slips: {
        gained: {
          code: "another-quantity",
          deed: `giving the number of ${rest}`,
          isClassic: true,
          step: 3,
        },
        much: {
          code: "quantities-exchanged",
          deed: "exchanging what is gained and what is lost each time",
          step: 1,
        },
      },
    }),
    ...(workOut(own).num === 1
      ? []
      : [
          slipTo(quotient(result, own), {
            code: "condition-unchecked",
            deed: `dividing ${outcome} by ${inline(own)}, without regard to the ${rest},`,
            step: 1,
          }),
          slipTo(quotient(total, own), {
            code: "wrong-total",
            deed: `dividing by ${inline(own)} alone instead of ${inline(sum(gain, loss))}`,
            step: 3,
          }),
        ]),
    slipTo(
      ways.gained
        ? quotient(sum(times(loss, count), negative(result)), sum(gain, loss))
        : quotient(sum(times(gain, count), result), sum(gain, loss)),
      {
        code: "sign-lost",
        deed: ways.gained
          ? `subtracting ${inline(result)} from ${inline(times(other, count))} instead of adding the two`
          : `adding ${inline(result)} to ${inline(times(other, count))} instead of subtracting it`,
        step: 2,
      },
    ),
    slipTo(quotient(count, 2), {
      code: "half-for-whole",
      deed: `counting half of the ${count} ${scenarioOf(score).all} as ${asked}`,
      step: 3,
      isSpare: true,
    }),
  ].filter(({ face: { order = 0, value } }) => order > 0 && order < count && value?.den === 1);
}

function stepsOf(score: Score): Step[] {
  const { count, ways } = score;
  const { gain, loss, result, both, other, total } = partsOf(score, ways);
  const { names } = scenarioOf(score);
  const [letter, gone] = ways.gained ? ["x", "y"] : ["y", "x"];
  const worth = decimal(workOut(total));
  return [
    stepTo(
      `Let $x$ be the number of ${names[0]} and $y$ the number of ${names[1]}, which are ${count} together.`,
      standardForm(1, 1, count),
    ),
    stepTo(
      `Each of the ${names[0]} adds ${inline(gain)} and each of the ${names[1]} takes away ${inline(loss)}.`,
      equation(sum(product(gain, "x"), product(negative(loss), "y")), result),
    ),
    stepTo(
      `Multiply the first equation by ${inline(other)}.`,
      equation(
        sum(product(other, "x"), product(other, "y")),
        decimal(workOut(times(other, count))),
      ),
    ),
    stepTo(
      ways.gained
        ? `Add this to the second equation, so that $${gone}$ cancels.`
        : `Subtract the second equation from this, so that $${gone}$ cancels.`,
      equation(product(both, letter), worth),
    ),
    stepTo(
      `Divide both sides by ${inline(both)}.`,
      equation(letter, workOut(numberWork(score, ways))),
    ),
  ];
}

/** What the question says and asks. */
function tellingOf(score: Score): string[] {
  const { more, less, count, result, ways } = score;
  const { told, made, asks, amount } = scenarioOf(score);
  const [gain, loss] = ways.much ? [more, less] : [less, more];
  return [
    told(amount(gain), amount(loss)),
    askedIf(made(`${count}`, amount(result)), asks[ways.gained ? 0 : 1], ways.much && ways.gained),
  ];
}

/** How often something was gained or lost, from the number of times and the result. */
const fromScore = poolLevel<Score>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, gains.length - 1);
    const { each, per } = scenarioOf({ scenario });
    const [more, less] = [onGrid(chance, each), onGrid(chance, each)];
    chance.require(more > less, "amounts alike");
    // With such a number of things, either way around the answer is whole.
    const unit = (more + less) / gcd(more + less, more - less);
    const [lowest, most] = [Math.ceil(12 / unit), Math.floor(90 / unit)];
    chance.require(lowest <= most, "the number does not suit");
    const count = unit * chance.int(lowest, most);
    const even = (less * count) / (more + less);
    const [least, greatest] = [Math.floor(even) + 1, Math.ceil(2 * even) - 1];
    chance.require(least <= greatest, "no number suits");
    const x = chance.int(least, greatest);
    const result = more * x - less * (count - x);
    chance.require(result > 0 && result !== count * per, "no gain in all");
    const score = { scenario, more, less, count, result, ways: drawWays(chance, "gained", "much") };
    const fewest = Math.min(
      ...allWays("gained", "much").map((ways) => toNumber(workOut(numberWork(score, ways)))),
    );
    chance.require(fewest > 1, "one thing of a kind");
    return score;
  },
  key: (score) => numeral(workOut(numberWork(score, score.ways))),
  slips: slipsOf,
  word: (score) => {
    const { count, ways } = score;
    const { names, all, outcome } = scenarioOf(score);
    const { gain, loss, result } = partsOf(score, ways);
    const x = workOut(numberWork(score, { ...ways, gained: true })).num;
    const made = sum(times(gain, x), times(negative(loss), count - x));
    return {
      question: sentences(...tellingOf(score)),
      why: `With $${x}$ ${names[0]} and $${count - x}$ ${names[1]}, ${outcome} is ${inline(equation(made, result))}.`,
      opening: `Write one equation for the number of ${all} and one for ${outcome}.`,
      steps: stepsOf(score),
      hint: `If there are $x$ ${names[0]} and $y$ ${names[1]}, what do the ${count} ${all} and ${outcome} tell you?`,
      tip: `Check both numbers in the story: what is gained minus what is lost is ${outcome}.`,
    };
  },
  facts: (score) => {
    const { count, ways } = score;
    const { gain, loss, result } = partsOf(score, ways);
    return {
      kind: "value",
      given: [`x + y = ${count}`, `${code(gain)}*x - ${code(loss)}*y = ${code(result)}`],
      ask: ways.gained ? "x" : "y",
      told: tellingOf(score),
    };
  },
});

/** A count where some things add to a result and others take away from it. */
export const scoreWithPenalty = defineLevels({
  id: "score-with-penalty",
  version: 4,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD07"],
  optionDesign: "pool",
  Medium: fromScore,
});
