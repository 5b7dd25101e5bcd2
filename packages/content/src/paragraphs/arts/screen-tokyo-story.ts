import type { Paragraph } from "../paragraph.ts";

export const screenTokyoStory: Paragraph = {
  id: "screen-tokyo-story",
  field: "arts",
  source: "Encyclopedias of film; studies of Yasujirō Ozu",
  text:
    "In *Tokyo Story* (1953), the director Yasujirō Ozu placed his camera again and again at one height: that " +
    "of a person seated on the floor. The members of the film's central family enter and leave the frame, which " +
    "hardly ever moves, as they would a room.",
  joints: [
    { kind: "answer", after: "that of a person seated on the floor", verbs: ["placed"] },
    { kind: "title-and-name", after: "Yasujirō Ozu" },
    { kind: "noun-and-phrase", after: "of the film's central family" },
    {
      kind: "subject-and-verb",
      after: "enter and leave the frame, which hardly ever moves, as they would a room",
      verb: "enter and leave",
    },
    { kind: "preposition-and-object", after: "one height" },
    { kind: "noun-and-phrase", after: "of a person seated on the floor" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "enter",
      base: "enter",
      subject: "The members",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "the director Yasujirō Ozu",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they would a room", antecedent: "The members" }],
};
