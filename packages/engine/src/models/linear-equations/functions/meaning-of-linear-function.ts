import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { rotatingMeanings } from "../../../craft/options/meanings.ts";
import { type SteadyChange, emptying, measured } from "../../../craft/scenarios/steady-changes.ts";
import { type Change, drawChange, happens } from "../../../craft/algebra/steady-change.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";

const POINTS = ["start", "rate", "end", "point"] as const;
type Point = (typeof POINTS)[number];

interface Fall {
  readonly scenario: SteadyChange;
  readonly rate: number;
  /** When nothing is left, and a time before that. */
  readonly until: number;
  readonly time: number;
  readonly ask: Point;
}

function pointMeanings({ scenario, time }: Fall): Readonly<Record<Point, string>> {
  const { unit, thing } = scenario;
  const told = measured(scenario);
  return {
    start: `${capitalized(told)} at the start`,
    rate: `The decrease in ${told} each ${unit}`,
    end: `The time, in ${unit}s, until ${thing} is $0$`,
    point: `${capitalized(told)} after $${time}$ ${unit}s`,
  };
}

/** The graph of a falling amount; the meaning of an intercept, of its slope or of a coordinate is asked. */
const partOfGraph = level<Fall>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(emptying);
    const rate = chance.int(3, scenario.fastest);
    const until = chance.int(12, 60);
    const start = rate * until;
    chance.require(start >= scenario.from / 2 && start <= scenario.to, "the start does not suit");
    const time = chance.int(2, 11);
    chance.require(
      areDistinct([start, rate, until, start - rate * time, time]),
      "two parts are alike",
    );
    return { scenario, rate, until, time, ask: chance.pick(POINTS) };
  },
  build: (fall) => {
    const { scenario, rate, until, time, ask } = fall;
    const { unit } = scenario;
    const start = rate * until;
    const defined = equation(call("f", "x"), sum(start, product(-rate, "x")));
    const asked: Readonly<Record<Point, string>> = {
      start: "the $y$-intercept of this graph",
      rate: `the number $${rate}$ in the function`,
      end: "the $x$-intercept of this graph",
      point: "the $y$-coordinate of this point",
    };
    const reasons: Readonly<Record<Point, string>> = {
      start: `This belongs to $x = 0$, so it is the $y$-intercept, ${inline(start)}.`,
      rate: `This is how much $f(x)$ falls when $x$ increases by $1$, which is $${rate}$.`,
      end: `This is the $x$ at which $f(x) = 0$, so it is the $x$-intercept, $${until}$.`,
      point: `This is $f(${time})$, the height of the graph at $x = ${time}$.`,
    };
    return {
      question: paragraphs(
        `${scenario.falling}. The function ${inline(defined)} gives ${measured(scenario)} $x$ ${unit}s after the start. In the $xy$-plane, the graph of $y = f(x)$ passes through the point $(${time}, ${tex(start - rate * time)})$.`,
        `What is the best interpretation of ${asked[ask]} in this context?`,
      ),
      options: rotatingMeanings<Point>({
        meanings: pointMeanings(fall),
        ask,
        why: reasons[ask],
        slip: (other) => ({
          code: other === "end" || ask === "end" ? "input-for-output" : "meaning-misread",
          why: reasons[other],
        }),
      }),
      opening: `In the graph, $x$ is the time in ${unit}s, and $y$ is the amount that is left.`,
      steps: [
        { text: `At $x = 0$ the graph shows the amount at the start, ${inline(start)}.` },
        { text: `From there it falls by $${rate}$ for each ${unit}, which is its slope.` },
        { text: `It meets the $x$-axis at $${until}$, when nothing is left.` },
      ],
      hint: "Which of the two coordinates is a time, and which is an amount?",
      tip: "On the $y$-axis the input is $0$; on the $x$-axis the output is $0$.",
      archetype: { start: "HB09", rate: "HB08", end: "HB10", point: "HB11" }[ask],
    };
  },
  facts: (fall) => {
    const { scenario, rate, until, time, ask } = fall;
    const at = (x: string) => `(${rate * until} - ${rate}*(${x}))`;
    const meant: Readonly<Record<Point, string>> = {
      start: "start = asked",
      rate: "fall = asked",
      end: "zero = asked",
      point: "later = asked",
    };
    const printed: Readonly<Record<Point, string>> = {
      start: at("0"),
      rate: `${rate}`,
      end: "zero",
      point: at(`${time}`),
    };
    const texts = pointMeanings(fall);
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
        scenario.falling,
        inline(equation(call("f", "x"), sum(rate * until, product(-rate, "x")))),
        `${measured(scenario)} $x$ ${scenario.unit}s after`,
        `$(${time}, ${tex(rate * (until - time))})$`,
        {
          start: "$y$-intercept",
          rate: `number ${rate}`,
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
    const change = rises ? `${after} - ${before}` : `${before} - ${after}`;
    const rate = `\\frac{${change}}{${until - time}}`;
    const expressions: Readonly<Record<Later, string>> = {
      value: `$${before} ${rises ? "+" : "-"} ${until - time} \\cdot ${rate}$`,
      change: `$${change}$`,
      rate: `$${rate}$`,
      start: `$${before} ${rises ? "-" : "+"} ${time} \\cdot ${rate}$`,
    };
    const reasons: Readonly<Record<Later, string>> = {
      value: `This is ${expressions.value}: the value at $${time}$ and the change after it.`,
      change: `This is ${expressions.change}: the difference of the two values.`,
      rate: `This is ${expressions.rate}: the difference shared among the ${unit}s between.`,
      start: `This is ${expressions.start}: the value at $${time}$ without the change before it.`,
    };
    return {
      question: paragraphs(
        `${happens(drawn)}. The linear function $f$ gives ${measured(scenario)} $x$ ${unit}s after the start.`,
        `What is the best interpretation of ${expressions[ask]} in this context?`,
      ),
      options: rotatingMeanings<Later>({
        meanings: laterMeanings(drawn),
        ask,
        why: reasons[ask],
        slip: (other) => ({ code: "meaning-misread", why: reasons[other] }),
      }),
      opening: "Read the expression from the inside out: values, their difference, the rate.",
      steps: [
        {
          text: `$${change}$ is the ${rises ? "increase" : "decrease"} from $${time}$ to $${until}$ ${unit}s.`,
        },
        {
          text: `Divided by the $${until - time}$ ${unit}s between, it is the change each ${unit}.`,
        },
        {
          text:
            ask === "value" || ask === "start"
              ? `Times a number of ${unit}s, it is the change in that time; added to or taken from $${before}$, it leads to another time.`
              : "No further step is taken, so this is what the expression means.",
        },
      ],
      hint: `What does $${change}$ tell? What does it become when it is divided by the number of ${unit}s?`,
      tip: "A difference of outputs over the difference of inputs is a rate; a rate times a time is a change.",
    };
  },
  facts: (drawn) => {
    const { scenario, rises, time, until } = drawn;
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
        `${happens(drawn)} $f$ ${measured(scenario)} $x$ ${scenario.unit}s after`,
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
  version: 1,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB08", "HB09", "HB10", "HB11"],
  optionDesign: "rotating-ask",
  Medium: partOfGraph,
  Hard: expressionInValues,
});
