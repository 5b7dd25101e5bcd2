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
  event: "The singular pronoun *this* can refer to a whole event in a new clause.",
  several:
    "The word *these* comes before a plural noun that refers to several things just mentioned.",
  inset: "The pronoun *which* begins a clause that adds information about the noun before it.",
  "subject-clause": "The word *what* can begin a clause that is the subject of the sentence.",
};
const DOES: Readonly<Record<string, string>> = {
  this: "refers to one thing or one event in a clause of its own",
  these: "refers to several things in a clause of its own",
  which: "begins a dependent clause about the noun before it",
  what: "begins a clause that acts as a noun",
};
const NEEDS: Readonly<Record<Part, string>> = {
  event: "a new independent clause refers to one event",
  several: "a new independent clause refers to several things",
  inset: "a dependent clause about the noun before the comma begins",
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
      code: form === "which" || form === "what" ? "incomplete-sentence" : "wrong-pronoun",
      reason: `*${form}* ${DOES[form]}, but here ${NEEDS[part]}.`,
    }),
  };
}

/** Nothing plural may stand in a clause that "this" takes up, or "these" might take up that. */
const HAS_PLURAL = /\b(?!its\b|this\b|was\b|has\b|is\b|across\b|as\b|grass\b|glass\b)\w+s\b/;

/** What is said of an event, with a verb that "these" could not take; nothing where none fits. */
function saidOfOne(ofEvent: string): string | undefined {
  if (/^(?:was|is|has|\w+[^s]s)\b/.test(ofEvent)) return ofEvent;
  return CAUSES.test(ofEvent) ? `was one thing that ${ofEvent}` : undefined;
}

/** What may stand in front of what is said of an event. */
function takingUp(follows: string, level: Difficulty): string {
  return follows.startsWith("was ")
    ? byLevel(level, "", "in the end,", "as things turned out,")
    : byLevel(level, "", "as a rule,", "more often than not,");
}

function events(card: FactCard, part: "event" | "subject-clause", level: Difficulty) {
  return fromDrill(card, "reference", ({ first, ofEvent }): Usage[] => {
    const told = clauseText(first);
    if (part === "event") {
      const follows = saidOfOne(ofEvent);
      if (follows === undefined || HAS_PLURAL.test(`${first.subject} ${first.rest}`)) return [];
      const lead = takingUp(follows, level);
      return [usage(part, sentenceOf(`${told};`, lead, BLANK, follows), follows)];
    }
    if (!CAUSES.test(ofEvent)) return [];
    const be = /[^s]s$/.test(first.verb) ? "is" : "was";
    return [usage(part, sentenceOf(whatLead(level), BLANK, ofEvent, be, "that", told), ofEvent)];
  });
}

function several({ steps: { subject, tense, deeds } }: FactCard, level: Difficulty): Usage {
  const verb = (base: string) =>
    finiteForm(base, { number: subject.number, tense, voice: "active" });
  const [first, second, third] = deeds.map(([base, rest]) => `${verb(base)} ${rest}`);
  const follows = `three steps ${tense === "past" ? "came" : "come"} one after another`;
  const lead = byLevel(level, "", "naturally,", "as one would expect,");
  const told = `${phrase(subject, level !== "Easy")} ${first}, ${second}, and ${third};`;
  return usage("several", sentenceOf(told, lead, BLANK, follows), follows);
}

function remarks({ facts }: FactCard, level: Difficulty): Usage[] {
  return facts.flatMap((fact) =>
    dressesOf(fact)
      .filter(({ front, inset, outcome }) => {
        if (inset !== "aside" || outcome || !fact.aside?.startsWith("which ")) return false;
        return byLevel(level, front === undefined, true, front !== undefined);
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
export function relativeFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  return [
    sharedFamily(
      card,
      ["this", "these", "which", "what"],
      [
        () => events(card, "event", level),
        () => [several(card, level)],
        () => remarks(card, level),
        () => events(card, "subject-clause", level),
      ],
    ),
  ];
}

/** What an event can do to others, so that "what … was that" reads well. */
const CAUSES =
  /^(saved|saves|kept|keeps|let|lets|made|makes|sent|sends|left|leaves|protects|protected|prevented|prevents|spared|spares|gave|gives|surprised|surprises|helped|helps|allowed|allows|caused|causes|delighted|disappointed|worried|amused|startled|delayed|forced|produced)\b/;

/** What may stand before a clause that tells what had such an effect. */
function whatLead(level: Difficulty): string {
  return byLevel(level, "in the end,", "above all,", "more than anything else,");
}
