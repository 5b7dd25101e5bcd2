import type { Fact } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { piecesOf, uncapitalized } from "../../language/statement.ts";
import { verbForms } from "../../language/verb.ts";
import { asidePredicate, knownVerbs } from "./asides.ts";
import { numberOfForm } from "./forms.ts";
import { type Shape, type Slot, active } from "./slot.ts";

/** F19: a clause with "which" right after the noun that it is about. */
export function whichClauses(form: "holds" | "hold"): Shape {
  const number = numberOfForm(form);
  return ({ facts }, level) =>
    facts
      .filter(({ tense, subject }) => tense === "present" && subject.number === number)
      .flatMap((fact) => whichSlots(fact, level));
}

function whichSlots(fact: Fact, level: Difficulty): Slot[] {
  const predicate = asidePredicate(fact);
  const { number, head } = fact.subject;
  // Behind "the hairs of a sundew" both nouns could be meant.
  if (/ (of|in|on|with|from|for|at|by|under|along|near) /.test(head)) return [];
  const base = number === "plural" ? predicate?.finite : singularBase(predicate?.finite);
  if (predicate === undefined || base === undefined || !knownVerbs().has(base)) return [];
  const { pronoun, rest } = predicate;
  const fronts =
    level === "Easy" ? [undefined] : (["when", "where"] as const).filter((at) => fact[at]);
  return fronts.map((front) => {
    const pieces = piecesOf(fact, { after: false, outcome: false, ...(front && { front }) });
    const opening = pieces.front === "" ? "" : `${uncapitalized(pieces.front)}, `;
    return {
      archetype: "F19",
      form: number === "singular" ? "holds" : "hold",
      verb: active(base, number),
      before: `${opening}${head}, ${pronoun}`,
      after: ` ${rest}, ${pieces.verb} ${pieces.rest}.`,
      room: { kind: "relative", antecedent: head, pronoun },
    };
  });
}

/** The base of a word in -s, told from its third person. */
function singularBase(word: string | undefined): string | undefined {
  return [...knownVerbs()].find((base) => verbForms(base).third === word);
}
