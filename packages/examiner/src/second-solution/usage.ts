import type { ChoiceItem } from "@sat/item";
import { countOf } from "../provers/language/noun-forms.ts";
import { numberOf } from "../provers/language/number.ts";
import { FORMS, type Part } from "../provers/language/pronoun-form.ts";
import type { FactsOf } from "../provers/prover.ts";
import { each, listed, quoted, wrongLetters } from "./say.ts";

const PARTS: Readonly<Record<Part, string>> = { owner: "a possessive", subject: "a subject" };

export function pronounFormWords(
  { part, follows, antecedent }: FactsOf<"pronoun-form">,
  item: ChoiceItem,
): string {
  const wrong = each(wrongLetters(item), (letter) => {
    const [ofForm = "singular", partOfForm = part] = FORMS[item.options[letter]] ?? [];
    const name = partOfForm === part ? ofForm : PARTS[partOfForm];
    return [`is ${name}`, /^an? /.test(name) ? `are each ${name}` : `are ${name}`];
  });
  const start = quoted(follows.split(" ").slice(0, 3).join(" "));
  return `Before ${start}, the blank takes ${PARTS[part]}, and for ${quoted(antecedent)} it must be ${numberOf(antecedent)}. ${wrong}. Only ${item.correctAnswer} fits.`;
}

export function nounFormsWords(
  { counted, follows }: FactsOf<"noun-forms">,
  item: ChoiceItem,
): string {
  const start = quoted(
    follows.text
      .replace(/^[,;:—] ?/, "")
      .split(" ")
      .slice(0, 3)
      .join(" "),
  );
  // Of the words around an article, the article tells the number.
  const told = counted.replace(/^.* (?=(?:an?|one)$)/, "");
  const kind = follows.role === "owned" ? "possessive" : "no possessive";
  return `With ${quoted(told)}, the noun is ${countOf(counted)}; before ${start}, it is ${kind}. ${listed(wrongLetters(item))} each break at least one of these rules. Only ${item.correctAnswer} keeps them.`;
}
