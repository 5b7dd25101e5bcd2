import type { Paragraph } from "../paragraph.ts";

export const faithRinggoldQuilts: Paragraph = {
  id: "faith-ringgold-quilts",
  version: 3,
  field: "arts",
  source: "Standard histories of American art; museum catalogs on story quilts",
  text:
    "The first quilt that American artist Faith Ringgold completed was *Echoes of Harlem* (1980), a " +
    "collaboration with her mother, fashion designer Willi Posey. In the years after Posey's death, Ringgold " +
    "began to combine quilted cloth, painted scenes, and handwritten stories. *Tar Beach* (1988), for " +
    "example, places narrow strips of text above and below a view of a Harlem rooftop, where a family's two " +
    "children lie on a mattress on a summer night.",
  joints: [
    {
      kind: "essential",
      after: "that American artist Faith Ringgold completed",
      next: "was *Echoes of Harlem* (1980)",
      verb: "was",
    },
    {
      kind: "front",
      after: "Ringgold began to combine quilted cloth, painted scenes, and handwritten stories",
      verbs: ["began"],
    },
    { kind: "lead-and-series", after: "quilted cloth, painted scenes, and handwritten stories" },
    { kind: "items", items: ["quilted cloth", "painted scenes", "handwritten stories"] },
    {
      kind: "turning-clauses",
      after:
        "*Tar Beach* (1988), for example, places narrow strips of text above and below a view of a Harlem rooftop",
      verbs: ["began", "places"],
    },
    { kind: "noun-and-phrase", after: "of a Harlem rooftop" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The first quilt",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "places",
      base: "place",
      subject: "*Tar Beach* (1988)",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause"],
      words: "for example",
      first: "Ringgold began to combine quilted cloth, painted scenes, and handwritten stories",
      second:
        "*Tar Beach* (1988) places narrow strips of text above and below a view of a Harlem rooftop",
      why: "The first statement says that Ringgold began to combine quilted cloth, painted scenes, and handwritten stories, and the second describes *Tar Beach*, a quilt with strips of text above and below a rooftop scene.",
    },
  ],
  nouns: [
    {
      at: "family's two children",
      word: "family's",
      forms: ["family", "families", "family's", "families'"],
      counted: "where a",
      role: "owned",
      why: "The view shows one family, and the two children belong to it.",
    },
  ],
};
