import { type BatchScenario, batchScenarios } from "@sat/content/scenarios/batches";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { onExactGrid } from "../../../craft/draws/exact-grid.ts";
import { isShortDecimal } from "../../../craft/options/shows.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { type Operand, decimal, equation, quotient, times } from "../../../math/expression.ts";
import { code, grouped } from "../../../math/print.ts";
import { type Rational, compare, divide, isInteger, multiply } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Batch {
  readonly scenario: BatchScenario;
  /** For how many the amounts may be told, the others being asked. */
  readonly sizes: readonly [number, number];
  readonly amounts: readonly [Rational, Rational];
}

/** The twists: the amounts are told for the first of the sizes; the first part is asked. */
function sizesAt({ sizes: [one, other] }: Batch, { first }: Twists): readonly [number, number] {
  return first ? [one, other] : [other, one];
}

function amountAt({ amounts }: Batch, { second }: Twists): Rational {
  return amounts[second ? 0 : 1];
}

function scaled(batch: Batch, at: Twists) {
  const [from, to] = sizesAt(batch, at);
  return quotient(times(decimal(amountAt(batch, at)), to), from);
}

/** Whether four numbers are short decimals, and none of them has a form of its own. */
function areAlike(batch: Batch): boolean {
  const values = siblingAnswers((at) => workOut(scaled(batch, at)));
  const whole = values.filter((value) => isInteger(value)).length;
  return values.every((value) => isShortDecimal(value)) && whole !== 1 && whole !== 3;
}

function toldOf(batch: Batch, at: Twists): string {
  const { scenario, amounts } = batch;
  const [one = "", other = ""] = scenario.parts.map(
    ({ unit, name }, place) => `${inProse(amounts[place] ?? 0)} ${unit} of ${name}`,
  );
  return scenario.told(grouped(sizesAt(batch, at)[0]), one, other);
}

function askedOf(batch: Batch, at: Twists): string {
  const { unit, name } = batch.scenario.parts[at.second ? 0 : 1];
  const to = sizesAt(batch, at)[1];
  return `how many ${unit} of ${name} are needed ${batch.scenario.made(grouped(to))}`;
}

function stepsOf(batch: Batch, at: Twists) {
  const { scenario } = batch;
  const { unit, name } = scenario.parts[at.second ? 0 : 1];
  const [from, to] = sizesAt(batch, at);
  const amount = amountAt(batch, at);
  const each = divide(amount, from);
  // What is no short decimal stays a quotient.
  const per: Operand = isShortDecimal(each) ? decimal(each) : quotient(decimal(amount), from);
  const unknown = quotient("x", to);
  return [
    stepTo(
      `Let $x$ be the number of ${unit} of ${name} needed. The number per ${scenario.one} is the same in both cases.`,
      equation(unknown, quotient(decimal(amount), from)),
    ),
    stepThrough(
      `Multiply both sides by $${to}$ to find the amount needed.`,
      times(to, quotient(decimal(amount), from)),
      times(to, per),
      decimal(workOut(scaled(batch, at))),
    ),
  ];
}

/** How much of a part another amount of the same mixture takes; the twists are the direction and the part asked. */
const atTheSameRate = siblingLevel<Batch>({
  space: 200_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(batchScenarios);
    const [from, to] = [
      onExactGrid(chance, scenario.size).num,
      onExactGrid(chance, scenario.size).num,
    ];
    chance.require(from !== to, "the same amount twice");
    // Either size may belong to the amounts, so that they must suit both.
    chance.require(Math.max(from, to) <= 2 * Math.min(from, to), "amounts unlike either size");
    const [one, other] = scenario.parts.map(({ per }) => multiply(onExactGrid(chance, per), from));
    if (one === undefined || other === undefined) return chance.reject("no two parts");
    const batch: Batch = { scenario, sizes: [from, to], amounts: [one, other] };
    chance.require(isInteger(multiply(10, one)) && isInteger(multiply(10, other)), "long decimals");
    chance.require(areAlike(batch), "answers of unlike forms");
    return batch;
  },
  work: scaled,
  allows: (answer) => compare(answer, 0) > 0,
  show: decimalFace,
  word: (batch, at) => {
    const { scenario } = batch;
    const { unit, name } = scenario.parts[at.second ? 0 : 1];
    const other = scenario.parts[at.second ? 1 : 0].name;
    const [from, to] = sizesAt(batch, at);
    return {
      question: `${toldOf(batch, at)}. At this rate, ${askedOf(batch, at)}?`,
      why: `The number of ${unit} of ${name} per ${scenario.one} stays the same.`,
      slips: [
        {
          code: "ratio-upside-down",
          deed: `multiplying by $${from}$ and dividing by $${to}$`,
        },
        { code: "another-quantity", deed: `finding the amount of ${other}` },
      ],
      corner: {
        code: "quantities-exchanged",
        deed: `finding the amount of ${other} with ${grouped(from)} and ${grouped(to)} exchanged`,
      },
      opening: `The amount of ${name} per ${scenario.one} is the same in both cases.`,
      steps: stepsOf(batch, at),
      hint: `How many ${unit} of ${name} are there for each of the ${grouped(from)} ${scenario.makes}?`,
      tip: `First decide whether the answer must be more or less than the given amount: ${grouped(to)} is ${to > from ? "more" : "less"} than ${grouped(from)}.`,
      archetype: "QA02",
    };
  },
  facts: (batch, at) => {
    const [from, to] = sizesAt(batch, at);
    const both = [amountAt(batch, at), amountAt(batch, { ...at, second: !at.second })];
    return {
      kind: "value",
      given: both.map(
        (amount, place) => `${place === 0 ? "x" : "y"}/${to} = ${code(decimal(amount))}/${from}`,
      ),
      ask: "x",
      told: [toldOf(batch, at), askedOf(batch, at)],
    };
  },
});

/** How much of a part is needed for another amount of a mixture. */
export const amountForAnotherBatch = defineLevels({
  id: "amount-for-another-batch",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA02"],
  optionDesign: "orbit",
  Easy: atTheSameRate,
});
