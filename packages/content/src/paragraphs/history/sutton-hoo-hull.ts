import type { Paragraph } from "../paragraph.ts";

export const suttonHooHull: Paragraph = {
  id: "sutton-hoo-hull",
  version: 3,
  field: "history",
  source: "Encyclopedias of archaeology; histories of Anglo-Saxon England",
  text:
    "Buried for some thirteen centuries by 1939, when archaeologists opened the largest mound at Sutton Hoo, " +
    "in eastern England, the timbers of the ship beneath it had decayed in the acid soil. Rows of iron rivets " +
    "remained in place, and an impression in the sand preserved the outline of the planks, allowing excavator " +
    "Basil Brown to trace a hull about ninety feet long.",
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
    { kind: "subject-and-verb", after: "had decayed in the acid soil", verb: "had decayed" },
    { kind: "noun-and-phrase", after: "of the ship beneath it" },
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
      at: "ship beneath it",
      word: "ship",
      forms: ["ship", "ships", "ship's", "ships'"],
      counted: "a hull",
      role: "predicate",
      why: "The text ends with a single hull, that of one ship, and the words that follow tell where the ship lay.",
    },
  ],
  modifiers: [
    {
      opening:
        "Buried for some thirteen centuries by 1939, when archaeologists opened the largest mound at Sutton Hoo, in eastern England",
      clause: "the timbers of the ship beneath it had decayed in the acid soil",
      noun: "the timbers of the ship beneath it",
      kind: "thing",
      wrong: [
        {
          clause: "decay in the acid soil had left little of the timbers of the ship beneath it",
          noun: "decay",
          kind: "idea",
          reason: "Decay is a process and is not buried; the timbers were.",
        },
        {
          clause: "there was little left in the acid soil of the timbers of the ship beneath it",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that was buried.",
        },
        {
          clause: "the condition of the ship beneath it was poor in the acid soil",
          noun: "the condition of the ship beneath it",
          kind: "idea",
          reason: "The noun after the comma is *condition*; it was the timbers that lay buried.",
        },
      ],
    },
  ],
};
