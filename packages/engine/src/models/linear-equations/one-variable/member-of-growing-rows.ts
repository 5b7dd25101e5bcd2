import { type GrowingRows, growingRows } from "@sat/content/scenarios/growing-rows";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Expression, decimal, equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

const PLACES = ["first", "second", "third", "fourth"] as const;
type Place = (typeof PLACES)[number];

interface Rows {
  readonly scenario: GrowingRows;
  /** Amounts in the parts of the scenario: the first, and how much more or less each is than the one before. */
  readonly first: number;
  readonly change: number;
  readonly ask: Place;
}

/** An amount as it is printed, from one in parts. */
function amountOf({ scenario }: Rows, inParts: number): Expression {
  return decimal(rational(inParts, scenario.parts));
}

function numberIn(rows: Rows, place: Place): Expression {
  return amountOf(rows, rows.first + rows.change * PLACES.indexOf(place));
}

function totalOf(rows: Rows): Expression {
  return amountOf(rows, 4 * rows.first + 6 * rows.change);
}

/** The number for one place, from that for the first: "$77 + 4 = 81$". */
function inRow(rows: Rows, place: Place): string {
  const steps = PLACES.indexOf(place);
  const first = amountOf(rows, rows.first);
  if (steps === 0) return inline(equation("n", first));
  return inline(equation(sum(first, amountOf(rows, steps * rows.change)), numberIn(rows, place)));
}

/** "the length, in inches, of the first piece". */
function measured({ one, unit }: GrowingRows, place: Place): string {
  const name = one(place);
  if (unit === undefined) return name;
  return name.replace(/ (?=of |covered |on )/, `, in ${unit}, `);
}

/** The situation and the question. */
function textsOf(rows: Rows): readonly [string, string] {
  const { scenario, change, ask } = rows;
  const [size, total] = [amountOf(rows, Math.abs(change)), totalOf(rows)].map((each) =>
    inProse(workOut(each)),
  );
  return [
    `${scenario.whole(total ?? "")} ${scenario.step(size ?? "", change > 0)}`,
    `What is ${measured(scenario, ask)}?`,
  ];
}

/** Four numbers, evenly spaced, with their sum; one of them is asked. */
const oneOfFour = level<Rows>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(growingRows);
    const change = chance.int(...scenario.change) * chance.sign();
    chance.require(Math.abs(change) !== scenario.parts, "a unit of one");
    const least = chance.int(...scenario.least);
    const first = change > 0 ? least : least - 3 * change;
    const whole = [0, 1, 2, 3].filter((at) => (first + at * change) % scenario.parts === 0).length;
    chance.require(whole % 2 === 0, "one number has a form of its own");
    return { scenario, first, change, ask: chance.pick(PLACES) };
  },
  build: (rows) => {
    const { scenario, change, ask } = rows;
    const { one } = scenario;
    const size = (steps: number) => amountOf(rows, steps * Math.abs(change));
    const term = (steps: number) => amountOf(rows, steps * change);
    const [first, total] = [amountOf(rows, rows.first), totalOf(rows)];
    const others = [1, 2, 3].map((steps) => `(${tex(sum("n", term(steps)))})`);
    const face = (place: Place) => decimalFace(workOut(numberIn(rows, place)));
    return {
      question: sentences(...textsOf(rows)),
      options: rotatingOptions<Place>({
        faces: {
          first: face("first"),
          second: face("second"),
          third: face("third"),
          fourth: face("fourth"),
        },
        ask,
        why: `The four numbers are then ${PLACES.map((place) => inline(numberIn(rows, place))).join(", ")}, and they add up to ${inline(total)}.`,
        slip: (other) => ({
          code: other === "first" ? "stopped-early" : "another-quantity",
          deed: `giving ${one(other)}, ${inRow(rows, other)}, instead of ${one(ask)}`,
        }),
      }),
      opening: `Write all four numbers in terms of ${one("first")}, and add them.`,
      steps: [
        {
          text: `Let $n$ be ${measured(scenario, "first")}. The other three numbers are ${[1, 2, 3]
            .map((steps) => inline(size(steps)))
            .join(", ")
            .replace(
              /, (?=[^,]*$)/,
              ", and ",
            )} ${change > 0 ? "greater" : "less"}. Add the four numbers.\n\n$n + ${others.join(" + ")} = ${tex(total)}$`,
        },
        stepTo("Combine like terms.", equation(sum(product(4, "n"), term(6)), total)),
        stepTo(
          `${change > 0 ? "Subtract" : "Add"} ${inline(size(6))} ${change > 0 ? "from" : "to"} both sides.`,
          equation(product(4, "n"), amountOf(rows, 4 * rows.first)),
        ),
        stepTo(`Divide both sides by $4$ to find ${one("first")}.`, equation("n", first)),
        ...(ask === "first"
          ? []
          : [
              stepTo(
                `${change > 0 ? "Add" : "Subtract"} to find ${one(ask)}.`,
                equation(sum(first, term(PLACES.indexOf(ask))), numberIn(rows, ask)),
              ),
            ]),
      ],
      hint: `If $n$ is ${one("first")}, which expression gives each of the other three numbers?`,
      tip: "The mean of evenly spaced numbers lies halfway between the first and the last.",
    };
  },
  facts: (rows) => {
    const sign = rows.change > 0 ? "+" : "-";
    const size = code(amountOf(rows, Math.abs(rows.change)));
    return {
      kind: "value",
      given: [
        `second = n ${sign} ${size}`,
        `third = second ${sign} ${size}`,
        `fourth = third ${sign} ${size}`,
        `n + second + third + fourth = ${code(totalOf(rows))}`,
      ],
      ask: rows.ask === "first" ? "n" : rows.ask,
      told: textsOf(rows),
    };
  },
});

/** One of four evenly spaced numbers whose sum is known. */
export const memberOfGrowingRows = defineLevels({
  id: "member-of-growing-rows",
  version: 6,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA18"],
  optionDesign: "rotating-ask",
  Medium: oneOfFour,
});
