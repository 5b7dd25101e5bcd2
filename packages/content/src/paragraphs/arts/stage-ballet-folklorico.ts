import type { Paragraph } from "../paragraph.ts";

export const stageBalletFolklorico: Paragraph = {
  id: "stage-ballet-folklorico",
  field: "arts",
  source: "Encyclopedias of dance; histories of Mexican culture",
  text:
    "The programs that Amalia Hernández arranged for the Ballet Folklórico de México, which she founded in 1952, " +
    "join the dances of distant regions: the deer dance of Sonora, the wedding dances of Tehuantepec, and the " +
    "*sones* of Jalisco. Since 1959, the company has performed at the Palace of Fine Arts in Mexico City.",
  joints: [
    {
      kind: "list",
      after:
        "the deer dance of Sonora, the wedding dances of Tehuantepec, and the *sones* of Jalisco",
      verbs: ["join"],
    },
    {
      kind: "items",
      items: [
        "the deer dance of Sonora",
        "the wedding dances of Tehuantepec",
        "the *sones* of Jalisco",
      ],
    },
    { kind: "noun-and-phrase", after: "of distant regions" },
    { kind: "noun-and-phrase", after: "in Mexico City" },
    { kind: "noun-and-phrase", after: "of Tehuantepec" },
    { kind: "preposition-and-object", after: "distant regions" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "join",
      base: "join",
      subject: "The programs",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "has performed",
      base: "perform",
      subject: "the company",
      number: "singular",
      tense: "perfect",
      time: "Since 1959",
    },
  ],
  turns: [],
};
