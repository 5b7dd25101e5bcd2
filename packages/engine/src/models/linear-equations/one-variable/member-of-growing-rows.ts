import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type GrowingRows, growingRows } from "@sat/content/scenarios/growing-rows";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { grouped } from "../../../math/print.ts";

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
    const sum = 4 * first + 6 * change;
    const key = numberIn(rows, ask);
    const face = (place: Place) => numeral(numberIn(rows, place));
    const sign = change > 0 ? "+" : "-";
    return {
      question: sentences(
        `${setting} Each ${row} after the first has $${size}$ ${change > 0 ? "more" : "fewer"} ${things} than the one before it. In all, the four ${all} have ${grouped(sum)} ${things}.`,
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
        why: `The four numbers are then ${PLACES.map((place) => numberIn(rows, place)).join(", ")}, and they add up to ${grouped(sum)}.`,
        slip: (other) => ({
          code: other === "first" ? "stopped-early" : "another-quantity",
          deed: `giving the number of ${things} in the ${other} ${row} instead of the ${ask}`,
        }),
      }),
      opening: `Write every number with one letter, that for the first ${row}, and add them up.`,
      steps: [
        {
          text: `With $n$ ${things} in the first ${row}, the others have $n ${sign} ${size}$, $n ${sign} ${2 * size}$ and $n ${sign} ${3 * size}$.`,
        },
        {
          text: `Together this is $4n ${sign} ${6 * size} = ${grouped(sum).replace(",", "{,}")}$, so $n = ${first}$.`,
          claim: `4*n ${sign} ${6 * size} = ${sum}`,
        },
        ask === "first"
          ? { text: `This is the number for the first ${row}.` }
          : {
              text: `The ${ask} ${row} has $${first} ${sign} ${size * PLACES.indexOf(ask)} = ${key}$.`,
              claim: `${first} ${sign} ${size * PLACES.indexOf(ask)} = ${key}`,
            },
      ],
      hint: `If the first ${row} has $n$ ${things}, how many does each of the others have?`,
      tip: "The mean of evenly spaced numbers lies halfway between the first and the last.",
    };
  },
  facts: ({ scenario, first, change, ask }) => {
    const { setting, things, row, rows } = scenario;
    const sum = 4 * first + 6 * change;
    const sign = change > 0 ? "+" : "-";
    const size = Math.abs(change);
    return {
      kind: "value",
      given: [
        `second = n ${sign} ${size}`,
        `third = second ${sign} ${size}`,
        `fourth = third ${sign} ${size}`,
        `n + second + third + fourth = ${sum}`,
      ],
      ask: ask === "first" ? "n" : ask,
      told: [
        `${setting} each ${row} after the first ${size} ${change > 0 ? "more" : "fewer"}`,
        `${things} than the one before it four ${rows} ${sum} ${things} ${ask} ${row}`,
      ],
    };
  },
});

/** One of four evenly spaced numbers whose sum is known. */
export const memberOfGrowingRows = defineLevels({
  id: "member-of-growing-rows",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA18"],
  optionDesign: "rotating-ask",
  Medium: oneOfFour,
});
