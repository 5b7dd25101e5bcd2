import type { Paragraph } from "../paragraph.ts";

export const moreTitleToAHomestead: Paragraph = {
  id: "more-title-to-a-homestead",
  version: 3,
  field: "society",
  source: "Histories of American public lands; encyclopedias",
  text:
    "Helped by the Homestead Act of 1862, a settler who was able to prove five years of residence " +
    "and cultivation received 160 acres of public land for little more than a filing fee. " +
    "Alternatively, a settler might buy the claim after six months at the usual price of 1.25 " +
    "dollars an acre. Among those who acquired land in these ways were immigrants, widows, and " +
    "freed people.",
  joints: [
    { kind: "noun-and-phrase", after: "of 1.25 dollars an acre" },
    { kind: "items", items: ["immigrants", "widows", "freed people"] },
    { kind: "noun-and-phrase", after: "of public land for little more than a filing fee" },
    {
      kind: "front",
      after:
        "a settler who was able to prove five years of residence and cultivation received 160 acres of public land for little more than a filing fee",
      verbs: ["received"],
    },
    {
      kind: "preposition-and-object",
      after: "six months at the usual price of 1.25 dollars an acre",
    },
    {
      kind: "verb-and-complement",
      after: "160 acres of public land for little more than a filing fee",
      verb: "received",
    },
  ],
  verbs: [{ kind: "infinitive", verb: "to prove", base: "prove", beside: "able" }],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first:
        "a settler who was able to prove five years of residence and cultivation received 160 acres of public land for little more than a filing fee",
      second:
        "a settler might buy the claim after six months at the usual price of 1.25 dollars an acre",
      why: "The first statement says that a settler could gain public land for a small fee by five years of residence, and the second says that a settler could buy the claim to public land after six months at the usual price.",
    },
  ],
  modifiers: [
    {
      opening: "Helped by the Homestead Act of 1862",
      clause:
        "a settler who was able to prove five years of residence and cultivation received 160 acres of public land for little more than a filing fee",
      noun: "a settler",
      kind: "person",
      wrong: [
        {
          clause:
            "five years of residence and cultivation, if proved, brought a settler 160 acres of public land for little more than a filing fee",
          noun: "five years of residence and cultivation",
          kind: "idea",
          reason: "Years are not helped by an act; the settler was.",
        },
        {
          clause:
            "little more than a filing fee was due for 160 acres of public land from a settler able to prove five years of residence and cultivation",
          noun: "little more than a filing fee",
          kind: "idea",
          reason: "A fee is not helped by the act; the settler was.",
        },
        {
          clause:
            "there was little more than a filing fee due for 160 acres of public land from a settler able to prove five years of residence and cultivation",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody whom the act could help.",
        },
      ],
    },
  ],
};
