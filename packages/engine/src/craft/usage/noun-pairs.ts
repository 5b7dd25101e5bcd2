import type { FactCard, GrammaticalNumber } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { plural, possessive } from "../../language/noun.ts";
import { filled, joined, sentenceOf } from "./parts.ts";
import { recordedOccasions, singularOf } from "./noun-usages.ts";
import { type Family, type Forms, type Usage, type Wrong, cardFamily } from "./usage-model.ts";

/** What people can write, draw, or record together as well as alone. */
const RECORD =
  /^(note|notebook|list|map|sketch|drawing|picture|photograph|report|ledger|chart|recording)$/;
/** A deed that is a record itself, or of which none is kept. */
const NO_RECORD =
  /^(imagined|puzzled|wrestled|received|sketched|practiced|photographed|filmed|mapped|sorted)\b/;
/** Where what is owned ended up, with a noun of the other number between it and its verb from Medium on. */
const FATES = [
  {
    predicate: "preserved for years",
    singular: {
      Medium: ", stored with other papers,",
      Hard: ", stored with various other papers,",
    },
    plural: { Medium: ", stored in a wooden box,", Hard: ", stored in an old wooden box," },
  },
  {
    predicate: "later shown to visitors",
    singular: { Medium: ", copied by volunteers,", Hard: ", neatly copied by two volunteers," },
    plural: { Medium: ", copied by a volunteer,", Hard: ", neatly copied by a volunteer," },
  },
] as const;

interface Nouns {
  readonly forms: Forms;
  readonly owned: string;
  readonly level: Difficulty;
}

function usagesOf(card: FactCard, { forms, owned, level }: Nouns, key: 0 | 1 | 2 | 3): Usage[] {
  const [owner, count] = numbersAt(key);
  const be = count === "singular" ? "was" : "were";
  const right = forms[key];
  return recordedOccasions(card, owner, level).flatMap(({ counted, front }) =>
    FATES.map(({ predicate, ...words }): Usage => {
      const text = joined(level === "Easy" ? "" : words[count][level], be, predicate);
      const follows = { text, role: "predicate" } as const;
      const sentence = sentenceOf(front, BLANK, text);
      return {
        archetype: "F27",
        sentence,
        facts: { kind: "noun-forms", counted, follows, ownedVerb: be },
        rule: "The sense shows how many owners there are, and the verb shows how many things are owned.",
        shows: [
          `*${counted}* shows that the owner is ${owner}, so the apostrophe comes ${owner === "singular" ? "before" : "after"} the *s*.`,
          `The verb *${be}* shows that the second noun is ${count}.`,
          filled(sentence, right),
        ],
        fits: `*${right}* has an owner that matches *${counted}* and a second noun that agrees with *${be}*.`,
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
  const ofOwner = `the owner is ${owner} where the text says *${counted}*`;
  const ofOwned = `the verb *${be}* does not agree with the ${count} form of *${owned}*`;
  if (owner === dueOwner)
    return { code: "wrong-agreement", reason: `The owner is right, but ${ofOwned}.` };
  if (count === dueCount)
    return {
      code: "plural-for-possessive",
      reason: `The number of *${owned}* is right, but ${ofOwner}.`,
    };
  return {
    code: "plural-for-possessive",
    reason: `Neither noun is right: ${ofOwner}, and ${ofOwned}.`,
  };
}

/** F27: the owners of each card with what they own. */
export function nounPairFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  const { noun, owned, did } = card.person;
  const single = singularOf(owned);
  if (single === undefined || !RECORD.test(single) || NO_RECORD.test(did)) return [];
  const [one, several] = [possessive(noun, "singular"), possessive(plural(noun), "plural")];
  const forms: Forms = [
    `${one} ${single}`,
    `${one} ${owned}`,
    `${several} ${single}`,
    `${several} ${owned}`,
  ];
  const nouns = { forms, owned: single, level };
  return cardFamily(card, forms, [
    () => usagesOf(card, nouns, 0),
    () => usagesOf(card, nouns, 1),
    () => usagesOf(card, nouns, 2),
    () => usagesOf(card, nouns, 3),
  ]);
}
