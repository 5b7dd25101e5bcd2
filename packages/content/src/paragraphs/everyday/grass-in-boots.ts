import type { Paragraph } from "../paragraph.ts";

export const grassInBoots: Paragraph = {
  id: "grass-in-boots",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of Arctic peoples; museum catalogs",
  text:
    "Obliged to walk for hours through deep snow beside the animals in their care, Sámi herders in " +
    "northern Scandinavia filled their boots of reindeer hide with dried sedge, which held warm air and " +
    "absorbed moisture. Likewise, the Yup'ik people of Alaska wore socks woven from dried grass inside " +
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
      why: "The first statement says that Sámi herders filled their boots of hide with dried sedge, and the second says that the Yup'ik people wore socks of dried grass inside their boots.",
    },
  ],
  pronouns: [{ word: "their", at: "their boots of reindeer hide", antecedent: "Sámi herders" }],
  modifiers: [
    {
      opening: "Obliged to walk for hours through deep snow beside the animals in their care",
      clause:
        "Sámi herders in northern Scandinavia filled their boots of reindeer hide with dried sedge, which held warm air and absorbed moisture",
      noun: "Sámi herders in northern Scandinavia",
      kind: "person",
      wrong: [
        {
          clause:
            "boots of reindeer hide were filled by Sámi herders in northern Scandinavia with dried sedge, which held warm air and absorbed moisture",
          noun: "boots of reindeer hide",
          kind: "thing",
          reason: "Boots are not obliged to walk and have no animals in their care.",
        },
        {
          clause:
            "dried sedge, which held warm air and absorbed moisture, filled the boots of reindeer hide that Sámi herders wore",
          noun: "dried sedge",
          kind: "living",
          reason: "Sedge does not walk; the herders did.",
        },
        {
          clause:
            "northern Scandinavia had Sámi herders who filled their boots of reindeer hide with dried sedge, which held warm air",
          noun: "northern Scandinavia",
          kind: "place",
          reason: "A region is not obliged to walk anywhere.",
        },
      ],
    },
  ],
};
