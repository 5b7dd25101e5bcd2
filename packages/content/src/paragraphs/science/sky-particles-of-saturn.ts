import type { Paragraph } from "../paragraph.ts";

export const skyParticlesOfSaturn: Paragraph = {
  id: "sky-particles-of-saturn",
  version: 2,
  field: "science",
  source: "Biographies of James Clerk Maxwell; textbooks on planetary science",
  text:
    "The rings of Saturn, Scottish physicist James Clerk Maxwell demonstrated in 1859, can be neither solid " +
    "nor liquid; they must consist of countless separate particles. His proof was purely mathematical. In " +
    "1895, James Keeler of the Allegheny Observatory supplied direct evidence by showing that the inner parts " +
    "of the rings orbit the planet faster than the outer parts do.",
  joints: [
    { kind: "title-and-name", title: "Scottish physicist", after: "James Clerk Maxwell" },
    {
      kind: "clauses",
      after:
        "In 1895, James Keeler of the Allegheny Observatory supplied direct evidence by showing that the inner " +
        "parts of the rings orbit the planet faster than the outer parts do",
      verbs: ["was", "supplied"],
    },
    { kind: "noun-and-phrase", after: "of Saturn" },
    {
      kind: "preposition-and-object",
      after:
        "showing that the inner parts of the rings orbit the planet faster than the outer parts do",
    },
    { kind: "subject-and-verb", after: "supplied direct evidence", verb: "supplied" },
    { kind: "verb-and-complement", after: "direct evidence", verb: "supplied" },
    { kind: "subject-and-verb", after: "was purely mathematical", verb: "was" },
  ],
  verbs: [
    { kind: "preposition", verb: "showing", base: "show", beside: "supplied" },
    {
      kind: "finite",
      verb: "supplied",
      base: "supply",
      subject: "James Keeler",
      number: "singular",
      tense: "past",
      time: "In 1895",
    },
    {
      kind: "finite",
      verb: "orbit",
      base: "orbit",
      subject: "the inner parts",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they must consist of", antecedent: "The rings" }],
};
