import type { Paragraph } from "../paragraph.ts";

export const leviMontalciniNerves: Paragraph = {
  id: "levi-montalcini-nerves",
  field: "science",
  source: "Biographical dictionaries; histories of neuroscience",
  text:
    "Barred from university posts by a law passed in Italy in 1938, the neurobiologist Rita " +
    "Levi-Montalcini built a small laboratory in her bedroom, where she examined the nerves of chick " +
    "embryos. Later, at Washington University in St. Louis, she identified nerve growth factor, a protein " +
    "that certain nerve cells need to develop and survive.",
  joints: [
    {
      kind: "front",
      after:
        "the neurobiologist Rita Levi-Montalcini built a small laboratory in her bedroom, where she examined the nerves of chick embryos",
      verbs: ["built"],
    },
    {
      kind: "turning-clauses",
      after:
        "Later, at Washington University in St. Louis, she identified nerve growth factor, a protein that certain nerve cells need to develop and survive",
      verbs: ["built", "identified"],
    },
    { kind: "noun-and-phrase", after: "of chick embryos" },
    { kind: "preposition-and-object", after: "her bedroom" },
    { kind: "verb-and-complement", after: "nerve growth factor", verb: "identified" },
    { kind: "title-and-name", after: "Rita Levi-Montalcini" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "built",
      base: "build",
      subject: "the neurobiologist Rita Levi-Montalcini",
      number: "singular",
      tense: "past",
      time: "Barred from university posts by a law passed in Italy in 1938",
    },
    {
      kind: "finite",
      verb: "need",
      base: "need",
      subject: "certain nerve cells",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["contrast", "concession", "addition"],
      words: "Later",
      first:
        "the neurobiologist Rita Levi-Montalcini built a small laboratory in her bedroom, where she examined the nerves of chick embryos",
      second:
        "at Washington University in St. Louis, she identified nerve growth factor, a protein that certain nerve cells need to develop and survive",
      why: "The first statement tells of Levi-Montalcini's work in Italy, and the second tells what she found in the years after it, in the United States.",
    },
  ],
};
