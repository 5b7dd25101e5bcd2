import type { Paragraph } from "../paragraph.ts";

export const willOfNaunakhte: Paragraph = {
  id: "will-of-naunakhte",
  version: 2,
  field: "history",
  source: "Histories of ancient Egyptian law; studies of Deir el-Medina",
  text:
    "Women in ancient Egypt could own and bequeath property in their own right. For instance, a papyrus from " +
    "the village of Deir el-Medina records a will that Naunakhte, a mother of eight, dictated around 1145 " +
    "BCE, denying a share to the children who had not supported her in old age.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "For instance, a papyrus from the village of Deir el-Medina records a will that Naunakhte, a mother of eight, dictated around 1145 BCE",
      verbs: ["could own", "records"],
    },
    {
      kind: "subject-and-verb",
      after: "could own and bequeath property in their own right",
      verb: "could own and bequeath",
    },
    { kind: "noun-and-phrase", after: "of Deir el-Medina" },
    { kind: "noun-and-phrase", after: "from the village of Deir el-Medina" },
    { kind: "preposition-and-object", after: "old age" },
    { kind: "noun-and-phrase", after: "in ancient Egypt" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "records",
      base: "record",
      subject: "a papyrus",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "denying", base: "deny", beside: "dictated" },
    {
      kind: "finite",
      verb: "dictated",
      base: "dictate",
      subject: "Naunakhte",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For instance",
      first: "Women in ancient Egypt could own and bequeath property in their own right",
      second:
        "a papyrus from the village of Deir el-Medina records a will that Naunakhte, a mother of eight, dictated around 1145 BCE, denying a share to the children who had not supported her in old age",
      why: "The first statement says that women in ancient Egypt could own and bequeath property, and the second describes a papyrus that records the will of Naunakhte, a mother of eight.",
    },
  ],
  pronouns: [{ word: "their", at: "their own right", antecedent: "Women" }],
};
