import type { Paragraph } from "../paragraph.ts";

export const soundFlorencePrice: Paragraph = {
  id: "sound-florence-price",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; studies of American symphonies",
  text:
    "A European symphony of the nineteenth century usually has a scherzo as its third movement. By contrast, " +
    "the Symphony in E Minor by American composer Florence Price has a juba, an African American dance " +
    "accompanied by clapping and stamping. The Chicago Symphony Orchestra performed the work in 1933, making " +
    "Price the first Black woman whose symphony was played by a leading American orchestra.",
  joints: [
    {
      kind: "turning-clauses",
      after: "By contrast, the Symphony in E Minor by American composer Florence Price has a juba",
      verbs: ["has", "has"],
    },
    {
      kind: "outcome",
      after:
        "making Price the first Black woman whose symphony was played by a leading American orchestra",
      verbs: ["performed"],
    },
    { kind: "noun-and-phrase", after: "of the nineteenth century" },
    { kind: "subject-and-verb", after: "performed the work in 1933", verb: "performed" },
    { kind: "preposition-and-object", after: "a leading American orchestra" },
    { kind: "verb-and-complement", after: "the work in 1933", verb: "performed" },
    { kind: "title-and-name", title: "American composer", after: "Florence Price" },
  ],
  verbs: [
    { kind: "outcome", verb: "making", base: "make", beside: "performed" },
    {
      kind: "finite",
      verb: "performed",
      base: "perform",
      subject: "The Chicago Symphony Orchestra",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first:
        "A European symphony of the nineteenth century usually has a scherzo as its third movement",
      second:
        "the Symphony in E Minor by American composer Florence Price has a juba, an African American dance " +
        "accompanied by clapping and stamping",
      why: "The first statement says that the third movement of a European symphony is usually a scherzo, whereas the second says that the symphony by Price has a juba, an African American dance.",
    },
  ],
  pronouns: [{ word: "its", at: "its third movement", antecedent: "A European symphony" }],
};
