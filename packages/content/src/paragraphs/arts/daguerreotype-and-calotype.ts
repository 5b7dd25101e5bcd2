import type { Paragraph } from "../paragraph.ts";

export const daguerreotypeAndCalotype: Paragraph = {
  id: "daguerreotype-and-calotype",
  version: 2,
  field: "arts",
  source: "Standard histories of photography; encyclopedia entries on William Henry Fox Talbot",
  text:
    "The process that French artist Louis Daguerre announced in 1839 formed a single image on a silvered " +
    "copper plate. By contrast, the calotype, which English scientist William Henry Fox Talbot patented two " +
    "years later, yielded a paper negative from which any number of prints could be made.",
  joints: [
    {
      kind: "essential",
      after: "that French artist Louis Daguerre announced in 1839",
      next: "formed a single image on a silvered copper plate",
      verb: "formed",
    },
    {
      kind: "turning-clauses",
      after:
        "By contrast, the calotype, which English scientist William Henry Fox Talbot patented two years later, " +
        "yielded a paper negative",
      verbs: ["formed", "yielded"],
    },
    { kind: "title-and-name", title: "French artist", after: "Louis Daguerre" },
    { kind: "title-and-name", title: "English scientist", after: "William Henry Fox Talbot" },
    {
      kind: "verb-and-complement",
      after: "a single image on a silvered copper plate",
      verb: "formed",
    },
    { kind: "preposition-and-object", after: "a silvered copper plate" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "formed",
      base: "form",
      subject: "The process",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "yielded",
      base: "yield",
      subject: "the calotype",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["sequence"],
      words: "By contrast",
      first:
        "The process that French artist Louis Daguerre announced in 1839 formed a single image on a silvered " +
        "copper plate",
      second:
        "the calotype, which English scientist William Henry Fox Talbot patented two years later, yielded a paper " +
        "negative from which any number of prints could be made",
      why: "The first statement says that the process of Daguerre formed a single image on a copper plate, whereas the second says that the calotype yielded a negative for any number of prints.",
    },
  ],
};
