import type { VerbFormFacts, VerbRoom } from "@sat/engine";
import { BLANK, OPTION_LETTERS, type OptionLetter, type ShownChoice } from "@sat/item";
import { type GrammaticalNumber, numberOf } from "./number.ts";
import { infinitive, nonfinite } from "./nonfinite-rooms.ts";
import { lettersWhere, sentenceOfBlank } from "./printed.ts";
import { tensesAt } from "./times.ts";
import type { Demand, RoomOf, Sentence } from "./verb-rooms.ts";
import { type Tense, type VerbReading, readVerb } from "./verb-readings.ts";

/** The forms for which the sentence as printed has room. */
export function proveVerbForm({ room }: VerbFormFacts, item: ShownChoice): OptionLetter[] {
  const { demand, readingsOf } = roomFor(room, item);
  if (demand === undefined) return [];
  return lettersWhere(item, (option) =>
    readingsOf(option).some((reading) => meets(reading, demand)),
  );
}

/** What the place demands, if the print bears the facts out, and what each option can be there. */
export function roomFor(room: VerbRoom, item: ShownChoice) {
  const [before = "", after = ""] = sentenceOfBlank(item).split(BLANK);
  const sentence = { before: before.trimEnd(), after };
  const options = OPTION_LETTERS.map((letter) => item.options[letter]);
  return {
    demand: demandOf(room, sentence),
    readingsOf: (option: string): readonly VerbReading[] =>
      readVerb(option, options).filter(
        (reading) => !isBarred(reading, option, { options, sentence, room }),
      ),
  };
}

/** "The pelts sold by traders" is no sentence: before an agent a word beside its own passive is a participle. */
function isBarred(
  { shape, tense }: VerbReading,
  option: string,
  { options, sentence, room }: { options: readonly string[]; sentence: Sentence; room: VerbRoom },
): boolean {
  const besidePassive = options.some(
    (other) => /^(is|are|was|were) /.test(other) && other.endsWith(` ${option}`),
  );
  return (
    room.kind === "main" &&
    shape === "finite" &&
    tense === "past" &&
    besidePassive &&
    / by /.test(sentence.after)
  );
}

function meets({ shape, tense, number }: VerbReading, demand: Demand): boolean {
  if (!demand.shapes.includes(shape)) return false;
  if (shape !== "finite") return true;
  const timely =
    tense === undefined || demand.tenses === undefined || demand.tenses.includes(tense);
  const agrees = number === undefined || demand.number === undefined || number === demand.number;
  return timely && agrees;
}

/** What the place demands; undefined when the printed words contradict the claim. */
function demandOf(room: VerbRoom, sentence: Sentence): Demand | undefined {
  switch (room.kind) {
    case "main":
      return mainVerb(room, sentence);
    case "relative":
      return relativeVerb(room, sentence);
    case "infinitive":
      return infinitive(room, sentence);
    default:
      return nonfinite(room, sentence);
  }
}

function finite(number: GrammaticalNumber | undefined, tenses?: readonly Tense[]): Demand {
  return { shapes: ["finite"], ...(tenses && { tenses }), ...(number && { number }) };
}

/** A verb whose subject opens the sentence, or follows a time and a conjunction. */
function mainVerb(
  { subject, time, opening, date }: RoomOf<"main">,
  { before, after }: Sentence,
): Demand | undefined {
  const front = `${time === undefined ? "" : `${time}, `}${opening === undefined ? "" : `${opening} `}`;
  if (!before.toLowerCase().startsWith(`${front}${subject}`.toLowerCase())) return undefined;
  const between = before.slice(front.length + subject.length);
  // What stands between has a preposition, a clause or a mark at its front, so that it is no part of the head.
  if (!/^($|,? [a-z])/.test(between)) return undefined;
  return date === undefined
    ? finite(subjectNumber(subject), tensesAt(time))
    : datedVerb(subject, date, after);
}

/** What may begin another clause, whose date it would be. */
const CLAUSE_BETWEEN =
  /[,;:—(]| (that|which|who|whose|where|when|until|because|before|after|while|as|than|and|but|if|since|though|although) /;

/** A date behind the verb fixes its tense only if no mark and no other clause comes between. */
function datedVerb(subject: string, date: string, after: string): Demand | undefined {
  const [between] = after.split(` ${date}`);
  if (between === undefined || between === after || !/^in (the )?\d{4}s?$/.test(date))
    return undefined;
  if (CLAUSE_BETWEEN.test(`${between} `)) return undefined;
  return finite(subjectNumber(subject), ["past", "past-perfect"]);
}

/** The number of a subject, whose parts may be told by a word of quantity or be an -ing phrase. */
function subjectNumber(subject: string): GrammaticalNumber {
  if (/^a number of\b/i.test(subject)) return "plural";
  if (/^(the number of|each of|every one of|one of)\b/i.test(subject)) return "singular";
  // "Drying the leaves" is one activity, "floating needles" are several things.
  return /^\w+ing (the|a|an|all|any|every|each|even|its|their|this|such)\b/i.test(subject)
    ? "singular"
    : numberOf(subject);
}

/** The verb of a clause that a pronoun opens. */
function relativeVerb(
  { antecedent, pronoun }: RoomOf<"relative">,
  { before }: Sentence,
): Demand | undefined {
  return before.endsWith(`, ${pronoun}`)
    ? whichVerb(antecedent, before)
    : besideNoun(antecedent, pronoun, before);
}

/** A clause with "which" about the noun right before its comma, which must have no noun of its own behind it. */
function whichVerb(antecedent: string, before: string): Demand | undefined {
  const isBeside = ["which", "who"]
    .map((pronoun) => `${antecedent}, ${pronoun}`.toLowerCase())
    .some((end) => `, ${before}`.toLowerCase().endsWith(`, ${end}`));
  const isBare = !/ (of|in|on|with|from|for|at|by) /.test(antecedent);
  return isBeside && isBare ? finite(numberOf(antecedent)) : undefined;
}

/** A clause without a comma about the noun right before it; behind a preposition two nouns could be meant. */
function besideNoun(antecedent: string, pronoun: string, before: string): Demand | undefined {
  const at = before.toLowerCase().lastIndexOf(`${antecedent} ${pronoun}`.toLowerCase());
  const isBeside = at >= 0 && at + antecedent.length + 1 + pronoun.length === before.length;
  const isBare = !/ (of|in|on|with|from|for|at|by) /.test(antecedent);
  const isSecond = /\b(of|in|on|with|from|for|at|by) (the |an? )?$/i.test(before.slice(0, at));
  return isBeside && isBare && !isSecond && /^(that|which|who)$/.test(pronoun)
    ? finite(numberOf(antecedent))
    : undefined;
}
