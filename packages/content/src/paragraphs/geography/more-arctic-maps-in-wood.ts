import type { Paragraph } from "../paragraph.ts";

export const moreArcticMapsInWood: Paragraph = {
  id: "more-arctic-maps-in-wood",
  version: 2,
  field: "geography",
  source: "Histories of cartography; museum catalogs of Greenland",
  text:
    "Kunit, a hunter from eastern Greenland, gave Danish explorer Gustav Holm two maps of carved driftwood in " +
    "1885. The first shows the bays and headlands of a stretch of coast, and the second shows the islands " +
    "that lie offshore. A traveler is able to read such a map by touch. In addition, the wood floats, so a " +
    "map that falls from a kayak is not lost.",
  joints: [
    {
      kind: "inset",
      after: "a hunter from eastern Greenland",
      next: "gave Danish explorer Gustav Holm two maps of carved driftwood in 1885",
      verb: "gave",
    },
    { kind: "title-and-name", title: "Danish explorer", after: "Gustav Holm" },
    {
      kind: "coordinated",
      after: "the second shows the islands that lie offshore",
      verbs: ["shows", "shows"],
    },
    { kind: "turning-clauses", after: "In addition, the wood floats", verbs: ["is", "floats"] },
    { kind: "noun-and-phrase", after: "of a stretch of coast" },
    { kind: "preposition-and-object", after: "a kayak" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to read", base: "read", beside: "able" },
    {
      kind: "finite",
      verb: "shows",
      base: "show",
      subject: "The first",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "lie", base: "lie", antecedent: "the islands", number: "plural" },
  ],
  turns: [
    {
      relation: "addition",
      words: "In addition",
      first: "A traveler is able to read such a map by touch",
      second: "the wood floats",
      why: "The first statement says that a traveler is able to read the carved map by touch, and the second says that the wood of the carved map floats.",
    },
  ],
};
