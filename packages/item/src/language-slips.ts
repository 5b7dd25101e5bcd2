/** Misreadings of a text. */
export const READING_SLIPS = {
  "too-broad": {
    name: "Too broad",
    examples: [
      "a text on one bridge said to be about bridges",
      "“some poets” taken for poets in general",
    ],
  },
  "too-narrow": {
    name: "Too narrow",
    examples: ["one example given as the main idea", "a whole text reduced to its last line"],
  },
  "relationship-reversed": {
    name: "Relationship reversed",
    examples: ["the effect named as the cause", "the older work said to follow the newer"],
  },
  "beside-the-point": {
    name: "True but beside the point",
    examples: ["a fact that the claim does not need", "a note that misses the stated goal"],
  },
  "words-echoed": {
    name: "Echoes the text's words only",
    examples: ["its words in another sense", "its phrases joined to a new claim"],
  },
  "not-in-the-text": {
    name: "Not supported by the text",
    examples: ["a motive that nobody states", "a comparison that is never made"],
  },
  "too-extreme": {
    name: "Too extreme",
    examples: ["“often” turned into “always”", "a doubt turned into a rejection"],
  },
  "half-right": {
    name: "Half right",
    examples: ["the right finding for the wrong group", "one of two needed details missing"],
  },
  "contradicts-the-text": {
    name: "Contradicts the text",
    examples: ["a rise reported as a fall", "praise for what the author regrets"],
  },
  "wrong-person-or-text": {
    name: "Wrong person or text",
    examples: ["the critic's view given to the author", "a claim of Text 2 taken from Text 1"],
  },
  "wrong-group-or-measure": {
    name: "Wrong group or measure",
    examples: ["figures of the control group used", "counts compared where rates are claimed"],
  },
  "possibility-as-fact": {
    name: "Possibility taken as fact",
    examples: ["“may have” turned into “did”", "a hypothesis reported as a finding"],
  },
  "wrong-purpose": {
    name: "Right content, wrong purpose",
    examples: ["an example said to refute its claim", "a concession taken for the thesis"],
  },
  "wrong-strength-or-tone": {
    name: "Wrong strength or tone",
    examples: ["mild surprise read as outrage", "irony read as praise"],
  },
  "wrong-sense": {
    name: "Fits the grammar, not the sense",
    examples: ["a word of the right form, wrong meaning", "*scarce* where the text says plenty"],
  },
} as const;

/** Errors of standard English. */
export const WRITING_SLIPS = {
  "comma-splice": {
    name: "Comma splice",
    examples: ["*It rained, we left.*", "*She paints, he writes.*"],
  },
  "run-on": {
    name: "Run-on sentence",
    examples: ["*It rained we left.*", "*The bell rang everyone rose.*"],
  },
  "incomplete-sentence": {
    name: "Incomplete sentence",
    examples: ["*Because it rained.*", "*The river rising quickly.*"],
  },
  "unit-split": {
    name: "Mark splits what belongs together",
    examples: ["*The old bridge, collapsed.*", "*They grow: wheat and rye.*"],
  },
  "wrong-mark": {
    name: "Mark that does not fit its place",
    examples: ["*They grow three crops; wheat, rye, oats.*", "*She asked where it was?*"],
  },
  "missing-punctuation": {
    name: "Missing punctuation",
    examples: ["*After lunch Mr. Ito my uncle left.*", "*wheat rye and oats*"],
  },
  "unmatched-marks": {
    name: "Marks that do not match",
    examples: ["*The lake, once a quarry—is deep.*", "*(a moth, as it happens,*"],
  },
  "wrong-agreement": {
    name: "Agrees with the wrong word",
    examples: ["*The box of nails are here.*", "*Each of the birds sing.*"],
  },
  "wrong-tense": {
    name: "Wrong tense",
    examples: ["*In 1905 she sails to Oslo.*", "*Since May he works here.*"],
  },
  "wrong-verb-form": {
    name: "Wrong verb form",
    examples: ["*She has wrote a novel.*", "*They hope finding it.*"],
  },
  "wrong-pronoun": {
    name: "Wrong pronoun",
    examples: ["*Bees store its honey.*", "*a painter which worked at night*"],
  },
  "plural-for-possessive": {
    name: "Plural and possessive confused",
    examples: ["*the two artist's studio*", "*the birds wings*"],
  },
  "contraction-for-possessive": {
    name: "Contraction and possessive confused",
    examples: ["*The bird lost it's nest.*", "*I know whose coming.*"],
  },
  "misplaced-modifier": {
    name: "Misplaced modifier",
    examples: ["*Walking home, the rain began.*", "*Born in Rome, her poems are short.*"],
  },
  "faulty-parallelism": {
    name: "Faulty parallelism",
    examples: ["*to read, to write, and painting*", "*both fast and with care*"],
  },
  "confused-word": {
    name: "Word confused with another",
    examples: ["*then* written for *than*", "*quick* written for *quickly*"],
  },
  "wrong-relation": {
    name: "Wrong logical relation",
    examples: ["*Therefore* where a contrast stands", "*For example* before a result"],
  },
} as const;
