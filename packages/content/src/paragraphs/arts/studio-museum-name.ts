import type { Paragraph } from "../paragraph.ts";

export const studioMuseumName: Paragraph = {
  id: "studio-museum-name",
  field: "arts",
  source: "Guides to the museums of New York; encyclopedia entries on the Studio Museum in Harlem",
  text:
    "When the Studio Museum in Harlem opened in a rented loft in 1968, it owned no permanent " +
    "collection. Its name, which refers to the working space of an artist, reflects a " +
    "different purpose: each year the museum lends studios to several artists of African " +
    "descent and exhibits what they produce.",
  joints: [
    {
      kind: "dependent-first",
      after: "it owned no permanent collection",
      verbs: ["opened", "owned"],
    },
    {
      kind: "explanation",
      after:
        "each year the museum lends studios to several artists of African descent and exhibits what they produce",
      verbs: ["reflects", "lends"],
    },
    {
      kind: "inset",
      after: "which refers to the working space of an artist",
      next: "reflects a different purpose",
      verb: "reflects",
    },
    { kind: "preposition-and-object", after: "the working space of an artist" },
    { kind: "noun-and-phrase", after: "of African descent" },
    { kind: "verb-and-complement", after: "no permanent collection", verb: "owned" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reflects",
      base: "reflect",
      subject: "Its name",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "refers", base: "refer", antecedent: "Its name", number: "singular" },
  ],
  turns: [],
  pronouns: [
    { word: "it", at: "it owned no permanent", antecedent: "the Studio Museum" },
    { word: "they", at: "they produce", antecedent: "several artists" },
  ],
};
