import type { Paragraph } from "../paragraph.ts";

export const shellsInTheMountains: Paragraph = {
  id: "shells-in-the-mountains",
  version: 3,
  field: "geography",
  source: "Histories of Chinese science",
  text:
    "In the 1070s, while traveling through the Taihang Mountains, the Chinese official Shen Kuo observed a " +
    "band of seashells in a cliff that stood hundreds of miles from the coast. Such shells, he reasoned in " +
    "his *Dream Pool Essays*, could have been left only by the sea. Hence, the plain east of the mountains " +
    "must have been formed by silt from rivers.",
  joints: [
    { kind: "title-and-name", title: "the Chinese official", after: "Shen Kuo" },
    {
      kind: "turning-clauses",
      after: "Hence, the plain east of the mountains must have been formed by silt from rivers",
      verbs: ["could have been left", "must have been formed"],
    },
    { kind: "preposition-and-object", after: "silt from rivers" },
    {
      kind: "verb-and-complement",
      after: "a band of seashells in a cliff that stood hundreds of miles from the coast",
      verb: "observed",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "observed",
      base: "observe",
      subject: "the Chinese official Shen Kuo",
      number: "singular",
      tense: "past",
      time: "In the 1070s",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["addition", "emphasis", "similarity"],
      words: "Hence",
      first:
        "Such shells, he reasoned in his *Dream Pool Essays*, could have been left only by the sea",
      second: "the plain east of the mountains must have been formed by silt from rivers",
      why: "The first statement says that shells in the mountains could have been left only by the sea, and the second says that the plain east of the mountains must have been formed by river silt.",
    },
  ],
  modifiers: [
    {
      opening: "In the 1070s, while traveling through the Taihang Mountains",
      clause:
        "the Chinese official Shen Kuo observed a band of seashells in a cliff that stood hundreds of miles from the coast",
      noun: "the Chinese official Shen Kuo",
      kind: "person",
      wrong: [
        {
          clause:
            "a band of seashells in a cliff hundreds of miles from the coast drew the attention of the Chinese official Shen Kuo",
          noun: "a band of seashells",
          kind: "thing",
          reason: "The seashells would be traveling through the mountains.",
        },
        {
          clause:
            "a cliff hundreds of miles from the coast drew the attention of the Chinese official Shen Kuo to a band of seashells",
          noun: "a cliff",
          kind: "place",
          reason: "A cliff stays where it is; the official was traveling.",
        },
        {
          clause:
            "the attention of the Chinese official Shen Kuo was drawn to a band of seashells in a cliff hundreds of miles from the coast",
          noun: "the attention of the Chinese official Shen Kuo",
          kind: "idea",
          reason:
            "The noun after the comma is *attention*, which does not travel through mountains.",
        },
      ],
    },
  ],
};
