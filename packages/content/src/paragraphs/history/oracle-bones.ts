import type { Paragraph } from "../paragraph.ts";

export const oracleBones: Paragraph = {
  id: "oracle-bones",
  version: 2,
  field: "history",
  source: "Histories of Shang China; encyclopedias of archaeology",
  text:
    "Inscriptions on the oracle bones of ancient China, which archaeologists have excavated at Anyang " +
    "since 1928, name the kings of the Shang dynasty in an order that agrees almost entirely with the " +
    "list given by historian Sima Qian about a thousand years later.",
  joints: [
    {
      kind: "inset",
      after: "which archaeologists have excavated at Anyang since 1928",
      next:
        "name the kings of the Shang dynasty in an order that agrees almost entirely with the list given by " +
        "historian Sima Qian about a thousand years later",
      verb: "name",
    },
    { kind: "title-and-name", title: "historian", after: "Sima Qian" },
    { kind: "noun-and-phrase", after: "of the Shang dynasty" },
    { kind: "preposition-and-object", after: "Anyang" },
    { kind: "noun-and-phrase", after: "of ancient China" },
    { kind: "noun-and-phrase", after: "on the oracle bones of ancient China" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "name",
      base: "name",
      subject: "Inscriptions",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "have excavated",
      base: "excavate",
      subject: "archaeologists",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [],
};
