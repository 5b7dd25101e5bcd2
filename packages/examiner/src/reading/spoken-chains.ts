import type { Piece } from "./sentences.ts";

/** Stands for the formula with this number while a sentence is searched for words. */
const SLOT = "⟦(\\d+)⟧";
/** The unit after a value: "%", or up to three words that say nothing of their own. */
const UNIT =
  "(?:%| (?!(?:and|by|from|to|of|is|are|gives|times|which|or|that|then|instead|for|as)\\b)[a-z]+){0,3}";
const VALUE = `\\$?${SLOT}${UNIT}`;
const GIVES = "(?:, which)? (?:gives|is|makes|leaves|equals) ";

/** Not the last part of a calculation that began in words, nor a part of what follows. */
const WHOLE = "(?<!(?:times|of|by|and|to|less|from|minus|plus|at|place|[-+×÷]) \\$?)";
const NO_PART = "(?! of)";
const RESULT = "#1=#2";

/** Calculations told in words, as TeX with the values' places in the match. */
const TOLD: readonly (readonly [pattern: RegExp, tex: string])[] = [
  [new RegExp(`[Dd]ividing ${VALUE} by ${VALUE}${GIVES}${VALUE}`, "g"), "#1/#2=#3"],
  [new RegExp(`[Mm]ultiplying ${VALUE} by ${VALUE}${GIVES}${VALUE}`, "g"), "#1*#2=#3"],
  [new RegExp(`[Aa]dding ${VALUE} (?:and|to) ${VALUE}${GIVES}${VALUE}`, "g"), "#1+#2=#3"],
  [new RegExp(`[Ss]ubtracting ${VALUE} from ${VALUE}${GIVES}${VALUE}`, "g"), "#2-#1=#3"],
  [new RegExp(`${SLOT} times ${VALUE}(?:, which)? is ${VALUE}`, "g"), "#1*#2=#3"],
  [new RegExp(`${VALUE}, which is ${VALUE} times ${VALUE}`, "g"), "#1=#2*#3"],
  [new RegExp(`product of ${VALUE} and ${VALUE}${GIVES}${VALUE}`, "g"), "#1*#2=#3"],
  [new RegExp(`sum of ${VALUE} and ${VALUE}${GIVES}${VALUE}`, "g"), "#1+#2=#3"],
  [new RegExp(`${SLOT}% of ${VALUE}, which is ${VALUE}`, "g"), "#1/100*#2=#3"],
  [new RegExp(`${SLOT} of ${VALUE}, which is ${VALUE}`, "g"), "#1*#2=#3"],
  [new RegExp(`[Hh]alf of ${VALUE} is ${VALUE}`, "g"), "#1/2=#2"],
  [new RegExp(`[Tt]wice ${VALUE} is ${VALUE}`, "g"), "2*#1=#2"],
  [new RegExp(`[Tt]he square of (?:the [a-z]+ )?${VALUE} is ${VALUE}`, "g"), "#1^2=#2"],
  // The result of a formula may stand in the words after it: "$40 - 7$ hours, which is 33".
  [new RegExp(`${WHOLE}${SLOT}${UNIT}, which is ${VALUE}${NO_PART}`, "g"), RESULT],
];

/** The calculations that a sentence tells in words, as TeX. */
export function spokenChains(sentence: readonly Piece[]): string[] {
  const formulas = sentence.flatMap((piece) => (piece.kind === "formula" ? [piece.tex] : []));
  if (formulas.length < 2) return [];
  let slots = 0;
  const text = sentence
    .map((piece) => (piece.kind === "words" ? piece.text : `⟦${slots++}⟧`))
    .join("");
  return TOLD.flatMap(([pattern, tex]) =>
    [...text.matchAll(pattern)]
      .filter(
        (match) => tex !== RESULT || isCalculation(lastSide(formulas[Number(match[1])] ?? "")),
      )
      .map((match) =>
        tex.replaceAll(/#(\d)/g, (_, place: string) => {
          const formula = formulas[Number(match[Number(place)])] ?? "";
          return `(${lastSide(formula)})`;
        }),
      ),
  ).filter((tex) => !hasLetters(tex));
}

/** Whether a formula combines numbers; a fraction alone does not. */
function isCalculation(tex: string): boolean {
  return /\\cdot|\\times|\\div|[\d)}] ?[-+] ?[\d(\\]|\^|\)\(/.test(tex);
}

/** What a formula comes to: all of an expression, the last side of an equation. */
function lastSide(tex: string): string {
  return (tex.split(/=|\\approx/).at(-1) ?? tex).trim();
}

/** Whether a formula speaks of unknowns; words told of them are no calculation. */
function hasLetters(tex: string): boolean {
  return /[a-zA-Z]/.test(tex.replaceAll(/\\text\{[^}]*\}|\\[a-zA-Z]+/g, ""));
}
