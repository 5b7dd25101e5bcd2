import type { Tense } from "@sat/content";
import { type Form, isFiniteForm, numberOfForm, tenseOf } from "./forms.ts";
import type { Slot } from "./slot.ts";
import { TIMES } from "./times.ts";

/** Tenses that a careful writer might use as well, with words of time that fix the tense. */
const ALSO: Readonly<Record<Tense, readonly string[]>> = {
  present: ["present", "perfect"],
  past: ["past"],
  perfect: ["perfect"],
  "past-perfect": ["past-perfect", "past"],
};

/** Tenses that a date behind the verb leaves open. */
const DATED: ReadonlySet<string> = new Set(["past", "past-perfect"]);

/** Whether, of the forms, the slot has room for its own alone. */
export function standsAlone(slot: Slot, forms: readonly Form[]): boolean {
  return forms.every((form) => form === slot.form || !mayStand(slot, form));
}

/** Behind these words a participle cannot be taken for an adjective, nor a base form for a noun: "of fearing the worst". */
const NO_NOUN =
  /^ (?:the|an?|its|their|his|her|this|that|these|those|each|every|any|all|both|no|it|them|him|how|what|whether|as|in|on|at|to|from|for|with|into|by|up|out|over|through|between|among|against|about)\b/;

/** Behind these an -ing form is heard as well. */
const TAKES_BOTH =
  /^(?:attempt|attempts|attempted|required|requires|intend|intended|begin|began|start|started|continue|continued|prefer|preferred)$/;

function mayStand({ room, verb, before, after }: Slot, form: Form): boolean {
  const isBare = !NO_NOUN.test(after);
  switch (room.kind) {
    case "outcome":
      if (isBare && form === "held") return true;
      return form === "holding" || form === "to hold";
    case "preposition":
      if (isBare && /^(?:held|hold|holds)$/.test(form)) return true;
      return form === "holding";
    case "infinitive":
      return form === "to hold" || (form === "holding" && TAKES_BOTH.test(room.caller));
    default: {
      // Behind a colon or a dash a noun with a participle may stand: "its figures standing among stalks".
      if (!isFiniteForm(form)) return form === "holding" && /: |—/.test(before);
      const number = numberOfForm(form);
      if (number !== undefined && number !== verb.number) return false;
      const time = room.kind === "main" ? room.time : undefined;
      if (room.kind === "main" && room.date !== undefined) return DATED.has(tenseOf(form) ?? "");
      const isFixed = time !== undefined && (TIMES[verb.tense]?.test(time) ?? false);
      return !isFixed || ALSO[verb.tense].includes(tenseOf(form) ?? "");
    }
  }
}
