import type { Paragraph } from "../paragraph.ts";

export const studyDarkEarth: Paragraph = {
  id: "study-dark-earth",
  version: 3,
  field: "science",
  source: "Textbooks on soil science and on the archaeology of Amazonia",
  text:
    "Most soils of the Amazon rain forest lose their nutrients quickly once the trees are " +
    "cleared. The patches of dark earth near the sites of ancient settlements, by contrast, " +
    "remain fertile. The patches' lasting fertility is due to materials that Indigenous farmers " +
    "added over many centuries: charcoal, bone, and fragments of pottery.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "lose their nutrients quickly once the trees are cleared",
      verb: "lose",
    },
    {
      kind: "turning-clauses",
      after:
        "The patches of dark earth near the sites of ancient settlements, by contrast, remain fertile",
      verbs: ["lose", "remain"],
    },
    { kind: "list", after: "charcoal, bone, and fragments of pottery", verbs: ["is"] },
    { kind: "items", items: ["charcoal", "bone", "fragments of pottery"] },
    { kind: "noun-and-phrase", after: "of ancient settlements" },
    {
      kind: "subject-and-verb",
      after: "is due to materials that Indigenous farmers added over many centuries",
      verb: "is",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "remain",
      base: "remain",
      subject: "The patches",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "lose",
      base: "lose",
      subject: "Most soils",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "by contrast",
      first:
        "Most soils of the Amazon rain forest lose their nutrients quickly once the trees are cleared",
      second: "The patches of dark earth near the sites of ancient settlements remain fertile",
      why: "The first statement says that most soils of the rain forest soon lose their nutrients, whereas the second says that the patches of dark earth stay fertile.",
    },
  ],
  pronouns: [{ word: "their", at: "their nutrients quickly once", antecedent: "Most soils" }],
  nouns: [
    {
      at: "patches' lasting fertility",
      word: "patches'",
      forms: ["patch", "patches", "patch's", "patches'"],
      counted: "remain",
      role: "owned",
      why: "The sentence before speaks of several patches, and the fertility is theirs.",
    },
  ],
};
