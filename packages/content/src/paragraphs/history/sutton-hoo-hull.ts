import type { Paragraph } from "../paragraph.ts";

export const suttonHooHull: Paragraph = {
  id: "sutton-hoo-hull",
  version: 3,
  field: "history",
  source: "Encyclopedias of archaeology; histories of Anglo-Saxon England",
  text:
    "Buried in the acid soil of eastern England for some thirteen centuries, the timbers of the ship " +
    "beneath the largest mound at Sutton Hoo had decayed by the time archaeologists opened the mound in " +
    "1939. Rows of iron rivets remained in place, and an impression in the sand preserved the outline of " +
    "the planks, allowing excavator Basil Brown to trace a hull about ninety feet long.",
  joints: [
    { kind: "title-and-name", title: "excavator", after: "Basil Brown" },
    {
      kind: "coordinated",
      after: "an impression in the sand preserved the outline of the planks",
      verbs: ["remained", "preserved"],
    },
    {
      kind: "outcome",
      after: "allowing excavator Basil Brown to trace a hull about ninety feet long",
      verbs: ["preserved"],
    },
    {
      kind: "subject-and-verb",
      after: "had decayed by the time archaeologists opened the mound in 1939",
      verb: "had decayed",
    },
    { kind: "noun-and-phrase", after: "of eastern England" },
    { kind: "noun-and-phrase", after: "of iron rivets" },
    { kind: "noun-and-phrase", after: "of the planks" },
    { kind: "preposition-and-object", after: "the acid soil" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had decayed",
      base: "decay",
      subject: "the timbers",
      number: "plural",
      tense: "past-perfect",
    },
    {
      kind: "finite",
      verb: "remained",
      base: "remain",
      subject: "Rows",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "allowing", base: "allow", beside: "preserved" },
  ],
  turns: [],
  nouns: [
    {
      at: "ship beneath the largest",
      word: "ship",
      forms: ["ship", "ships", "ship's", "ships'"],
      counted: "a hull",
      role: "predicate",
      why: "The text ends with a single hull, that of one ship, and the words that follow tell where the ship lay.",
    },
  ],
  modifiers: [
    {
      opening: "Buried in the acid soil of eastern England for some thirteen centuries",
      clause:
        "the timbers of the ship beneath the largest mound at Sutton Hoo had decayed by the time archaeologists opened the mound in 1939",
      noun: "the timbers of the ship",
      kind: "thing",
      wrong: [
        {
          clause:
            "decay had left little of the timbers of the ship beneath the largest mound at Sutton Hoo by the time archaeologists opened the mound in 1939",
          noun: "decay",
          kind: "idea",
          reason: "Decay is a process and is not buried; the timbers were.",
        },
        {
          clause:
            "there was little left of the timbers of the ship beneath the largest mound at Sutton Hoo by the time archaeologists opened the mound in 1939",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that was buried.",
        },
        {
          clause:
            "archaeologists who opened the largest mound at Sutton Hoo in 1939 found that the timbers of the ship beneath the mound had decayed",
          noun: "archaeologists",
          kind: "person",
          reason: "The archaeologists were not buried in the soil; the timbers were.",
        },
      ],
    },
  ],
};
