import type { Paragraph } from "../paragraph.ts";

export const mexiaSpecimens: Paragraph = {
  id: "mexia-specimens",
  version: 2,
  field: "science",
  source: "Biographical dictionaries; histories of botany",
  text:
    "Ynes Mexia, a Mexican American botanist, was fifty-five years old when she made her first expedition to " +
    "collect plants. Nevertheless, in the thirteen years before her death in 1938, she gathered about 145,000 " +
    "specimens, working in such distant places as Alaska, Brazil, and Peru.",
  joints: [
    {
      kind: "inset",
      after: "a Mexican American botanist",
      next: "was fifty-five years old",
      verb: "was",
    },
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, in the thirteen years before her death in 1938, she gathered about 145,000 specimens",
      verbs: ["was", "gathered"],
    },
    { kind: "items", items: ["Alaska", "Brazil", "Peru"] },
    { kind: "lead-and-series", after: "Alaska, Brazil, and Peru" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "Ynes Mexia",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "working", base: "work", beside: "gathered" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Nevertheless",
      first:
        "Ynes Mexia, a Mexican American botanist, was fifty-five years old when she made her first expedition to collect plants",
      second:
        "in the thirteen years before her death in 1938, she gathered about 145,000 specimens",
      why: "The first statement says that Mexia was fifty-five years old when she first went to collect plants, but the second says that Mexia gathered about 145,000 specimens in the thirteen years before her death.",
    },
  ],
};
