import type { Paragraph } from "../paragraph.ts";

export const labPredictedElements: Paragraph = {
  id: "lab-predicted-elements",
  version: 2,
  field: "science",
  source: "Histories of chemistry; biographies of Dmitri Mendeleev",
  text:
    "In 1871, gaps in the periodic table led Russian chemist Dmitri Mendeleev to describe several elements " +
    "before their discovery, among them gallium, identified in 1875; scandium, identified in 1879; and " +
    "germanium, identified in 1886.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["gallium", "identified in 1875"],
        ["scandium", "identified in 1879"],
        ["germanium", "identified in 1886"],
      ],
    },
    {
      kind: "subject-and-verb",
      after:
        "led Russian chemist Dmitri Mendeleev to describe several elements before their discovery",
      verb: "led",
    },
    { kind: "title-and-name", title: "Russian chemist", after: "Dmitri Mendeleev" },
    { kind: "noun-and-phrase", after: "in the periodic table" },
    { kind: "preposition-and-object", after: "their discovery" },
    {
      kind: "verb-and-complement",
      after: "Russian chemist Dmitri Mendeleev to describe several elements before their discovery",
      verb: "led",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "led",
      base: "lead",
      subject: "gaps",
      number: "plural",
      tense: "past",
      time: "In 1871",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their discovery", antecedent: "several elements" }],
};
