import type { Paragraph } from "../paragraph.ts";

export const tenseVanishingWorm: Paragraph = {
  id: "tense-vanishing-worm",
  field: "science",
  source: "Textbooks on public health; encyclopedia entries on Guinea worm disease",
  text:
    "No drug or vaccine works against Guinea worm disease, which people contract by drinking from ponds that " +
    "contain infected water fleas. Since 1986, the annual number of infections among people in African and " +
    "Asian villages has fallen from an estimated 3.5 million to fewer than one hundred. The decline rests on " +
    "three simple measures: filters made of cloth, wells that replace ponds, and instruction by village " +
    "volunteers.",
  joints: [
    {
      kind: "list",
      after:
        "filters made of cloth, wells that replace ponds, and instruction by village volunteers",
      verbs: ["rests"],
    },
    {
      kind: "items",
      items: [
        "filters made of cloth",
        "wells that replace ponds",
        "instruction by village volunteers",
      ],
    },
    {
      kind: "subject-and-verb",
      after: "has fallen from an estimated 3.5 million to fewer than one hundred",
      verb: "has fallen",
    },
    { kind: "subject-and-verb", after: "works against Guinea worm disease", verb: "works" },
    { kind: "preposition-and-object", after: "three simple measures" },
    { kind: "noun-and-phrase", after: "by village volunteers" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has fallen",
      base: "fall",
      subject: "the annual number",
      number: "singular",
      tense: "perfect",
      time: "Since 1986",
    },
    {
      kind: "finite",
      verb: "rests",
      base: "rest",
      subject: "The decline",
      number: "singular",
      tense: "present",
    },
    { kind: "preposition", verb: "drinking", base: "drink", beside: "contract" },
  ],
  turns: [],
};
