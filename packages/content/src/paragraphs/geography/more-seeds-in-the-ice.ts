import type { Paragraph } from "../paragraph.ts";

export const moreSeedsInTheIce: Paragraph = {
  id: "more-seeds-in-the-ice",
  version: 2,
  field: "geography",
  source: "Encyclopedias of agriculture; geographies of Svalbard",
  text:
    "The Svalbard Global Seed Vault, a store on an Arctic island of Norway, was designed to hold duplicates " +
    "of the seeds in other collections. Since 2008, more than a million samples have been taken into its " +
    "chambers, and a collection that is lost elsewhere can be restored from them. For example, a research " +
    "center that had been forced to leave Syria requested its duplicates in 2015, using them to grow new " +
    "stocks in Lebanon and Morocco.",
  joints: [
    {
      kind: "inset",
      after: "a store on an Arctic island of Norway",
      next: "was designed to hold duplicates of the seeds in other collections",
      verb: "was designed",
    },
    {
      kind: "outcome",
      after: "using them to grow new stocks in Lebanon and Morocco",
      verbs: ["requested"],
    },
    { kind: "noun-and-phrase", after: "of Norway" },
    { kind: "noun-and-phrase", after: "of the seeds" },
    { kind: "preposition-and-object", after: "other collections" },
    { kind: "preposition-and-object", after: "its chambers" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to hold", base: "hold", beside: "designed" },
    { kind: "outcome", verb: "using", base: "use", beside: "requested" },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "sequence", "emphasis", "purpose"],
      words: "For example",
      first: "a collection that is lost elsewhere can be restored from them",
      second:
        "a research center that had been forced to leave Syria requested its duplicates in 2015, using them " +
        "to grow new stocks in Lebanon and Morocco",
      why: "The first statement says that a collection lost elsewhere can be restored from the samples in the vault, and the second reports that a research center forced to leave Syria grew new stocks from its duplicates.",
    },
  ],
};
