import type { Paragraph } from "../paragraph.ts";

export const lanseAuxMeadows: Paragraph = {
  id: "lanse-aux-meadows",
  version: 3,
  field: "history",
  source: "Histories of Norse exploration; encyclopedias of archaeology",
  text:
    "Working at L'Anse aux Meadows, on the northern tip of Newfoundland, archaeologist Anne Stine Ingstad " +
    "excavated the foundations of turf buildings that resemble those of medieval Iceland. The form of the " +
    "buildings alone did not establish who had lived there; however, the discovery of a bronze pin and a " +
    "spindle whorl of Norse types removed all doubt.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "however, the discovery of a bronze pin and a spindle whorl of Norse types removed all doubt",
      verbs: ["did not establish", "removed"],
    },
    {
      kind: "front",
      after:
        "archaeologist Anne Stine Ingstad excavated the foundations of turf buildings that resemble those of " +
        "medieval Iceland",
      verbs: ["excavated"],
    },
    {
      kind: "clauses",
      after: "The form of the buildings alone did not establish who had lived there",
      verbs: ["excavated", "did not establish"],
    },
    { kind: "title-and-name", title: "archaeologist", after: "Anne Stine Ingstad" },
    { kind: "noun-and-phrase", after: "of medieval Iceland" },
    { kind: "noun-and-phrase", after: "of Norse types" },
    { kind: "noun-and-phrase", after: "of turf buildings that resemble those of medieval Iceland" },
    { kind: "subject-and-verb", after: "removed all doubt", verb: "removed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "excavated",
      base: "excavate",
      subject: "archaeologist Anne Stine Ingstad",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "removed",
      base: "remove",
      subject: "the discovery",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Working at L'Anse aux Meadows, on the northern tip of Newfoundland",
      clause:
        "archaeologist Anne Stine Ingstad excavated the foundations of turf buildings that resemble those of " +
        "medieval Iceland",
      noun: "archaeologist Anne Stine Ingstad",
      kind: "person",
      wrong: [
        {
          clause:
            "the foundations of turf buildings that resemble those of medieval Iceland were excavated by " +
            "archaeologist Anne Stine Ingstad",
          noun: "the foundations of turf buildings",
          kind: "building",
          reason: "The foundations were not at work; the archaeologist was.",
        },
        {
          clause:
            "archaeologist Anne Stine Ingstad's excavation uncovered the foundations of turf buildings that resemble " +
            "those of medieval Iceland",
          noun: "archaeologist Anne Stine Ingstad's excavation",
          kind: "idea",
          reason:
            "The noun after the comma is *excavation*; the one who was working is the archaeologist.",
        },
        {
          clause:
            "medieval Iceland had turf buildings like those whose foundations were excavated by archaeologist Anne " +
            "Stine Ingstad",
          noun: "medieval Iceland",
          kind: "place",
          reason: "Iceland was not working in Newfoundland.",
        },
      ],
    },
  ],
};
