import { type DrillOf, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { asSentence, clauseText } from "../../language/statement.ts";
import { byLevel, filled, fromDrill, sentenceOf } from "../../craft/usage/parts.ts";
import { type Forms, type Usage, cardFamily, usageModel } from "../../craft/usage/usage-model.ts";

type Reference = DrillOf<"reference">;

interface Told {
  readonly reference: Reference;
  readonly lead: string;
  readonly forms: Forms;
}

/** The blank needs the noun itself, since "it" could mean either. */
function noun({ reference, lead, forms }: Told, at: 0 | 1): Usage {
  const { first, candidates, ofFirst, ofSecond } = reference;
  const [meant, other] = [candidates[at], candidates[at === 0 ? 1 : 0]];
  const follows = at === 0 ? ofFirst : ofSecond;
  const sentence = `${asSentence(clauseText(first))} ${sentenceOf(lead, BLANK, follows)}`;
  return {
    archetype: "F25",
    sentence,
    facts: { kind: "reference", candidates, meant, follows },
    rule: "Where a pronoun could stand for either of two nouns, the noun itself must be named.",
    shows: [
      `Two things are in play: *${candidates[0]}* and *${candidates[1]}*.`,
      `Of these, *${meant}* ${follows}.`,
    ],
    fits: `*${meant}* says clearly what ${follows}.`,
    fails: (form) => {
      if (form === other) {
        return { code: "X-FIT", reason: `It is *${meant}*, not *${other}*, that ${follows}.` };
      }
      return form === forms[2]
        ? {
            code: "E-PRONOUN",
            reason: `*It* could stand for *${candidates[0]}* as well as for *${candidates[1]}*.`,
          }
        : { code: "E-PRONOUN", reason: "*There* names nothing, so the verb would lack a subject." };
    },
  };
}

/** The blank is the empty subject of "… is clear that" or "… is no doubt that". */
function empty({ reference, lead }: Told, word: "it" | "there", at: 0 | 1): Usage {
  const { first, candidates, ofFirst, ofSecond } = reference;
  const claim = `${candidates[at]} ${at === 0 ? ofFirst : ofSecond}`;
  const follows = `is ${word === "it" ? "clear" : "no doubt"} that ${claim}`;
  const sentence = `${asSentence(clauseText(first))} ${sentenceOf(lead, BLANK, follows)}`;
  const says = word === "it" ? "*is clear that*" : "*is no doubt that*";
  return {
    archetype: "F25",
    sentence,
    facts: { kind: "reference", candidates, follows },
    rule: "A sentence may begin with an empty subject when its real point is a clause with *that*.",
    shows: [`Before ${says} stands no thing but an empty subject.`, filled(sentence, word)],
    fits: `*${word}* is the empty subject that goes with ${says}.`,
    fails: (form) =>
      form === "it" || form === "there"
        ? {
            code: "E-PRONOUN",
            reason: `*${form}* is the empty subject of another phrase: ${says} does not go with it.`,
          }
        : {
            code: "X-FIT",
            reason: `Nothing is said of *${form}* before *that*; it cannot be the subject of ${says}.`,
          },
  };
}

function families(level: Difficulty) {
  const lead = byLevel(
    level,
    "in fact,",
    "by all accounts,",
    "according to those who know the subject well,",
  );
  return factCards.flatMap((card) =>
    fromDrill(card, "reference", (reference) => {
      const forms: Forms = [...reference.candidates, "it", "there"];
      const told = { reference, lead, forms };
      return cardFamily(card, forms, [
        [noun(told, 0)],
        [noun(told, 1)],
        [empty(told, "it", 0), empty(told, "it", 1)],
        [empty(told, "there", 0), empty(told, "there", 1)],
      ]);
    }),
  );
}

/** F25: a noun where a pronoun would be unclear; it and there where no noun may stand. */
export const nounOrIt = usageModel({
  id: "noun-or-it",
  version: 1,
  archetypes: ["F25"],
  families,
  hint: "Ask what exactly the words after the blank are said of, if of anything at all.",
  tip: "A pronoun is safe only if one noun alone could take its place.",
});
