import type { Paragraph } from "../paragraph.ts";

export const carverLegumes: Paragraph = {
  id: "carver-legumes",
  version: 2,
  field: "science",
  source: "Textbooks on soil science; histories of American agriculture",
  text:
    "Fields planted with cotton year after year lose much of their nitrogen; the roots of peanuts and " +
    "cowpeas, by contrast, harbor bacteria that restore this nutrient to the soil. George Washington Carver, " +
    "an agricultural scientist at Tuskegee Institute in Alabama, consequently urged the farmers of the region " +
    "to alternate cotton with such crops.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "the roots of peanuts and cowpeas, by contrast, harbor bacteria that restore this nutrient to the soil",
      verbs: ["lose", "harbor"],
    },
    {
      kind: "inset",
      after: "an agricultural scientist at Tuskegee Institute in Alabama",
      next: "consequently urged the farmers of the region to alternate cotton with such crops",
      verb: "consequently urged",
    },
    { kind: "subject-and-verb", after: "lose much of their nitrogen", verb: "lose" },
    { kind: "noun-and-phrase", after: "of peanuts and cowpeas" },
    { kind: "verb-and-complement", after: "much of their nitrogen", verb: "lose" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lose",
      base: "lose",
      subject: "Fields",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "harbor",
      base: "harbor",
      subject: "the roots",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "restore",
      base: "restore",
      antecedent: "bacteria",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first: "Fields planted with cotton year after year lose much of their nitrogen",
      second:
        "the roots of peanuts and cowpeas harbor bacteria that restore this nutrient to the soil",
      why: "The first statement says that fields planted with cotton every year lose much of their nitrogen, whereas the second says that the roots of peanuts and cowpeas harbor bacteria that restore nitrogen to the soil.",
    },
  ],
  pronouns: [{ word: "their", at: "their nitrogen; the roots", antecedent: "Fields" }],
};
