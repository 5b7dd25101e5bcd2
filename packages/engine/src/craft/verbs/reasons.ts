import type { Tense } from "@sat/content";
import { lastWord } from "../../language/last-word.ts";
import { capitalized, inSentence } from "../../language/noun.ts";
import type { OptionWords } from "../options/orbit.ts";
import { cited } from "../wording/cited.ts";
import { type Form, TRAITS, isFiniteForm, tenseOf, wordsOf } from "./forms.ts";
import type { Slot } from "./slot.ts";

/** The rule that decides a slot, by its point; each fits the first sentence of an explanation. */
const RULES: Readonly<Record<string, string>> = {
  F01: "A verb agrees with the main noun of its subject, whatever comes between them.",
  F09: "The tense of a verb must match the time that the sentence describes.",
  F12: "An action completed by a certain time in the past takes the past perfect.",
  F13: "What began in the past and continues to the present takes the present perfect.",
};

/** The rule of a form without tense, by what calls for it. */
const NONFINITE: Readonly<Partial<Record<Slot["room"]["kind"], string>>> = {
  outcome: "After a complete clause and a comma, a detail can be added in an -ing form.",
  preposition: "After a preposition, a verb takes its -ing form.",
};

/** Whether some other form would agree with the subject and fails in its time alone. */
export function isDecidedByTime(slot: Slot, forms: readonly Form[]): boolean {
  const { room, verb } = slot;
  if (room.kind !== "main" || (room.time ?? room.date) === undefined) return false;
  return forms.some((form) => {
    const { number } = TRAITS[form];
    const agrees = number === undefined || number === verb.number;
    return isFiniteForm(form) && agrees && tenseOf(form) !== tenseOf(slot.form);
  });
}

/** Points of tense, whose rule gives way to that of agreement where the number alone decides. */
const OF_TENSE: ReadonlySet<string> = new Set(["F09", "F10", "F13"]);

const SHOWS_TENSE = "Every sentence needs a main verb that shows tense.";

/** Whether nothing stands between the head of the subject and the blank. */
export function isBesideSubject({ room, before }: Slot): boolean {
  return room.kind === "main" && before.endsWith(room.subject);
}

/** The rule for a slot. Throws for a point that has none: a fault of its shape. */
export function ruleOf(slot: Slot, forms: readonly Form[]): string {
  const { archetype, room, form } = slot;
  const byTime = isDecidedByTime(slot, forms);
  if (room.kind === "main" && !byTime) {
    if (TRAITS[form].number === undefined) return SHOWS_TENSE;
    if (isBesideSubject(slot)) return "A verb agrees in number with its subject.";
  }
  const point = OF_TENSE.has(archetype) && room.kind === "main" && !byTime ? "F01" : archetype;
  if (room.kind === "relative")
    return `A verb after *${room.pronoun}* agrees with the noun that *${room.pronoun}* stands for.`;
  if (room.kind === "infinitive")
    return `A verb that completes *${room.caller}* takes the form with *to*.`;
  const rule = NONFINITE[room.kind] ?? RULES[point === "F01" && byTime ? "F09" : point];
  if (rule === undefined) throw new RangeError(`there is no rule for ${archetype}`);
  return rule;
}

/** Why the right form is right, said of this place. */
export function whyRight(slot: Slot, form: Form): string {
  const named = `The ${TRAITS[form].name} *${wordsOf(slot.verb, form)}*`;
  switch (slot.room.kind) {
    case "outcome":
      return `${named} adds a detail to the clause, which has its verb already.`;
    case "preposition":
      return `${named} can follow the preposition *${lastWord(slot.before)}*.`;
    case "infinitive":
      return `${named} completes *${slot.room.caller}*.`;
    default:
      return TRAITS[form].number === undefined
        ? `${named} gives the clause its verb${andItsTime(slot, form)}.`
        : `${named} agrees with its subject and gives the clause its verb${andItsTime(slot, form)}.`;
  }
}

/** What the tense fits, if words of time decide it. */
function andItsTime(slot: Slot, form: Form): string {
  const time = slot.room.kind === "main" ? (slot.room.time ?? slot.room.date) : undefined;
  return time !== undefined && tellsTime(slot, tenseOf(form) ?? "present")
    ? `, and its tense fits ${cited(time)}`
    : "";
}

type Wrong = Pick<OptionWords, "code" | "reason">;

/** Why a form fails in the slot. */
export function wrongForm(slot: Slot, form: Form): Wrong {
  const words = wordsOf(slot.verb, form);
  const named = `the ${nameIn(slot, form)} *${words}*`;
  switch (slot.room.kind) {
    case "outcome":
      return {
        code: "wrong-verb-form",
        reason: `The sentence already has its main verb, *${slot.room.finite}*, and nothing joins ${named} to it.`,
      };
    case "infinitive":
      return {
        code: "wrong-verb-form",
        reason: `After *${slot.room.caller}*, an infinitive with *to* is needed, not ${named}.`,
      };
    case "preposition":
      return {
        code: "wrong-verb-form",
        reason: `After a preposition, an -ing form is needed, not ${named}.`,
      };
    default:
      return isFiniteForm(form) ? wrongFinite(slot, form) : fragment(named);
  }
}

/** Where no finite verb can stand, a plain form shows no number. */
function nameIn({ room }: Slot, form: Form): string {
  const isFinitePlace = !/^(?:outcome|preposition|infinitive)$/.test(room.kind);
  return form === "hold" && !isFinitePlace ? "base form" : TRAITS[form].name;
}

function fragment(named: string): Wrong {
  return {
    code: "incomplete-sentence",
    reason: `${capitalized(named)} leaves its clause without a verb that shows tense.`,
  };
}

function wrongFinite(slot: Slot, form: Form): Wrong {
  const { number } = TRAITS[form];
  const tense = tenseOf(form);
  const words = wordsOf(slot.verb, form);
  const agrees = number === undefined || number === slot.verb.number;
  const timely = tense === tenseOf(slot.form);
  const mismatch = `the ${number} *${words}* does not agree with ${subjectOf(slot)} which is ${slot.verb.number}`;
  const late = `the ${TENSE_NAMES[tense ?? "present"]} *${words}* does not fit ${timeOf(slot)}`;
  if (!agrees && !timely && tellsTime(slot, tenseOf(slot.form) ?? "present")) {
    return {
      code: "wrong-agreement",
      reason: `Two errors: ${mismatch}, and its tense does not fit ${timeOf(slot)}.`,
    };
  }
  return agrees
    ? { code: "wrong-tense", reason: capitalized(`${late}.`) }
    : { code: "wrong-agreement", reason: capitalized(`${mismatch}.`) };
}

const TENSE_NAMES = {
  present: "present",
  past: "simple past",
  perfect: "present perfect",
  "past-perfect": "past perfect",
} as const;

/** The subject of a finite slot, as a reason names it, with the comma before "which". */
function subjectOf({ room }: Slot): string {
  if (room.kind === "main") return cited(inSentence(room.subject), ",");
  return room.kind === "relative" ? cited(inSentence(room.antecedent), ",") : "the subject,";
}

/** Words in front that speak of the present; a place in front tells no time. */
const OF_PRESENT =
  /^(today|even|now|these|currently|at present|in our own|each|every|before every)/;

/** What tells the time of the verb, as a step; undefined where number or form alone decides. */
export function timeStep(slot: Slot): string | undefined {
  const tense = tenseOf(slot.form);
  if (tense === undefined || !tellsTime(slot, tense)) return undefined;
  return `The ${TENSE_NAMES[tense]} fits ${timeOf(slot)}.`;
}

function tellsTime({ room }: Slot, tense: string): boolean {
  if (room.kind !== "main") return false;
  if (room.date !== undefined) return true;
  return room.time !== undefined && (tense !== "present" || OF_PRESENT.test(room.time));
}

/** What words of time tell beside a tense. */
const TELLS: Readonly<Record<Tense, string>> = {
  present: "",
  past: "which names a time that is over",
  perfect: "which reaches up to the present",
  "past-perfect": "which looks back from a time in the past",
};

function timeOf({ room, form }: Slot): string {
  const time = room.kind === "main" ? (room.time ?? room.date) : undefined;
  const tells = TELLS[tenseOf(form) ?? "present"];
  if (time !== undefined) return tells === "" ? cited(time) : `${cited(time, ",")} ${tells}`;
  return tenseOf(form) === "present" ? "a general truth" : "the time of which the text tells";
}

/** Where to begin: the subject is named, and its number is left to find. */
export function firstStepAt(slot: Slot, forms: readonly Form[]): string {
  const { room, before } = slot;
  switch (room.kind) {
    case "preposition":
      return `The word *${lastWord(before)}* is a preposition. Try a noun in the blank: which form of the verb can do a noun's work?`;
    case "infinitive":
      return `Read *${room.caller}* with each form in turn, without the rest of the sentence.`;
    case "outcome":
      return `The clause before the comma has a verb already: *${room.finite}*.`;
    default:
      return TRAITS[slot.form].number !== undefined &&
        forms.some((form) => isOfOtherNumber(slot, form))
        ? `The verb at the blank belongs to ${subjectOf(slot)} so say first whether that is one thing or several.`
        : `The verb at the blank belongs to ${subjectOf(slot)} so ask when the action takes place.`;
  }
}

function isOfOtherNumber({ verb }: Slot, form: Form): boolean {
  const { number } = TRAITS[form];
  return number !== undefined && number !== verb.number;
}

/** What the slot is, told on the words of its sentence. */
export function placeOf(slot: Slot): string {
  const { room, verb } = slot;
  switch (room.kind) {
    case "outcome":
      return `The words before the comma are an independent clause with the verb *${room.finite}*; what follows comments on it.`;
    case "infinitive":
      return `The blank comes right after *${room.caller}*, which needs *to* and a verb to complete it.`;
    case "preposition":
      return `The word before the blank, *${lastWord(slot.before)}*, is a preposition, and what follows it acts as a noun.`;
    case "relative":
      return `The subject of the verb is *${room.pronoun}*, which stands for ${subjectOf(slot)} and that is ${verb.number}.`;
    case "main":
      return `The verb at the blank belongs to ${subjectOf(slot)} which is ${verb.number}.`;
  }
}
