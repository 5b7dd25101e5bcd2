import type { DrillOf, FactCard } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { phrase, uncapitalized } from "../../language/statement.ts";
import { drillsOf } from "../boundaries/list-joints.ts";
import { type Form, TRAITS } from "./forms.ts";
import { type Shape, type Slot, ending } from "./slot.ts";

/** F07: the number of them has risen; a number of them have settled somewhere. */
export function countedThings(form: "has held" | "have held"): Shape {
  return (card, level) =>
    drillsOf(card, "counted").flatMap((drill) =>
      insertsAt(level).map((insert) => countedSlot(drill, form, insert)),
    );
}

/** What stands between the things counted and the verb. */
function insertsAt(level: Difficulty): readonly string[] {
  return { Easy: [""], Medium: [", in fact,"], Hard: [", as the records show,"] }[level];
}

function countedSlot(
  { things, since, number, some }: DrillOf<"counted">,
  form: "has held" | "have held",
  insert: string,
): Slot {
  const isOne = form === "has held";
  const [base, rest] = isOne ? number : some;
  const subject = `${isOne ? "the" : "a"} number of ${things}`;
  return {
    archetype: "F07",
    form,
    verb: { base, number: isOne ? "singular" : "plural", tense: "perfect" },
    before: `${uncapitalized(since)}, ${subject}${insert}`,
    after: ending(rest),
    room: { kind: "main", subject, time: uncapitalized(since) },
  };
}

/** Verbs of foreseeing: what they foresee stands with would. */
const FORESAW =
  /\b(predicted|expected|hoped|feared|forecast|warned|announced|promised|calculated|boasted|doubted|assumed|claimed|were sure|was sure|were certain|was certain)\b/;
/** Those of them that no simple past can follow: one may announce that a thing was done, not hope so. */
const LOOKED_AHEAD = /\b(predicted|expected|hoped|feared|forecast)\b/;

/** Those that tell how likely a thing seemed, not how welcome. */
const RECKONED = /\b(predicted|expected|forecast|calculated|assumed)\b/;

/** F14: what was foreseen from a time in the past. */
export const forecasts: Shape = (card, level) => forecastSlots(card, level, FORESAW);
export const sureForecasts: Shape = (card, level) => forecastSlots(card, level, LOOKED_AHEAD);

function forecastSlots(card: FactCard, level: Difficulty, verbs: RegExp): Slot[] {
  return drillsOf(card, "forecast")
    .filter(({ said }) => verbs.test(said))
    .flatMap(({ said, subject, verb, rest }) => {
      const shown = phrase(subject, level !== "Easy");
      const isLikely = RECKONED.test(said) && !/\bfew\b/.test(said);
      const insert = level === "Hard" && isLikely ? ", in all likelihood," : "";
      return [
        {
          archetype: "F14",
          form: "would hold" as const,
          verb: { base: verb, number: subject.number, tense: "past" as const },
          before: `${uncapitalized(said)} ${shown}${insert}`,
          after: ending(rest),
          room: { kind: "forecast" as const, said: uncapitalized(said), subject: subject.head },
        },
      ];
    });
}

/** F02: a time that fixes the tense, the place, then be, then the subject. */
export function inversions(form: Form): Shape {
  const { tense, number } = TRAITS[form];
  return (card) =>
    drillsOf(card, "inversion").flatMap(({ when, place, subject, ...drill }): Slot[] => {
      if (when === undefined || drill.tense !== tense || subject.number !== number) return [];
      const time = uncapitalized(when);
      return [
        {
          archetype: "F02",
          form,
          verb: { base: "be", number: subject.number, tense: drill.tense },
          before: `${time}, ${place}`,
          after: ` ${phrase(subject)}.`,
          room: { kind: "inverted", subject: subject.head, time },
        },
      ];
    });
}
