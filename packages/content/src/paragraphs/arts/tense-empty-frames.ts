import type { Paragraph } from "../paragraph.ts";

export const tenseEmptyFrames: Paragraph = {
  id: "tense-empty-frames",
  version: 2,
  field: "arts",
  source:
    "Histories of American museums; encyclopedia entries on the Isabella Stewart Gardner Museum",
  text:
    "In 1903, collector Isabella Stewart Gardner opened her museum in Boston to the public; in her will, she " +
    "required that the arrangement of its galleries never be changed. On a night in March 1990, two thieves " +
    "removed thirteen works from the building, among them a painting by Johannes Vermeer, *The Concert*. " +
    "Since then, empty frames have marked the places where several of the stolen pictures hung.",
  joints: [
    { kind: "title-and-name", title: "collector", after: "Isabella Stewart Gardner" },
    {
      kind: "clauses",
      after: "in her will, she required that the arrangement of its galleries never be changed",
      verbs: ["opened", "required"],
    },
    {
      kind: "verb-and-complement",
      after: "the places where several of the stolen pictures hung",
      verb: "have marked",
    },
    { kind: "verb-and-complement", after: "thirteen works from the building", verb: "removed" },
    { kind: "noun-and-phrase", after: "by Johannes Vermeer" },
    { kind: "preposition-and-object", after: "the public" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have marked",
      base: "mark",
      subject: "empty frames",
      number: "plural",
      tense: "perfect",
      time: "Since then",
    },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "collector Isabella Stewart Gardner",
      number: "singular",
      tense: "past",
      time: "In 1903",
    },
    {
      kind: "finite",
      verb: "removed",
      base: "remove",
      subject: "two thieves",
      number: "plural",
      tense: "past",
      time: "On a night in March 1990",
    },
  ],
  turns: [],
};
