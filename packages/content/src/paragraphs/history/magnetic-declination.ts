import type { Paragraph } from "../paragraph.ts";

export const magneticDeclination: Paragraph = {
  id: "magnetic-declination",
  version: 2,
  field: "history",
  source: "Histories of Chinese science; histories of geomagnetism",
  text:
    "A needle rubbed with lodestone, the Chinese official Shen Kuo noted around 1088, does not point due " +
    "south. Instead, its tip inclines slightly toward the east. His *Dream Pool Essays*, a collection of " +
    "observations on science and government, contains one of the earliest accounts of this deviation, which " +
    "is now called magnetic declination.",
  joints: [
    {
      kind: "inset",
      after: "the Chinese official Shen Kuo noted around 1088",
      next: "does not point due south",
      verb: "does not point",
    },
    {
      kind: "turning-clauses",
      after: "Instead, its tip inclines slightly toward the east",
      verbs: ["does not point", "inclines"],
    },
    {
      kind: "inset",
      after: "a collection of observations on science and government",
      next: "contains one of the earliest accounts of this deviation",
      verb: "contains",
    },
    { kind: "title-and-name", title: "the Chinese official", after: "Shen Kuo" },
    { kind: "noun-and-phrase", after: "of this deviation" },
    { kind: "noun-and-phrase", after: "on science and government" },
    { kind: "noun-and-phrase", after: "of observations on science and government" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "inclines",
      base: "incline",
      subject: "its tip",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "noted",
      base: "note",
      subject: "Shen Kuo",
      number: "singular",
      tense: "past",
    },
    { kind: "relative", verb: "is", base: "be", antecedent: "this deviation", number: "singular" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["restatement", "emphasis"],
      words: "Instead",
      first:
        "A needle rubbed with lodestone, the Chinese official Shen Kuo noted around 1088, does not point due south",
      second: "its tip inclines slightly toward the east",
      why: "The first statement says that a needle rubbed with lodestone does not point due south, and the second says that the tip of the needle inclines slightly toward the east.",
    },
  ],
  pronouns: [{ word: "its", at: "its tip inclines slightly", antecedent: "A needle" }],
};
