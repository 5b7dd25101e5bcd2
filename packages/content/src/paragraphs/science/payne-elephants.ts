import type { Paragraph } from "../paragraph.ts";

export const payneElephants: Paragraph = {
  id: "payne-elephants",
  version: 3,
  field: "science",
  source: "Textbooks on animal behavior; histories of bioacoustics",
  text:
    "In 1984, while standing near the elephants of a zoo in Oregon, American biologist Katy Payne felt a " +
    "throbbing in the air, although she heard no sound. Subsequently, she and two colleagues recorded the " +
    "animals with sensitive equipment, discovering that the calls of an elephant include tones far below the " +
    "range of human hearing.",
  joints: [
    { kind: "title-and-name", title: "American biologist", after: "Katy Payne" },
    {
      kind: "turning-clauses",
      after: "Subsequently, she and two colleagues recorded the animals with sensitive equipment",
      verbs: ["felt", "recorded"],
    },
    { kind: "noun-and-phrase", after: "of a zoo in Oregon" },
    { kind: "preposition-and-object", after: "the range of human hearing" },
    {
      kind: "front",
      after: "American biologist Katy Payne felt a throbbing in the air",
      verbs: ["felt"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "include",
      base: "include",
      subject: "the calls",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "discovering", base: "discover", beside: "recorded" },
    {
      kind: "finite",
      verb: "felt",
      base: "feel",
      subject: "American biologist Katy Payne",
      number: "singular",
      tense: "past",
      time: "In 1984",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "contrast", "concession", "purpose"],
      words: "Subsequently",
      first:
        "American biologist Katy Payne felt a throbbing in the air, although she heard no sound",
      second: "she and two colleagues recorded the animals with sensitive equipment",
      why: "The first statement says that Payne felt a throbbing in the air near the elephants of a zoo, and the second says that Payne and two colleagues recorded the elephants with sensitive equipment.",
    },
  ],
  modifiers: [
    {
      opening: "In 1984, while standing near the elephants of a zoo in Oregon",
      clause:
        "American biologist Katy Payne felt a throbbing in the air, although she heard no sound",
      noun: "American biologist Katy Payne",
      kind: "person",
      wrong: [
        {
          clause:
            "a throbbing in the air was felt by American biologist Katy Payne, although she heard no sound",
          noun: "a throbbing in the air",
          kind: "idea",
          reason: "A throbbing cannot stand near the elephants; the biologist did.",
        },
        {
          clause:
            "the attention of American biologist Katy Payne turned to a throbbing in the air, although she heard no " +
            "sound",
          noun: "the attention of American biologist Katy Payne",
          kind: "idea",
          reason:
            "The noun after the comma is *attention*, so the attention would be standing near the elephants.",
        },
        {
          clause:
            "there was a throbbing in the air that Katy Payne felt, although she heard no sound",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be standing at the zoo.",
        },
      ],
    },
  ],
};
