import { unlikeInts } from "../../../craft/draws/draws.ts";
import { removing, signKept } from "../../../craft/algebra/moving-terms.ts";
import { type Sided, caseSlips, caseSteps, sided } from "../../../craft/algebra/two-cases.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  absolute,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Plain {
  readonly unknown: string;
  readonly shift: number;
  readonly value: number;
}

/** The twists are the sign of the shift and whether the greater of the two solutions is asked. */
function plainEquation({ unknown, shift, value }: Plain, { first }: Twists): Relation {
  return equation(absolute(sum(unknown, first ? shift : -shift)), value);
}

function plainWork({ shift, value }: Plain, { first, second }: Twists): Expression {
  return sum(second ? value : -value, first ? -shift : shift);
}

/** What the two wrong signs of the fourth option are told as: one subtraction turned around, or one minus sign. */
function plainCorner({ shift, value }: Plain, { first, second }: Twists): Misstep {
  if (first !== second)
    return {
      code: "opposite-sign",
      deed: second
        ? "giving the sum of the two numbers a minus sign"
        : "adding the two numbers and leaving out the minus sign",
    };
  const [kept, taken] = first ? [value, shift] : [shift, value];
  return {
    code: "quantities-exchanged",
    deed: `subtracting $${kept}$ from $${taken}$ instead of $${taken}$ from $${kept}$`,
  };
}

function plainSteps(item: Plain, at: Twists): Step[] {
  const { unknown, shift: size, value } = item;
  const shift = at.first ? size : -size;
  const inside = sum(unknown, shift);
  const solved = (second: boolean) => {
    const work = plainWork(item, { ...at, second });
    return `$${unknown} = ${tex(work)} = ${tex(workOut(work))}$`;
  };
  const key = tex(workOut(plainWork(item, at)));
  return [
    {
      text: paragraphs(
        "Write an equation for each case.",
        inline(equation(inside, value)),
        inline(equation(inside, -value)),
      ),
    },
    {
      text: paragraphs(removing(shift, "both sides of each equation"), solved(true), solved(false)),
    },
    {
      text: `The ${at.second ? "greater" : "lesser"} of the two solutions is $${key}$.`,
      claim: `${unknown} = ${key}`,
    },
  ];
}

/** The absolute value of a sum is equal to a number. */
const plain = siblingLevel<Plain>({
  space: 100_000,
  steps: 2,
  numbers: (chance) => {
    const [shift, value] = [chance.int(2, 65), chance.int(2, 65)];
    chance.require(shift !== value, "answers coincide");
    return { unknown: chance.pick(UNKNOWNS), shift, value };
  },
  work: plainWork,
  allows: () => true,
  word: (item, at, key) => {
    const { unknown, shift, value } = item;
    const inside = sum(unknown, at.first ? shift : -shift);
    const wanted = at.second ? value : -value;
    const [rank, other] = at.second ? ["greater", "lesser"] : ["lesser", "greater"];
    return {
      question: paragraphs(
        inline(plainEquation(item, at)),
        `What is the ${rank} of the two solutions to the given equation?`,
      ),
      why: `With $${unknown} = ${tex(key)}$, the left side is ${inline(equation(absolute(wanted), value))}.`,
      slips: [
        { code: "sign-lost", deed: signKept(at.first ? shift : -shift) },
        {
          code: "another-quantity",
          deed: `solving ${inline(equation(inside, -wanted))}, which has the ${other} solution,`,
        },
      ],
      corner: plainCorner(item, at),
      opening: "The expression between the bars may be the number on the right or its opposite.",
      steps: plainSteps(item, at),
      hint: `Which two numbers have an absolute value of $${value}$, so that ${inline(inside)} may be equal to either?`,
      tip: "Substitute both solutions: each must make the two sides of the given equation equal.",
    };
  },
  facts: (item, at) => ({
    kind: "value",
    given: [code(plainEquation(item, at))],
    where: [`${item.unknown} ${at.second ? ">" : "<"} ${at.first ? -item.shift : item.shift}`],
    ask: item.unknown,
    told: [`${at.second ? "greater" : "lesser"} of the two solutions`],
  }),
});

interface Wrapped {
  readonly unknown: string;
  readonly factor: number;
  readonly shift: number;
  /** The numbers outside the bars, divided by the factor. */
  readonly parts: readonly [added: number, right: number];
  readonly greater: boolean;
}

/** The twists are the sign of the shift between the bars and of the number added outside. */
function wrappedSide({ unknown, factor, shift, parts }: Wrapped, { first, second }: Twists) {
  const bars = absolute(sum(unknown, first ? shift : -shift));
  return sum(product(factor, bars), (second ? 1 : -1) * factor * parts[0]);
}

function wrappedEquation(item: Wrapped, at: Twists): Relation {
  return equation(wrappedSide(item, at), item.factor * item.parts[1]);
}

function wrappedWork({ factor, shift, parts, greater }: Wrapped, { first, second }: Twists) {
  const [outer, right] = parts.map((part) => factor * part);
  const away = quotient(sum(right ?? 0, product(second ? -1 : 1, outer ?? 0)), factor);
  return sum(greater ? away : negative(away), first ? -shift : shift);
}

function wrappedSteps(item: Wrapped, at: Twists): Step[] {
  const { unknown, factor, parts, greater } = item;
  const [added, right] = parts;
  const outer = factor * added;
  const shift = at.first ? item.shift : -item.shift;
  const inside = sum(unknown, shift);
  const away = at.second ? right - added : right + added;
  const wanted = greater ? away : -away;
  return [
    stepTo(
      removing(at.second ? outer : -outer),
      equation(product(factor, absolute(inside)), factor * away),
    ),
    stepTo(`Divide both sides by $${factor}$.`, equation(absolute(inside), away)),
    stepTo(
      `The expression between the bars is $${away}$ or $${-away}$; the ${greater ? "greater" : "lesser"} solution belongs to $${wanted}$.`,
      equation(inside, wanted),
    ),
    {
      ...stepThrough(removing(shift), unknown, sum(wanted, -shift), wanted - shift),
      claim: `${unknown} = ${wanted - shift}`,
    },
  ];
}

/** The absolute value must be isolated first. */
const wrapped = siblingLevel<Wrapped>({
  space: 500_000,
  steps: 3,
  numbers: (chance) => {
    const right = chance.int(3, 20);
    const item = {
      unknown: chance.pick(UNKNOWNS),
      factor: chance.int(2, 9),
      shift: chance.int(2, 20),
      parts: [chance.int(1, right - 1), right] as const,
      greater: chance.flip(),
    };
    chance.require(item.shift !== item.parts[0], "answers coincide");
    return item;
  },
  work: wrappedWork,
  allows: () => true,
  word: (item, at, key) => {
    const { unknown, factor, parts, greater } = item;
    const [outer, right] = [factor * parts[0], factor * parts[1]];
    const shift = at.first ? item.shift : -item.shift;
    const away = parts[1] + (at.second ? -parts[0] : parts[0]);
    const value = times(factor, absolute(greater ? away : -away));
    const rank = greater ? "greater" : "lesser";
    return {
      question: paragraphs(
        inline(wrappedEquation(item, at)),
        `What is the ${rank} of the two solutions to the given equation?`,
      ),
      why: `With $${unknown} = ${tex(key)}$, the left side is ${inline(equation(sum(value, at.second ? outer : -outer), right))}.`,
      slips: [
        { code: "sign-lost", deed: signKept(shift) },
        { code: "sign-lost", deed: signKept(at.second ? outer : -outer) },
      ],
      corner: {
        code: "sign-lost",
        deed: `moving both $${at.second ? outer : -outer}$ and $${shift}$ to the right side without changing their signs`,
      },
      opening: "Isolate the absolute value first, then write an equation for the case asked about.",
      steps: wrappedSteps(item, at),
      hint: `What is done to ${inline(absolute(sum(unknown, shift)))} in this equation, and in which order is it undone?`,
      tip: "Isolate the absolute value before you write an equation without the bars.",
    };
  },
  facts: (item, at) => ({
    kind: "value",
    given: [code(wrappedEquation(item, at))],
    where: [`${item.unknown} ${item.greater ? ">" : "<"} ${at.first ? -item.shift : item.shift}`],
    ask: item.unknown,
    told: [`${item.greater ? "greater" : "lesser"} of the two solutions`],
  }),
});

/** The right side holds the unknown too, so one of the two cases is false. */
const falseCase = siblingLevel<Sided>({
  space: 100_000,
  steps: 4,
  numbers: (chance) => {
    const [one, other] = unlikeInts(chance, 22);
    const item = {
      unknown: chance.pick(UNKNOWNS),
      cases: (one > 0 ? [one, other] : [-one, -other]) as readonly [number, number], // drawn as two
      slope: chance.int(2, 7),
    };
    const [u, v] = chance.flip() ? item.cases : [item.cases[1], item.cases[0]];
    const [less, more] = [(item.slope - 1) * u, (item.slope + 1) * v];
    chance.require((less + more) % 2 === 0 && Math.abs(less) !== Math.abs(more), "no whole terms");
    return { ...item, cases: [u, v] as const };
  },
  answer: (item, at) => sided(item, at).holding.solution,
  allows: () => true,
  word: (item, at, key) => {
    const { relation, inside, right, rightAt, holding } = sided(item, at);
    const value = rightAt(holding.solution);
    return {
      question: paragraphs(inline(relation), "What is the solution to the given equation?"),
      why: `With $${item.unknown} = ${tex(key)}$, the right side is ${inline(equation(value, workOut(value)))}, and so is the left.`,
      ...caseSlips(item, at),
      opening:
        "Solve both cases, and keep only the solution at which the right side is not negative.",
      steps: caseSteps(item, at),
      hint: `What must be true of the sign of ${inline(right)} if it is equal to ${inline(absolute(inside))}?`,
      tip: "When the unknown also stands outside the bars, test each solution in the given equation.",
    };
  },
  facts: (item, at) => ({
    kind: "value",
    given: [code(sided(item, at).relation)],
    ask: item.unknown,
  }),
});

/** An equation that holds an absolute value. */
export const absoluteValueEquation = defineLevels({
  id: "absolute-value-equation",
  version: 5,
  topic: "advanced-topics",
  skill: "P.B",
  calculator: ["Easy", "Medium", "Hard"],
  archetypes: ["PB13"],
  optionDesign: "orbit",
  Easy: plain,
  Medium: wrapped,
  Hard: falseCase,
});
