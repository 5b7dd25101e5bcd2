import type { Paragraph } from "../paragraph.ts";

export const oratoryInAchebe: Paragraph = {
  id: "oratory-in-achebe",
  version: 2,
  field: "literature",
  source: "Standard companions to African literature; criticism of Chinua Achebe's novels",
  text:
    "Although the Nigerian novelist Chinua Achebe wrote *Things Fall Apart* (1958) in English, he modeled the " +
    "conversation of its characters on Igbo oratory, in which a speaker approaches a subject indirectly. For " +
    "example, a neighbor who has come to collect a debt in the first chapter shares a kola nut and speaks at " +
    "length in proverbs before he mentions the money.",
  joints: [
    {
      kind: "dependent-first",
      after: "he modeled the conversation of its characters on Igbo oratory",
      verbs: ["wrote", "modeled"],
    },
    { kind: "title-and-name", title: "the Nigerian novelist", after: "Chinua Achebe" },
    { kind: "noun-and-phrase", after: "of its characters" },
    {
      kind: "essential",
      after: "who has come to collect a debt in the first chapter",
      next: "shares a kola nut and speaks at length in proverbs before he mentions the money",
      verb: "shares",
    },
    { kind: "preposition-and-object", after: "Igbo oratory" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "approaches",
      base: "approach",
      subject: "a speaker",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "shares",
      base: "share",
      subject: "a neighbor",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For example",
      first:
        "he modeled the conversation of its characters on Igbo oratory, in which a speaker approaches a subject indirectly",
      second:
        "a neighbor who has come to collect a debt in the first chapter shares a kola nut and speaks at length in proverbs before he mentions the money",
      why: "The first statement says that Achebe modeled the conversation of his characters on Igbo oratory, which approaches a subject indirectly, and the second describes a neighbor in Achebe's novel who speaks at length in proverbs before he mentions a debt.",
    },
  ],
  pronouns: [{ word: "its", at: "its characters on", antecedent: "Things Fall Apart" }],
};
