import type { Paragraph } from "../paragraph.ts";

export const suttonHooHull: Paragraph = {
  id: "sutton-hoo-hull",
  field: "history",
  source: "Encyclopedias of archaeology; histories of Anglo-Saxon England",
  text:
    "By 1939, when archaeologists opened the largest mound at Sutton Hoo, in eastern England, the timbers of " +
    "the ship beneath it had decayed in the acid soil. Rows of iron rivets remained in place, and an " +
    "impression in the sand preserved the outline of the planks, allowing the excavator Basil Brown to trace " +
    "a hull about ninety feet long.",
  joints: [
    { kind: "title-and-name", after: "Basil Brown" },
    {
      kind: "coordinated",
      after: "an impression in the sand preserved the outline of the planks",
      verbs: ["remained", "preserved"],
    },
    {
      kind: "outcome",
      after: "allowing the excavator Basil Brown to trace a hull about ninety feet long",
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
};
