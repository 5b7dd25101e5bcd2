import type { Paragraph } from "../paragraph.ts";

export const screenTokyoStory: Paragraph = {
  id: "screen-tokyo-story",
  version: 3,
  field: "arts",
  source: "Encyclopedias of film; studies of Yasujirō Ozu",
  text:
    "Filming *Tokyo Story* (1953) in rooms where people sat and slept on straw mats, director Yasujirō Ozu " +
    "placed his camera again and again at one height: that of a person seated on the floor. The members of " +
    "the film's central family move in and out of a frame that hardly ever follows them.",
  joints: [
    { kind: "title-and-name", title: "director", after: "Yasujirō Ozu" },
    { kind: "noun-and-phrase", after: "of the film's central family" },
    {
      kind: "subject-and-verb",
      after: "move in and out of a frame that hardly ever follows them",
      verb: "move",
    },
    { kind: "preposition-and-object", after: "one height" },
    { kind: "noun-and-phrase", after: "of a person seated on the floor" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "move",
      base: "move",
      subject: "The members",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "director Yasujirō Ozu",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "film's central family",
      word: "film's",
      forms: ["film", "films", "film's", "films'"],
      counted: "*Tokyo Story*",
      role: "owned",
      why: "One film, *Tokyo Story*, is discussed, and the family belongs to it.",
    },
  ],
  modifiers: [
    {
      opening: "Filming *Tokyo Story* (1953) in rooms where people sat and slept on straw mats",
      clause:
        "director Yasujirō Ozu placed his camera again and again at one height: that of a person seated on the " +
        "floor",
      noun: "director Yasujirō Ozu",
      kind: "person",
      wrong: [
        {
          clause:
            "there was one height at which director Yasujirō Ozu kept his camera in scene after scene: that of a " +
            "person seated on the floor",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be filming.",
        },
        {
          clause:
            "one height was kept for the camera of director Yasujirō Ozu in scene after scene: that of a person " +
            "seated on the floor",
          noun: "one height",
          kind: "idea",
          reason: "A height cannot film anything.",
        },
        {
          clause:
            "the practice of director Yasujirō Ozu was to keep his camera at one height in scene after scene: that of " +
            "a person seated on the floor",
          noun: "the practice of director Yasujirō Ozu",
          kind: "idea",
          reason: "The noun after the comma is *practice*, and a practice films nothing.",
        },
      ],
    },
  ],
};
