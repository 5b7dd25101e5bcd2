import type { Paragraph } from "../paragraph.ts";

export const grassInBoots: Paragraph = {
  id: "grass-in-boots",
  field: "everyday",
  source: "Encyclopedias of Arctic peoples; museum catalogs",
  text:
    "Sámi herders in northern Scandinavia filled their boots of reindeer hide with dried sedge, which held warm " +
    "air and absorbed moisture. Likewise, the Yup'ik people of Alaska wore socks woven from dried grass inside " +
    "their boots of sealskin.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Likewise, the Yup'ik people of Alaska wore socks woven from dried grass inside their boots of sealskin",
      verbs: ["filled", "wore"],
    },
    { kind: "noun-and-phrase", after: "of Alaska" },
    { kind: "noun-and-phrase", after: "of reindeer hide" },
    { kind: "noun-and-phrase", after: "of sealskin" },
    { kind: "noun-and-phrase", after: "in northern Scandinavia" },
    {
      kind: "subject-and-verb",
      after:
        "filled their boots of reindeer hide with dried sedge, which held warm air and absorbed moisture",
      verb: "filled",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "filled",
      base: "fill",
      subject: "Sámi herders",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["contrast", "addition"],
      words: "Likewise",
      first:
        "Sámi herders in northern Scandinavia filled their boots of reindeer hide with dried sedge, which held warm air and absorbed moisture",
      second:
        "the Yup'ik people of Alaska wore socks woven from dried grass inside their boots of sealskin",
      why: "Each statement tells how people of the far north lined their boots with dried plants; the second case resembles the first.",
    },
  ],
  pronouns: [{ word: "their", at: "their boots of reindeer hide", antecedent: "Sámi herders" }],
};
