import type { Paragraph } from "../paragraph.ts";

export const moreRoadsBeneathThePark: Paragraph = {
  id: "more-roads-beneath-the-park",
  version: 2,
  field: "society",
  source: "Histories of landscape architecture; encyclopedias of New York City",
  text:
    "Entrants in the competition for the design of Central Park were required to provide for four roads " +
    "across the site. Frederick Law Olmsted and Calvert Vaux, who won it in 1858, decided to sink these " +
    "roads below the level of the lawns, hiding the traffic from visitors. In addition, they kept walkers, " +
    "riders, and carriages apart by means of bridges and underpasses.",
  joints: [
    {
      kind: "inset",
      after: "who won it in 1858",
      next: "decided to sink these roads below the level of the lawns",
      verb: "decided",
    },
    { kind: "outcome", after: "hiding the traffic from visitors", verbs: ["decided"] },
    {
      kind: "subject-and-verb",
      after: "were required to provide for four roads across the site",
      verb: "were required",
    },
    { kind: "noun-and-phrase", after: "of Central Park" },
    { kind: "noun-and-phrase", after: "of the lawns" },
    {
      kind: "turning-clauses",
      after:
        "In addition, they kept walkers, riders, and carriages apart by means of bridges and underpasses",
      verbs: ["decided", "kept"],
    },
    { kind: "preposition-and-object", after: "bridges and underpasses" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to sink", base: "sink", beside: "decided" },
    { kind: "outcome", verb: "hiding", base: "hide", beside: "decided" },
  ],
  turns: [
    {
      relation: "addition",
      also: ["sequence", "similarity"],
      words: "In addition",
      first:
        "Frederick Law Olmsted and Calvert Vaux, who won it in 1858, decided to sink these roads below the level of the lawns, hiding the traffic from visitors",
      second: "they kept walkers, riders, and carriages apart by means of bridges and underpasses",
      why: "The first statement says that Olmsted and Vaux decided to sink the roads below the level of the lawns, and the second says that Olmsted and Vaux kept walkers, riders, and carriages apart by bridges and underpasses.",
    },
  ],
};
