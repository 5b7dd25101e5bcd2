import type { Paragraph } from "../paragraph.ts";

export const studyRootNodules: Paragraph = {
  id: "study-root-nodules",
  version: 2,
  field: "science",
  source: "Standard histories of agricultural chemistry",
  text:
    "The ability of peas and beans to enrich a field exhausted by cereals, a property known to Roman writers " +
    "on agriculture, remained unexplained until German chemist Hermann Hellriegel traced it in the 1880s to " +
    "bacteria in swellings on the roots.",
  joints: [
    {
      kind: "inset",
      after: "a property known to Roman writers on agriculture",
      next:
        "remained unexplained until German chemist Hermann Hellriegel traced it in the 1880s to bacteria in " +
        "swellings on the roots",
      verb: "remained",
    },
    { kind: "title-and-name", title: "German chemist", after: "Hermann Hellriegel" },
    { kind: "noun-and-phrase", after: "on the roots" },
    { kind: "preposition-and-object", after: "the roots" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "traced",
      base: "trace",
      subject: "German chemist Hermann Hellriegel",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
