import {
  type TwiceProblem,
  twiceSlips,
  twiceSteps,
  twiceWork,
} from "../../../craft/algebra/percent-twice.ts";
import {
  type RepeatedProblem,
  countOf,
  partLeft,
  repeatedSlips,
  repeatedWork,
} from "../../../craft/algebra/repeated-part.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { drawWays } from "../../../craft/options/ways.ts";
import { drawCompound, measured } from "../../../craft/scenarios/compound-changes.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { type PartScenario, partScenarios } from "@sat/content/scenarios/repeated-parts";
import { capitalized } from "../../../language/noun.ts";
import { equation, sum, times } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { gcd, multiply, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** Percents, and the numbers whose multiples stay whole over two changes. */
const UNITS = [
  [2.5, 1_600],
  [4, 625],
  [5, 400],
  [7.5, 1_600],
  [8, 625],
  [12, 625],
  [12.5, 64],
  [17.5, 1_600],
  [10, 100],
  [20, 50],
  [25, 80],
  [30, 100],
  [40, 50],
] as const;

function asked({ terms: { scenario, rises }, ways }: TwiceProblem): string {
  return ways.change
    ? `the total ${rises ? "increase" : "decrease"} in ${measured(scenario)} over the first two ${scenario.unit}s`
    : `${measured(scenario)} at the end of the second ${scenario.unit}`;
}

/** A percent is added or taken away two times. */
const percentTwice = poolLevel<TwiceProblem>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const terms = drawCompound(chance, UNITS);
    return { terms, ways: drawWays(chance, "compound", "change") };
  },
  key: (problem) => numeral(workOut(twiceWork(problem))),
  slips: twiceSlips,
  word: (problem) => {
    const { terms, ways } = problem;
    const { scenario, amount, percent, rises } = terms;
    const { thing, unit } = scenario;
    const rule = ways.compound
      ? `at the end of each ${unit}, ${thing} is ${percent}% ${rises ? "greater" : "less"} than at the beginning of that ${unit}`
      : `${thing} ${rises ? "increases" : "decreases"} each ${unit} by a constant amount, which is ${percent}% of its initial value`;
    return {
      question: `${scenario.start(grouped(amount))} A model predicts that ${rule}. According to the model, what is ${asked(problem)}?`,
      why: ways.compound
        ? `The second change is ${percent}% of the value after $1$ ${unit}, not of the initial value.`
        : `Both changes are ${percent}% of the initial value, so they are equal.`,
      opening: ways.compound
        ? `Each ${unit}, the percent is taken of the value at the beginning of that ${unit}.`
        : `A constant amount each ${unit} means linear change, so find that amount first.`,
      steps: twiceSteps(problem),
      hint: ways.compound
        ? `Of what value is the ${percent}% taken in the second ${unit}?`
        : `What is ${percent}% of the initial value, and how many times is it ${rises ? "added" : "subtracted"}?`,
      tip: "Determine of which value each percent is taken: the initial value or the latest one.",
    };
  },
  facts: (problem) => {
    const { amount, percent, rises, scenario } = problem.terms;
    const { compound, change } = problem.ways;
    const sign = rises ? "+" : "-";
    const { unit, thing } = scenario;
    return {
      kind: "value",
      given: [
        `y0 = ${amount}`,
        `y1 = y0 ${sign} ${percent}/100*y0`,
        `y2 = y1 ${sign} ${percent}/100*${compound ? "y1" : "y0"}`,
      ],
      ask: change ? (rises ? "y2 - y0" : "y0 - y2") : "y2",
      told: [
        scenario.start(grouped(amount)),
        compound
          ? `end of each ${unit} ${thing} ${percent}% ${rises ? "greater" : "less"} than beginning of ${unit}`
          : `${thing} ${rises ? "increases" : "decreases"} each ${unit} constant ${percent}% of initial value`,
        asked(problem),
      ],
    };
  },
});

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Denominators of the part, and how often it may be taken while the numbers stay whole. */
const CASES = [
  [3, 2],
  [3, 3],
  [4, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [7, 2],
  [8, 2],
  [10, 2],
] as const;

/** " liters", where the amount asked for is "the volume, in liters, of the water left". */
function unitOf(scenario: PartScenario): string {
  const unit = /, in ([^,]+),/.exec(scenario.asked)?.[1];
  return unit === undefined ? "" : ` ${unit}`;
}

/** An amount keeps or loses the same part several times. */
const keepsPart = poolLevel<RepeatedProblem>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const [under, changes] = chance.pick(CASES);
    const over = chance.int(1, under - 1);
    chance.require(gcd(over, under) === 1, "the part is not in lowest terms");
    chance.require(
      Math.max(over, under - over) <= 3 * Math.min(over, under - over),
      "the part and the rest are too far apart",
    );
    const scenario = chance.pick(partScenarios);
    const unit = under ** (changes + 1);
    chance.require(scenario.to - scenario.from >= 2 * unit, "too few amounts");
    const terms = {
      scenario,
      part: [over, under] as const,
      times: changes,
      start: unit * chance.int(Math.ceil(scenario.from / unit), Math.floor(scenario.to / unit)),
    };
    const problem = { terms, ways: drawWays(chance, "kept", "more") };
    chance.require(workOut(repeatedWork(problem)).num > 1, "hardly anything is left");
    return problem;
  },
  key: (problem) => numeral(workOut(repeatedWork(problem))),
  slips: repeatedSlips,
  word: (problem) => {
    const { terms, ways } = problem;
    const { scenario, part, start } = terms;
    const [fraction, left] = [rational(...part), partLeft(problem)];
    const count = countOf(problem);
    const told = (ways.kept ? scenario.kept : scenario.lost)(inline(fraction));
    const after = (changes: number) => workOut(repeatedWork(problem, changes));
    return {
      question: `${scenario.start(grouped(start))}, and ${told}. What is ${scenario.asked} ${scenario.after(ORDINALS[count - 1] ?? "")}?`,
      why: `The initial amount is multiplied by ${inline(left)} once for each of the $${count}$ changes.`,
      opening: "Each change multiplies the amount by the part that is left.",
      steps: [
        ways.kept
          ? { text: `The part that is left each time is ${inline(left)}.` }
          : stepTo(
              "Find the part that is left each time.",
              equation(sum(1, multiply(-1, fraction)), left),
            ),
        ...Array.from({ length: count }, (_, place) =>
          stepTo(
            `Multiply by ${inline(left)} for the ${ORDINALS[place] ?? ""} change.`,
            equation(times(left, after(place)), after(place + 1)),
          ),
        ),
        {
          text: `${capitalized(scenario.asked.replace(/, in [^,]+,/, ""))} is ${grouped(after(count).num)}${unitOf(scenario)}.`,
        },
      ],
      hint: "What part is left after each change, and how many changes are there?",
      tip: "Write down the amount after each change; the number of changes is the exponent.",
    };
  },
  facts: (problem) => {
    const { scenario, part, start } = problem.terms;
    const { kept } = problem.ways;
    const count = countOf(problem);
    const share = `${part[0]}/${part[1]}`;
    // One equation a change: what is there after it.
    const changes = Array.from({ length: count }, (_, place) =>
      kept
        ? `y${place + 1} = ${share}*y${place}`
        : `y${place + 1} = y${place} - ${share}*y${place}`,
    );
    const words = (kept ? scenario.kept : scenario.lost)(`$\\frac{${part[0]}}{${part[1]}}$`);
    return {
      kind: "value",
      given: [`y0 = ${start}`, ...changes],
      ask: `y${count}`,
      told: [
        `${scenario.start(`${start}`)} ${words} ${scenario.asked}`,
        scenario.after(ORDINALS[count - 1] ?? ""),
      ],
    };
  },
});

/** An amount after it has changed by the same part several times. */
export const valueAfterRepeatedChange = defineLevels({
  id: "value-after-repeated-change",
  version: 7,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC36"],
  optionDesign: "pool",
  Easy: percentTwice,
  Medium: keepsPart,
});
