import { sameNum } from "../../exact/num.ts";
import { readExpression } from "../../reading/read-chains.ts";
import { readOption } from "../../reading/read-option.ts";
import { sentencesOf } from "../../reading/sentences.ts";
import { type Tree, symbolsOf } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import type { Gate } from "../gate.ts";
import { type Answer, answersOf, keyTextOf } from "./answers.ts";
import { inMath } from "./in-math.ts";
import type { Judged } from "./judge.ts";
import { provenOr } from "../../solving/proven-or.ts";
import { readAfterwards } from "./reading.ts";

/** The reason of each wrong value or formula comes to that answer and to no other, so that no two are swapped. */
export const ownEnds: Gate = {
  id: "own-ends",
  kinds: "both",
  check: inMath(({ item }) =>
    answersOf(item).flatMap(({ name, text, reason, isKey }) =>
      isKey || endsIn([reason], text) ? [] : [`the reason of ${name} does not end in ${text}`],
    ),
  ),
};

/** The explanation's last result is the key; a check or another way may follow it. */
export const keyAtEnd: Gate = {
  id: "key-at-end",
  kinds: "both",
  check: inMath(({ item }) => {
    const key = keyTextOf(item);
    const lines = item.explanation.split("\n\n").filter((line) => !AFTER_THE_END.test(line));
    return endsIn(lines, key) ? [] : [`the explanation does not end in the key ${key}`];
  }),
};

/** The reason of each wrong number shows a calculation, and its result is that number. */
export const shownCalculations: Gate = {
  id: "shown-calculations",
  kinds: "both",
  check: inMath((specimen) =>
    readAfterwards(specimen).reasons.flatMap(({ answer, judged }) =>
      answer.isKey || readOption(answer.text).kind !== "number" || judged.some(isResult(answer))
        ? []
        : [`the reason of ${answer.name} does not calculate ${answer.text}`],
    ),
  ),
};

/** Whether a chain holds that calculates with numbers, and comes to the answer. */
function isResult({ text }: Answer): (judged: Judged) => boolean {
  const [number = ""] = shownIn(text, /./);
  return ({ chain: { sides }, verdict }) =>
    verdict === "true" &&
    sides.some(({ tree }) => tree !== undefined && isCalculation(tree)) &&
    isSame(sides.at(-1)?.tex ?? "", number);
}

/** Two numbers and an operation, or a root of one, with a minus before it or not. */
function isCalculation(tree: Tree): boolean {
  if (tree.kind === "negative") return isCalculation(tree.of);
  return (tree.kind === "binary" || tree.kind === "call") && symbolsOf(tree).size === 0;
}

const AFTER_THE_END = /^(?:To check|Check|Another way|Test|A (?:graph|calculator)|The graph)\b/;

/**
 * Whether the last formulas and numbers of some lines, units apart, are those of the option. An option in words is said in
 * other words.
 */
function endsIn(lines: readonly string[], option: string): boolean {
  if (readOption(option).kind === "words") return true;
  const wanted = shownIn(option, /./);
  const pattern = /\d/.test(option) ? /\d/ : /./;
  const shown = lines.flatMap((line) => shownIn(line, pattern)).slice(-wanted.length);
  return wanted.every((tex, at) => isSame(shown[at] ?? "", tex));
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
  const [a, b] = [bare(said), unnamed(bare(option))];
  const result = a.split(/=|\\approx/).at(-1) ?? "";
  return a === b || result === b || provenOr(false, () => haveOneValue(result, b));
}

function haveOneValue(one: string, other: string): boolean {
  const [a, b] = [readExpression(one), readExpression(other)];
  return a !== undefined && b !== undefined && sameNum(evaluate(a), evaluate(b));
}

/** A formula without spaces, units and percent signs. */
function bare(tex: string): string {
  return tex.replaceAll(/\s|\\%|\\text\{[^}]*\}/g, "");
}

/** The right side of `y = …` and `f(x) = …`, which have other names elsewhere. */
function unnamed(tex: string): string {
  return tex.replace(/^[a-zA-Z](?:\([a-z]\))?=/, "");
}
