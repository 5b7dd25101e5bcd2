import { turningScenarios } from "@sat/content/scenarios/turning";
import { capitalized } from "../../language/noun.ts";
import { type Operand, negative, quotient, sum, times } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { stockLevel } from "../assembly/levels.ts";
import { rotatingOptions } from "../options/siblings.ts";
import type { Misstep } from "../options/slips.ts";
import { lineStep } from "../wording/line-step.ts";
import {
  ACUTE,
  CONVERSION_TIP,
  DIRECTIONS,
  type Direction,
  conversionSteps,
  conversionWork,
  givenFor,
  shownIn,
  sizeIn,
} from "./angle-conversion.ts";
import { halfTurns, timesPi } from "./angle-values.ts";

const TURN_ASKS = ["whole", "half", "twice", "rest"] as const;
type TurnAsk = (typeof TURN_ASKS)[number];

interface Converted {
  readonly scenario: string;
  readonly degrees: number;
  readonly ask: TurnAsk;
  readonly direction: Direction;
}

const converted = (): readonly Converted[] =>
  ACUTE.flatMap((acute) => [acute, 180 - acute])
    // So that the four angles differ and the half is whole.
    .filter((degrees) => degrees % 2 === 0 && degrees !== 60 && degrees !== 120)
    .flatMap((degrees) =>
      turningScenarios.flatMap((scenario) =>
        DIRECTIONS.flatMap((direction) =>
          TURN_ASKS.map((ask) => ({ scenario, degrees, ask, direction })),
        ),
      ),
    );

function turnOf({ degrees }: Converted, ask: TurnAsk): number {
  return { whole: degrees, half: degrees / 2, twice: 2 * degrees, rest: 180 - degrees }[ask];
}

function turnWork({ degrees, direction }: Converted, ask: TurnAsk): Operand {
  const size = sizeIn(direction, degrees);
  return {
    whole: conversionWork(direction, degrees),
    half: quotient(size, 2),
    twice: times(2, size),
    rest: sum(sizeIn(direction, 180), negative(size)),
  }[ask];
}

/** A factor in which a half turn is not 180 degrees is the trap where the angle itself is asked. */
function wrongFactor({ degrees, direction }: Converted, halfTurn: 90 | 360): Misstep {
  const factor = direction === "radians" ? quotient("pi", halfTurn) : quotient(halfTurn, "pi");
  const given = direction === "radians" ? degrees : timesPi(halfTurns(degrees));
  return {
    code: "wrong-formula",
    deed: `multiplying by ${inline(factor)}`,
    work: times(given, factor),
  };
}

/** How a learner comes to another of the four angles. */
function turnSlip(item: Converted, other: TurnAsk): Misstep {
  const isRadians = item.direction === "radians";
  if (item.ask === "whole" && other === "half") return wrongFactor(item, isRadians ? 360 : 90);
  if (item.ask === "whole" && other === "twice") return wrongFactor(item, isRadians ? 90 : 360);
  return (
    {
      whole: { code: "stopped-early", deed: "stopping at the measure of the given angle" },
      half: { code: "opposite-operation", deed: "halving the angle" },
      twice: { code: "opposite-operation", deed: "doubling the angle" },
      rest: { code: "rest-for-part", deed: "finding what the angle leaves of a half turn" },
    } as const
  )[other];
}

const TURN_QUESTIONS: Readonly<Record<TurnAsk, readonly [before: string, after: string]>> = {
  whole: ["", "What is the measure of this angle"],
  half: [" in two equal steps", "What is the measure of the angle of each step"],
  twice: [
    " and then through the same angle again",
    "What is the measure of the angle of the whole rotation",
  ],
  rest: [" as part of a half turn", "What is the measure of the angle that remains"],
};

const TURN_WHY: Readonly<Record<TurnAsk, string>> = {
  whole: "It is the given angle, measured in the other unit.",
  half: "Two angles of this measure make the given angle.",
  twice: "It is twice the given angle.",
  rest: "This angle and the given one make a half turn.",
};

function turnSteps(item: Converted): Step[] {
  const { degrees, ask, direction } = item;
  const key = sizeIn(direction, turnOf(item, ask));
  const deed = {
    whole: "",
    half: "Divide by $2$ to find the angle of one step.",
    twice: "Double it to find the angle of the whole rotation.",
    rest: "Subtract it from a half turn to find the angle that remains.",
  }[ask];
  const work = turnWork(item, ask);
  return [
    ...conversionSteps(direction, degrees),
    ...(ask === "whole"
      ? []
      : [lineStep(deed, `${tex(work)} = ${tex(key)}`, `${code(work)} = ${code(key)}`)]),
  ];
}

/** An angle of less than a half turn, and three that belong to it, from degrees to radians or back. */
export const turnConverted = stockLevel<Converted>({
  steps: 2,
  context: true,
  stock: converted,
  build: (item) => {
    const { scenario, ask, direction, degrees } = item;
    const [before, after] = TURN_QUESTIONS[ask];
    const face = (each: TurnAsk) => shownIn(direction, turnOf(item, each));
    return {
      question: `${capitalized(scenario)} ${givenFor(direction, degrees)}${before}. ${after}, in ${direction}?`,
      options: rotatingOptions<TurnAsk>({
        faces: {
          whole: face("whole"),
          half: face("half"),
          twice: face("twice"),
          rest: face("rest"),
        },
        ask,
        why: TURN_WHY[ask],
        slip: (other) => ({ work: turnWork(item, other), ...turnSlip(item, other) }),
      }),
      opening: "A half turn measures $180$ degrees, which is $\\pi$ radians.",
      steps: turnSteps(item),
      hint: `By what number must a measure in ${direction === "radians" ? "degrees" : "radians"} be multiplied to change it to ${direction}?`,
      tip: CONVERSION_TIP[direction],
    };
  },
  facts: (item) => {
    const { degrees, ask, direction } = item;
    const isRadians = direction === "radians";
    const given = isRadians
      ? `angle of ${degrees} degrees`
      : `angle of $${tex(timesPi(halfTurns(degrees)))}$ radians`;
    return {
      kind: "value",
      given: [
        isRadians ? `whole/pi = ${degrees}/180` : `whole/180 = ${code(halfTurns(degrees))}`,
        "half + half = whole",
        "twice = whole + whole",
        `rest + whole = ${isRadians ? "pi" : "180"}`,
      ],
      ask,
      told: [
        given,
        {
          whole: "measure of this angle",
          half: "in two equal steps measure of each step",
          twice: "then same angle again measure of whole",
          rest: "part of a half turn measure remains",
        }[ask],
        `in ${direction}`,
      ],
    };
  },
});
