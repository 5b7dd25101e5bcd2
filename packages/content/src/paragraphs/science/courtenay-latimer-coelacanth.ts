import type { Paragraph } from "../paragraph.ts";

export const courtenayLatimerCoelacanth: Paragraph = {
  id: "courtenay-latimer-coelacanth",
  version: 2,
  field: "science",
  source: "Reference works on fishes; histories of zoology",
  text:
    "By the 1930s, paleontologists had described numerous fossils of coelacanths, fishes thought to have died " +
    "out with the last dinosaurs. In December 1938, Marjorie Courtenay-Latimer, the curator of a small museum " +
    "in South Africa, noticed a large blue fish among a trawler's catch and sent a sketch of it to " +
    "ichthyologist James Smith, who recognized a living coelacanth.",
  joints: [
    {
      kind: "inset",
      after: "the curator of a small museum in South Africa",
      next: "noticed a large blue fish among a trawler's catch and sent a sketch of it to ichthyologist James Smith",
      verb: "noticed",
      front: "In December 1938",
    },
    {
      kind: "second-verb",
      after: "sent a sketch of it to ichthyologist James Smith",
      verbs: ["noticed", "sent"],
    },
    { kind: "title-and-name", title: "ichthyologist", after: "James Smith" },
    {
      kind: "verb-and-complement",
      after: "numerous fossils of coelacanths",
      verb: "had described",
    },
    { kind: "noun-and-phrase", after: "of coelacanths" },
    { kind: "preposition-and-object", after: "a trawler's catch" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had described",
      base: "describe",
      subject: "paleontologists",
      number: "plural",
      tense: "past-perfect",
      time: "By the 1930s",
    },
    {
      kind: "finite",
      verb: "noticed",
      base: "notice",
      subject: "Marjorie Courtenay-Latimer",
      number: "singular",
      tense: "past",
      time: "In December 1938",
    },
    {
      kind: "relative",
      verb: "recognized",
      base: "recognize",
      antecedent: "ichthyologist James Smith",
      number: "singular",
    },
  ],
  turns: [],
};
