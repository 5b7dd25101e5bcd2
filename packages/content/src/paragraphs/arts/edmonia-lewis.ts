import type { Paragraph } from "../paragraph.ts";

export const edmoniaLewis: Paragraph = {
  id: "edmonia-lewis",
  version: 2,
  field: "arts",
  source: "Standard histories of American sculpture; museum biographies of Edmonia Lewis",
  text:
    "Most American sculptors in nineteenth-century Rome modeled a figure in clay and hired Italian artisans " +
    "to carve it in marble. Edmonia Lewis, an artist of African American and Ojibwe heritage, did not leave " +
    "this task to others. Instead, she carved much of the stone herself, giving skeptics no pretext for " +
    "crediting the work to anyone else.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "modeled a figure in clay and hired Italian artisans to carve it in marble",
      verb: "modeled",
    },
    {
      kind: "second-verb",
      after: "hired Italian artisans to carve it in marble",
      verbs: ["modeled", "hired"],
    },
    {
      kind: "inset",
      after: "an artist of African American and Ojibwe heritage",
      next: "did not leave this task to others",
      verb: "did not leave",
    },
    {
      kind: "turning-clauses",
      after: "Instead, she carved much of the stone herself",
      verbs: ["did not leave", "carved"],
    },
    {
      kind: "outcome",
      after: "giving skeptics no pretext for crediting the work to anyone else",
      verbs: ["carved"],
    },
    { kind: "preposition-and-object", after: "nineteenth-century Rome" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "modeled",
      base: "model",
      subject: "Most American sculptors",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "giving", base: "give", beside: "carved" },
    { kind: "preposition", verb: "crediting", base: "credit", beside: "carved" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "restatement", "emphasis"],
      words: "Instead",
      first:
        "Edmonia Lewis, an artist of African American and Ojibwe heritage, did not leave this task to others",
      second: "she carved much of the stone herself",
      why: "The first statement says that Lewis did not leave the carving of marble to others, and the second says that Lewis carved much of the stone herself.",
    },
  ],
};
