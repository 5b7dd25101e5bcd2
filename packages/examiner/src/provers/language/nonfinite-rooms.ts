import { IRREGULAR_PASTS, isFinite } from "./clauses.ts";
import { stands } from "./printed.ts";
import type { Demand, RoomOf, Sentence } from "./verb-rooms.ts";
import type { VerbShape } from "./verb-readings.ts";

/** Verbs, nouns and adjectives behind which only an infinitive stands. */
const CALLS_FOR_INFINITIVE =
  /\b(sought|seeks?|refused|managed|attempted|hoped|hopes?|agreed|decided|chose|chooses?|wanted|failed|fails?|planned|intended|aimed|aims?|struggled|able|unable|likely|unlikely|reluctant|eager|ability|attempts?|efforts?|decision|permission|refusal|tendency|failure|right|capacity|desire|willingness|inability|vowed|sufficient|enough|required|designed|tends?|tended|appears?|appeared|seems?|seemed|proved|free)$/i;

export function infinitive(
  { caller }: RoomOf<"infinitive">,
  { before }: Sentence,
): Demand | undefined {
  return before.endsWith(caller) && CALLS_FOR_INFINITIVE.test(caller)
    ? { shapes: ["to"] }
    : undefined;
}

export function nonfinite(
  room: RoomOf<"outcome" | "purpose" | "preposition" | "inset">,
  { before, after }: Sentence,
): Demand | undefined {
  switch (room.kind) {
    case "outcome":
      return before.endsWith(",") && stands(` ${room.finite} `, before) && isFinite(room.finite)
        ? { shapes: ["ing", "having", "to", ...adjectival(after)] }
        : undefined;
    case "purpose":
      return /\bin order$/i.test(before) ? { shapes: ["to"] } : undefined;
    case "preposition":
      return /\b(for|of|in|by|at|with|from|about|on|without)$/i.test(before)
        ? { shapes: ["ing", "having", ...adjectival(after)] }
        : undefined;
    case "inset": {
      const isBetween = before.toLowerCase() === `${room.subject},`.toLowerCase();
      const [inside = ""] = after.split(`, ${room.finite} `);
      if (!isBetween || inside === after || !isPredicate(after.slice(inside.length + 2)))
        return undefined;
      return { shapes: / by /.test(inside) ? ["participle"] : ["ing", "having", "to"] };
    }
  }
}

/** Before a bare noun a participle may be an adjective: "of transported stone". */
function adjectival(after: string): readonly VerbShape[] {
  return OPENS_PHRASE.test(after) ? [] : ["participle"];
}

const OPENS_PHRASE =
  /^ (the|an?|its|their|his|her|this|that|these|those|each|every|any|all|both|no|it|them|him|how|what|whether|as|in|on|at|to|from|for|with|into|by|up|out|over|through|between|among|against|about)\b/;

const AUXILIARY = /^(is|are|was|were|has|have|had|can|could|may|might|must|will|would) /;
/** What may stand right behind a verb; behind a noun that is taken for one, another verb would stand. */
const BEHIND_VERB =
  /^\S+ (a|an|the|its|their|his|her|no|about|as|in|on|off|from|to|of|for|by|at|with|without|into|over|up|down|out|through|along|only|more|less|several|many|two|three|both|each|every|one|around|across|together|back|it|them|itself|themselves|\w+ly|\w+ing)\b/;

/** Whether the words begin with a finite verb. */
function isPredicate(words: string): boolean {
  const [first = ""] = words.split(" ");
  return (
    AUXILIARY.test(words) ||
    (isFinite(first) && !/^(few|many|no|some|most)$/.test(first) && isVerbLike(first, words))
  );
}

function isVerbLike(first: string, words: string): boolean {
  return first.endsWith("ed") || IRREGULAR_PASTS.test(first) || BEHIND_VERB.test(words);
}
