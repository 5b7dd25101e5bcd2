import { type DrillOf, type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { asSentence, clauseText } from "../../language/statement.ts";
import { byLevel, filled, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, cardFamily } from "./usage-model.ts";

interface Told {
  readonly reference: DrillOf<"reference">;
  readonly lead: string;
  /** The noun that is meant, the other one, and what is said of the first. */
  readonly meant: string;
  readonly other: string;
  readonly of: string;
}

function usageOf(
  { reference, lead }: Told,
  follows: string,
): Pick<Usage, "archetype" | "sentence"> {
  const { first } = reference;
  return {
    archetype: "F25",
    sentence: `${asSentence(clauseText(first))} ${sentenceOf(lead, BLANK, follows)}`,
  };
}

/** The blank needs the noun itself, since "it" could mean either. */
function noun(told: Told): Usage {
  const { reference, meant, other, of } = told;
  const { candidates } = reference;
  const fails: Readonly<Record<string, string>> = {
    it: `*It* could stand for *${meant}* as well as for *${other}*.`,
    there: "*There* names nothing, so the verb would lack a subject.",
    what: "*What* would open a clause that is not carried on to a verb of its own.",
  };
  return {
    ...usageOf(told, of),
    facts: { kind: "reference", candidates, meant, follows: of },
    rule: "Where a pronoun could stand for either of two nouns, the noun itself must be named.",
    shows: [
      `Two things have been named: *${candidates[0]}* and *${candidates[1]}*.`,
      `A pronoun would leave open which of them ${of}; *${meant}* does not.`,
    ],
    fits: `*${meant}* says clearly what ${of}.`,
    fails: (form) => ({ code: "E-PRONOUN", reason: fails[form] ?? "" }),
  };
}

/** The blank is the empty subject of "… is clear that" or "… is no doubt that". */
function empty(told: Told, word: "it" | "there"): Usage {
  const { reference, meant, of } = told;
  const { candidates } = reference;
  const phrase = word === "it" ? "is clear that" : "is no doubt that";
  const follows = `${phrase} ${meant} ${of}`;
  const { archetype, sentence } = usageOf(told, follows);
  const fails: Readonly<Record<string, string>> = {
    [meant]: `*${meant}* is spoken of after *that*; it cannot be the subject of *${phrase}* too.`,
    it: `*It* is an empty subject for an adjective such as *clear*, not for *no doubt*.`,
    there: `*There* tells that something exists, but *clear* is not a thing.`,
    what: `*What ${phrase}* would be the subject of a verb that never comes.`,
  };
  return {
    archetype,
    sentence,
    facts: { kind: "reference", candidates, follows },
    rule: "A sentence may begin with an empty subject when its real point is a clause with *that*.",
    shows: [
      `Before *${phrase}* stands no thing but an empty subject.`,
      filled(sentence.split(". ")[1] ?? "", word),
    ],
    fits: `*${word}* is the empty subject that goes with *${phrase}*.`,
    fails: (form) => ({
      code: form === meant ? "X-FIT" : "E-PRONOUN",
      reason: fails[form] ?? "",
    }),
  };
}

/** The blank opens a clause that is the subject of the verb after it. */
function whole(told: Told): Usage {
  const { reference, meant, of } = told;
  const isPast = /^(was|were|had|could|would)\b/.test(of) || !/^(?:\w+[^s]s|is|has|can)\b/.test(of);
  const be = isPast ? "was" : "is";
  const follows = `${of} ${be} ${meant}`;
  return {
    ...usageOf(told, follows),
    facts: {
      kind: "reference",
      candidates: reference.candidates,
      follows,
      clauseVerb: `${be} ${meant}`,
    },
    rule: "A clause with *what* can be the subject of a sentence and so hold back what is meant.",
    shows: [
      `After *${of}* comes a second verb, *${be}*, whose subject must be a whole clause.`,
      `Only *what* makes a subject of the words up to *${be}*.`,
    ],
    fits: `*What* makes the words up to *${be}* a subject.`,
    fails: (form) => ({
      code: "E-RUNON",
      reason: `With *${form}* there would be a full clause before *${be}*, and *${be}* would have no subject.`,
    }),
  };
}

function familiesOf(card: FactCard, level: Difficulty): readonly Family[] {
  const lead = byLevel(
    level,
    "in fact,",
    "by all accounts,",
    "according to those who know the subject well,",
  );
  return fromDrill(card, "reference", (reference) => {
    const { candidates, ofFirst, ofSecond } = reference;
    const [first, second] = candidates;
    return [
      { reference, lead, meant: first, other: second, of: ofFirst },
      { reference, lead, meant: second, other: first, of: ofSecond },
    ].flatMap((told) => {
      const forms: Forms = [told.meant, "it", "there", "what"];
      return cardFamily(card, forms, [
        [noun(told)],
        [empty(told, "it")],
        [empty(told, "there")],
        [whole(told)],
      ]);
    });
  });
}

/** F25: the nouns of each card that a pronoun would leave unclear. */
export function referenceFamilies(level: Difficulty): readonly Family[] {
  return factCards.flatMap((card) => familiesOf(card, level));
}
