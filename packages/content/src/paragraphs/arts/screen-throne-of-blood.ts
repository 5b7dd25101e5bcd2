import type { Paragraph } from "../paragraph.ts";

export const screenThroneOfBlood: Paragraph = {
  id: "screen-throne-of-blood",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; studies of Akira Kurosawa",
  text:
    "Japanese director Akira Kurosawa twice moved a tragedy by Shakespeare to the feudal past of his own " +
    "country. *Ran*, a 1985 film, presents King Lear as an aging warlord with three sons. Similarly, *Throne " +
    "of Blood* (1957) turns Macbeth into a treacherous samurai.",
  joints: [
    { kind: "title-and-name", title: "Japanese director", after: "Akira Kurosawa" },
    {
      kind: "turning-clauses",
      after: "Similarly, *Throne of Blood* (1957) turns Macbeth into a treacherous samurai",
      verbs: ["presents", "turns"],
    },
    { kind: "noun-and-phrase", after: "of his own country" },
    { kind: "noun-and-phrase", after: "with three sons" },
    { kind: "preposition-and-object", after: "a treacherous samurai" },
    {
      kind: "inset",
      after: "a 1985 film",
      next: "presents King Lear as an aging warlord with three sons",
      verb: "presents",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "presents",
      base: "present",
      subject: "*Ran*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "moved",
      base: "move",
      subject: "Japanese director",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first: "*Ran*, a 1985 film, presents King Lear as an aging warlord with three sons",
      second: "*Throne of Blood* (1957) turns Macbeth into a treacherous samurai",
      why: "The first statement says that *Ran* presents King Lear as an aging warlord with three sons, and the second says that *Throne of Blood* turns Macbeth into a treacherous samurai.",
    },
  ],
};
