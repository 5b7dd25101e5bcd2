import { type FactCard, type GrammaticalNumber, factCards } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { plural, possessive } from "../../language/noun.ts";
import { filled } from "./parts.ts";
import { occasions, singularOf, withBlank } from "./noun-usages.ts";
import { type Family, type Forms, type Usage, type Wrong, cardFamily } from "./usage-model.ts";

/** Two people cannot share these, or one alone is none. */
const OF_THE_BODY =
  /\b(hand|finger|arm|ear|eye|foot|voice|step|face|lip|shout|call|cry|scissor|glass|plier|tong|clothe|trouser|scale|spectacle)$/;
const PREDICATES = ["much discussed afterward", "described in a report"] as const;

interface Nouns {
  readonly forms: Forms;
  readonly owned: string;
  readonly level: Difficulty;
}

function usagesOf(card: FactCard, { forms, owned, level }: Nouns, key: 0 | 1 | 2 | 3): Usage[] {
  const [owner, count] = numbersAt(key);
  const be = count === "singular" ? "was" : "were";
  const right = forms[key];
  return occasions(card, owner, level).flatMap((occasion) =>
    PREDICATES.map((predicate): Usage => {
      const { counted } = occasion;
      const follows = { text: `${be} ${predicate}`, role: "predicate" } as const;
      const sentence = occasion.around(withBlank(occasion, follows.text));
      return {
        archetype: "F27",
        sentence,
        facts: { kind: "noun-forms", counted, follows, ownedVerb: be },
        rule: "Each of two nouns takes its own number: the owner by sense, the owned by the verb.",
        shows: [
          `*${counted}* tells how many own: ${owner}, so the apostrophe stands ${owner === "singular" ? "before" : "after"} the *s*.`,
          `The verb *${be}* tells how many are owned: the second noun is ${count}.`,
          filled(sentence, right),
        ],
        fits: `*${right}* has the owner of *${counted}* and the number of *${be}*.`,
        fails: (form) => wrongPair(numbersAt(forms.indexOf(form)), { key, counted, be, owned }),
      };
    }),
  );
}

function numbersAt(place: number): readonly [GrammaticalNumber, GrammaticalNumber] {
  return [place < 2 ? "singular" : "plural", place % 2 === 0 ? "singular" : "plural"];
}

interface Clues {
  readonly key: number;
  readonly counted: string;
  readonly be: string;
  readonly owned: string;
}

function wrongPair(
  [owner, count]: readonly [GrammaticalNumber, GrammaticalNumber],
  { key, counted, be, owned }: Clues,
): Wrong {
  const [dueOwner, dueCount] = numbersAt(key);
  const ofOwner = `the owner is made ${owner} where the text says *${counted}*`;
  const ofOwned = `the verb *${be}* does not go with the ${count} of *${owned}*`;
  if (owner === dueOwner) return { code: "E-AGREE", reason: `The owner is right, but ${ofOwned}.` };
  if (count === dueCount)
    return { code: "E-POSSESS", reason: `The number of *${owned}* is right, but ${ofOwner}.` };
  return { code: "E-POSSESS", reason: `Neither noun is right: ${ofOwner}, and ${ofOwned}.` };
}

function familyOf(card: FactCard, level: Difficulty): readonly Family[] {
  const { noun, owned } = card.person;
  const single = singularOf(owned);
  if (single === undefined || OF_THE_BODY.test(single)) return [];
  const [one, several] = [possessive(noun, "singular"), possessive(plural(noun), "plural")];
  const forms: Forms = [
    `${one} ${single}`,
    `${one} ${owned}`,
    `${several} ${single}`,
    `${several} ${owned}`,
  ];
  const nouns = { forms, owned: single, level };
  return cardFamily(card, forms, [
    usagesOf(card, nouns, 0),
    usagesOf(card, nouns, 1),
    usagesOf(card, nouns, 2),
    usagesOf(card, nouns, 3),
  ]);
}

/** F27: the owners of each card with what they own. */
export function nounPairFamilies(level: Difficulty): readonly Family[] {
  return factCards.flatMap((card) => familyOf(card, level));
}
