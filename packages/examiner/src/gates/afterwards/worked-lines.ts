import type { Gate } from "../gate.ts";
import { answersOf } from "./answers.ts";
import { inMath } from "./in-math.ts";

/** A line that holds one formula and nothing else. */
const LINE = /^\$[^$]+\$$/;

/** The explanation shows what it works out on a line of its own. */
export const shownLine: Gate = {
  id: "shown-line",
  kinds: "both",
  check: inMath(({ item }) =>
    item.explanation.split("\n\n").some((line) => LINE.test(line))
      ? []
      : ["no step of the explanation has a formula on a line of its own"],
  ),
};

/** Each wrong answer is the work of one mistake: nobody makes one and then another to please a table. */
export const singleSlips: Gate = {
  id: "single-slips",
  kinds: "both",
  check: inMath(({ item }) =>
    answersOf(item).flatMap(({ name, reason, isKey }) =>
      isKey || !/ and then /.test(reason) ? [] : [`the reason of ${name} tells of two mistakes`],
    ),
  ),
};
