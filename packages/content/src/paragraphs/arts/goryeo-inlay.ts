import type { Paragraph } from "../paragraph.ts";

export const goryeoInlay: Paragraph = {
  id: "goryeo-inlay",
  version: 3,
  field: "arts",
  source: "Standard histories of Korean ceramics; museum guides to celadon",
  text:
    "The potters of Goryeo, a dynasty that ruled Korea from 918 to 1392, adopted the celadon glaze of China " +
    "and added a decoration of their own: inlaid designs of black and white clay. They incised a motif in the " +
    "damp vessel, filled the grooves with colored slip, and scraped the surface clean before they applied the " +
    "translucent green glaze.",
  joints: [
    {
      kind: "inset",
      after: "a dynasty that ruled Korea from 918 to 1392",
      next: "adopted the celadon glaze of China",
      verb: "adopted",
    },
    { kind: "second-verb", after: "added a decoration of their own", verbs: ["adopted", "added"] },
    {
      kind: "items",
      items: [
        "incised a motif in the damp vessel",
        "filled the grooves with colored slip",
        "scraped the surface clean",
      ],
    },
    { kind: "noun-and-phrase", after: "of Goryeo" },
    { kind: "preposition-and-object", after: "black and white clay" },
  ],
  verbs: [
    { kind: "relative", verb: "ruled", base: "rule", antecedent: "a dynasty", number: "singular" },
    {
      kind: "finite",
      verb: "adopted",
      base: "adopt",
      subject: "The potters",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "potters of Goryeo",
      word: "potters",
      forms: ["potter", "potters", "potter's", "potters'"],
      counted: "their own",
      role: "predicate",
      why: "*Their own* shows that several potters are meant, and the words that follow tell where they lived.",
    },
  ],
};
