import type { Paragraph } from "../paragraph.ts";

export const mesoamericanRubber: Paragraph = {
  id: "mesoamerican-rubber",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of archaeology; studies of ancient materials",
  text:
    "Heavy but so elastic that they bounced higher than anything known in Europe, the rubber balls of ancient " +
    "Mesoamerica were made from the milky sap of a tree mixed with the juice of a morning glory vine. In " +
    "1999, archaeologist Dorothy Hosler and two colleagues repeated the process and found that the juice " +
    "changed the sap in an important way: it made the dried rubber far more elastic.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "were made from the milky sap of a tree mixed with the juice of a morning glory vine",
      verb: "were made",
    },
    { kind: "noun-and-phrase", after: "of ancient Mesoamerica" },
    {
      kind: "explanation",
      after: "it made the dried rubber far more elastic",
      verbs: ["repeated", "made"],
    },
    { kind: "noun-and-phrase", after: "of a tree" },
    {
      kind: "second-verb",
      after: "found that the juice changed the sap in an important way",
      verbs: ["repeated", "found"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "repeated",
      base: "repeat",
      subject: "archaeologist Dorothy Hosler and two colleagues",
      number: "plural",
      tense: "past",
      time: "In 1999",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Heavy but so elastic that they bounced higher than anything known in Europe",
      clause:
        "the rubber balls of ancient Mesoamerica were made from the milky sap of a tree mixed with the juice of a morning glory vine",
      noun: "the rubber balls of ancient Mesoamerica",
      kind: "thing",
      wrong: [
        {
          clause:
            "the people of ancient Mesoamerica made rubber balls from the milky sap of a tree mixed with the juice of a morning glory vine",
          noun: "the people of ancient Mesoamerica",
          kind: "person",
          reason: "The people did not bounce; the balls did.",
        },
        {
          clause:
            "the manufacture of rubber balls in ancient Mesoamerica required the milky sap of a tree and the juice of a morning glory vine",
          noun: "the manufacture of rubber balls",
          kind: "idea",
          reason: "Manufacture is a deed, and a deed is not heavy or elastic.",
        },
        {
          clause:
            "ancient Mesoamerica made rubber balls from the milky sap of a tree and the juice of a morning glory vine",
          noun: "ancient Mesoamerica",
          kind: "place",
          reason: "A region is not elastic.",
        },
      ],
    },
  ],
};
