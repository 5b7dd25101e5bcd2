import type { Paragraph } from "../paragraph.ts";

export const ibnAlBaytar: Paragraph = {
  id: "ibn-al-baytar",
  field: "science",
  source: "Histories of Arabic science; histories of botany",
  text:
    "Ibn al-Baytar, a botanist born in the Spanish city of Málaga in the late twelfth century, compiled a " +
    "treatise on some 1,400 plants, foods, and drugs, quoting Greek and Arab authorities and adding " +
    "observations from his own travels across North Africa and Syria.",
  joints: [
    {
      kind: "inset",
      after: "a botanist born in the Spanish city of Málaga in the late twelfth century",
      next: "compiled a treatise on some 1,400 plants, foods, and drugs",
      verb: "compiled",
    },
    {
      kind: "outcome",
      after:
        "quoting Greek and Arab authorities and adding observations from his own travels across North Africa and Syria",
      verbs: ["compiled"],
    },
    { kind: "lead-and-series", after: "some 1,400 plants, foods, and drugs" },
    { kind: "items", items: ["some 1,400 plants", "foods", "drugs"] },
    { kind: "noun-and-phrase", after: "of Málaga" },
    { kind: "verb-and-complement", after: "a treatise on some 1,400 plants", verb: "compiled" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "compiled",
      base: "compile",
      subject: "Ibn al-Baytar",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "quoting", base: "quote", beside: "compiled" },
  ],
  turns: [],
};
