import type { Paragraph } from "../paragraph.ts";

export const uluburunCargo: Paragraph = {
  id: "uluburun-cargo",
  version: 2,
  field: "history",
  source: "Encyclopedias of nautical archaeology; histories of the Bronze Age",
  text:
    "The cargo of a ship that sank off Uluburun, on the southern coast of Turkey, around 1300 BCE included " +
    "ten tons of copper and one ton of tin—roughly the proportion in which the two metals are combined to " +
    "make bronze. Divers under the direction of George Bass and Cemal Pulak, both archaeologists, completed " +
    "the excavation in 1994.",
  joints: [
    {
      kind: "inset",
      after: "both archaeologists",
      next: "completed the excavation in 1994",
      verb: "completed",
    },
    {
      kind: "subject-and-verb",
      after: "included ten tons of copper and one ton of tin",
      verb: "included",
    },
    { kind: "noun-and-phrase", after: "of George Bass and Cemal Pulak" },
    { kind: "noun-and-phrase", after: "of copper" },
    { kind: "preposition-and-object", after: "copper and one ton of tin" },
    {
      kind: "clauses",
      after:
        "Divers under the direction of George Bass and Cemal Pulak, both archaeologists, completed the excavation in 1994",
      verbs: ["included", "completed"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "Divers",
      number: "plural",
      tense: "past",
    },
    { kind: "relative", verb: "sank", base: "sink", antecedent: "a ship", number: "singular" },
  ],
  turns: [],
};
