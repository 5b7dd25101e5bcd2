import type { Paragraph } from "../paragraph.ts";

export const studyChromosomeAtlas: Paragraph = {
  id: "study-chromosome-atlas",
  field: "science",
  source: "Biographies of Janaki Ammal; histories of plant genetics",
  text:
    "By crossing sugarcane with other grasses at a breeding station in Coimbatore, the Indian botanist Janaki " +
    "Ammal created hybrids whose chromosomes she examined under the microscope. Subsequently, at an institution " +
    "in England, she and the geneticist Cyril Darlington compiled the *Chromosome Atlas of Cultivated Plants*, a " +
    "reference work that lists the chromosome numbers of thousands of species.",
  joints: [
    { kind: "title-and-name", after: "Janaki Ammal" },
    {
      kind: "front",
      after:
        "the Indian botanist Janaki Ammal created hybrids whose chromosomes she examined under the microscope",
      verbs: ["created"],
    },
    {
      kind: "turning-clauses",
      after:
        "Subsequently, at an institution in England, she and the geneticist Cyril Darlington compiled the *Chromosome Atlas of Cultivated Plants*, a reference work that lists the chromosome numbers of thousands of species",
      verbs: ["created", "compiled"],
    },
    { kind: "noun-and-phrase", after: "of thousands of species" },
    {
      kind: "verb-and-complement",
      after: "the chromosome numbers of thousands of species",
      verb: "lists",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "crossing", base: "cross", beside: "created" },
    {
      kind: "relative",
      verb: "lists",
      base: "list",
      antecedent: "a reference work",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Subsequently",
      first:
        "By crossing sugarcane with other grasses at a breeding station in Coimbatore, the Indian botanist Janaki Ammal created hybrids whose chromosomes she examined under the microscope",
      second:
        "at an institution in England, she and the geneticist Cyril Darlington compiled the *Chromosome Atlas of Cultivated Plants*, a reference work that lists the chromosome numbers of thousands of species",
      why: "The two statements are two stages of one career, the work in India first and the work in England after it.",
    },
  ],
};
