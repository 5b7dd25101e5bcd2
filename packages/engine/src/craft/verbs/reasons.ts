import type { OptionWords } from "../orbit.ts";
import { type Form, TRAITS, isFiniteForm, wordsOf } from "./forms.ts";
import type { Slot } from "./slot.ts";

/** The rule that decides a slot, by its point; each fits the first sentence of an explanation. */
const RULES: Readonly<Record<string, string>> = {
  F01: "A verb agrees with the head of its subject, whatever stands between the two.",
  F02: "A verb that comes before its subject still agrees with that subject.",
  F03: "An -ing phrase that serves as a subject counts as one thing.",
  F04: "Only *and* adds two subjects up; *or*, *as well as*, and *like* do not.",
  F05: "The word before *of* decides: *one of* and *each of* are singular, *several of* is plural.",
  F06: "A verb after *that* agrees with the noun or pronoun that *that* stands for.",
  F07: "After *the number of* stands a singular verb, after *a number of* a plural one.",
  F08: "A noun that names a group as one body takes a singular verb.",
  F09: "A verb takes the tense that the time of its sentence calls for.",
  F10: "What holds in general stands in the simple present.",
  F11: "What happens inside a story is told in the present tense.",
  F12: "What was complete by a time in the past stands in the past perfect.",
  F13: "What began in the past and still counts now stands in the present perfect.",
  F14: "What was foreseen at a time in the past takes *would*.",
  F15: "Every sentence needs a main verb that shows tense.",
  F16: "A verb that is not the main verb takes the nonfinite form that its place calls for.",
  F19: "A clause that begins with *that*, *which*, or *who* needs a verb that shows tense.",
  F20: "The members of a list share one grammatical form.",
};

/** The rule for a slot. Throws for a point that has none: a fault of its shape. */
export function ruleOf({ archetype }: Slot): string {
  const rule = RULES[archetype];
  if (rule === undefined) throw new RangeError(`there is no rule for ${archetype}`);
  return rule;
}

type Wrong = Pick<OptionWords, "code" | "reason">;

/** Why a form fails in the slot. */
export function wrongForm(slot: Slot, form: Form): Wrong {
  const words = wordsOf(slot.verb, form);
  const named = `the ${TRAITS[form].name} *${words}*`;
  switch (slot.room.kind) {
    case "list":
      return {
        code: "E-PARALLEL",
        reason: `The list begins with *${slot.room.partner}*; ${named} breaks off from that form.`,
      };
    case "outcome":
      return besideVerb(slot.room.finite, form, named);
    case "inset":
      return besideVerb(slot.room.finite, form, named);
    case "purpose":
      return {
        code: "E-FORM",
        reason: `After *in order*, ${named} does not fit; an infinitive is due.`,
      };
    case "preposition":
      return {
        code: "E-FORM",
        reason: `Right after a preposition, ${named} does not fit; an -ing form is due.`,
      };
    default:
      return isFiniteForm(form) ? wrongFinite(slot, form) : fragment(slot, named);
  }
}

function besideVerb(finite: string, form: Form, named: string): Wrong {
  return isFiniteForm(form)
    ? {
        code: "E-RUNON",
        reason: `The sentence has its main verb, *${finite}*; ${named} would be a second one that nothing joins to it.`,
      }
    : {
        code: "E-FORM",
        reason: `The place does call for a form without tense, but ${named} does not describe what it stands beside.`,
      };
}

function fragment({ room }: Slot, named: string): Wrong {
  const where =
    room.kind === "relative" ? `the clause after *${room.pronoun ?? "that"}*` : "the subject";
  return {
    code: "E-FRAGMENT",
    reason: `Since ${named} shows no tense, ${where} would be left without a verb.`,
  };
}

function wrongFinite(slot: Slot, form: Form): Wrong {
  const { number, tense } = TRAITS[form];
  const right = TRAITS[slot.form];
  const words = wordsOf(slot.verb, form);
  const agrees = number === undefined || number === slot.verb.number;
  const timely = tense === right.tense;
  const mismatch = `the ${number} *${words}* does not agree with ${subjectOf(slot)}, which is ${slot.verb.number}`;
  const late = `the ${TENSE_NAMES[tense ?? "present"]} *${words}* does not fit ${timeOf(slot)}`;
  if (!agrees && !timely) {
    return {
      code: "E-AGREE",
      reason: `Two slips: ${mismatch}, and its tense does not fit ${timeOf(slot)}.`,
    };
  }
  return agrees
    ? { code: "E-TENSE", reason: capital(`${late}.`) }
    : { code: "E-AGREE", reason: capital(`${mismatch}.`) };
}

const TENSE_NAMES = {
  present: "present",
  past: "simple past",
  perfect: "present perfect",
  "past-perfect": "past perfect",
  conditional: "form",
} as const;

/** The subject of a finite slot, as a reason names it. */
function subjectOf({ room, verb }: Slot): string {
  switch (room.kind) {
    case "main":
    case "inverted":
    case "forecast":
    case "scene":
      return `*${room.subject}*`;
    case "relative":
      return `*${room.antecedent}*`;
    case "joined":
      return verb.number === "plural"
        ? `*${room.first}* together with *${room.second}*`
        : "a subject of which *and* is no part";
    default:
      return "the subject";
  }
}

/** Words in front that speak of the present; a place in front tells no time. */
const OF_PRESENT =
  /^(today|even|now|these|currently|at present|in our own|each|every|before every)/;

/** What tells the time of the verb, as a step; undefined where number or form alone decides. */
export function timeStep(slot: Slot): string | undefined {
  const { tense } = TRAITS[slot.form];
  if (tense === undefined || tense === "conditional" || !tellsTime(slot, tense)) return undefined;
  return `The ${TENSE_NAMES[tense]} fits ${timeOf(slot)}.`;
}

function tellsTime({ room }: Slot, tense: string): boolean {
  if (room.kind !== "main") return room.kind === "inverted" || room.kind === "scene";
  if (room.time === undefined) return room.beside !== undefined;
  return tense !== "present" || OF_PRESENT.test(room.time);
}

function timeOf({ room }: Slot): string {
  switch (room.kind) {
    case "main":
      if (room.time !== undefined) return `*${room.time}*`;
      return room.beside === undefined ? "a lasting truth" : `the present *${room.beside}*`;
    case "inverted":
      return `*${room.time}*`;
    case "forecast":
      return "a view from the past of what was still to come";
    case "scene":
      return "the telling of a story";
    default:
      return "a lasting truth";
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the slot is, told on the words of its sentence. */
export function placeOf(slot: Slot): string {
  const { room, verb } = slot;
  switch (room.kind) {
    case "list":
      return `The list begins with *${room.partner}*, and the word at the blank is its last member.`;
    case "outcome":
      return `The words before the comma are a full clause with the verb *${room.finite}*; what follows comments on it.`;
    case "inset":
      return `The sentence has its subject, *${room.subject}*, and its main verb, *${room.finite}*; what stands between them only describes.`;
    case "purpose":
      return "The words *in order* announce a purpose.";
    case "preposition":
      return "The word before the blank is a preposition, and what follows it acts as a noun.";
    default:
      return `The verb at the blank belongs to ${subjectOf(slot)}, which is ${verb.number}.`;
  }
}
