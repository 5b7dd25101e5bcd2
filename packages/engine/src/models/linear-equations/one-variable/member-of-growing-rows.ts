import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type GrowingRows, growingRows } from "@sat/content/scenarios/growing-rows";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { sum } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";

const PLACES = ["first", "second", "third", "fourth"] as const;
type Place = (typeof PLACES)[number];

interface Rows {
  readonly scenario: GrowingRows;
  readonly first: number;
  /** Each row has so many more than the one before, or fewer. */
  readonly change: number;
  readonly ask: Place;
}

function numberIn({ first, change }: Rows, place: Place): number {
  return first + change * PLACES.indexOf(place);
}

/** The number for one place, from that for the first: "$77 + 4 = 81$". */
function inRow(rows: Rows, place: Place): string {
  const { first, change } = rows;
  const steps = PLACES.indexOf(place);
  return steps === 0
    ? `$n = ${first}$`
    : `$${tex(sum(first, steps * change))} = ${first + steps * change}$`;
}

/** Four numbers, evenly spaced, with their sum; one of them is asked. */
const oneOfFour = level<Rows>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const change = chance.int(2, 18) * chance.sign();
    const least = chance.int(6, 120);
    return {
      scenario: chance.pick(growingRows),
      first: change > 0 ? least : least - 3 * change,
      change,
      ask: chance.pick(PLACES),
    };
  },
  build: (rows) => {
    const { scenario, first, change, ask } = rows;
    const { setting, things, row, rows: all } = scenario;
    const size = Math.abs(change);
    const total = 4 * first + 6 * change;
    const key = numberIn(rows, ask);
    const face = (place: Place) => numeral(numberIn(rows, place));
    const sign = change > 0 ? "+" : "-";
    return {
      question: sentences(
        `${setting} Each ${row} after the first has $${size}$ ${change > 0 ? "more" : "fewer"} ${things} than the one before it. In all, the four ${all} have ${grouped(total)} ${things}.`,
        `How many ${things} does the ${ask} ${row} have?`,
      ),
      options: rotatingOptions<Place>({
        faces: {
          first: face("first"),
          second: face("second"),
          third: face("third"),
          fourth: face("fourth"),
        },
        ask,
        why: `The four numbers are then ${PLACES.map((place) => numberIn(rows, place)).join(", ")}, and they add up to ${grouped(total)}.`,
        slip: (other) => ({
          code: other === "first" ? "stopped-early" : "another-quantity",
          deed: `giving the number in the ${other} ${row}, ${inRow(rows, other)}, instead of that in the ${ask}`,
        }),
      }),
      opening: `Write all four numbers in terms of the number in the first ${row}, and add them.`,
      steps: [
        {
          text: `Let $n$ be the number of ${things} in the first ${row}. The others have ${size}, ${2 * size}, and ${3 * size} ${change > 0 ? "more" : "fewer"}. Add the four numbers.\n\n$n + (n ${sign} ${size}) + (n ${sign} ${2 * size}) + (n ${sign} ${3 * size}) = ${tex(total)}$`,
        },
        {
          text: `Combine like terms.\n\n$4n ${sign} ${6 * size} = ${tex(total)}$`,
          claim: `4*n ${sign} ${6 * size} = ${total}`,
        },
        {
          text: `${removing(6 * change)}\n\n$4n = ${tex(4 * first)}$`,
          claim: `4*n = ${4 * first}`,
        },
        {
          text: `Divide both sides by $4$ to find the number in the first ${row}.\n\n$n = ${first}$`,
          claim: `n = ${first}`,
        },
        ...(ask === "first"
          ? []
          : [
              {
                text: `${change > 0 ? "Add" : "Subtract"} to find the number in the ${ask} ${row}.\n\n$${first} ${sign} ${size * PLACES.indexOf(ask)} = ${key}$`,
                claim: `${first} ${sign} ${size * PLACES.indexOf(ask)} = ${key}`,
              },
            ]),
      ],
      hint: `If the first ${row} has $n$ ${things}, how many does each of the others have?`,
      tip: "The mean of evenly spaced numbers lies halfway between the first and the last.",
    };
  },
  facts: ({ scenario, first, change, ask }) => {
    const { setting, things, row, rows } = scenario;
    const total = 4 * first + 6 * change;
    const sign = change > 0 ? "+" : "-";
    const size = Math.abs(change);
    return {
      kind: "value",
      given: [
        `second = n ${sign} ${size}`,
        `third = second ${sign} ${size}`,
        `fourth = third ${sign} ${size}`,
        `n + second + third + fourth = ${total}`,
      ],
      ask: ask === "first" ? "n" : ask,
      told: [
        `${setting} each ${row} after the first ${size} ${change > 0 ? "more" : "fewer"}`,
        `${things} than the one before it four ${rows} ${total} ${things} ${ask} ${row}`,
      ],
    };
  },
});

/** One of four evenly spaced numbers whose sum is known. */
export const memberOfGrowingRows = defineLevels({
  id: "member-of-growing-rows",
  version: 5,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA18"],
  optionDesign: "rotating-ask",
  Medium: oneOfFour,
});
