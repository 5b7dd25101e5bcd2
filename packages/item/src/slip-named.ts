import { isSlipCode, type SlipCode, SLIPS } from "./slips.ts";

/** What the slips were called before they had their present codes: the code, the name on the screen, and today's. */
const FORMER: readonly (readonly [code: string, name: string, today: SlipCode])[] = [
  ["M-SIGN", "Sign slip", "opposite-sign"],
  ["M-INV", "Wrong inverse operation", "opposite-operation"],
  ["M-DIST", "Distributed to one term only", "distributed-to-one-term"],
  ["M-STOP", "Stopped one step early", "stopped-early"],
  ["M-SWAP", "Swapped two roles", "quantities-exchanged"],
  ["M-OTHER", "Answered another quantity", "another-quantity"],
  ["M-OFF1", "Off by one step", "off-by-one"],
  ["M-RATE", "Wrong rate or percent base", "rate-misapplied"],
  ["M-UNIT", "Unit not converted", "unit-not-converted"],
  ["M-SQ", "Square or root slip", "power-or-root-left-out"],
  ["M-EXP", "Exponent rule slip", "exponent-rule"],
  ["M-FORM", "Wrong formula", "wrong-formula"],
  ["M-EXTR", "Extraneous or missing solution", "extraneous-solution"],
  ["M-READ", "Misread the figure", "figure-misread"],
  ["M-INTERP", "Misread what a number means", "meaning-misread"],
  ["M-COND", "Used the wrong total", "wrong-total"],
  ["M-CAUS", "Claimed too much from the data", "beyond-the-sample"],
  ["X-BROAD", "Too broad", "too-broad"],
  ["X-NARROW", "Too narrow", "too-narrow"],
  ["X-REV", "Reversed the relationship", "relationship-reversed"],
  ["X-TRUEIRR", "True but beside the point", "beside-the-point"],
  ["X-ECHO", "Echoes the text's words only", "words-echoed"],
  ["X-OUT", "Not supported by the text", "not-in-the-text"],
  ["X-EXT", "Too extreme", "too-extreme"],
  ["X-HALF", "Half right", "half-right"],
  ["X-OPP", "Contradicts the text", "contradicts-the-text"],
  ["X-ATTR", "Wrong person or text", "wrong-person-or-text"],
  ["X-SCOPE", "Wrong group or measure", "wrong-group-or-measure"],
  ["X-CAUS", "Possibility taken as fact", "possibility-as-fact"],
  ["X-FUNC", "Right content, wrong purpose", "wrong-purpose"],
  ["X-TONE", "Wrong strength or tone", "wrong-strength-or-tone"],
  ["X-FIT", "Fits the grammar, not the sense", "wrong-sense"],
  ["E-SPLICE", "Comma splice", "comma-splice"],
  ["E-RUNON", "Run-on sentence", "run-on"],
  ["E-FRAGMENT", "Incomplete sentence", "incomplete-sentence"],
  ["E-BREAK", "Punctuation that splits what belongs together", "unit-split"],
  ["E-MISSING", "Missing punctuation", "missing-punctuation"],
  ["E-PAIR", "Marks that do not match", "unmatched-marks"],
  ["E-AGREE", "Agrees with the wrong word", "wrong-agreement"],
  ["E-TENSE", "Wrong tense", "wrong-tense"],
  ["E-FORM", "Wrong verb form", "wrong-verb-form"],
  ["E-PRONOUN", "Wrong pronoun", "wrong-pronoun"],
  ["E-POSSESS", "Plural and possessive confused", "plural-for-possessive"],
  ["E-MODIFIER", "Misplaced modifier", "misplaced-modifier"],
  ["E-PARALLEL", "Faulty parallelism", "faulty-parallelism"],
  ["E-WORD", "Word confused with another", "confused-word"],
  ["E-RELATION", "Wrong logical relation", "wrong-relation"],
];

const TODAY: ReadonlyMap<string, SlipCode> = new Map(
  FORMER.flatMap(([code, name, today]) => [
    [code, today],
    [name, today],
  ]),
);

/** The slip that a stored text names: by its code, or as it was coded or worded before; undefined if it names none. */
export function slipNamed(text: string): SlipCode | undefined {
  return isSlipCode(text) ? text : TODAY.get(text);
}

/** A slip as a learner reads it, from any text that names one; a text that names none stands as it is. */
export function slipName(text: string): string {
  const code = slipNamed(text);
  return code === undefined ? text : SLIPS[code];
}
