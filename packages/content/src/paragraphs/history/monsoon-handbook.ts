import type { Paragraph } from "../paragraph.ts";

export const monsoonHandbook: Paragraph = {
  id: "monsoon-handbook",
  version: 2,
  field: "history",
  source: "Histories of Indian Ocean trade; editions of the Periplus of the Erythraean Sea",
  text:
    "Winds over the Arabian Sea blow from the southwest in summer and from the northeast in winter. The " +
    "timing of voyages between Roman Egypt and India, therefore, was fixed by the season: the *Periplus of " +
    "the Erythraean Sea*, a Greek handbook of the first century, advises captains to depart in July.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "blow from the southwest in summer and from the northeast in winter",
      verb: "blow",
    },
    {
      kind: "turning-clauses",
      after:
        "The timing of voyages between Roman Egypt and India, therefore, was fixed by the season",
      verbs: ["blow", "was fixed"],
    },
    { kind: "noun-and-phrase", after: "over the Arabian Sea" },
    { kind: "noun-and-phrase", after: "of voyages between Roman Egypt and India" },
    { kind: "verb-and-complement", after: "captains to depart in July", verb: "advises" },
    { kind: "preposition-and-object", after: "the season" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "blow",
      base: "blow",
      subject: "Winds",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "was fixed",
      base: "fix",
      subject: "The timing",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "advises",
      base: "advise",
      subject: "the *Periplus of the Erythraean Sea*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["example", "emphasis", "similarity"],
      words: "therefore",
      first:
        "Winds over the Arabian Sea blow from the southwest in summer and from the northeast in winter",
      second: "The timing of voyages between Roman Egypt and India was fixed by the season",
      why: "The first statement says that the winds blow from the southwest in summer and from the northeast in winter, and the second says that the season fixed the timing of voyages between Egypt and India.",
    },
  ],
};
