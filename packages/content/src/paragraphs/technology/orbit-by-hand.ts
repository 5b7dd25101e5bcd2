import type { Paragraph } from "../paragraph.ts";

export const orbitByHand: Paragraph = {
  id: "orbit-by-hand",
  field: "technology",
  source: "Histories of the U.S. space program; biographies of Katherine Johnson",
  text:
    "In 1960, the mathematician Katherine Johnson and the engineer Ted Skopinski published a report on the " +
    "equations that determine where an orbiting spacecraft lands. By 1962, programmers had entered the equations " +
    "into an electronic computer; even so, the astronaut John Glenn asked before his flight that Johnson verify " +
    "the results by hand.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "even so, the astronaut John Glenn asked before his flight that Johnson verify the results by hand",
      verbs: ["had entered", "asked"],
    },
    { kind: "title-and-name", after: "John Glenn" },
    {
      kind: "clauses",
      after: "By 1962, programmers had entered the equations into an electronic computer",
      verbs: ["published", "had entered"],
    },
    {
      kind: "noun-and-phrase",
      after: "on the equations that determine where an orbiting spacecraft lands",
    },
    {
      kind: "subject-and-verb",
      after: "had entered the equations into an electronic computer",
      verb: "had entered",
    },
    {
      kind: "preposition-and-object",
      after: "the equations that determine where an orbiting spacecraft lands",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had entered",
      base: "enter",
      subject: "programmers",
      number: "plural",
      tense: "past-perfect",
      time: "By 1962",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "the mathematician Katherine Johnson and the engineer Ted Skopinski",
      number: "plural",
      tense: "past",
      time: "In 1960",
    },
  ],
  turns: [
    {
      relation: "concession",
      words: "even so",
      first: "By 1962, programmers had entered the equations into an electronic computer",
      second:
        "the astronaut John Glenn asked before his flight that Johnson verify the results by hand",
      why:
        "A computer that held the equations gave reason to think that no calculation by hand was needed, and the " +
        "second statement says that one was asked for in spite of it.",
    },
  ],
};
