import { introductionTold } from "../../../craft/algebra/flight.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { type Flight, flights } from "@sat/content/scenarios/projectiles";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const ASKS = ["start", "top", "peak", "landing"] as const;
type Ask = (typeof ASKS)[number];

interface Model {
  readonly flight: Flight;
  readonly speed: number;
  readonly start: number;
  readonly ask: Ask;
}

function ruleOf({ flight, speed, start }: Model) {
  return standardForm([-flight.pull, speed, start], "t");
}

/** What each of the four numbers means. */
function meanings({ flight: { thing, sent, surface, unit } }: Model): Record<Ask, string> {
  return {
    start: `The height, in ${unit}, of ${thing} when it is ${sent}`,
    top: `The greatest height, in ${unit}, that ${thing} reaches`,
    peak: `The number of seconds until ${thing} is highest`,
    landing: `The number of seconds until ${thing} reaches ${surface}`,
  };
}

/** Where each number is found on the graph. */
const PLACES: Readonly<Record<Ask, string>> = {
  start: "the $y$-coordinate of the $y$-intercept",
  top: "the $y$-coordinate of the vertex",
  peak: "the $t$-coordinate of the vertex",
  landing: "the positive $t$-intercept",
};

/** The words by which the questions are told apart. */
const TOLD: Readonly<Record<Ask, string>> = {
  start: "$y$-coordinate $y$-intercept",
  top: "$y$-coordinate vertex",
  peak: "$t$-coordinate vertex",
  landing: "positive $t$-intercept",
};

const REASONS: Readonly<Record<Ask, string>> = {
  start: "At the $y$-intercept no time has passed, and the $y$-coordinate is a height.",
  top: "The vertex is the highest point, and its $y$-coordinate is a height.",
  peak: "The vertex is the highest point, and its $t$-coordinate is a time.",
  landing: "On the $t$-axis the height is zero, and the $t$-coordinate is a time.",
};

/** A coordinate of the graph of a height is to be interpreted. */
const coordinate = level<Model>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const flight = chance.pick(flights);
    const scale = flight.unit === "feet" ? 3 : 1;
    return {
      flight,
      speed: scale * chance.int(5, 40),
      start: chance.int(scale === 1 ? 12 : 20, flight.highest),
      ask: chance.pick(ASKS),
    };
  },
  build: (model) => {
    const { flight, ask } = model;
    const said = meanings(model);
    return {
      question: paragraphs(
        `${flight.setting}. The given function models the height, in ${flight.unit}, of ${flight.thing} above ${flight.surface} $t$ seconds after it is ${flight.sent}.`,
        inline(equation(call("h", "t"), ruleOf(model))),
        `In the $ty$-plane, which of the following is the best interpretation of ${PLACES[ask]} of the graph of $y = h(t)$?`,
      ),
      options: ASKS.map((other) =>
        other === ask
          ? right({ text: said[other] }, REASONS[ask])
          : wrong(
              { text: said[other] },
              "meaning-misread",
              `This is the meaning of ${PLACES[other]}.`,
            ),
      ),
      opening:
        "One axis shows time and the other shows height, so each coordinate is one or the other.",
      steps: [
        { text: REASONS[ask] },
        {
          text: `So the coordinate means this: ${said[ask].charAt(0).toLowerCase()}${said[ask].slice(1)}.`,
        },
      ],
      hint: "Is the coordinate a time or a height? What happens at that point of the graph?",
      tip: "Say what both coordinates of a point mean before you look at the options.",
      archetype: "PC13",
    };
  },
  facts: (model) => {
    const { flight, ask } = model;
    const said = meanings(model);
    const rule = code(ruleOf(model));
    const at = (moment: string) => `(${rule.replaceAll("t", `(${moment})`)})`;
    return {
      kind: "statement",
      given: [
        `start = ${at("0")}`,
        `${at("peak + 1")} = ${at("peak - 1")}`,
        `top = ${at("peak")}`,
        `${at("landing")} = 0`,
        "landing > 0",
        `asked = ${ask}`,
      ],
      claims: {
        [said.start]: ["asked = start"],
        [said.top]: ["asked = top"],
        [said.peak]: ["asked = peak"],
        [said.landing]: ["asked = landing"],
      },
      told: [
        introductionTold(flight),
        inline(equation(call("h", "t"), ruleOf(model))),
        `${TOLD[ask]} of the graph of $y = h(t)$`,
      ],
    };
  },
});

/** What a coordinate of the graph of a height means. */
export const meaningInAHeightModel = defineLevels({
  id: "meaning-in-a-height-model",
  version: 1,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC13"],
  optionDesign: "rotating-ask",
  Medium: coordinate,
});
