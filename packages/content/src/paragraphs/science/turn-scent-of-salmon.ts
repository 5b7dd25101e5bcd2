import type { Paragraph } from "../paragraph.ts";

export const turnScentOfSalmon: Paragraph = {
  id: "turn-scent-of-salmon",
  version: 2,
  field: "science",
  source: "Textbooks of animal behavior; histories of fisheries biology",
  text:
    "American biologist Arthur Hasler suspected that salmon recognize their native streams by smell. To test " +
    "this idea, he and his colleagues exposed young salmon to traces of a synthetic chemical. Then, when the " +
    "salmon had grown, the researchers released the same chemical into a stream that the fish had never " +
    "seen. Many of the salmon entered that stream; likewise, fish that had been exposed to a second chemical " +
    "entered a stream that was scented with it.",
  joints: [
    { kind: "title-and-name", title: "American biologist", after: "Arthur Hasler" },
    {
      kind: "turning-clauses",
      after:
        "Then, when the salmon had grown, the researchers released the same chemical into a stream that the fish had never seen",
      verbs: ["exposed", "released"],
    },
    {
      kind: "turning-clauses",
      after:
        "likewise, fish that had been exposed to a second chemical entered a stream that was scented with it",
      verbs: ["entered", "entered"],
    },
    { kind: "noun-and-phrase", after: "of the salmon" },
    { kind: "noun-and-phrase", after: "of a synthetic chemical" },
    {
      kind: "verb-and-complement",
      after: "that salmon recognize their native streams by smell",
      verb: "suspected",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "suspected",
      base: "suspect",
      subject: "American biologist Arthur Hasler",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "released",
      base: "release",
      subject: "the researchers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "purpose"],
      words: "Then",
      first:
        "To test this idea, he and his colleagues exposed young salmon to traces of a synthetic chemical",
      second:
        "when the salmon had grown, the researchers released the same chemical into a stream that the fish had never seen",
      why: "The first statement says that the researchers exposed young salmon to traces of a synthetic chemical, and the second says that the researchers released the chemical into an unfamiliar stream when the salmon had grown.",
    },
    {
      relation: "similarity",
      also: ["addition", "contrast"],
      words: "likewise",
      first: "Many of the salmon entered that stream",
      second:
        "fish that had been exposed to a second chemical entered a stream that was scented with it",
      why: "The first statement says that many salmon exposed to one chemical when young entered a stream scented with that chemical, and the second says that fish exposed to a second chemical entered a stream scented with that chemical.",
    },
  ],
};
