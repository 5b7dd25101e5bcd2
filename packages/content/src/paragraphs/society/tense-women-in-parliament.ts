import type { Paragraph } from "../paragraph.ts";

export const tenseWomenInParliament: Paragraph = {
  id: "tense-women-in-parliament",
  field: "society",
  source: "Histories of Finland; encyclopedia entries on women's suffrage",
  text:
    "In 1906, Finland granted all adults both the right to vote and the right to stand for election, " +
    "whatever their sex or wealth. Since 1907, women have sat in every Finnish parliament: nineteen of them " +
    "entered the first, among its two hundred members. One was Miina Sillanpää, a former servant, who in " +
    "1926 joined the cabinet, becoming the first female minister of the country.",
  joints: [
    { kind: "subject-and-verb", after: "have sat in every Finnish parliament", verb: "have sat" },
    {
      kind: "outcome",
      after: "becoming the first female minister of the country",
      verbs: ["joined"],
    },
    {
      kind: "verb-and-complement",
      after: "all adults both the right to vote and the right to stand for election",
      verb: "granted",
    },
    { kind: "preposition-and-object", after: "every Finnish parliament" },
    { kind: "noun-and-phrase", after: "of the country" },
    {
      kind: "subject-and-verb",
      after: "granted all adults both the right to vote and the right to stand for election",
      verb: "granted",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have sat",
      base: "sit",
      subject: "women",
      number: "plural",
      tense: "perfect",
      time: "Since 1907",
    },
    {
      kind: "finite",
      verb: "granted",
      base: "grant",
      subject: "Finland",
      number: "singular",
      tense: "past",
      time: "In 1906",
    },
    { kind: "infinitive", verb: "to vote", base: "vote", beside: "right" },
  ],
  turns: [],
};
