import type { Paragraph } from "../paragraph.ts";

export const esauPhloem: Paragraph = {
  id: "esau-phloem",
  field: "science",
  source: "Textbooks on plant anatomy; biographical dictionaries",
  text:
    "Growers of sugar beets in the western United States had long known that a certain disease curls the leaves " +
    "of the plant and stunts its root. In addition, as the botanist Katherine Esau demonstrated in the 1930s, " +
    "the virus destroys the phloem, the tissue through which a plant transports its sugars.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "had long known that a certain disease curls the leaves of the plant and stunts its root",
      verb: "had long known",
    },
    { kind: "second-verb", after: "stunts its root", verbs: ["curls", "stunts"] },
    { kind: "noun-and-phrase", after: "in the western United States" },
    {
      kind: "verb-and-complement",
      after: "that a certain disease curls the leaves of the plant",
      verb: "had long known",
    },
    { kind: "preposition-and-object", after: "the western United States" },
    { kind: "title-and-name", after: "Katherine Esau" },
    {
      kind: "turning-clauses",
      after:
        "In addition, as the botanist Katherine Esau demonstrated in the 1930s, the virus destroys the phloem",
      verbs: ["had long known", "destroys"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "curls",
      base: "curl",
      subject: "a certain disease",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "destroys",
      base: "destroy",
      subject: "the virus",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["emphasis", "similarity"],
      words: "In addition",
      first: "a certain disease curls the leaves of the plant and stunts its root",
      second:
        "as the botanist Katherine Esau demonstrated in the 1930s, the virus destroys the phloem, the tissue through which a plant transports its sugars",
      why: "The first statement names two effects of the virus that growers knew, and the second adds a third effect, which Esau found.",
    },
  ],
  pronouns: [
    { word: "its", at: "its root", antecedent: "the plant" },
    { word: "its", at: "its sugars", antecedent: "a plant" },
  ],
};
