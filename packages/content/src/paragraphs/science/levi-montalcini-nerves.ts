import type { Paragraph } from "../paragraph.ts";

export const leviMontalciniNerves: Paragraph = {
  id: "levi-montalcini-nerves",
  version: 3,
  field: "science",
  source: "Biographical dictionaries; histories of neuroscience",
  text:
    "Barred from university posts by a law passed in Italy in 1938, neurobiologist Rita Levi-Montalcini built " +
    "a small laboratory in her bedroom, where she examined the nerves of chick embryos. Later, at Washington " +
    "University in St. Louis, she identified nerve growth factor, a protein that certain nerve cells need to " +
    "develop and survive.",
  joints: [
    {
      kind: "front",
      after:
        "neurobiologist Rita Levi-Montalcini built a small laboratory in her bedroom, where she examined the " +
        "nerves of chick embryos",
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
    { kind: "title-and-name", title: "neurobiologist", after: "Rita Levi-Montalcini" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "built",
      base: "build",
      subject: "neurobiologist Rita Levi-Montalcini",
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
        "neurobiologist Rita Levi-Montalcini built a small laboratory in her bedroom, where she examined the " +
        "nerves of chick embryos",
      second:
        "at Washington University in St. Louis, she identified nerve growth factor, a protein that certain nerve cells need to develop and survive",
      why: "The first statement says that Levi-Montalcini examined the nerves of chick embryos in her bedroom in Italy, and the second says that Levi-Montalcini, who had moved to the United States, identified nerve growth factor.",
    },
  ],
  modifiers: [
    {
      opening: "Barred from university posts by a law passed in Italy in 1938",
      clause:
        "neurobiologist Rita Levi-Montalcini built a small laboratory in her bedroom, where she examined the " +
        "nerves of chick embryos",
      noun: "neurobiologist Rita Levi-Montalcini",
      kind: "person",
      wrong: [
        {
          clause:
            "a small laboratory was built by neurobiologist Rita Levi-Montalcini in her bedroom, where she examined " +
            "the nerves of chick embryos",
          noun: "a small laboratory",
          kind: "building",
          reason: "A laboratory cannot be barred from university posts; the neurobiologist was.",
        },
        {
          clause:
            "the bedroom of Rita Levi-Montalcini held a small laboratory in which she examined the nerves of chick embryos",
          noun: "the bedroom of Rita Levi-Montalcini",
          kind: "place",
          reason:
            "Here the phrase would say that the *bedroom* had been barred from university posts.",
        },
        {
          clause:
            "the nerves of chick embryos were examined by neurobiologist Rita Levi-Montalcini in a small laboratory " +
            "that she built in her bedroom",
          noun: "the nerves of chick embryos",
          kind: "thing",
          reason: "The nerves would be what the law barred from university posts.",
        },
      ],
    },
  ],
};
