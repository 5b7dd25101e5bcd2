import { type Fact, factCards } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { piecesOf, uncapitalized } from "../../language/statement.ts";
import { verbForms } from "../../language/verb.ts";
import { remembered } from "../counted-space.ts";
import { numberOfForm } from "./forms.ts";
import { type Shape, type Slot, active } from "./slot.ts";

/** What follows a verb that has no subject but "which": "which few visitors see" has one. */
const AFTER_VERB =
  /^(a|an|the|its|their|no|about|as|in|on|from|to|of|for|by|at|with|without|into|over|up|down|out|through|along|only|more|less|several|many|two|three|both|each|every|one|around|across|together|back|\w+ly)$/;

/** Every base form that the cards name as a verb. */
const knownVerbs = remembered(
  (): ReadonlySet<string> =>
    new Set(
      factCards.flatMap(({ facts, steps, drills }) => [
        ...facts.map(({ verb }) => verb),
        ...steps.deeds.map(([verb]) => verb),
        ...drills.flatMap((drill) =>
          drill.kind === "kin" || drill.kind === "practice" || drill.kind === "pair"
            ? [drill.verb]
            : [],
        ),
      ]),
    ),
);

/** F19: a clause with "which" right after the noun that it is about. */
export function whichClauses(form: "holds" | "hold"): Shape {
  const number = numberOfForm(form);
  return ({ facts }, level) =>
    facts
      .filter(({ tense, subject }) => tense === "present" && subject.number === number)
      .flatMap((fact) => whichSlots(fact, level));
}

function whichSlots(fact: Fact, level: Difficulty): Slot[] {
  const [pronoun = "", word = "", ...rest] = (fact.aside ?? "").split(" ");
  const { number, head } = fact.subject;
  // Behind "the hairs of a sundew" both nouns could be meant.
  if (/ (of|in|on|with|from|for|at|by|under|along|near) /.test(head)) return [];
  const base = number === "plural" ? word : singularBase(word);
  if (!/^(which|who)$/.test(pronoun) || !knownVerbs().has(base) || !AFTER_VERB.test(rest[0] ?? ""))
    return [];
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
      after: ` ${rest.join(" ")}, ${pieces.verb} ${pieces.rest}.`,
      room: { kind: "relative", antecedent: head, pronoun },
    };
  });
}

/** The base of a word in -s, told from its third person. */
function singularBase(word: string): string {
  return [...knownVerbs()].find((base) => verbForms(base).third === word) ?? "";
}
