import type { Paragraph } from "../paragraph.ts";

export const stageRevelations: Paragraph = {
  id: "stage-revelations",
  version: 2,
  field: "arts",
  source: "Encyclopedias of dance; histories of American modern dance",
  text:
    "When choreographer Alvin Ailey created *Revelations* in 1960, he drew on memories of a childhood among " +
    "the Baptist churches of rural Texas. The work, which uses spirituals as its score, falls into three " +
    "sections: a lament, a river baptism, and a church gathering on a hot day. Strips of blue and white " +
    "cloth, stretched across the stage, represent the water.",
  joints: [
    {
      kind: "dependent-first",
      after: "he drew on memories of a childhood among the Baptist churches of rural Texas",
      verbs: ["created", "drew"],
    },
    { kind: "title-and-name", title: "choreographer", after: "Alvin Ailey" },
    {
      kind: "inset",
      after: "which uses spirituals as its score",
      next: "falls into three sections",
      verb: "falls",
    },
    {
      kind: "list",
      after: "a lament, a river baptism, and a church gathering on a hot day",
      verbs: ["falls"],
    },
    { kind: "items", items: ["a lament", "a river baptism", "a church gathering on a hot day"] },
    {
      kind: "inset",
      after: "stretched across the stage",
      next: "represent the water",
      verb: "represent",
    },
    { kind: "noun-and-phrase", after: "among the Baptist churches of rural Texas" },
  ],
  verbs: [
    { kind: "relative", verb: "uses", base: "use", antecedent: "The work", number: "singular" },
    {
      kind: "finite",
      verb: "represent",
      base: "represent",
      subject: "Strips",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its score, falls into", antecedent: "The work" }],
};
