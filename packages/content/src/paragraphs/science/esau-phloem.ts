import type { Paragraph } from "../paragraph.ts";

export const esauPhloem: Paragraph = {
  id: "esau-phloem",
  version: 3,
  field: "science",
  source: "Textbooks on plant anatomy; biographical dictionaries",
  text:
    "Accustomed to losing whole fields to curly top, a viral disease, growers of sugar beets in the western " +
    "United States had long known that the disease curls the leaves of the plant and stunts its root. In " +
    "addition, as botanist Katherine Esau demonstrated in the 1930s, the virus destroys the phloem, the tissue " +
    "through which a plant transports its sugars.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "had long known that the disease curls the leaves of the plant and stunts its root",
      verb: "had long known",
    },
    { kind: "second-verb", after: "stunts its root", verbs: ["curls", "stunts"] },
    { kind: "noun-and-phrase", after: "in the western United States" },
    {
      kind: "verb-and-complement",
      after: "that the disease curls the leaves of the plant",
      verb: "had long known",
    },
    { kind: "preposition-and-object", after: "the western United States" },
    { kind: "title-and-name", title: "botanist", after: "Katherine Esau" },
    {
      kind: "turning-clauses",
      after:
        "In addition, as botanist Katherine Esau demonstrated in the 1930s, the virus destroys the phloem",
      verbs: ["had long known", "destroys"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "curls",
      base: "curl",
      subject: "the disease",
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
      first: "the disease curls the leaves of the plant and stunts its root",
      second:
        "as botanist Katherine Esau demonstrated in the 1930s, the virus destroys the phloem, the tissue through " +
        "which a plant transports its sugars",
      why: "The first statement says that curly top curls the leaves of the sugar beet and stunts its root, and the second says that the virus of curly top destroys the phloem, which transports the sugars of the plant.",
    },
  ],
  pronouns: [
    { word: "its", at: "its root", antecedent: "the plant" },
    { word: "its", at: "its sugars", antecedent: "a plant" },
  ],
  modifiers: [
    {
      opening: "Accustomed to losing whole fields to curly top, a viral disease",
      clause:
        "growers of sugar beets in the western United States had long known that the disease curls the leaves of the plant and stunts its root",
      noun: "growers of sugar beets",
      kind: "person",
      wrong: [
        {
          clause:
            "the disease, growers of sugar beets in the western United States had long known, curls the leaves of the plant and stunts its root",
          noun: "the disease",
          kind: "idea",
          reason: "A disease causes losses; it is not accustomed to them.",
        },
        {
          clause:
            "the leaves and the root of sugar beets in the western United States had long been known to be curled and stunted by the disease",
          noun: "the leaves and the root of sugar beets",
          kind: "living",
          reason: "Leaves and roots are not accustomed to losses; the growers were.",
        },
        {
          clause:
            "it had long been known to growers in the western United States that the disease curls the leaves and stunts the root of sugar beets",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nobody is left who was accustomed to losses.",
        },
      ],
    },
  ],
};
