import type { Paragraph } from "../paragraph.ts";

export const mapForKingRoger: Paragraph = {
  id: "map-for-king-roger",
  version: 3,
  field: "geography",
  source: "Histories of cartography; encyclopedias of the Islamic world",
  text:
    "The description of the known world that geographer Muhammad al-Idrisi completed in 1154 was accompanied " +
    "by seventy sectional maps. Assembled, the sections form a single map with south at the top. The work " +
    "draws on two kinds of sources: the writings of earlier geographers and the reports of travelers whom " +
    "al-Idrisi had interviewed in Sicily at the court of King Roger II.",
  joints: [
    { kind: "title-and-name", title: "geographer", after: "Muhammad al-Idrisi" },
    {
      kind: "essential",
      after: "that geographer Muhammad al-Idrisi completed in 1154",
      next: "was accompanied by seventy sectional maps",
      verb: "was",
    },
    { kind: "subject-and-verb", after: "draws on two kinds of sources", verb: "draws" },
    { kind: "noun-and-phrase", after: "of earlier geographers" },
    { kind: "preposition-and-object", after: "two kinds of sources" },
    { kind: "verb-and-complement", after: "a single map with south at the top", verb: "form" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was accompanied",
      base: "accompany",
      subject: "The description",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "draws",
      base: "draw",
      subject: "The work",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "form",
      base: "form",
      subject: "the sections",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Assembled",
      clause: "the sections form a single map with south at the top",
      noun: "the sections",
      kind: "thing",
      wrong: [
        {
          clause: "south stands at the top of the single map",
          noun: "south",
          kind: "idea",
          reason: "A direction cannot be assembled; the sections can.",
        },
        {
          clause: "the geographer made a single map with south at the top",
          noun: "the geographer",
          kind: "person",
          reason: "It was not the geographer who was assembled.",
        },
        {
          clause: "there is a single map with south at the top",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be assembled.",
        },
      ],
    },
  ],
};
