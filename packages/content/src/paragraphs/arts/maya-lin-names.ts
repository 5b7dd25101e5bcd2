import type { Paragraph } from "../paragraph.ts";

export const mayaLinNames: Paragraph = {
  id: "maya-lin-names",
  version: 2,
  field: "arts",
  source: "Standard histories of American memorial architecture; guides to the National Mall",
  text:
    "The names on the Vietnam Veterans Memorial, designed in 1981 by architecture student Maya Lin, do not " +
    "appear in alphabetical order. Instead, they follow the dates of the casualties, so the two walls of " +
    "black granite form a single chronology that begins and ends at the angle where they meet.",
  joints: [
    {
      kind: "inset",
      after: "designed in 1981 by architecture student Maya Lin",
      next: "do not appear in alphabetical order",
      verb: "do not appear",
    },
    {
      kind: "turning-clauses",
      after: "Instead, they follow the dates of the casualties",
      verbs: ["do not appear", "follow"],
    },
    { kind: "noun-and-phrase", after: "on the Vietnam Veterans Memorial" },
    { kind: "preposition-and-object", after: "the Vietnam Veterans Memorial" },
    { kind: "noun-and-phrase", after: "of the casualties" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "form",
      base: "form",
      subject: "the two walls",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "begins",
      base: "begin",
      antecedent: "a single chronology",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast", "emphasis"],
      words: "Instead",
      first:
        "The names on the Vietnam Veterans Memorial, designed in 1981 by architecture student Maya Lin, do not " +
        "appear in alphabetical order",
      second: "they follow the dates of the casualties",
      why: "The first statement says that the names on the memorial do not appear in alphabetical order, and the second says that the names on the memorial follow the dates of the casualties.",
    },
  ],
  pronouns: [
    { word: "they", at: "they follow the dates", antecedent: "The names" },
    { word: "they", at: "they meet", antecedent: "the two walls" },
  ],
};
