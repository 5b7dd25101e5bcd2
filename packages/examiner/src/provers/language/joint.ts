import type { JointFacts, OldStretch } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { aroundBlank, lettersWhere } from "./printed.ts";

type Mark = "" | "," | ";" | ":" | " and";

/** Marks that standard English allows between two neighbours; a pair not listed allows none of these. */
const ALLOWED: Readonly<Record<string, readonly Mark[]>> = {
  "subject|predicate": [""],
  "verb|complement": [""],
  "dependent-clause|clause": [","],
  "opened-supplement|predicate": [","],
  "clause|turning-clause": [";"],
  "clause|clause": [";", ":"],
  "clause|list": [":"],
  "clause|second-predicate": [" and"],
};

const SUBORDINATOR = /^(although|though|even though|because|since|while|when|if)\b/i;
const ADVERB = "however|by contrast|similarly|likewise";
/** The adverb opens the clause or stands between commas inside it. */
const TURN = new RegExp(`^(${ADVERB}),|, (${ADVERB}),`, "i");
const SUPPLEMENT = /, (which|who|whose|a|an|the|once|each|most|some|now|long)\b[^,]*$/;

/** The options whose mark the two printed neighbours allow. */
export function proveJoint({ before, after }: JointFacts, item: ShownItem): OptionLetter[] {
  const text = aroundBlank(item);
  const follows = text.after.trim();
  if (!follows.toLowerCase().startsWith(after.text.toLowerCase())) return [];
  const allowed = ALLOWED[`${roleBefore(before)}|${roleAfter(after)}`] ?? [];
  return lettersWhere(item, (option) => {
    const [, word = "", mark = ""] = /^(.*?)([,;:]| and)?$/.exec(option) ?? [];
    const printed = `${text.before}${word}`.toLowerCase();
    return printed.endsWith(before.text.toLowerCase()) && allowed.some((one) => one === mark);
  });
}

/** The role as claimed, or "none" when the words themselves speak against it. */
function roleBefore({ role, text }: OldStretch): string {
  if (SUBORDINATOR.test(text) !== (role === "dependent-clause")) return "none";
  return role === "opened-supplement" && !SUPPLEMENT.test(text) ? "none" : role;
}

function roleAfter({ role, text }: OldStretch): string {
  if (role === "clause" && TURN.test(text)) return "turning-clause";
  if (role === "list" && !/^[^,]+, [^,]+, and [^,]+$/.test(text)) return "none";
  return role;
}
