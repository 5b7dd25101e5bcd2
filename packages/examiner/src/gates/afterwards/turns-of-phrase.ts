import type { Chain } from "../../reading/read-chains.ts";

/** Words after which an equation is supposed and not claimed; a subject may stand between. */
const SUPPOSING =
  /\b(?:with|for|at|when|if|let|where|since|from|between|putting|suppose|testing|in the row|goes with|values)(?: (?:a|an|the|its|all))?(?: \S+){0,2},?\s*$/i;
const GOING_ON = /(?:,|\band|\bto)\s*$/i;
/** Words that call an equation false, as the work on one without solutions ends. */
const DENYING = /\b(?:false|never|not true|no solution|impossible|cannot|not hold)\b/i;
/** Words that offer an equation as one of several. */
const HEDGING = /\b(?:cases?|either|or|would|candidates?|solutions are)\b/i;

/** Whether a chain is supposed by its sentence, or joined to one that is. */
export function supposes({ before }: Chain, afterAnother: boolean): boolean {
  return SUPPOSING.test(before) || (afterAnother && GOING_ON.test(before));
}

export function denies({ sentence }: Chain): boolean {
  return DENYING.test(sentence);
}

export function hedges({ sentence }: Chain): boolean {
  return HEDGING.test(sentence);
}
