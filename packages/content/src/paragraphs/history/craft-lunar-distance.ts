import type { Paragraph } from "../paragraph.ts";

export const craftLunarDistance: Paragraph = {
  id: "craft-lunar-distance",
  version: 2,
  field: "history",
  source: "Standard histories of navigation",
  text:
    "A navigator of the late eighteenth century could determine his longitude by comparing local time with " +
    "the time shown by a chronometer. Alternatively, a navigator without so costly an instrument could " +
    "measure the angle between the Moon and a bright star and consult the *Nautical Almanac*, a publication " +
    "that astronomer Nevil Maskelyne had founded in the 1760s to make such observations useful at sea.",
  joints: [
    { kind: "title-and-name", title: "astronomer", after: "Nevil Maskelyne" },
    {
      kind: "verb-and-complement",
      after: "his longitude by comparing local time with the time shown by a chronometer",
      verb: "could determine",
    },
    { kind: "preposition-and-object", after: "the Moon and a bright star" },
    {
      kind: "subject-and-verb",
      after:
        "could determine his longitude by comparing local time with the time shown by a chronometer",
      verb: "could determine",
    },
  ],
  verbs: [{ kind: "preposition", verb: "comparing", base: "compare", beside: "could determine" }],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "concession", "replacement", "similarity"],
      words: "Alternatively",
      first:
        "A navigator of the late eighteenth century could determine his longitude by comparing local time with the time shown by a chronometer",
      second:
        "a navigator without so costly an instrument could measure the angle between the Moon and a bright star " +
        "and consult the *Nautical Almanac*, a publication that astronomer Nevil Maskelyne had founded in the " +
        "1760s to make such observations useful at sea",
      why: "The first statement says that a navigator could determine longitude by comparing local time with the time of a chronometer, and the second says that a navigator could determine longitude by measuring the angle between the Moon and a star.",
    },
  ],
};
