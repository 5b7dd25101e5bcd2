import type { DrillOf, FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { asSentence, clauseText } from "../../language/statement.ts";
import { byLevel, filled, fromDrill, joined, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, cardFamily } from "./usage-model.ts";

interface Told {
  readonly reference: DrillOf<"reference">;
  readonly level: Difficulty;
  /** The noun that is meant, the other one, and what is said of the first. */
  readonly meant: string;
  readonly other: string;
  readonly of: string;
}

/** What the card tells, and a second sentence with the blank. */
function afterEvent({ reference }: Told, lead: string, follows: string): string {
  return `${asSentence(clauseText(reference.first))} ${sentenceOf(lead, BLANK, follows)}`;
}

function isPast(told: string): boolean {
  return /^(was|were|had|could|would)\b/.test(told) || !/^(?:\w+[^s]s|is|has|can)\b/.test(told);
}

/** The last word of a noun phrase without a tail. */
function headOf(words: string): string {
  return words.split(" ").at(-1) ?? "";
}

/** The blank needs the noun itself, since the sentence sets it against the other and "it" could mean either. */
function noun(told: Told): Usage[] {
  const { reference, level, meant, other, of } = told;
  const { candidates, first } = reference;
  // A pronoun would be taken for the subject, and be plain enough.
  if (candidates.some((candidate) => headOf(candidate) === headOf(first.subject))) return [];
  const remark = isPast(of)
    ? byLevel(level, "", "in fact,", "as someone later pointed out,")
    : byLevel(level, "", "in fact,", "as someone has pointed out,");
  const lead = joined("of the two,", remark, "only");
  const fails: Readonly<Record<string, string>> = {
    it: `*It* could refer to *${meant}* or to *${other}*, so its antecedent is unclear.`,
    there: "*There* names nothing, so the verb would lack a subject.",
    what: "*What* would begin a clause that lacks a main verb after it.",
  };
  return [
    {
      archetype: "F25",
      sentence: afterEvent(told, lead, of),
      facts: { kind: "reference", candidates, meant, follows: of },
      rule: "When a pronoun could refer to either of two nouns, the noun itself must be used.",
      shows: [
        `Two things have been named: *${candidates[0]}* and *${candidates[1]}*.`,
        `A pronoun would leave open which of them ${of}; *${meant}* does not.`,
      ],
      fits: `*${meant}* says clearly what ${of}.`,
      fails: (form) => ({ code: "wrong-pronoun", reason: fails[form] ?? "" }),
    },
  ];
}

/** The blank is the empty subject of "… is easy to see why" or "… is no doubt that". */
function empty(told: Told, word: "it" | "there"): Usage {
  const { reference, level, meant } = told;
  const { candidates, ofEvent } = reference;
  const phrase = word === "it" ? "is easy to see why" : "is no doubt that";
  const follows = `${phrase} this ${ofEvent}`;
  const lead = byLevel(level, "of course,", "on reflection,", "in hindsight,");
  const sentence = afterEvent(told, lead, follows);
  const fails: Readonly<Record<string, string>> = {
    [meant]: `*${meant}* names a thing, but *${phrase}* does not describe a thing.`,
    it: `*It* is an empty subject for an adjective such as *easy*, not for *no doubt*.`,
    there: `*There* tells that something exists, but *easy to see* is not a thing.`,
    what: `*What ${phrase}* would be the subject of a verb that never comes.`,
  };
  return {
    archetype: "F25",
    sentence,
    facts: { kind: "reference", candidates, follows },
    rule: "The empty subject *it* or *there* can come before a clause that gives the main point.",
    shows: [
      `An empty subject, not the name of a thing, comes before *${phrase}*.`,
      filled(sentence.split(". ")[1] ?? "", word),
    ],
    fits: `*${word}* is the empty subject that goes with *${phrase}*.`,
    fails: (form) => ({
      code: form === meant ? "wrong-sense" : "wrong-pronoun",
      reason: fails[form] ?? "",
    }),
  };
}

/** The blank opens a clause that is the subject of the verb after it. */
function whole({ reference, level }: Told): Usage[] {
  const { first, candidates, ofEvent } = reference;
  if (!CAUSES.test(ofEvent)) return [];
  const clauseVerb = isPast(ofEvent) ? "was that" : "is that";
  const follows = `${ofEvent} ${clauseVerb} ${clauseText(first)}`;
  return [
    {
      archetype: "F25",
      sentence: sentenceOf(whatLead(level), BLANK, follows),
      facts: { kind: "reference", candidates, follows, clauseVerb },
      rule: "A clause that begins with *what* can be the subject of a sentence.",
      shows: [
        `After *${ofEvent}* come the words *${clauseVerb}*, whose subject must be a whole clause.`,
        `Only *what* makes a subject of the words up to *${clauseVerb}*.`,
      ],
      fits: `*What* makes the words up to *${clauseVerb}* a subject.`,
      fails: (form) => ({
        code: "run-on",
        reason: `With *${form}* an independent clause comes before *${clauseVerb}*, which then has no subject.`,
      }),
    },
  ];
}

/** What an event can do to others, so that "what … was that" reads well. */
export const CAUSES =
  /^(saved|saves|kept|keeps|let|lets|made|makes|sent|sends|left|leaves|protects|protected|prevented|prevents|spared|spares|gave|gives|surprised|surprises|helped|helps|allowed|allows|caused|causes|delighted|disappointed|worried|amused|startled|delayed|forced|produced)\b/;

/** What may stand before a clause that tells what had such an effect. */
export function whatLead(level: Difficulty): string {
  return byLevel(level, "in the end,", "above all,", "more than anything else,");
}

/** F25: the nouns of each card that a pronoun would leave unclear. */
export function referenceFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "reference", (reference) => {
    const { candidates, ofFirst, ofSecond } = reference;
    const [first, second] = candidates;
    return [
      { reference, level, meant: first, other: second, of: ofFirst },
      { reference, level, meant: second, other: first, of: ofSecond },
    ].flatMap((told) => {
      const forms: Forms = [told.meant, "it", "there", "what"];
      return cardFamily(card, forms, [
        () => noun(told),
        () => [empty(told, "it")],
        () => [empty(told, "there")],
        () => whole(told),
      ]);
    });
  });
}
