import type { Paragraph } from "../paragraph.ts";

export const tensePavilionsInVenice: Paragraph = {
  id: "tense-pavilions-in-venice",
  version: 2,
  field: "arts",
  source: "Histories of modern art; encyclopedia entries on the Venice Biennale",
  text:
    "Since 1895, an international exhibition of new paintings and sculptures has drawn visitors to the " +
    "public gardens of Venice, usually every second year. At first, works from all countries hung in one " +
    "central building. The government of Belgium opened a separate pavilion for its own artists in 1907; " +
    "afterward, others followed its example, and the gardens now contain some thirty national buildings.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "has drawn visitors to the public gardens of Venice",
      verb: "has drawn",
    },
    {
      kind: "turning-clauses",
      after: "afterward, others followed its example",
      verbs: ["opened", "followed"],
    },
    {
      kind: "coordinated",
      after: "the gardens now contain some thirty national buildings",
      verbs: ["followed", "contain"],
    },
    {
      kind: "verb-and-complement",
      after: "a separate pavilion for its own artists in 1907",
      verb: "opened",
    },
    { kind: "noun-and-phrase", after: "of Venice" },
    { kind: "preposition-and-object", after: "one central building" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has drawn",
      base: "draw",
      subject: "an international exhibition",
      number: "singular",
      tense: "perfect",
      time: "Since 1895",
    },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "The government",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "hung",
      base: "hang",
      subject: "works",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "addition"],
      words: "afterward",
      first: "The government of Belgium opened a separate pavilion for its own artists in 1907",
      second: "others followed its example",
      why: "The first statement says that Belgium opened a pavilion for its own artists in 1907, and the second says that other countries opened pavilions after the example of Belgium.",
    },
  ],
  pronouns: [{ word: "its", at: "its own artists", antecedent: "Belgium" }],
};
