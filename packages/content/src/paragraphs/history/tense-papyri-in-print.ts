import type { Paragraph } from "../paragraph.ts";

export const tensePapyriInPrint: Paragraph = {
  id: "tense-papyri-in-print",
  version: 2,
  field: "history",
  source: "Histories of papyrology; encyclopedia entries on Oxyrhynchus",
  text:
    "Between 1896 and 1907, Bernard Grenfell and Arthur Hunt, two classicists from Oxford, dug through the " +
    "rubbish mounds of Oxyrhynchus, a provincial capital of Roman Egypt, recovering hundreds of thousands of " +
    "scraps of papyrus. Since 1898, the society that sponsored their work has published more than eighty " +
    "volumes of texts. Even so, only a small fraction of the scraps is in print.",
  joints: [
    {
      kind: "outcome",
      after: "recovering hundreds of thousands of scraps of papyrus",
      verbs: ["dug"],
    },
    {
      kind: "inset",
      after: "two classicists from Oxford",
      next: "dug through the rubbish mounds of Oxyrhynchus",
      verb: "dug",
      front: "Between 1896 and 1907",
    },
    {
      kind: "essential",
      after: "that sponsored their work",
      next: "has published more than eighty volumes of texts",
      verb: "has published",
    },
    {
      kind: "verb-and-complement",
      after: "more than eighty volumes of texts",
      verb: "has published",
    },
    { kind: "preposition-and-object", after: "the rubbish mounds of Oxyrhynchus" },
    { kind: "noun-and-phrase", after: "of texts" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has published",
      base: "publish",
      subject: "the society",
      number: "singular",
      tense: "perfect",
      time: "Since 1898",
    },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "only a small fraction",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "recovering", base: "recover", beside: "dug" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Even so",
      first:
        "Since 1898, the society that sponsored their work has published more than eighty volumes of texts",
      second: "only a small fraction of the scraps is in print",
      why: "The first statement says that the society has published more than eighty volumes of papyrus texts since 1898, but the second says that only a small fraction of the papyrus scraps is in print.",
    },
  ],
};
