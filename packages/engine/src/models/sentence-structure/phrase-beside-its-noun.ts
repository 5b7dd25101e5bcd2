import { BLANK } from "@sat/item";
import { modifierModel } from "../../craft/modifiers/modifier-model.ts";
import { asSentence, uncapitalized } from "../../language/statement.ts";

/** F29: a phrase between commas describes the noun right before it. */
export const phraseBesideItsNoun = modifierModel({
  id: "phrase-beside-its-noun",
  version: 5,
  archetype: "F29",
  level: "Medium",
  sentence: ({ subject, predicate }) => asSentence(`${subject}, ${BLANK}, ${predicate}`),
  option: (wordings, turn, key) => ({
    text: uncapitalized(wordings[turn].opening),
    phrase: wordings[turn].opening,
    noun: wordings[key].subject,
  }),
  opening: "A phrase between two commas must describe the noun that comes right before it.",
  hint: "Read the noun and each phrase with *was* in between.",
  tip: "Test each phrase on the noun right before it, not on the whole sentence.",
});
