import type { Paragraph } from "../paragraph.ts";

export const kereRaisedRoof: Paragraph = {
  id: "kere-raised-roof",
  version: 3,
  field: "arts",
  source: "Standard histories of contemporary architecture; encyclopedia entries on Francis Kéré",
  text:
    "Metal roofs, common in Burkina Faso because they shed rain, trap heat in the rooms below. In a primary " +
    "school that architect Francis Kéré designed for the village of Gando, by contrast, the classrooms remain " +
    "cool: hot air rises through openings in the brick ceiling and escapes beneath a metal roof raised on a " +
    "steel truss, drawing cooler air in through the classrooms' open windows.",
  joints: [
    {
      kind: "inset",
      after: "common in Burkina Faso because they shed rain",
      next: "trap heat in the rooms below",
      verb: "trap",
    },
    {
      kind: "turning-clauses",
      after:
        "In a primary school that architect Francis Kéré designed for the village of Gando, by contrast, the " +
        "classrooms remain cool",
      verbs: ["trap", "remain"],
    },
    { kind: "title-and-name", title: "architect", after: "Francis Kéré" },
    { kind: "noun-and-phrase", after: "in the brick ceiling" },
    { kind: "preposition-and-object", after: "the rooms below" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "trap",
      base: "trap",
      subject: "Metal roofs",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "rises",
      base: "rise",
      subject: "hot air",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "drawing", base: "draw", beside: "rises" },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "by contrast",
      first:
        "Metal roofs, common in Burkina Faso because they shed rain, trap heat in the rooms below",
      second:
        "In a primary school that architect Francis Kéré designed for the village of Gando the classrooms remain " +
        "cool",
      why: "The first statement says that metal roofs in Burkina Faso trap heat in the rooms below, whereas the second reports that the classrooms of one school in Gando remain cool.",
    },
  ],
  pronouns: [{ word: "they", at: "they shed rain", antecedent: "Metal roofs" }],
  nouns: [
    {
      at: "classrooms' open windows",
      word: "classrooms'",
      forms: ["classroom", "classrooms", "classroom's", "classrooms'"],
      counted: "remain",
      role: "owned",
      why: "The school has several classrooms, and the windows are theirs.",
    },
  ],
};
