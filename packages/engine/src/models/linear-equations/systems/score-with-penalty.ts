import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { type GainScenario, gains } from "../../../craft/scenarios/gains-and-losses.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

/** Which kind is asked, and whether the greater amount is gained. */
type Fork = "gained" | "much";

interface Score {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** What each of one kind adds and each of the other takes away, or the other way around. */
  readonly more: number;
  readonly less: number;
  readonly count: number;
  readonly result: number;
  readonly ways: Ways<Fork>;
}

function scenarioOf({ scenario }: Score): GainScenario {
  return gains[scenario] as GainScenario; // drawn from the length of the list
}

/** What one of the asked kind and one of the other kind counts, and their equation once the other kind is gone. */
function partsOf({ more, less, count, result }: Score, { gained, much }: Ways<Fork>) {
  const [gain, loss] = much ? [more, less] : [less, more];
  return {
    gain,
    loss,
    own: gained ? gain : loss,
    other: gained ? loss : gain,
    total: gained ? sum(result, times(loss, count)) : sum(times(gain, count), -result),
  };
}

function numberWork(score: Score, ways: Ways<Fork>): Expression {
  const { gain, loss, total } = partsOf(score, ways);
  return quotient(total, sum(gain, loss));
}

/** Slips that give a number of things there could be. */
function slipsOf(score: Score): PoolSlip[] {
  const { ways, result, count } = score;
  const { gain, loss, own, other, total } = partsOf(score, ways);
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
    ...(own === 1
      ? []
      : [
          slipTo(quotient(result, own), {
            code: "condition-unchecked",
            deed: `dividing ${outcome} by $${own}$, without regard to the ${rest},`,
            step: 1,
          }),
          slipTo(quotient(total, own), {
            code: "wrong-total",
            deed: `dividing by $${own}$ alone instead of $${gain} + ${loss}$`,
            step: 3,
          }),
        ]),
    slipTo(
      ways.gained
        ? quotient(sum(times(loss, count), -result), sum(gain, loss))
        : quotient(sum(times(gain, count), result), sum(gain, loss)),
      {
        code: "sign-lost",
        deed: ways.gained
          ? `subtracting $${result}$ from ${inline(times(other, count))} instead of adding the two`
          : `adding $${result}$ to ${inline(times(other, count))} instead of subtracting it`,
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
  const { count, result, ways } = score;
  const { gain, loss, other, total } = partsOf(score, ways);
  const { names } = scenarioOf(score);
  const [letter, gone] = ways.gained ? ["x", "y"] : ["y", "x"];
  const worth = workOut(total);
  const scaled = ways.gained ? [loss, loss] : [gain, gain];
  return [
    stepTo(
      `Let $x$ be the number of ${names[0]} and $y$ the number of ${names[1]}, which are ${count} together.`,
      standardForm(1, 1, count),
    ),
    stepTo(
      `Each of the ${names[0]} adds $${gain}$ and each of the ${names[1]} takes away $${loss}$.`,
      standardForm(gain, -loss, result),
    ),
    ...(other === 1
      ? []
      : [
          stepTo(
            `Multiply the first equation by $${other}$.`,
            standardForm(scaled[0] ?? 1, scaled[1] ?? 1, other * count),
          ),
        ]),
    stepTo(
      ways.gained
        ? `Add this to the second equation, so that $${gone}$ cancels.`
        : `Subtract the second equation from this, so that $${gone}$ cancels.`,
      equation(product(gain + loss, letter), worth),
    ),
    stepTo(
      `Divide both sides by $${gain + loss}$.`,
      equation(letter, workOut(numberWork(score, ways))),
    ),
  ];
}

/** How often something was gained or lost, from the number of times and the result. */
const fromScore = poolLevel<Score>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
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
    const ways = drawWays(chance, "gained", "much");
    return { scenario, more, less, count, result, ways };
  },
  key: (score) => numeral(workOut(numberWork(score, score.ways))),
  slips: slipsOf,
  word: (score) => {
    const { count, result, ways } = score;
    const { told, asks, names, all, outcome } = scenarioOf(score);
    const { gain, loss } = partsOf(score, ways);
    const x = workOut(numberWork(score, { ...ways, gained: true })).num;
    return {
      question: `${told({ gain, loss, count, result })} ${asks[ways.gained ? 0 : 1]}`,
      why: `With $${x}$ ${names[0]} and $${count - x}$ ${names[1]}, ${outcome} is $${gain * x} - ${loss * (count - x)} = ${result}$.`,
      opening: `Write one equation for the number of ${all} and one for ${outcome}.`,
      steps: stepsOf(score),
      hint: `If there are $x$ ${names[0]} and $y$ ${names[1]}, what do the ${count} ${all} and ${outcome} tell you?`,
      tip: `Check both numbers in the story: what is gained minus what is lost is ${outcome}.`,
    };
  },
  facts: (score) => {
    const { count, result, ways } = score;
    const { gain, loss } = partsOf(score, ways);
    const { told, asks } = scenarioOf(score);
    return {
      kind: "value",
      given: [`x + y = ${count}`, `${gain}*x - ${loss}*y = ${result}`],
      ask: ways.gained ? "x" : "y",
      told: [told({ gain, loss, count, result }), asks[ways.gained ? 0 : 1]],
    };
  },
});

/** A count where some things add to a result and others take away from it. */
export const scoreWithPenalty = defineLevels({
  id: "score-with-penalty",
  version: 3,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD07"],
  optionDesign: "pool",
  Medium: fromScore,
});
