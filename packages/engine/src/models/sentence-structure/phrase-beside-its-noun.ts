import { BLANK } from "@sat/item";
import { modifierModel } from "../../craft/modifiers/modifier-model.ts";
import { asSentence, uncapitalized } from "../../language/statement.ts";

/** F29: a phrase between commas describes the noun right before it. */
export const phraseBesideItsNoun = modifierModel({
  id: "phrase-beside-its-noun",
  version: 1,
  archetype: "F29",
  level: "Medium",
  sentence: ({ subject, predicate }) => asSentence(`${subject}, ${BLANK}, ${predicate}`),
  option: (wordings, turn, key) => ({
    text: uncapitalized(wordings[turn].opening),
    phrase: wordings[turn].opening,
    noun: wordings[key].subject,
  }),
  opening: "A phrase between two commas describes the noun that stands right before it.",
  hint: "Say the noun and each phrase with *that was* in between.",
  tip: "A phrase reaches no farther than the noun beside it.",
});
