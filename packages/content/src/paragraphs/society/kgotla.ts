import type { Paragraph } from "../paragraph.ts";

export const kgotla: Paragraph = {
  id: "kgotla",
  field: "society",
  source: "Encyclopedias of African societies; histories of Botswana",
  text:
    "The *kgotla*, the assembly of a village in Botswana, gathers in the open air before the house of the " +
    "chief. All adults may attend, and the speeches of commoners are heard before that of the chief, who closes " +
    "the debate by stating the opinion on which most of those present agree. Important plans of the national " +
    "government are still presented there.",
  joints: [
    {
      kind: "inset",
      after: "the assembly of a village in Botswana",
      next: "gathers in the open air before the house of the chief",
      verb: "gathers",
    },
    { kind: "clauses", after: "All adults may attend", verbs: ["gathers", "may attend"] },
    {
      kind: "coordinated",
      after: "the speeches of commoners are heard before that of the chief",
      verbs: ["may attend", "are heard"],
    },
    { kind: "noun-and-phrase", after: "of commoners" },
    { kind: "noun-and-phrase", after: "of the national government" },
    { kind: "subject-and-verb", after: "are still presented there", verb: "are still presented" },
    { kind: "noun-and-phrase", after: "of a village in Botswana" },
    {
      kind: "verb-and-complement",
      after: "the debate by stating the opinion on which most of those present agree",
      verb: "closes",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "stating", base: "state", beside: "closes" },
    {
      kind: "finite",
      verb: "gathers",
      base: "gather",
      subject: "The *kgotla*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
