import type { Paragraph } from "../paragraph.ts";

export const batikAndAdire: Paragraph = {
  id: "batik-and-adire",
  version: 2,
  field: "arts",
  source: "Standard works on resist dyeing; museum guides to the textiles of Java and Nigeria",
  text:
    "In Javanese batik, hot wax drawn onto cotton with a spouted tool keeps the dye from reaching parts of " +
    "the cloth. Similarly, cassava paste painted onto cloth by makers of *adire eleko*, a Yoruba textile of " +
    "southwestern Nigeria, shields selected areas from indigo dye, leaving pale figures on a blue ground.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, cassava paste painted onto cloth by makers of *adire eleko*, a Yoruba textile of southwestern Nigeria, shields selected areas from indigo dye",
      verbs: ["keeps", "shields"],
    },
    {
      kind: "subject-and-verb",
      after: "keeps the dye from reaching parts of the cloth",
      verb: "keeps",
    },
    { kind: "preposition-and-object", after: "indigo dye" },
    { kind: "noun-and-phrase", after: "of the cloth" },
    { kind: "outcome", after: "leaving pale figures on a blue ground", verbs: ["shields"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "keeps",
      base: "keep",
      subject: "hot wax",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "shields",
      base: "shield",
      subject: "cassava paste",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "shields" },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first:
        "In Javanese batik, hot wax drawn onto cotton with a spouted tool keeps the dye from reaching parts of the cloth",
      second:
        "cassava paste painted onto cloth by makers of *adire eleko*, a Yoruba textile of southwestern Nigeria, shields selected areas from indigo dye",
      why: "The first statement says that hot wax keeps dye from parts of the cloth in Javanese batik, and the second says that cassava paste shields parts of a Yoruba cloth from indigo dye.",
    },
  ],
};
