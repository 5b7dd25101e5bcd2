import type { Paragraph } from "../paragraph.ts";

export const tenseRetreatingFalls: Paragraph = {
  id: "tense-retreating-falls",
  version: 2,
  field: "geography",
  source: "Textbooks on physical geography; encyclopedia entries on Niagara Falls",
  text:
    "The rock over which the Niagara River plunges consists of hard dolostone above softer shale. The " +
    "churning water wears away the shale until the unsupported ledge of dolostone collapses, moving the " +
    "waterfall a little farther upstream. Since the end of the last ice age, the brink of Niagara Falls has " +
    "retreated about seven miles. As a result, a deep gorge now extends downstream from the falls.",
  joints: [
    { kind: "verb-and-complement", after: "about seven miles", verb: "has retreated" },
    { kind: "preposition-and-object", after: "the falls" },
    { kind: "subject-and-verb", after: "has retreated about seven miles", verb: "has retreated" },
    {
      kind: "subject-and-verb",
      after: "consists of hard dolostone above softer shale",
      verb: "consists",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has retreated",
      base: "retreat",
      subject: "the brink",
      number: "singular",
      tense: "perfect",
      time: "Since the end of the last ice age",
    },
    {
      kind: "finite",
      verb: "consists",
      base: "consist",
      subject: "The rock",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "As a result",
      first:
        "Since the end of the last ice age, the brink of Niagara Falls has retreated about seven miles",
      second: "a deep gorge now extends downstream from the falls",
      why: "The first statement says that the brink of Niagara Falls has retreated about seven miles, and the second says that a deep gorge now extends downstream from Niagara Falls.",
    },
  ],
};
