import type { DrillKind, DrillOf, FactCard, GrammaticalNumber } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { cited } from "../wording/cited.ts";

/** Joins pieces with spaces, those that are empty left out. */
export function joined(...pieces: readonly string[]): string {
  return pieces
    .filter((piece) => piece !== "")
    .join(" ")
    .replaceAll(" ,", ",");
}

/** Pieces as a sentence with capital and period. */
export function sentenceOf(...pieces: readonly string[]): string {
  return `${capitalized(joined(...pieces))}.`;
}

/** What a card gives for one kind of drill: something or nothing. */
export function fromDrill<Kind extends DrillKind, Made>(
  { drills }: FactCard,
  kind: Kind,
  make: (drill: DrillOf<Kind>) => readonly Made[],
): readonly Made[] {
  return drills
    .filter((drill): drill is DrillOf<Kind> => drill.kind === kind)
    .flatMap((drill) => make(drill));
}

/** One of three by level. */
export function byLevel<Value>(level: Difficulty, easy: Value, medium: Value, hard: Value): Value {
  return { Easy: easy, Medium: medium, Hard: hard }[level];
}

/** The words with a form in the blank, in italics, as explanations quote them. */
export function filled(sentence: string, form: string): string {
  return `So the sentence reads: ${cited(sentence.replace(BLANK, form))}`;
}

/** A form of "be" in the present or the past. */
export function formOfBe(number: GrammaticalNumber, tense: "present" | "past"): string {
  if (tense === "past") return number === "singular" ? "was" : "were";
  return number === "singular" ? "is" : "are";
}
