import type { Paragraph } from "../paragraph.ts";

export const turnLinesOfThePantoum: Paragraph = {
  id: "turn-lines-of-the-pantoum",
  version: 2,
  field: "literature",
  source: "Encyclopedias of poetry; histories of Malay literature",
  text:
    "The pantoum, which French poets of the nineteenth century derived from a Malay form, uses most lines " +
    "twice: the second and fourth lines of one stanza return as the first and third of the next. The last " +
    "stanza may repeat the two lines of the first that have not yet returned; alternatively, the poem may " +
    "end with new lines. The villanelle also depends on repetition, though only two of its lines return.",
  joints: [
    {
      kind: "inset",
      after: "which French poets of the nineteenth century derived from a Malay form",
      next: "uses most lines twice",
      verb: "uses",
    },
    {
      kind: "explanation",
      after: "the second and fourth lines of one stanza return as the first and third of the next",
      verbs: ["uses", "return"],
    },
    { kind: "noun-and-phrase", after: "of the nineteenth century" },
    { kind: "preposition-and-object", after: "a Malay form" },
    { kind: "noun-and-phrase", after: "of one stanza" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "uses",
      base: "use",
      subject: "The pantoum",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "return",
      base: "return",
      subject: "the second and fourth lines",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first: "The last stanza may repeat the two lines of the first that have not yet returned",
      second: "the poem may end with new lines",
      why: "The first statement says that the last stanza of a pantoum may repeat two lines of the first stanza, and the second says that a pantoum may end with new lines.",
    },
  ],
};
