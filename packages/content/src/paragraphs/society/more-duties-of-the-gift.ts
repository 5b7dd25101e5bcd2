import type { Paragraph } from "../paragraph.ts";

export const moreDutiesOfTheGift: Paragraph = {
  id: "more-duties-of-the-gift",
  version: 2,
  field: "society",
  source: "Histories of anthropology; encyclopedias of social theory",
  text:
    "In a 1925 essay, French sociologist Marcel Mauss argued that in many societies a gift is not free, for " +
    "it belongs to a system of three duties: the duty to give, the duty to receive, and the duty to repay. A " +
    "chief who refused to accept a present, for example, might be suspected of fearing that he could not " +
    "return it.",
  joints: [
    { kind: "items", items: ["the duty to give", "the duty to receive", "the duty to repay"] },
    { kind: "title-and-name", title: "French sociologist", after: "Marcel Mauss" },
    { kind: "noun-and-phrase", after: "of three duties" },
    {
      kind: "verb-and-complement",
      after: "that in many societies a gift is not free",
      verb: "argued",
    },
    {
      kind: "list",
      after: "the duty to give, the duty to receive, and the duty to repay",
      verbs: ["argued"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to accept", base: "accept", beside: "refused" },
    { kind: "preposition", verb: "fearing", base: "fear", beside: "might be suspected" },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause"],
      words: "for example",
      first:
        "in many societies a gift is not free, for it belongs to a system of three duties: the duty to give, the duty to receive, and the duty to repay",
      second:
        "A chief who refused to accept a present might be suspected of fearing that he could not return it",
      why: "The first statement says that a gift in many societies brings duties to give, to receive, and to repay, and the second says that a chief who refused a present might be suspected of fearing that he could not repay.",
    },
  ],
};
