import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { fittedStory, lettersTold } from "../../../craft/data/fitted-line.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import {
  type SteadyStartScenario,
  steadyStartScenarios,
} from "@sat/content/scenarios/steady-starts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { decimal, sum, times } from "../../../math/expression.ts";
import { rational, toNumber } from "../../../math/rational.ts";

interface Line {
  readonly scenario: SteadyStartScenario;
  /** The two numbers of the equation, in hundredths. */
  readonly numbers: readonly [number, number];
  /** First twist: the slope is asked about; second: the first of the numbers is the slope. */
  readonly at: Twists;
}

function hundredth(value: number | undefined): string {
  return inProse(rational(value ?? 0, 100));
}

function slopeAndStart({ numbers, at }: Line): readonly [number, number] {
  const [one, other] = numbers;
  return at.second ? [one, other] : [other, one];
}

/** What a number says as a slope, or as a y-intercept. */
function meaning({ scenario, numbers }: Line, at: Twists): string {
  const { y, yUnit, perX, x, xUnit } = scenario;
  const [slope, start] = slopeAndStart({ scenario, numbers, at });
  return at.first
    ? `The predicted ${y} increases by ${hundredth(slope)} ${yUnit} for each additional ${perX} of ${x}.`
    : `The predicted ${y} is ${hundredth(start)} ${yUnit} when the ${x} is 0 ${xUnit}.`;
}

/** What the slope or the y-intercept of a line of best fit means in its context. */
const meaningLevel = level<Line>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(steadyStartScenarios);
    const { from, to } = scenario;
    const [one, other] = [chance.int(10 * from, 10 * to), chance.int(10 * from, 10 * to)];
    const numbers = one < other ? ([one, other] as const) : ([other, one] as const);
    chance.require(
      areDistinct(numbers) && numbers.every((number) => number % 10 !== 0),
      "numbers alike or whole",
    );
    return { scenario, numbers, at: twists(chance) };
  },
  build: (line) => {
    const { scenario, at } = line;
    const [slope, start] = slopeAndStart(line);
    const asked = at.first ? "slope" : "$y$-intercept";
    return {
      question: `${fittedStory(scenario, `y = ${hundredth(slope)}x + ${hundredth(start)}`)} Which statement is the best interpretation of the ${asked} of this line?`,
      options: reasonedStatements({
        at,
        text: (each) => meaning(line, each),
        why: at.first
          ? `The slope is the coefficient of $x$, $${hundredth(slope)}$, the change in $y$ for each unit of $x$.`
          : `The $y$-intercept is the constant term, $${hundredth(start)}$, the value of $y$ at $x = 0$.`,
        faults: [
          {
            code: "another-quantity",
            why: `This interprets the ${at.first ? "$y$-intercept" : "slope"}, $${hundredth(at.first ? start : slope)}$, and not the ${asked}.`,
          },
          {
            code: "quantities-exchanged",
            why: `The ${asked} is $${hundredth(at.first ? slope : start)}$; the number $${hundredth(at.first ? start : slope)}$ is the ${at.first ? "$y$-intercept" : "slope"}.`,
          },
          {
            code: "meaning-misread",
            why: at.first
              ? `The slope, $${hundredth(slope)}$, is a change for each unit of $x$, and not a value at $x = 0$.`
              : `The $y$-intercept, $${hundredth(start)}$, is the value at $x = 0$, and not a change for each unit of $x$.`,
          },
        ],
      }),
      opening: at.first
        ? "The slope is the change in $y$ when $x$ increases by $1$."
        : "The $y$-intercept is the value of $y$ when $x$ is $0$.",
      steps: [
        {
          text: `The ${asked} is the ${at.first ? "coefficient of $x$" : "constant term"}, $${hundredth(at.first ? slope : start)}$.`,
        },
        {
          text: at.first
            ? `Compare the predicted values for $x = 1$ and $x = 0$.\n\n$(${hundredth(slope)} \\cdot 1 + ${hundredth(start)}) - (${hundredth(slope)} \\cdot 0 + ${hundredth(start)}) = ${hundredth(slope)}$`
            : `Substitute $0$ for $x$.\n\n$${hundredth(slope)} \\cdot 0 + ${hundredth(start)} = ${hundredth(start)}$`,
          claim: at.first ? `f1 - f0 = ${hundredth(slope)}` : `f0 = ${hundredth(start)}`,
        },
        {
          text: at.first
            ? `The predicted ${scenario.y} is in ${scenario.yUnit}, and $x$ increases by $1$ with each additional ${scenario.perX}. So the predicted ${scenario.y} increases by ${hundredth(slope)} ${scenario.yUnit} for each additional ${scenario.perX}.`
            : `The predicted ${scenario.y} is in ${scenario.yUnit}. So it is ${hundredth(start)} ${scenario.yUnit} when the ${scenario.x} is 0 ${scenario.xUnit}.`,
        },
      ],
      hint: at.first
        ? "What happens to $y$ when $x$ increases by $1$?"
        : "What is the value of $y$ when $x$ is $0$?",
      tip: at.first
        ? "A slope has a unit of its own: the unit of $y$ for each unit of $x$."
        : "A $y$-intercept has the unit of $y$, and it belongs to $x = 0$ alone.",
      archetype: at.first ? "QD04" : "QD05",
    };
  },
  facts: (line) => {
    const [slope, start] = slopeAndStart(line);
    const { first } = line.at;
    return {
      kind: "statement",
      given: [
        `y = ${hundredth(slope)}*x + ${hundredth(start)}`,
        `f0 = ${hundredth(slope)}*0 + ${hundredth(start)}`,
        `f1 = ${hundredth(slope)}*1 + ${hundredth(start)}`,
        `asked = ${first ? "f1 - f0" : "f0"}`,
      ],
      constants: ["x"],
      claims: statementClaims(
        (each) => meaning(line, each),
        (each) => {
          const [rise, low] = slopeAndStart({ ...line, at: each });
          return each.first
            ? ["asked = f1 - f0", `f1 - f0 = ${hundredth(rise)}`]
            : ["asked = f0", `f0 = ${hundredth(low)}`];
        },
      ),
      told: [
        line.scenario.things,
        ...lettersTold(line.scenario),
        `interpretation of the ${first ? "slope" : "$y$-intercept"} of this line`,
      ],
    };
  },
});

function tenth(value: number | undefined): string {
  return inProse(rational(value ?? 0, 10));
}

interface Longer {
  readonly scenario: SteadyStartScenario;
  /** Slope in hundredths and intercept in tenths. */
  readonly slope: number;
  readonly start: number;
  readonly count: number;
}

/** First twist: the change is asked, not the value; second: the time or size is in the smaller unit. */
function predictedWork({ scenario, slope, start, count }: Longer, { first, second }: Twists) {
  const units = second ? count / scenario.ratio : count;
  const change = times(decimal(rational(slope, 100)), units);
  return first ? change : sum(change, decimal(rational(start, 10)));
}

/** The slip behind a value for a change, or a change for a value, in the other unit. */
function bothMisread({ scenario, count }: Longer, { first, second }: Twists): Misstep {
  if (second) {
    return first
      ? {
          code: "unit-not-converted",
          deed: `substituting $${count}$ for $x$ in the equation as it stands`,
        }
      : {
          code: "rate-misapplied",
          deed: `multiplying the slope by the number of ${scenario.smaller}`,
        };
  }
  return {
    code: "another-quantity",
    deed: `finding the ${first ? "predicted value at" : "change over"} ${count} ${scenario.smaller}`,
  };
}

/** Smaller units of which a dozen or so make one, so that as many of either are likely. */
const CONVERTIBLE = steadyStartScenarios.filter(({ ratio }) => ratio < 20);

/** A predicted change over several units, or a predicted value, with x perhaps in a smaller unit. */
const inSmallerUnit = siblingLevel<Longer>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(CONVERTIBLE);
    return {
      scenario,
      slope: chance.int(10 * scenario.from, 10 * scenario.to),
      start: chance.int(scenario.from, scenario.to),
      count: scenario.ratio * chance.int(1, scenario.ratio === 3 ? 6 : 2),
    };
  },
  work: predictedWork,
  allows: (answer) => toNumber(answer) % 1 !== 0 && toNumber(answer) < 100,
  show: decimalFace,
  word: (longer, at, key) => {
    const { scenario, slope, start, count } = longer;
    const { xUnit, smaller, ratio, y, yUnit, perX } = scenario;
    const unit = at.second ? smaller : xUnit;
    const relation = `Given that 1 ${perX} is ${ratio} ${smaller},`;
    const units = at.second ? count / ratio : count;
    return {
      question: `${fittedStory(scenario, `y = ${hundredth(slope)}x + ${tenth(start)}`)} ${at.first ? `${relation} by how much, in ${yUnit}, does the predicted ${y} increase when the ${scenario.x} increases by ${count} ${unit}?` : `${relation} what is the predicted ${y}, in ${yUnit}, when the ${scenario.x} is ${count} ${unit}?`}`,
      why: at.first
        ? "A change in $x$ is multiplied by the slope alone."
        : "A predicted value is the slope times $x$, plus the $y$-intercept.",
      slips: [
        {
          code: "meaning-misread",
          deed: at.first ? "adding the $y$-intercept to a change" : "leaving out the $y$-intercept",
        },
        {
          code: "unit-not-converted",
          deed: at.second
            ? `substituting $${count}$ without converting ${smaller} to ${xUnit}`
            : `dividing by $${ratio}$ as if $x$ had to be in other units`,
        },
      ],
      corner: bothMisread(longer, at),
      opening:
        "Convert to the unit of $x$ first; then decide whether a change or a value is asked for.",
      steps: [
        {
          text: at.second
            ? `Each ${perX} is $${ratio}$ ${smaller}, so divide to convert to ${xUnit}.\n\n$\\frac{${count}}{${ratio}} = ${units}$`
            : `The ${scenario.x} is in ${xUnit} already, so $x$ is ${at.first ? "changed by" : "equal to"} $${count}$.`,
          ...(at.second ? { claim: `${count}/${ratio} = ${units}` } : {}),
        },
        {
          text: at.first
            ? `Multiply the slope by the change in $x$.\n\n$${hundredth(slope)} \\cdot ${units} = ${inProse(key)}$`
            : `Substitute $${units}$ for $x$.\n\n$${hundredth(slope)} \\cdot ${units} + ${tenth(start)} = ${inProse(key)}$`,
          claim: at.first
            ? `${hundredth(slope)}*${units} = ${inProse(key)}`
            : `${hundredth(slope)}*${units} + ${tenth(start)} = ${inProse(key)}`,
        },
        {
          text: at.first
            ? "The $y$-intercept is part of both the earlier and the later value, so it does not affect the change."
            : "The $y$-intercept belongs to every predicted value.",
        },
      ],
      hint: "In which unit is $x$ measured in the equation? Is a change asked, or a value?",
      tip: "For a change, only the slope matters; for a value, the $y$-intercept matters too.",
      archetype: "QD15",
    };
  },
  facts: ({ scenario, slope, start, count }, { first, second }) => {
    const { x, y, yUnit, smaller, xUnit, ratio } = scenario;
    const line = (at: string) => `${hundredth(slope)}*${at} + ${tenth(start)}`;
    const amount = `${count} ${second ? smaller : xUnit}`;
    return {
      kind: "value",
      given: [
        `y = ${line("x")}`,
        `u = ${count}/${second ? ratio : 1}`,
        `a = ${line("0")}`,
        `b = ${line("u")}`,
      ],
      constants: ["x"],
      ask: first ? "b - a" : "b",
      told: [
        scenario.things,
        ...lettersTold(scenario),
        `1 ${scenario.perX} is ${ratio} ${smaller}`,
        ...(first
          ? [`in ${yUnit}`, `predicted ${y} increase when the ${x} increases by ${amount}`]
          : [`predicted ${y}, in ${yUnit}, when the ${x} is ${amount}`]),
      ],
      setting: {
        [ratio]: `One of the ${xUnit} is so many ${smaller}.`,
        "1": "It is one unit of the equation.",
      },
    };
  },
});

/** What a line of best fit says: its slope, its intercept, and what it predicts over more units. */
export const meaningOfALineOfBestFit = defineLevels({
  id: "meaning-of-a-line-of-best-fit",
  version: 4,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD04", "QD05", "QD15"],
  optionDesign: "orbit",
  Medium: meaningLevel,
  Hard: inSmallerUnit,
});
