import type { Paragraph } from "../paragraph.ts";

export const kitchenOfSorJuana: Paragraph = {
  id: "kitchen-of-sor-juana",
  version: 3,
  field: "literature",
  source: "Standard histories of Mexican literature; biographies of Sor Juana Inés de la Cruz",
  text:
    "Answering a bishop in the 1691 letter known as the *Respuesta a Sor Filotea*, the Mexican nun and poet " +
    "Sor Juana Inés de la Cruz defends the right of women to study. Even the processes of cooking, in her " +
    "account, offer lessons in natural philosophy. Indeed, she remarks that Aristotle would have written more " +
    "if he had cooked.",
  joints: [
    {
      kind: "front",
      after:
        "the Mexican nun and poet Sor Juana Inés de la Cruz defends the right of women to study",
      verbs: ["defends"],
    },
    { kind: "title-and-name", title: "poet", after: "Sor Juana Inés de la Cruz" },
    { kind: "noun-and-phrase", after: "of women" },
    {
      kind: "inset",
      after: "in her account",
      next: "offer lessons in natural philosophy",
      verb: "offer",
    },
    {
      kind: "turning-clauses",
      after: "Indeed, she remarks that Aristotle would have written more if he had cooked",
      verbs: ["offer", "remarks"],
    },
    {
      kind: "verb-and-complement",
      after: "that Aristotle would have written more if he had cooked",
      verb: "remarks",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "offer",
      base: "offer",
      subject: "the processes",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "remarks",
      base: "remark",
      subject: "she",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example", "addition", "similarity"],
      words: "Indeed",
      first: "Even the processes of cooking, in her account, offer lessons in natural philosophy",
      second: "she remarks that Aristotle would have written more if he had cooked",
      why: "The first statement says that, in the account of Sor Juana, even cooking offers lessons in natural philosophy, and the second reports the remark of Sor Juana that Aristotle would have written more if he had cooked.",
    },
  ],
  modifiers: [
    {
      opening: "Answering a bishop in the 1691 letter known as the *Respuesta a Sor Filotea*",
      clause:
        "the Mexican nun and poet Sor Juana Inés de la Cruz defends the right of women to study",
      noun: "the Mexican nun and poet Sor Juana Inés de la Cruz",
      kind: "person",
      wrong: [
        {
          clause:
            "the right of women to study is defended by the Mexican nun and poet Sor Juana Inés de la Cruz",
          noun: "the right of women to study",
          kind: "idea",
          reason: "A right cannot answer a bishop; the nun does.",
        },
        {
          clause:
            "study is defended as a right of women by the Mexican nun and poet Sor Juana Inés de la Cruz",
          noun: "study",
          kind: "idea",
          reason: "Study writes no letters.",
        },
        {
          clause: "there is a defense of the right of women to study by Sor Juana Inés de la Cruz",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be answering the bishop.",
        },
      ],
    },
  ],
};
