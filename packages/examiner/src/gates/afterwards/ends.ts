import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { sameNum } from "../../exact/num.ts";
import { readExpression } from "../../reading/read-chains.ts";
import { readOption } from "../../reading/read-option.ts";
import { sentencesOf } from "../../reading/sentences.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import type { Gate } from "../gate.ts";
import { readAfterwards } from "./reading.ts";
import { isProven } from "./same-equation.ts";
import { isMath } from "./shown-equations.ts";

/** The reason of each wrong value or formula comes to that option and to no other, so that no two are swapped. */
export const ownEnds: Gate<"choice"> = {
  id: "own-ends",
  severity: "reject",
  kinds: "choice",
  check: ({ item }) =>
    OPTION_LETTERS.flatMap((letter) => {
      if (letter === item.correctAnswer || !isShown(item, letter)) return [];
      const { reason } = item.rationales[letter];
      return endsIn(reason, item.options[letter])
        ? []
        : [`the reason of ${letter} does not end in ${item.options[letter]}`];
    }),
};

/** The explanation's last result is the key; a check or another way may follow it. */
export const keyAtEnd: Gate<"choice"> = {
  id: "key-at-end",
  severity: "reject",
  kinds: "choice",
  check: ({ item }) => {
    if (!isShown(item, item.correctAnswer)) return [];
    const key = item.options[item.correctAnswer];
    const lines = item.explanation.split("\n\n").filter((line) => !AFTER_THE_END.test(line));
    return endsIn(lines.join("\n\n"), key)
      ? []
      : [`the explanation does not end in the key ${key}`];
  },
};

/** The reason of each wrong number shows a calculation, and its result is that number. */
export const shownCalculations: Gate<"choice"> = {
  id: "shown-calculations",
  severity: "reject",
  kinds: "choice",
  check: (specimen) => {
    const { item } = specimen;
    return readAfterwards(specimen).texts.flatMap(({ letter, judged }) => {
      if (letter === undefined || letter === item.correctAnswer) return [];
      if (!isMath(item) || readOption(item.options[letter]).kind !== "number") return [];
      const calculates = judged.some(
        ({ chain, verdict }) =>
          verdict === "true" &&
          chain.sides.some(({ tree }) => tree?.kind === "binary" && symbolsOf(tree).size === 0) &&
          isSame(chain.sides.at(-1)?.tex ?? "", shownIn(item.options[letter], /./).join("")),
      );
      return calculates
        ? []
        : [`the reason of ${letter} does not calculate ${item.options[letter]}`];
    });
  },
};

const AFTER_THE_END = /^(?:To check|Check|Another way|Test|A (?:graph|calculator)|The graph)\b/;

/** Whether an option is a value or formula of Math, which a text can come to; words are said in other words. */
function isShown(item: ChoiceItem, letter: OptionLetter): boolean {
  return isMath(item) && readOption(item.options[letter]).kind !== "words";
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
