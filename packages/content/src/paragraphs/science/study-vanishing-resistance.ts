import type { Paragraph } from "../paragraph.ts";

export const studyVanishingResistance: Paragraph = {
  id: "study-vanishing-resistance",
  version: 2,
  field: "science",
  source: "Standard histories of physics; textbooks on superconductivity",
  text:
    "Physicists in the early twentieth century disagreed about what happens to the electrical resistance of a " +
    "metal at temperatures near absolute zero. In 1911, measurements of a thread of mercury made in the " +
    "laboratory of Heike Kamerlingh Onnes, a physicist in Leiden, settled the question. The resistance of the " +
    "metal did not decline gradually to a limit. Instead, at about 4.2 kelvins, it disappeared abruptly.",
  joints: [
    {
      kind: "clauses",
      after:
        "In 1911, measurements of a thread of mercury made in the laboratory of Heike Kamerlingh Onnes, a physicist in Leiden, settled the question",
      verbs: ["disagreed", "settled"],
    },
    {
      kind: "subject-and-verb",
      after: "did not decline gradually to a limit",
      verb: "did not decline",
    },
    {
      kind: "turning-clauses",
      after: "Instead, at about 4.2 kelvins, it disappeared abruptly",
      verbs: ["did not decline", "disappeared"],
    },
    { kind: "noun-and-phrase", after: "of a metal at temperatures near absolute zero" },
    { kind: "preposition-and-object", after: "absolute zero" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "settled",
      base: "settle",
      subject: "measurements",
      number: "plural",
      tense: "past",
      time: "In 1911",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast", "restatement", "emphasis"],
      words: "Instead",
      first: "The resistance of the metal did not decline gradually to a limit",
      second: "at about 4.2 kelvins, it disappeared abruptly",
      why: "The first statement says that the resistance of mercury did not decline gradually to a limit, and the second says that the resistance of mercury disappeared abruptly at about 4.2 kelvins.",
    },
  ],
  pronouns: [{ word: "it", at: "it disappeared abruptly", antecedent: "The resistance" }],
};
