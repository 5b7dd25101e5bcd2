import type { Paragraph } from "../paragraph.ts";

export const stageKatherineDunham: Paragraph = {
  id: "stage-katherine-dunham",
  version: 2,
  field: "arts",
  source: "Encyclopedias of dance; biographies of Katherine Dunham",
  text:
    "Katherine Dunham, a choreographer trained in anthropology at the University of Chicago, spent much of 1935 " +
    "and 1936 studying dance in Jamaica, Martinique, and Haiti. She did not confine what she learned to scholarly " +
    "reports; instead, she worked it into ballets for the concert stage, taking the climactic duel of *L'Ag'Ya* " +
    "(1938) from a fighting dance of Martinique.",
  joints: [
    {
      kind: "inset",
      after: "a choreographer trained in anthropology at the University of Chicago",
      next: "spent much of 1935 and 1936 studying dance in Jamaica, Martinique, and Haiti",
      verb: "spent",
    },
    { kind: "items", items: ["Jamaica", "Martinique", "Haiti"] },
    { kind: "lead-and-series", after: "Jamaica, Martinique, and Haiti" },
    {
      kind: "turning-clauses",
      after: "instead, she worked it into ballets for the concert stage",
      verbs: ["did not confine", "worked"],
    },
    {
      kind: "outcome",
      after: "taking the climactic duel of *L'Ag'Ya* (1938) from a fighting dance of Martinique",
      verbs: ["worked"],
    },
    { kind: "noun-and-phrase", after: "for the concert stage" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "spent",
      base: "spend",
      subject: "Katherine Dunham",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "taking", base: "take", beside: "worked" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast", "emphasis"],
      words: "instead",
      first: "She did not confine what she learned to scholarly reports",
      second: "she worked it into ballets for the concert stage",
      why: "The first statement says that Dunham did not confine what she learned about dance to scholarly reports, and the second says that Dunham worked what she learned about dance into ballets for the concert stage.",
    },
  ],
};
