import type { Paragraph } from "../paragraph.ts";

export const elAnatsuiMetalCloth: Paragraph = {
  id: "el-anatsui-metal-cloth",
  version: 2,
  field: "arts",
  source: "Museum catalogs on El Anatsui; standard histories of contemporary African art",
  text:
    "Ghanaian sculptor El Anatsui joins thousands of flattened bottle caps with copper wire, producing metal " +
    "sheets that drape like cloth. He gives curators no fixed instructions for hanging them. As a result, the " +
    "same work may fall in smooth folds at one museum and spread in loose ridges at another.",
  joints: [
    { kind: "title-and-name", title: "Ghanaian sculptor", after: "El Anatsui" },
    { kind: "outcome", after: "producing metal sheets that drape like cloth", verbs: ["joins"] },
    {
      kind: "turning-clauses",
      after:
        "As a result, the same work may fall in smooth folds at one museum and spread in loose ridges at another",
      verbs: ["gives", "may fall"],
    },
    { kind: "noun-and-phrase", after: "of flattened bottle caps" },
    { kind: "preposition-and-object", after: "flattened bottle caps" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "joins",
      base: "join",
      subject: "Ghanaian sculptor El Anatsui",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "drape",
      base: "drape",
      antecedent: "metal sheets",
      number: "plural",
    },
    { kind: "outcome", verb: "producing", base: "produce", beside: "joins" },
    { kind: "preposition", verb: "hanging", base: "hang", beside: "gives" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["replacement", "example", "emphasis"],
      words: "As a result",
      first: "He gives curators no fixed instructions for hanging them",
      second:
        "the same work may fall in smooth folds at one museum and spread in loose ridges at another",
      why: "The first statement says that El Anatsui gives curators no fixed instructions for hanging his metal sheets, and the second says that a single metal sheet may hang in different folds and ridges at different museums.",
    },
  ],
};
