/** Misreadings of a text. */
export const READING_SLIPS = {
  "too-broad": "Too broad",
  "too-narrow": "Too narrow",
  "relationship-reversed": "Relationship reversed",
  "beside-the-point": "True but beside the point",
  "words-echoed": "Echoes the text's words only",
  "not-in-the-text": "Not supported by the text",
  "too-extreme": "Too extreme",
  "half-right": "Half right",
  "contradicts-the-text": "Contradicts the text",
  "wrong-person-or-text": "Wrong person or text",
  "wrong-group-or-measure": "Wrong group or measure",
  "possibility-as-fact": "Possibility taken as fact",
  "wrong-purpose": "Right content, wrong purpose",
  "wrong-strength-or-tone": "Wrong strength or tone",
  "wrong-sense": "Fits the grammar, not the sense",
} as const;

/** Errors of standard English. */
export const WRITING_SLIPS = {
  "comma-splice": "Comma splice",
  "run-on": "Run-on sentence",
  "incomplete-sentence": "Incomplete sentence",
  "unit-split": "Mark splits what belongs together",
  "wrong-mark": "Mark that does not fit its place",
  "missing-punctuation": "Missing punctuation",
  "unmatched-marks": "Marks that do not match",
  "wrong-agreement": "Agrees with the wrong word",
  "wrong-tense": "Wrong tense",
  "wrong-verb-form": "Wrong verb form",
  "wrong-pronoun": "Wrong pronoun",
  "plural-for-possessive": "Plural and possessive confused",
  "contraction-for-possessive": "Contraction and possessive confused",
  "misplaced-modifier": "Misplaced modifier",
  "faulty-parallelism": "Faulty parallelism",
  "confused-word": "Word confused with another",
  "wrong-relation": "Wrong logical relation",
} as const;
