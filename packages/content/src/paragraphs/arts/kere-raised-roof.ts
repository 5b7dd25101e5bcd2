import type { Paragraph } from "../paragraph.ts";

export const kereRaisedRoof: Paragraph = {
  id: "kere-raised-roof",
  field: "arts",
  source: "Standard histories of contemporary architecture; encyclopedia entries on Francis Kéré",
  text:
    "Metal roofs, common in Burkina Faso because they shed rain, trap heat in the rooms below. " +
    "For a primary school in the village of Gando, however, the architect Francis Kéré lifted " +
    "the roof above the classrooms on a steel truss; hot air rises through openings in the " +
    "brick ceiling and escapes, drawing cooler air in through the windows.",
  joints: [
    {
      kind: "inset",
      after: "common in Burkina Faso because they shed rain",
      then: "trap heat in the rooms below",
      verb: "trap",
    },
    {
      kind: "turning-clauses",
      after:
        "For a primary school in the village of Gando, however, the architect Francis Kéré lifted the roof above the classrooms on a steel truss",
      verbs: ["trap", "lifted"],
    },
    { kind: "title-and-name", after: "Francis Kéré" },
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
      words: "however",
      first:
        "Metal roofs, common in Burkina Faso because they shed rain, trap heat in the rooms below",
      second:
        "For a primary school in the village of Gando the architect Francis Kéré lifted the roof above the classrooms on a steel truss",
      why: "The first statement describes ordinary metal roofs, which trap heat; the second sets against them a roof that is built so as not to do so.",
    },
  ],
};
