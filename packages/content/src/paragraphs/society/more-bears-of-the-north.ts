import type { Paragraph } from "../paragraph.ts";

export const moreBearsOfTheNorth: Paragraph = {
  id: "more-bears-of-the-north",
  version: 2,
  field: "society",
  source: "Histories of psychology; textbooks of cultural psychology",
  text:
    "Villagers in Uzbekistan whom Soviet psychologist Alexander Luria visited in 1931 were told that all " +
    "bears are white in the far north, where snow lies, and were asked the color of the bears on a northern " +
    "island. Most of those who had not attended school refused to draw a conclusion, and one replied that he " +
    "spoke only of what he had seen. By contrast, villagers who had received some schooling solved the " +
    "problem easily.",
  joints: [
    { kind: "title-and-name", title: "Soviet psychologist", after: "Alexander Luria" },
    {
      kind: "essential",
      after: "who had received some schooling",
      next: "solved the problem easily",
      verb: "solved",
    },
    {
      kind: "coordinated",
      after: "one replied that he spoke only of what he had seen",
      verbs: ["refused", "replied"],
    },
    { kind: "noun-and-phrase", after: "of the bears on a northern island" },
    { kind: "subject-and-verb", after: "refused to draw a conclusion", verb: "refused" },
    { kind: "preposition-and-object", after: "a northern island" },
    {
      kind: "subject-and-verb",
      after: "were told that all bears are white in the far north",
      verb: "were told",
    },
  ],
  verbs: [{ kind: "infinitive", verb: "to draw", base: "draw", beside: "refused" }],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first:
        "Most of those who had not attended school refused to draw a conclusion, and one replied that he spoke only of what he had seen",
      second: "villagers who had received some schooling solved the problem easily",
      why: "The first statement says that most villagers without schooling refused to draw a conclusion about the bears, whereas the second says that villagers with some schooling easily solved the problem of the bears.",
    },
  ],
};
