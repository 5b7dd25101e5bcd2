import type { Paragraph } from "../paragraph.ts";

export const depthOfBaikal: Paragraph = {
  id: "depth-of-baikal",
  version: 3,
  field: "geography",
  source: "Encyclopedias of geography; textbooks on limnology",
  text:
    "The area of Lake Baikal, in southern Siberia, is less than half that of Lake Superior. Even so, Baikal " +
    "contains more water than all five of the Great Lakes combined. The explanation lies in its depth: the " +
    "lake fills a rift where the crust of Asia is being pulled apart, and the lake's deepest point lies more " +
    "than a mile beneath the surface.",
  joints: [
    {
      kind: "inset",
      after: "in southern Siberia",
      next: "is less than half that of Lake Superior",
      verb: "is",
    },
    { kind: "noun-and-phrase", after: "of Lake Baikal" },
    {
      kind: "turning-clauses",
      after: "Even so, Baikal contains more water than all five of the Great Lakes combined",
      verbs: ["is", "contains"],
    },
    {
      kind: "explanation",
      after: "the lake fills a rift where the crust of Asia is being pulled apart",
      verbs: ["lies", "fills"],
    },
    { kind: "subject-and-verb", after: "lies in its depth", verb: "lies" },
    { kind: "noun-and-phrase", after: "of Asia" },
    {
      kind: "verb-and-complement",
      after: "a rift where the crust of Asia is being pulled apart",
      verb: "fills",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "fills",
      base: "fill",
      subject: "the lake",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "Baikal",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Even so",
      first:
        "The area of Lake Baikal, in southern Siberia, is less than half that of Lake Superior",
      second: "Baikal contains more water than all five of the Great Lakes combined",
      why: "The first statement says that the area of Lake Baikal is less than half that of Lake Superior, but the second says that Lake Baikal contains more water than all five of the Great Lakes combined.",
    },
  ],
  pronouns: [{ word: "its", at: "its depth: the lake", antecedent: "Baikal" }],
  nouns: [
    {
      at: "lake's deepest point",
      word: "lake's",
      forms: ["lake", "lakes", "lake's", "lakes'"],
      counted: "the lake",
      role: "owned",
      why: "Lake Baikal is one lake, and the deepest point belongs to it.",
    },
  ],
};
