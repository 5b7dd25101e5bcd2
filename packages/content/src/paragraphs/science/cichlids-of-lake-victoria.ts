import type { Paragraph } from "../paragraph.ts";

export const cichlidsOfLakeVictoria: Paragraph = {
  id: "cichlids-of-lake-victoria",
  version: 2,
  field: "science",
  source: "Textbooks on evolutionary biology; reference works on African lakes",
  text:
    "Lake Victoria, the largest lake in Africa, is inhabited by some five hundred species of cichlids, fishes " +
    "that differ widely in color, diet, and form. Because the lake appears to have been dry about 15,000 " +
    "years ago, the species must have arisen in a very short time. Indeed, hardly any other group of " +
    "vertebrates is known to have diversified so fast.",
  joints: [
    {
      kind: "inset",
      after: "the largest lake in Africa",
      next: "is inhabited by some five hundred species of cichlids",
      verb: "is",
    },
    {
      kind: "dependent-first",
      after: "the species must have arisen in a very short time",
      verbs: ["appears", "must have arisen"],
    },
    { kind: "items", items: ["color", "diet", "form"] },
    { kind: "lead-and-series", after: "color, diet, and form" },
    { kind: "noun-and-phrase", after: "of vertebrates" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "Lake Victoria",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "differ", base: "differ", antecedent: "fishes", number: "plural" },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["contrast", "addition"],
      words: "Indeed",
      first: "the species must have arisen in a very short time",
      second: "hardly any other group of vertebrates is known to have diversified so fast",
      why: "The first statement says that the cichlids of Lake Victoria must have arisen in a very short time, and the second says that hardly any other vertebrates are known to have diversified as fast as the cichlids.",
    },
  ],
};
