import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { clauseText, dressesOf, finiteForm, phrase, piecesOf } from "../../language/statement.ts";
import type { RelativeFacts } from "../../facts/usage.ts";
import { byLevel, filled, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Usage, sharedFamily } from "./usage-model.ts";

type Part = RelativeFacts["part"];
const WORDS: Readonly<Record<Part, string>> = {
  event: "this",
  several: "these",
  inset: "which",
  "subject-clause": "what",
};
const RULES: Readonly<Record<Part, string>> = {
  event: "A whole event is one thing, so the singular *this* takes it up in a new clause.",
  several: "The word *these* stands before a plural noun that takes up several things just told.",
  inset: "The word *which* opens a clause that only adds a remark about the noun before it.",
  "subject-clause": "The word *what* opens a clause that is itself the subject of the sentence.",
};
const DOES: Readonly<Record<string, string>> = {
  this: "takes up one thing or one event in a clause of its own",
  these: "takes up several things in a clause of its own",
  which: "opens a clause that depends on the noun before it",
  what: "opens a clause that names a thing not yet named",
};
const NEEDS: Readonly<Record<Part, string>> = {
  event: "a new main clause takes up one event",
  several: "a new main clause counts up several things",
  inset: "a remark on the noun before the comma begins",
  "subject-clause": "the whole clause at the blank is the subject of a later verb",
};

function usage(part: Part, sentence: string, follows: string): Usage {
  const word = WORDS[part];
  return {
    archetype: "F22",
    sentence,
    facts: { kind: "relative", part, follows },
    rule: RULES[part],
    shows: [`At the blank ${NEEDS[part]}.`, filled(sentence, word)],
    fits: `*${word}* ${DOES[word]}, as the sentence needs.`,
    fails: (form) => ({
      code: part === "inset" || form === "which" || form === "what" ? "E-RUNON" : "E-PRONOUN",
      reason: `*${form}* ${DOES[form]}, but here ${NEEDS[part]}.`,
    }),
  };
}

/** Nothing plural may stand in a clause that "this" takes up, or "these" might take up that. */
const HAS_PLURAL = /\b(?!its\b|this\b|was\b|has\b|is\b|across\b|as\b|grass\b|glass\b)\w+s\b/;
/** What an event can do to others, so that "what … was that" reads well. */
const CAUSES =
  /^(saved|saves|kept|keeps|let|lets|made|makes|sent|sends|left|leaves|protects|protected|prevented|prevents|spared|spares|gave|gives|surprised|surprises|helped|helps|allowed|allows|caused|causes)\b/;

function events(card: FactCard, part: "event" | "subject-clause", level: Difficulty) {
  return fromDrill(card, "reference", ({ first, ofEvent }): Usage[] => {
    const told = clauseText(first);
    const lead = byLevel(level, "", "by all accounts,", "to judge by every account of the time,");
    if (part === "event") {
      if (HAS_PLURAL.test(`${first.subject} ${first.rest}`)) return [];
      return [usage(part, sentenceOf(`${told};`, lead, BLANK, ofEvent), ofEvent)];
    }
    if (!CAUSES.test(ofEvent)) return [];
    const be = /[^s]s$/.test(first.verb) ? "is" : "was";
    const front = lead === "" ? "in the end," : lead;
    return [usage(part, sentenceOf(front, BLANK, ofEvent, be, "that", told), ofEvent)];
  });
}

function several({ steps: { subject, tense, deeds } }: FactCard, level: Difficulty): Usage {
  const verb = (base: string) =>
    finiteForm(base, { number: subject.number, tense, voice: "active" });
  const [first, second, third] = deeds.map(([base, rest]) => `${verb(base)} ${rest}`);
  const follows = `three steps ${tense === "past" ? "followed" : "follow"} one another without a pause`;
  const lead = byLevel(level, "", "by all accounts,", "to judge by most accounts,");
  const told = `${phrase(subject, level !== "Easy")} ${first}, ${second}, and ${third};`;
  return usage("several", sentenceOf(told, lead, BLANK, follows), follows);
}

function remarks({ facts }: FactCard, level: Difficulty): Usage[] {
  return facts.flatMap((fact) =>
    dressesOf(fact)
      .filter(({ front, after, inset, outcome }) => {
        if (inset !== "aside" || outcome || !fact.aside?.startsWith("which ")) return false;
        return after === (level !== "Easy") && (front !== undefined) === (level === "Hard");
      })
      .map((dress) => {
        const { front, subject, inset, verb, rest } = piecesOf(fact, dress);
        const follows = inset.replace(/^which /, "");
        const lead = front && `${front},`;
        return usage(
          "inset",
          sentenceOf(lead, `${subject},`, BLANK, `${follows},`, verb, rest),
          follows,
        );
      }),
  );
}

/** F22: one set of words for all cards. */
export function relativeFamilies(level: Difficulty): readonly Family[] {
  return [
    sharedFamily(["this", "these", "which", "what"], (card) => [
      events(card, "event", level),
      [several(card, level)],
      remarks(card, level),
      events(card, "subject-clause", level),
    ]),
  ];
}
