import type { Paragraph } from "../paragraph.ts";

export const humanDevelopmentIndex: Paragraph = {
  id: "human-development-index",
  version: 2,
  field: "society",
  source: "Encyclopedias of economics; publications on human development",
  text:
    "Because income alone reveals little about how people live, Pakistani economist Mahbub ul Haq proposed a " +
    "broader measure of national progress in 1990. The Human Development Index, which he devised with Amartya " +
    "Sen and several other economists, combines three kinds of information: the length of lives, the extent " +
    "of schooling, and the level of income.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "Pakistani economist Mahbub ul Haq proposed a broader measure of national progress in 1990",
      verbs: ["reveals", "proposed"],
    },
    { kind: "title-and-name", title: "Pakistani economist", after: "Mahbub ul Haq" },
    { kind: "noun-and-phrase", after: "of national progress" },
    {
      kind: "inset",
      after: "which he devised with Amartya Sen and several other economists",
      next: "combines three kinds of information",
      verb: "combines",
    },
    {
      kind: "list",
      after: "the length of lives, the extent of schooling, and the level of income",
      verbs: ["combines"],
    },
    {
      kind: "items",
      items: ["the length of lives", "the extent of schooling", "the level of income"],
    },
    { kind: "preposition-and-object", after: "how people live" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reveals",
      base: "reveal",
      subject: "income",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "combines",
      base: "combine",
      subject: "The Human Development Index",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "proposed",
      base: "propose",
      subject: "Pakistani economist Mahbub ul Haq",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
