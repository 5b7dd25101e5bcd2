import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Fall,
  PART_TIPS,
  POINTS,
  type Point,
  fallNumbers,
  graphTold,
  partHint,
  partMeanings,
  partReasons,
  partSteps,
} from "../../../craft/algebra/falling-graph.ts";
import { rotatingMeanings } from "../../../craft/options/meanings.ts";
import { emptying, measured } from "../../../craft/scenarios/steady-changes.ts";
import { type Change, drawChange, modelTold } from "../../../craft/algebra/steady-change.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

/** The graph of a falling amount; the meaning of an intercept, of its slope or of a coordinate is asked. */
const partOfGraph = level<Fall>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(emptying);
    const { per, from, to } = scenario;
    const rate = onGrid(chance, scenario.rate);
    const until = chance.int(12, 60);
    const start = rate * until;
    chance.require(start >= (per * from) / 2 && start <= per * to, "the start does not suit");
    const time = chance.int(2, 11);
    chance.require(
      areDistinct([start, rate, until * per, start - rate * time, time * per]),
      "two parts are alike",
    );
    return { scenario, rate, until, time, ask: chance.pick(POINTS) };
  },
  build: (fall) => {
    const { scenario, ask } = fall;
    const { unit } = scenario;
    const { rate } = fallNumbers(fall);
    const asked: Readonly<Record<Point, string>> = {
      start: "the $y$-intercept of this graph",
      rate: `the number ${inline(rate)} in the function`,
      end: "the $x$-intercept of this graph",
      point: "the $y$-coordinate of this point",
    };
    const reasons = partReasons(fall);
    return {
      question: paragraphs(
        graphTold(fall),
        `What is the best interpretation of ${asked[ask]} in this context?`,
      ),
      options: rotatingMeanings<Point>({
        meanings: partMeanings(fall),
        ask,
        why: reasons[ask],
        slip: (other) => ({
          code: other === "end" || ask === "end" ? "input-for-output" : "meaning-misread",
          why: reasons[other],
        }),
      }),
      opening: `In this function, the input $x$ is a time in ${unit}s, and the output is an amount.`,
      steps: partSteps(fall),
      hint: partHint(fall),
      tip: PART_TIPS[ask],
      archetype: { start: "HB09", rate: "HB08", end: "HB10", point: "HB11" }[ask],
    };
  },
  facts: (fall) => {
    const { time, ask } = fall;
    const { rate, start } = fallNumbers(fall);
    const at = (x: string) => `(${code(start)} - ${code(rate)}*(${x}))`;
    const meant: Readonly<Record<Point, string>> = {
      start: "start = asked",
      rate: "fall = asked",
      end: "zero = asked",
      point: "later = asked",
    };
    const printed: Readonly<Record<Point, string>> = {
      start: at("0"),
      rate: code(rate),
      end: "zero",
      point: at(`${time}`),
    };
    const texts = partMeanings(fall);
    return {
      kind: "statement",
      given: [
        `asked = ${printed[ask]}`,
        `start = ${at("0")}`,
        `fall = ${at("0")} - ${at("1")}`,
        `${at("zero")} = 0`,
        `later = ${at(`${time}`)}`,
      ],
      claims: Object.fromEntries(POINTS.map((part) => [texts[part], [meant[part]]])),
      told: [
        graphTold(fall),
        {
          start: "$y$-intercept",
          rate: `number ${inline(rate)}`,
          end: "$x$-intercept",
          point: "$y$-coordinate",
        }[ask],
      ],
    };
  },
});

const TIMES = ["value", "change", "rate", "start"] as const;
type Later = (typeof TIMES)[number];

interface TwoTimes extends Pick<Change, "scenario" | "rises"> {
  readonly time: number;
  readonly until: number;
  readonly ask: Later;
}

/** How the amount at a time, a fraction and a product are written. */
interface Writing {
  readonly at: (time: number) => string;
  readonly over: (top: string, bottom: number) => string;
  readonly times: string;
}

/** The expression that is asked about, as code of the facts and as the question prints it. */
function expressionOf({ rises, time, until, ask }: TwoTimes, { at, over, times }: Writing): string {
  const [later, earlier] = rises ? [until, time] : [time, until];
  const change = `${at(later)} - ${at(earlier)}`;
  const rate = over(change, until - time);
  return {
    value: `${at(time)} ${rises ? "+" : "-"} ${until - time}${times}${rate}`,
    change,
    rate,
    start: `${at(time)} ${rises ? "-" : "+"} ${time}${times}${rate}`,
  }[ask];
}

function laterMeanings(drawn: TwoTimes): Readonly<Record<Later, string>> {
  const { scenario, rises, time, until } = drawn;
  const { unit } = scenario;
  const change = rises ? "increase" : "decrease";
  const thing = measured(scenario);
  return {
    value: `${capitalized(thing)} after ${until} ${unit}s`,
    change: `The ${change} in ${thing} from $${time}$ to $${until}$ ${unit}s`,
    rate: `The ${change} in ${thing} each ${unit}`,
    start: `${capitalized(thing)} at first`,
  };
}

/** What is made of the rate, where it is not itself asked about. */
function expressionEnd({ scenario, rises, time, until, ask }: TwoTimes, asked: string): Step[] {
  const { unit } = scenario;
  const way = rises ? "increase" : "decrease";
  const length = until - time;
  return {
    change: [
      {
        text: `It is not divided by a time, so it is the whole ${way}, not the ${way} each ${unit}.`,
      },
    ],
    rate: [
      {
        text: `It is not multiplied by a time, so it is the ${way} each ${unit}, not the whole ${way}.`,
      },
    ],
    value: [
      {
        text: `Times ${length}, the rate is the ${way} in ${length} ${unit}s. ${rises ? "Added to" : "Subtracted from"} $f(${time})$, it leads from ${time} ${unit}s to $${time} + ${length} = ${until}$ ${unit}s.\n\n${asked}`,
      },
    ],
    start: [
      {
        text: `Times ${time}, the rate is the ${way} in the first ${time} ${unit}s. ${rises ? "Subtracted from" : "Added to"} $f(${time})$, it leads back to the start.\n\n${asked}`,
      },
    ],
  }[ask];
}

/** A model without numbers: the meaning of an expression in values of the function is asked. */
const expressionInValues = level<TwoTimes>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const drawn = drawChange(chance);
    const time = chance.int(2, 30);
    return {
      scenario: drawn.scenario,
      rises: drawn.rises,
      time,
      until: time + chance.int(2, 30),
      ask: chance.pick(TIMES),
    };
  },
  build: (drawn) => {
    const { scenario, rises, time, until, ask } = drawn;
    const { unit } = scenario;
    const [before, after] = [`f(${time})`, `f(${until})`];
    const way = rises ? "increase" : "decrease";
    const change = rises ? `${after} - ${before}` : `${before} - ${after}`;
    const rate = `\\frac{${change}}{${until - time}}`;
    const expressions: Readonly<Record<Later, string>> = {
      value: `$${before} ${rises ? "+" : "-"} ${until - time} \\cdot ${rate}$`,
      change: `$${change}$`,
      rate: `$${rate}$`,
      start: `$${before} ${rises ? "-" : "+"} ${time} \\cdot ${rate}$`,
    };
    const reasons: Readonly<Record<Later, string>> = {
      value: `This is represented by ${expressions.value}: the amount after ${time} ${unit}s and the ${way} in the next ${until - time}.`,
      change: `This is represented by ${expressions.change}, the difference of the two amounts.`,
      rate: `This is represented by ${expressions.rate}, the ${way} divided by the ${until - time} ${unit}s it takes.`,
      start: `This is represented by ${expressions.start}: the amount after ${time} ${unit}s without the ${way} in those ${time} ${unit}s.`,
    };
    return {
      question: paragraphs(
        modelTold(drawn, "the linear function $f$"),
        `What is the best interpretation of ${expressions[ask]} in this context?`,
      ),
      options: rotatingMeanings<Later>({
        meanings: laterMeanings(drawn),
        ask,
        why: reasons[ask],
        slip: (other) => ({ code: "meaning-misread", why: reasons[other] }),
      }),
      opening:
        "Read the expression from the inside: amounts, their difference, the rate, a change.",
      steps: [
        {
          text: `$f(${time})$ and $f(${until})$ are the amounts after ${time} and after ${until} ${unit}s. Their difference is the ${way} between these times.\n\n$${change}$`,
        },
        ...(ask === "change"
          ? []
          : [
              {
                text: `From ${time} to ${until} ${unit}s, ${until - time} ${unit}s pass. Divided by this time, the difference is the ${way} each ${unit}.\n\n$${rate}$`,
              },
            ]),
        ...expressionEnd(drawn, expressions[ask]),
      ],
      hint: `What does the difference $${change}$ tell about ${scenario.thing}?`,
      tip:
        ask === "change"
          ? "A difference of two outputs is a change; only a quotient by the time is a rate."
          : "A change divided by the time is a rate, and a rate times a time is a change.",
    };
  },
  facts: (drawn) => {
    const { rises, time, until } = drawn;
    const sign = rises ? "+" : "-";
    const amountAt = (when: number) => `(start ${sign} rate*${when})`;
    const meant: Readonly<Record<Later, string>> = {
      value: amountAt(until),
      change: `rate*(${until} - ${time})`,
      rate: "rate",
      start: "start",
    };
    const texts = laterMeanings(drawn);
    return {
      kind: "statement",
      given: [
        `asked = ${expressionOf(drawn, {
          at: amountAt,
          over: (top, bottom) => `(${top})/${bottom}`,
          times: "*",
        })}`,
      ],
      constants: ["start", "rate"],
      claims: Object.fromEntries(TIMES.map((part) => [texts[part], [`asked = ${meant[part]}`]])),
      told: [
        modelTold(drawn, "the linear function $f$"),
        `$${expressionOf(drawn, {
          at: (when) => `f(${when})`,
          over: (top, bottom) => `\\frac{${top}}{${bottom}}`,
          times: " \\cdot ",
        })}$`,
      ],
    };
  },
});

/** What a part of the graph of a linear function, or an expression in its values, means in a story. */
export const meaningOfLinearFunction = defineLevels({
  id: "meaning-of-linear-function",
  version: 4,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB08", "HB09", "HB10", "HB11"],
  optionDesign: "rotating-ask",
  Medium: partOfGraph,
  Hard: expressionInValues,
});
