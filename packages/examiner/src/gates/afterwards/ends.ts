import type { Item } from "@sat/item";
import { sameNum } from "../../exact/num.ts";
import { readExpression } from "../../reading/read-chains.ts";
import { readOption } from "../../reading/read-option.ts";
import { sentencesOf } from "../../reading/sentences.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import type { Gate } from "../gate.ts";
import { answersOf, keyTextOf } from "./answers.ts";
import { readAfterwards } from "./reading.ts";
import { isProven } from "./same-equation.ts";
import { isMath } from "./shown-equations.ts";

/** The reason of each wrong value or formula comes to that answer and to no other, so that no two are swapped. */
export const ownEnds: Gate = {
  id: "own-ends",
  kinds: "both",
  check: ({ item }) =>
    answersOf(item).flatMap(({ name, text, reason, isKey }) =>
      isKey || !isShown(item, text) || endsIn(reason, text)
        ? []
        : [`the reason of ${name} does not end in ${text}`],
    ),
};

/** The explanation's last result is the key; a check or another way may follow it. */
export const keyAtEnd: Gate = {
  id: "key-at-end",
  kinds: "both",
  check: ({ item }) => {
    const key = keyTextOf(item);
    const lines = item.explanation.split("\n\n").filter((line) => !AFTER_THE_END.test(line));
    return !isShown(item, key) || endsIn(lines.join("\n\n"), key)
      ? []
      : [`the explanation does not end in the key ${key}`];
  },
};

/** The reason of each wrong number shows a calculation, and its result is that number. */
export const shownCalculations: Gate = {
  id: "shown-calculations",
  kinds: "both",
  check: (specimen) =>
    readAfterwards(specimen).texts.flatMap(({ answer, judged }) => {
      if (answer === undefined || answer.isKey || !isMath(specimen.item)) return [];
      if (readOption(answer.text).kind !== "number") return [];
      const calculates = judged.some(
        ({ chain, verdict }) =>
          verdict === "true" &&
          chain.sides.some(({ tree }) => tree?.kind === "binary" && symbolsOf(tree).size === 0) &&
          isSame(chain.sides.at(-1)?.tex ?? "", shownIn(answer.text, /./).join("")),
      );
      return calculates ? [] : [`the reason of ${answer.name} does not calculate ${answer.text}`];
    }),
};

const AFTER_THE_END = /^(?:To check|Check|Another way|Test|A (?:graph|calculator)|The graph)\b/;

/** Whether an answer is a value or formula of Math, which a text can come to; words are said in other words. */
function isShown(item: Item, answer: string): boolean {
  return isMath(item) && answer !== "" && readOption(answer).kind !== "words";
}

/** Whether the last formulas and numbers of a text, units apart, are those of the option. */
function endsIn(markup: string, option: string): boolean {
  const wanted = shownIn(option, /./);
  const shown = shownIn(markup, /\d/.test(option) ? /\d/ : /./).slice(-wanted.length);
  return (
    wanted.length > 0 &&
    wanted.every((tex, at) => shown[at] !== undefined && isSame(shown[at], tex))
  );
}

function shownIn(markup: string, pattern: RegExp): string[] {
  return sentencesOf(markup).flatMap((sentence) =>
    sentence.flatMap((piece) =>
      piece.kind === "formula" && pattern.test(piece.tex) ? [piece.tex] : [],
    ),
  );
}

/** Whether a formula says what one of an option says: `y = 3x` for `f(x) = 3x`, `5 \cdot 3 = 15` for `15`. */
function isSame(said: string, option: string): boolean {
  const [a, b] = [unnamed(bare(said)), unnamed(bare(option))];
  if (a === b) return true;
  const result = a.split(/=|\\approx/).at(-1) ?? a;
  return !b.includes("=") && (result === b || isProven(() => haveOneValue(result, b)));
}

function haveOneValue(one: string, other: string): boolean {
  const [a, b] = [readExpression(one), readExpression(other)];
  if (a === undefined || b === undefined || symbolsOf(a, b).size > 0) return false;
  return sameNum(evaluate(a), evaluate(b));
}

/** A formula without spaces, units, percent and degree signs. */
function bare(tex: string): string {
  return tex.replaceAll(/\s|\{,\}|\\%|\^\{?\\circ\}?|\\text\{[^}]*\}|(?<=\d),(?=\d{3})/g, "");
}

/** The right side of `y = …` and `f(x) = …`, which have other names elsewhere. */
function unnamed(tex: string): string {
  return tex.replace(/^[a-zA-Z](?:\([a-z]\))?=/, "");
}
