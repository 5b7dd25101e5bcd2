import type { Paragraph } from "../paragraph.ts";

export const moholyNagyMedia: Paragraph = {
  id: "moholy-nagy-media",
  version: 2,
  field: "arts",
  source: "Standard histories of the Bauhaus; encyclopedia entries on László Moholy-Nagy",
  text:
    "During the 1920s, Hungarian artist László Moholy-Nagy painted abstract compositions, designed books, and " +
    "made photographs without a camera, placing objects directly on sensitized paper. In sum, he did not " +
    "recognize a boundary between the fine arts and modern technology.",
  joints: [
    { kind: "title-and-name", title: "Hungarian artist", after: "László Moholy-Nagy" },
    { kind: "outcome", after: "placing objects directly on sensitized paper", verbs: ["painted"] },
    {
      kind: "items",
      items: [
        "painted abstract compositions",
        "designed books",
        "made photographs without a camera",
      ],
    },
    { kind: "noun-and-phrase", after: "between the fine arts and modern technology" },
    { kind: "preposition-and-object", after: "the fine arts and modern technology" },
  ],
  verbs: [
    { kind: "outcome", verb: "placing", base: "place", beside: "made" },
    {
      kind: "finite",
      verb: "painted",
      base: "paint",
      subject: "Hungarian artist László Moholy-Nagy",
      number: "singular",
      tense: "past",
      time: "During the 1920s",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In sum",
      first:
        "During the 1920s, Hungarian artist László Moholy-Nagy painted abstract compositions, designed books, and " +
        "made photographs without a camera",
      second: "he did not recognize a boundary between the fine arts and modern technology",
      why: "The first statement says that Moholy-Nagy painted compositions, designed books, and made photographs without a camera, and the second says that Moholy-Nagy recognized no boundary between the fine arts and modern technology.",
    },
  ],
};
