import type { Paragraph } from "../paragraph.ts";

export const batikAndAdire: Paragraph = {
  id: "batik-and-adire",
  field: "arts",
  source: "Standard works on resist dyeing; museum guides to the textiles of Java and Nigeria",
  text:
    "In Javanese batik, hot wax drawn onto cotton with a spouted tool keeps the dye from parts " +
    "of the design. Similarly, makers of *adire eleko*, a Yoruba textile of southwestern " +
    "Nigeria, paint cassava paste onto cloth before it is dipped in indigo, reserving pale " +
    "figures on a blue ground.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, makers of *adire eleko*, a Yoruba textile of southwestern Nigeria, paint cassava paste onto cloth",
      verbs: ["keeps", "paint"],
    },
    { kind: "subject-and-verb", after: "keeps the dye from parts of the design", verb: "keeps" },
    { kind: "preposition-and-object", after: "indigo" },
    { kind: "noun-and-phrase", after: "of the design" },
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
      verb: "paint",
      base: "paint",
      subject: "makers",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "reserving", base: "reserve", beside: "paint" },
  ],
  turns: [
    {
      relation: "similarity",
      words: "Similarly",
      first:
        "In Javanese batik, hot wax drawn onto cotton with a spouted tool keeps the dye from parts of the design",
      second:
        "makers of *adire eleko*, a Yoruba textile of southwestern Nigeria, paint cassava paste onto cloth before it is dipped in indigo",
      why: "The first statement describes a substance that keeps dye from cloth in one place, and the second describes the same method in another.",
    },
  ],
};
