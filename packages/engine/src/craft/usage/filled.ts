import { BLANK } from "@sat/item";
import { cited } from "../wording/cited.ts";

/** The words with a form in the blank, as explanations quote them. */
export function filled(sentence: string, form: string): string {
  return `So the sentence reads: ${cited(sentence.replace(BLANK, form))}`;
}
