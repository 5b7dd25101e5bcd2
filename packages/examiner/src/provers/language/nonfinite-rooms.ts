import { isFinite } from "./clauses.ts";
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
  room: RoomOf<"outcome" | "preposition">,
  { before, after }: Sentence,
): Demand | undefined {
  switch (room.kind) {
    case "outcome":
      return before.endsWith(",") && stands(` ${room.finite} `, before) && isFinite(room.finite)
        ? { shapes: ["ing", "to", ...adjectival(after)] }
        : undefined;
    case "preposition":
      return /\b(for|of|in|by|at|with|from|about|on|without)$/i.test(before)
        ? { shapes: ["ing", ...adjectival(after)] }
        : undefined;
  }
}

/** Before a bare noun a participle may be an adjective: "of transported stone". */
function adjectival(after: string): readonly VerbShape[] {
  return OPENS_PHRASE.test(after) ? [] : ["participle"];
}

const OPENS_PHRASE =
  /^ (the|an?|its|their|his|her|this|that|these|those|each|every|any|all|both|no|it|them|him|how|what|whether|as|in|on|at|to|from|for|with|into|by|up|out|over|through|between|among|against|about)\b/;
