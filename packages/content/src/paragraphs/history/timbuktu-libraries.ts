import type { Paragraph } from "../paragraph.ts";

export const timbuktuLibraries: Paragraph = {
  id: "timbuktu-libraries",
  version: 3,
  field: "history",
  source: "Histories of West Africa; studies of the manuscripts of Timbuktu",
  text:
    "Written works were highly valued in sixteenth-century Timbuktu. Familiar with the city from a journey " +
    "that he had made in his youth, traveler Leo Africanus reported that the sale of manuscripts was more " +
    "profitable there than any other trade. Furthermore, jurist Ahmad Baba, a member of a family of scholars, " +
    "claimed to own sixteen hundred volumes, fewer than any of his relatives had.",
  joints: [
    { kind: "title-and-name", title: "traveler", after: "Leo Africanus" },
    { kind: "title-and-name", title: "jurist", after: "Ahmad Baba" },
    {
      kind: "turning-clauses",
      after:
        "Furthermore, jurist Ahmad Baba, a member of a family of scholars, claimed to own sixteen hundred volumes",
      verbs: ["reported", "claimed"],
    },
    {
      kind: "inset",
      after: "a member of a family of scholars",
      next: "claimed to own sixteen hundred volumes",
      verb: "claimed",
      front: "Furthermore",
    },
    { kind: "noun-and-phrase", after: "of manuscripts" },
    { kind: "noun-and-phrase", after: "of scholars" },
    { kind: "preposition-and-object", after: "sixteenth-century Timbuktu" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "the sale",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Written works",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "claimed",
      base: "claim",
      subject: "jurist Ahmad Baba",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Familiar with the city from a journey that he had made in his youth",
      clause:
        "traveler Leo Africanus reported that the sale of manuscripts was more profitable there than any other " +
        "trade",
      noun: "traveler Leo Africanus",
      kind: "person",
      wrong: [
        {
          clause:
            "the sale of manuscripts, traveler Leo Africanus reported, brought a higher profit there than that of any " +
            "other goods",
          noun: "the sale of manuscripts",
          kind: "idea",
          reason: "A sale makes no journeys.",
        },
        {
          clause:
            "manuscripts, traveler Leo Africanus reported, brought a higher profit there than the goods of any other " +
            "trade",
          noun: "manuscripts",
          kind: "work",
          reason: "Manuscripts were not familiar with the city; the traveler was.",
        },
        {
          clause:
            "the report of traveler Leo Africanus was that manuscripts were more profitable there than any other " +
            "goods",
          noun: "the report of traveler Leo Africanus",
          kind: "idea",
          reason:
            "The noun after the comma is *report*; the traveler was the one familiar with the city.",
        },
      ],
    },
  ],
};
