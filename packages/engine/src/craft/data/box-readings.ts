import { sum } from "../../math/expression.ts";
import type { DraftOption, Step } from "../../model.ts";
import type { Five } from "../figures/box-plot.ts";
import { rotatingOptions } from "../options/siblings.ts";
import type { Misstep } from "../options/slips.ts";
import { stepThrough } from "../wording/steps.ts";
import { decimalFace } from "../wording/story.ts";
import { decimalOf, exactOf } from "./decimals.ts";

/** What a box plot is read for, each asked as often. */
export const ASKS = ["median", "range", "interquartile range", "third quartile"] as const;
export type Ask = (typeof ASKS)[number];

export function read([low, q1, mid, q3, high]: Five): Readonly<Record<Ask, number>> {
  return { median: mid, range: high - low, "interquartile range": q3 - q1, "third quartile": q3 };
}

export const HINTS: Readonly<Record<Ask, string>> = {
  median: "Which part of a box plot marks the middle of the data?",
  range: "Between which two marks of the box plot do all the data lie?",
  "interquartile range":
    "Between which two marks of the box plot does the middle half of the data lie?",
  "third quartile": "Which mark of the box plot has three quarters of the data to its left?",
};

export const OPENINGS: Readonly<Record<Ask, string>> = {
  median: "The line inside the box marks the median of the data.",
  range: "The range is the greatest value minus the least, and the whiskers end at these two.",
  "interquartile range":
    "The interquartile range is the third quartile minus the first, the two ends of the box.",
  "third quartile": "The right end of the box marks the third quartile.",
};

export const TIPS: Readonly<Record<Ask, string>> = {
  median: "The median need not lie halfway between the ends of the box: read its own mark.",
  range: "For a range, read the ends of the whiskers, not the ends of the box.",
  "interquartile range": "A range of either kind is one number, a difference of two marks.",
  "third quartile":
    "From left to right, a box plot marks the least value, first quartile, median, third quartile, and greatest value.",
};

/** How the plot is read for what is asked. */
export function readingSteps([low, q1, mid, q3, high]: Five, ask: Ask): Step[] {
  switch (ask) {
    case "median":
      return [
        {
          text: "The box reaches from the first quartile to the third, and the line inside it marks the middle of all the data.",
        },
        {
          text: `Read the position of this line on the axis. The median is $${mid}$.`,
          claim: `mid = ${mid}`,
        },
      ];
    case "range":
      return [
        { text: "The left whisker ends at the least value, and the right one at the greatest." },
        stepThrough(
          `Subtract the least value, $${low}$, from the greatest, $${high}$.`,
          sum(decimalOf(high), decimalOf(-low)),
          decimalOf(high - low),
        ),
      ];
    case "interquartile range":
      return [
        { text: "The left end of the box is the first quartile, and the right end is the third." },
        stepThrough(
          `Subtract the first quartile, $${q1}$, from the third, $${q3}$.`,
          sum(decimalOf(q3), decimalOf(-q1)),
          decimalOf(q3 - q1),
        ),
      ];
    case "third quartile":
      return [
        {
          text: "The box holds the middle half of the data, so about three quarters of the data lie to the left of its right end.",
        },
        {
          text: `Read the position of the right end of the box on the axis. The third quartile is $${q3}$.`,
          claim: `q3 = ${q3}`,
        },
      ];
  }
}

function whyRight([low, q1, , q3, high]: Five, ask: Ask): string {
  return {
    median: "About half of the data lie on each side of this mark.",
    range: `All the data lie between $${low}$ and $${high}$.`,
    "interquartile range": `The middle half of the data lies between $${q1}$ and $${q3}$.`,
    "third quartile": "About a quarter of the data lie to the right of this mark.",
  }[ask];
}

function slipOf([low, q1, , q3, high]: Five, ask: Ask): Misstep {
  const code = "wrong-statistic";
  const slips: Readonly<Record<Ask, Misstep>> = {
    median: { code, deed: "reading the median, the line inside the box," },
    "third quartile": { code, deed: "reading the third quartile, the right end of the box," },
    range: {
      code,
      deed: "finding the range, from one end of the whiskers to the other,",
      work: sum(decimalOf(high), decimalOf(-low)),
    },
    "interquartile range": {
      code,
      deed: "finding the interquartile range, from one end of the box to the other,",
      work: sum(decimalOf(q3), decimalOf(-q1)),
    },
  };
  return slips[ask];
}

/** The four readings of one box plot, of which one is asked. */
export function readingOptions(five: Five, ask: Ask): DraftOption[] {
  const shown = read(five);
  return rotatingOptions<Ask>({
    faces: {
      median: decimalFace(exactOf(shown.median)),
      range: decimalFace(exactOf(shown.range)),
      "interquartile range": decimalFace(exactOf(shown["interquartile range"])),
      "third quartile": decimalFace(exactOf(shown["third quartile"])),
    },
    ask,
    why: whyRight(five, ask),
    slip: (other) => slipOf(five, other),
  });
}
