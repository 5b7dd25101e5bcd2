import type { Paragraph } from "../paragraph.ts";

export const djenneMudPlaster: Paragraph = {
  id: "djenne-mud-plaster",
  version: 2,
  field: "arts",
  source:
    "Standard works on African architecture; encyclopedia entries on the Great Mosque of Djenné",
  text:
    "The walls of the Great Mosque of Djenné in Mali consist of sun-dried brick covered with " +
    "mud plaster, which erodes during the rainy season. For this reason, residents of the town " +
    "renew the surface each year, climbing the bundles of palm wood that project from the " +
    "building and serve as scaffolding.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "consist of sun-dried brick covered with mud plaster",
      verb: "consist",
    },
    {
      kind: "outcome",
      after:
        "climbing the bundles of palm wood that project from the building and serve as scaffolding",
      verbs: ["renew"],
    },
    { kind: "preposition-and-object", after: "sun-dried brick covered with mud plaster" },
    {
      kind: "noun-and-phrase",
      after: "of palm wood that project from the building and serve as scaffolding",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consist",
      base: "consist",
      subject: "The walls",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "renew",
      base: "renew",
      subject: "residents",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "climbing", base: "climb", beside: "renew" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["purpose", "sequence"],
      words: "For this reason",
      first:
        "The walls of the Great Mosque of Djenné in Mali consist of sun-dried brick covered with mud plaster, which erodes during the rainy season",
      second: "residents of the town renew the surface each year",
      why: "The first statement says that the mud plaster of the mosque erodes during the rainy season, and the second reports that residents of the town renew the surface of the mosque each year.",
    },
  ],
};
