import type { Paragraph } from "../paragraph.ts";

export const hiraseGinkgo: Paragraph = {
  id: "hirase-ginkgo",
  version: 2,
  field: "science",
  source: "Histories of botany in Japan; textbooks on plant reproduction",
  text:
    "Sakugoro Hirase, an illustrator employed by the University of Tokyo, discovered in 1896 that the ginkgo " +
    "produces sperm cells that swim, as the sperm cells of ferns and mosses do. No seed plant had been known " +
    "to have such cells; later in the same year, botanist Seiichiro Ikeno found them in a second seed plant, " +
    "the sago palm.",
  joints: [
    {
      kind: "clauses",
      after:
        "later in the same year, botanist Seiichiro Ikeno found them in a second seed plant, the sago palm",
      verbs: ["had been known", "found"],
    },
    {
      kind: "inset",
      after: "an illustrator employed by the University of Tokyo",
      next: "discovered in 1896 that the ginkgo produces sperm cells that swim",
      verb: "discovered",
    },
    { kind: "title-and-name", title: "botanist", after: "Seiichiro Ikeno" },
    { kind: "noun-and-phrase", after: "of ferns and mosses" },
    { kind: "preposition-and-object", after: "a second seed plant" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "discovered",
      base: "discover",
      subject: "Sakugoro Hirase",
      number: "singular",
      tense: "past",
    },
    { kind: "relative", verb: "swim", base: "swim", antecedent: "sperm cells", number: "plural" },
  ],
  turns: [],
};
