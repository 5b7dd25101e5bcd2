import type { Paragraph } from "../paragraph.ts";

export const signsOfManagua: Paragraph = {
  id: "signs-of-managua",
  version: 2,
  field: "literature",
  source: "Textbooks of linguistics; studies of Nicaraguan Sign Language",
  text:
    "In the late 1970s, schools for deaf children opened in Managua, the capital of Nicaragua, where students " +
    "without a common language combined the gestures that each had used at home. Later, younger students learned " +
    "these signs from the older ones and made them more systematic, creating what is now called Nicaraguan Sign " +
    "Language.",
  joints: [
    { kind: "subject-and-verb", after: "opened in Managua", verb: "opened" },
    {
      kind: "turning-clauses",
      after:
        "Later, younger students learned these signs from the older ones and made them more systematic",
      verbs: ["opened", "learned"],
    },
    { kind: "preposition-and-object", after: "the older ones" },
    { kind: "verb-and-complement", after: "these signs from the older ones", verb: "learned" },
    { kind: "noun-and-phrase", after: "for deaf children" },
    { kind: "noun-and-phrase", after: "without a common language" },
  ],
  verbs: [
    { kind: "outcome", verb: "creating", base: "create", beside: "made" },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "schools",
      number: "plural",
      tense: "past",
      time: "In the late 1970s",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["contrast", "addition"],
      words: "Later",
      first: "students without a common language combined the gestures that each had used at home",
      second:
        "younger students learned these signs from the older ones and made them more systematic",
      why: "The first statement says that students without a common language combined the gestures that each had used at home, and the second says that younger students learned the signs of older students and made the signs more systematic.",
    },
  ],
};
