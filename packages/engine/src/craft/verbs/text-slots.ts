import type { Paragraph, VerbPlace } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { lastWord } from "../../language/last-word.ts";
import { looksPlural } from "../../language/noun.ts";
import type { VerbRoom } from "../../facts/language.ts";
import { rememberedOf } from "../assembly/remembered.ts";
import { sentenceAt } from "../paragraphs/cut.ts";
import { FORMS, type Verb, isFiniteForm, wordsOf } from "./forms.ts";
import type { Slot } from "./slot.ts";

type NonfiniteKind = Exclude<VerbPlace["kind"], "finite" | "relative">;

/** A place for a verb in a paragraph, in its sentence and at its level. */
export interface TextSlot {
  readonly slot: Slot;
  readonly level: Difficulty;
  /** The sentences before and behind its own, with the space between. */
  readonly lead: string;
  readonly trail: string;
}

/** Every place for a verb, once for each form that its words may be. Throws a RangeError for a place that is not there. */
export const slotsOf = rememberedOf((paragraph: Paragraph): readonly TextSlot[] =>
  paragraph.verbs.flatMap((place) => slotsAt(paragraph.text, place)),
);

function slotsAt(text: string, place: VerbPlace): TextSlot[] {
  const at = placeOf(text, place);
  const { start, close } = sentenceAt(text, at);
  const before = text.slice(start, at).trim();
  const after = text.slice(at + place.verb.length, close);
  const verb = verbOf(place);
  const room = roomOf(place, { before, after });
  const level = levelOf(place, before);
  const isFinite = place.kind === "finite" || place.kind === "relative";
  const mayBe = FORMS.filter((form) => isFiniteForm(form) === isFinite);
  return mayBe
    .filter((form) => wordsOf(verb, form) === place.verb)
    .map((form) => ({
      slot: { archetype: archetypeOf(place, before), form, verb, before, after, room },
      level,
      lead: text.slice(0, start).trim(),
      trail: text.slice(close),
    }));
}

/** Where the verb stands: behind the words that it belongs to. */
function placeOf(text: string, place: VerbPlace): number {
  const behind = leaderOf(place);
  const from = behind === "" ? 0 : indexOfWords(text, behind, 0);
  const at = from < 0 ? -1 : indexOfWords(text, place.verb, from + behind.length);
  if (at < 0) throw new RangeError(`"${place.verb}" does not stand behind "${behind}"`);
  return at;
}

function leaderOf(place: VerbPlace): string {
  switch (place.kind) {
    case "finite":
      return place.subject;
    case "relative":
      return place.antecedent;
    case "preposition":
      return "";
    default:
      return place.beside;
  }
}

function indexOfWords(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const isWhole = !/[\p{L}-]/u.test(text.charAt(at - 1) + text.charAt(at + words.length));
    if (isWhole) return at;
  }
  return -1;
}

function lastOfWords(text: string, words: string): number {
  for (let at = text.lastIndexOf(words); at >= 0; at = text.lastIndexOf(words, at - 1)) {
    if (!/[\p{L}-]/u.test(text.charAt(at - 1) + text.charAt(at + words.length))) return at;
    if (at === 0) break;
  }
  return -1;
}

function verbOf(place: VerbPlace): Verb {
  const { base } = place;
  if (place.kind === "finite") return { base, number: place.number, tense: place.tense };
  if (place.kind === "relative") return { base, number: place.number, tense: "present" };
  return { base, number: "singular", tense: "past" };
}

interface Around {
  readonly before: string;
  readonly after: string;
}

function roomOf(place: VerbPlace, { before, after }: Around): VerbRoom {
  switch (place.kind) {
    case "finite":
      return mainRoom(place, { before, after });
    case "relative":
      return { kind: "relative", antecedent: place.antecedent, pronoun: lastWord(before) };
    case "outcome":
      return { kind: "outcome", finite: place.beside };
    case "preposition":
      return { kind: "preposition" };
    case "infinitive":
      return { kind: "infinitive", caller: place.beside };
  }
}

function mainRoom(
  { subject, time, tense }: Extract<VerbPlace, { readonly kind: "finite" }>,
  { before, after }: Around,
): VerbRoom {
  const front = before.slice(0, Math.max(lastOfWords(before, subject), 0));
  const opening = (
    time !== undefined && front.startsWith(`${time}, `) ? front.slice(time.length + 2) : front
  ).trim();
  const date = tense === "past" && time === undefined ? DATE.exec(after)?.[1] : undefined;
  return {
    kind: "main",
    subject,
    ...(time !== undefined && { time }),
    ...(opening !== "" && { opening }),
    ...(date !== undefined && { date }),
  };
}

/** A year behind the verb with neither a mark nor another clause between. */
const DATE =
  /^(?:(?! (?:that|which|who|whose|where|when|until|because|before|after|while|as|than|and|but|if|since|though|although) )[^,;:—(])*? (in (?:the )?[12][0-9]{3}s?)\b/;

const NONFINITE_POINTS: Readonly<Record<NonfiniteKind, string>> = {
  outcome: "F16",
  preposition: "F17",
  infinitive: "F18",
};

/** Which point of the fact sheet the place turns on. */
function archetypeOf(place: VerbPlace, before: string): string {
  if (place.kind === "relative") return "F06";
  if (place.kind !== "finite") return NONFINITE_POINTS[place.kind];
  if (place.tense === "past-perfect") return "F12";
  if (place.tense === "perfect" && place.time !== undefined) return "F13";
  if (between(place.subject, before) > 0) return "F01";
  return place.tense === "present" ? "F10" : "F09";
}

/** Words between the head of the subject and its verb. */
function between(subject: string, before: string): number {
  const rest = before.slice(before.lastIndexOf(subject) + subject.length).trim();
  return rest === "" ? 0 : rest.split(" ").length;
}

/** From so many words between them on, a verb is far from the head of its subject, and very far. */
const FAR = 5;
const VERY_FAR = 12;
/** Words up to a verb in a relative clause by which its noun is in sight. */
const SHORT_CLAUSE = 7;
/** Words of the clause from which an -ing form behind it is hard. */
const LONG_CLAUSE = 28;

/**
 * The level of a place. What the ear settles is Easy at any length: the form behind a preposition or a word that calls
 * for an infinitive, and a verb right behind its subject. Between them it counts how far the subject stands from the verb
 * and whether the nearest noun misleads; words that fix a tense are never Easy.
 */
function levelOf(place: VerbPlace, before: string): Difficulty {
  switch (place.kind) {
    case "preposition":
    case "infinitive":
      return "Easy";
    case "relative":
      return before.split(" ").length <= SHORT_CLAUSE ? "Easy" : "Medium";
    case "outcome":
      return before.split(" ").length < LONG_CLAUSE ? "Medium" : "Hard";
    case "finite":
      return levelOfFinite(place, before);
  }
}

function levelOfFinite(
  { subject, number, tense }: Extract<VerbPlace, { readonly kind: "finite" }>,
  before: string,
): Difficulty {
  const words = between(subject, before);
  const misled = misleads(number, lastWord(before));
  if (tense === "perfect" || tense === "past-perfect") {
    return words >= FAR && misled ? "Hard" : "Medium";
  }
  if (words === 0 || (words < FAR && !misled)) return "Easy";
  return words >= VERY_FAR && misled ? "Hard" : "Medium";
}

/** Whether the word right before the verb looks like a noun of the other number. */
function misleads(number: "singular" | "plural", word: string): boolean {
  return looksPlural(word) === (number === "singular");
}
