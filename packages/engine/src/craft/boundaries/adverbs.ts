/** Adverbs that say how a clause bears on the one before it, and join nothing. */
const ADVERBS = [
  "however",
  "moreover",
  "furthermore",
  "additionally",
  "in addition",
  "therefore",
  "thus",
  "hence",
  "as a result",
  "consequently",
  "accordingly",
  "for this reason",
  "for example",
  "for instance",
  "by contrast",
  "in contrast",
  "conversely",
  "on the other hand",
  "on the contrary",
  "nevertheless",
  "nonetheless",
  "even so",
  "similarly",
  "likewise",
  "in the same way",
  "instead",
  "rather",
  "indeed",
  "in fact",
  "in other words",
  "in turn",
  "that said",
  "then",
  "later",
  "afterward",
  "subsequently",
  "meanwhile",
  "still",
].join("|");

/** The place behind such an adverb and its comma, in front of a clause. */
export const BEHIND_ADVERB = new RegExp(`(?<=^(?:${ADVERBS}), )`, "i");

/** Such an adverb and its comma, in front of a clause. */
export const ADVERB_IN_FRONT = new RegExp(`^(?:${ADVERBS}), `, "i");

/** Such an adverb behind the subject of its clause: the subject, the adverb, the rest. */
export const ADVERB_INSIDE = new RegExp(`^([^,]+), (${ADVERBS}), (.+)$`, "i");

/** A clause without such an adverb and its commas. */
export function withoutAdverb(clause: string): string {
  return clause.replace(ADVERB_IN_FRONT, "").replace(ADVERB_INSIDE, "$1 $3");
}

/** Such an adverb at a joint, where "|" parts the two stretches: at the end of one, at the front of the other, or inside it. */
export const ADVERB_AT_JOINT = new RegExp(`(?:[;,] |\\| |^)(${ADVERBS})(?=,| \\||$)`, "i");

/** Adverbs that tell an outcome or sharpen what was said, as what follows a colon may. */
export const SHARPENING =
  /\b(?:in fact|indeed|instead|therefore|thus|as a result|consequently|hence|accordingly|rather|for example|for instance|in other words)\b/i;
