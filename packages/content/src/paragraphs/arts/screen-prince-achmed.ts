import type { Paragraph } from "../paragraph.ts";

export const screenPrinceAchmed: Paragraph = {
  id: "screen-prince-achmed",
  version: 3,
  field: "arts",
  source: "Encyclopedias of film and animation; biographies of Lotte Reiniger",
  text:
    "*The Adventures of Prince Achmed*, the oldest surviving animated feature, was made in the 1920s by " +
    "German artist Lotte Reiniger from figures cut out of black cardboard and thin lead. The figures, which " +
    "moved on joints of wire, lay on a lighted sheet of glass; Reiniger and her assistants shifted them by " +
    "hand beneath a camera, exposing one frame of film after each tiny movement.",
  joints: [
    {
      kind: "inset",
      after: "the oldest surviving animated feature",
      next:
        "was made in the 1920s by German artist Lotte Reiniger from figures cut out of black cardboard and thin " +
        "lead",
      verb: "was made",
    },
    { kind: "title-and-name", title: "German artist", after: "Lotte Reiniger" },
    {
      kind: "inset",
      after: "which moved on joints of wire",
      next: "lay on a lighted sheet of glass",
      verb: "lay",
    },
    {
      kind: "clauses",
      after: "Reiniger and her assistants shifted them by hand beneath a camera",
      verbs: ["lay", "shifted"],
    },
    {
      kind: "outcome",
      after: "exposing one frame of film after each tiny movement",
      verbs: ["shifted"],
    },
    { kind: "noun-and-phrase", after: "of film" },
    { kind: "noun-and-phrase", after: "of glass" },
  ],
  verbs: [
    { kind: "relative", verb: "moved", base: "move", antecedent: "The figures", number: "plural" },
    { kind: "outcome", verb: "exposing", base: "expose", beside: "shifted" },
  ],
  turns: [],
  nouns: [
    {
      at: "figures, which moved",
      word: "figures",
      forms: ["figure", "figures", "figure's", "figures'"],
      counted: "them",
      role: "predicate",
      why: "*Them* shows that several figures are meant, and the words that follow tell how they moved.",
    },
  ],
};
