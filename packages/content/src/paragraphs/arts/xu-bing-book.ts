import type { Paragraph } from "../paragraph.ts";

export const xuBingBook: Paragraph = {
  id: "xu-bing-book",
  version: 3,
  field: "arts",
  source: "Standard histories of contemporary Chinese art; museum notes on *Book from the Sky*",
  text:
    "The scrolls and bound volumes of *Book from the Sky*, an installation by Chinese artist Xu Bing that was " +
    "first exhibited in 1988, resemble classical Chinese texts. Even so, no one can read them. Trained as a " +
    "printmaker and willing to spend years on a single project, Xu invented each of the roughly four thousand " +
    "characters, carving them by hand into pieces of wood.",
  joints: [
    {
      kind: "inset",
      after: "an installation by Chinese artist Xu Bing that was first exhibited in 1988",
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
    { kind: "title-and-name", title: "Chinese artist", after: "Xu Bing" },
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
        "The scrolls and bound volumes of *Book from the Sky*, an installation by Chinese artist Xu Bing that was " +
        "first exhibited in 1988, resemble classical Chinese texts",
      second: "no one can read them",
      why: "The first statement says that the scrolls and volumes resemble classical Chinese texts, but the second reports that no one can read the scrolls and volumes.",
    },
  ],
  modifiers: [
    {
      opening: "Trained as a printmaker and willing to spend years on a single project",
      clause:
        "Xu invented each of the roughly four thousand characters, carving them by hand into pieces of wood",
      noun: "Xu",
      kind: "person",
      wrong: [
        {
          clause:
            "each of the roughly four thousand characters was Xu's invention and was carved by hand into a piece of wood",
          noun: "each of the roughly four thousand characters",
          kind: "idea",
          reason: "Characters are not trained for a craft; Xu was.",
        },
        {
          clause:
            "pieces of wood carved by hand gave Xu each of the roughly four thousand characters that he invented",
          noun: "pieces of wood",
          kind: "thing",
          reason: "Here the pieces of wood would have been trained as a printmaker.",
        },
        {
          clause:
            "Xu's inventions were the roughly four thousand characters, each of which was carved by hand into a piece of wood",
          noun: "Xu's inventions",
          kind: "idea",
          reason: "The noun after the comma is *inventions*; *Xu's* only says whose they were.",
        },
      ],
    },
  ],
};
