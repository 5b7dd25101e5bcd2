import { completedTexts } from "./completed-texts.ts";
import type { Gate } from "./gate.ts";

/** Before a subject these open a phrase whose noun need not agree: "the color of these cloths is". */
const NOT_A_SUBJECT = `(?<!-)(?<!\\b(?:${[
  "of|in|on|at|by|for|from|with|to|than|and|or|nor|but|between|among|over|under|after|before|about",
  "across|within|around|into|through|like|beside|along|near|beneath|below|behind|above|down|off",
  "past|without|against|toward|inside|outside|throughout|upon|beyond|during|every|the|all|not|so|as|what|its|their|his|her|such|many",
].join("|")}) )`;
/** Before a pronoun these ask for a base form: "did it have", "lest it be". */
const ASKS_FOR_BASE =
  "(?<!\\b(?:did|does|do|can|could|may|might|must|shall|should|will|would|let|lets|make|makes|made|help|helps|helped|than|and|or|of|for|that|to) )";
/** "A few are", "a number of … have", "a dozen were": singular in form only. */
const SINGULAR_IN_FORM =
  "few|lot|number|dozen|score|hundred|thousand|million|couple|pair|majority|handful|third|quarter|half";

/** A subject beside a verb of the other number. */
const CLASHES: readonly RegExp[] = [
  /\b(?:they|we|these|those) (?:is|was|has|does)\b/giu,
  new RegExp(`${ASKS_FOR_BASE}\\b(?:it|he|she) (?:are|have|do)\\b`, "giu"),
  new RegExp(
    `${NOT_A_SUBJECT}\\b(?:an?|each|another|this) (?!${SINGULAR_IN_FORM})[a-z]+ (?:are|were)\\b`,
    "giu",
  ),
  new RegExp(
    `${NOT_A_SUBJECT}\\b(?:several|many|both|these|those|two|three|four|five|six) [a-z]+s (?:is|was|has)\\b`,
    "giu",
  ),
];

/** With the key in place, no subject stands beside a verb of the other number. */
export const agreement: Gate = {
  id: "agreement",
  kinds: "both",
  check: ({ item }) =>
    item.section === "Math"
      ? []
      : completedTexts(item).flatMap((text) =>
          CLASHES.flatMap((clash) => [...text.matchAll(clash)]).map(
            ([words]) => `the text says "${words}"`,
          ),
        ),
};
