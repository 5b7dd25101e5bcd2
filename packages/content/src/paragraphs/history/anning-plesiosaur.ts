import type { Paragraph } from "../paragraph.ts";

export const anningPlesiosaur: Paragraph = {
  id: "anning-plesiosaur",
  field: "history",
  source: "Histories of geology; biographies of Mary Anning",
  text:
    "Although the fossils that Mary Anning collected at Lyme Regis, on the southern coast of England, were " +
    "described at meetings of the Geological Society of London in the 1820s, she could not attend these " +
    "sessions; the society admitted no women as fellows until 1919.",
  joints: [
    {
      kind: "dependent-first",
      after: "she could not attend these sessions",
      verbs: ["were described", "could not attend"],
    },
    { kind: "noun-and-phrase", after: "of the Geological Society of London" },
    { kind: "verb-and-complement", after: "no women as fellows", verb: "admitted" },
    { kind: "noun-and-phrase", after: "of England" },
    { kind: "preposition-and-object", after: "fellows" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "collected",
      base: "collect",
      subject: "Mary Anning",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "admitted",
      base: "admit",
      subject: "the society",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
