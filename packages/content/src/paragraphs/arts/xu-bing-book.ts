import type { Paragraph } from "../paragraph.ts";

export const xuBingBook: Paragraph = {
  id: "xu-bing-book",
  field: "arts",
  source: "Standard histories of contemporary Chinese art; museum notes on *Book from the Sky*",
  text:
    "The scrolls and bound volumes of *Book from the Sky*, an installation by the Chinese " +
    "artist Xu Bing that was first exhibited in 1988, resemble classical Chinese texts. Even " +
    "so, no one can read them. Xu invented each of the roughly four thousand characters, " +
    "carving them by hand into pieces of wood.",
  joints: [
    {
      kind: "inset",
      after: "an installation by the Chinese artist Xu Bing that was first exhibited in 1988",
      next: "resemble classical Chinese texts",
      verb: "resemble",
    },
    {
      kind: "turning-clauses",
      after: "Even so, no one can read them",
      verbs: ["resemble", "can read"],
    },
    { kind: "outcome", after: "carving them by hand into pieces of wood", verbs: ["invented"] },
    { kind: "noun-and-phrase", after: "of *Book from the Sky*" },
    { kind: "preposition-and-object", after: "*Book from the Sky*" },
    { kind: "title-and-name", after: "Xu Bing" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "resemble",
      base: "resemble",
      subject: "The scrolls and bound volumes",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "carving", base: "carve", beside: "invented" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Even so",
      first:
        "The scrolls and bound volumes of *Book from the Sky*, an installation by the Chinese artist Xu Bing that was first exhibited in 1988, resemble classical Chinese texts",
      second: "no one can read them",
      why: "What looks like a classical text, the first statement, would be expected to be legible; the second says that it is not.",
    },
  ],
};
