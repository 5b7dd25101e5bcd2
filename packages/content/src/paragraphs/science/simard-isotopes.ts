import type { Paragraph } from "../paragraph.ts";

export const simardIsotopes: Paragraph = {
  id: "simard-isotopes",
  version: 2,
  field: "science",
  source: "Textbooks on forest ecology; reference works on mycorrhizal fungi",
  text:
    "In 1997, forest ecologist Suzanne Simard and her colleagues reported that young birches and firs " +
    "exchange carbon by way of the fungi on their roots. Isotopes of carbon supplied to one species were " +
    "detected in the other. By contrast, cedars growing nearby, which do not share those fungi, contained " +
    "much smaller amounts of either isotope.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "By contrast, cedars growing nearby, which do not share those fungi, contained much smaller amounts of " +
        "either isotope",
      verbs: ["were detected", "contained"],
    },
    { kind: "subject-and-verb", after: "were detected in the other", verb: "were detected" },
    {
      kind: "verb-and-complement",
      after: "that young birches and firs exchange carbon by way of the fungi on their roots",
      verb: "reported",
    },
    { kind: "noun-and-phrase", after: "of either isotope" },
    { kind: "preposition-and-object", after: "the fungi on their roots" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were detected",
      base: "detect",
      subject: "Isotopes",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "forest ecologist Suzanne Simard and her colleagues",
      number: "plural",
      tense: "past",
      time: "In 1997",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first: "Isotopes of carbon supplied to one species were detected in the other",
      second:
        "cedars growing nearby, which do not share those fungi, contained much smaller amounts of either isotope",
      why: "The first statement says that isotopes of carbon supplied to birches or firs passed between the two species, whereas the second says that neighboring cedars contained much smaller amounts of the isotopes of carbon.",
    },
  ],
  pronouns: [{ word: "their", at: "their roots", antecedent: "young birches and firs" }],
};
