import type { Paragraph } from "../paragraph.ts";

export const screenThroneOfBlood: Paragraph = {
  id: "screen-throne-of-blood",
  field: "arts",
  source: "Encyclopedias of film; studies of Akira Kurosawa",
  text:
    "The Japanese director Akira Kurosawa twice moved a tragedy by Shakespeare to the feudal past of his own " +
    "country. *Throne of Blood*, a film of 1957, turns Macbeth into a treacherous samurai; similarly, *Ran* (1985) " +
    "presents King Lear as an aging warlord with three sons.",
  joints: [
    { kind: "title-and-name", after: "Akira Kurosawa" },
    {
      kind: "turning-clauses",
      after: "similarly, *Ran* (1985) presents King Lear as an aging warlord with three sons",
      verbs: ["turns", "presents"],
    },
    { kind: "noun-and-phrase", after: "of his own country" },
    { kind: "noun-and-phrase", after: "with three sons" },
    { kind: "preposition-and-object", after: "a treacherous samurai" },
    {
      kind: "inset",
      after: "a film of 1957",
      then: "turns Macbeth into a treacherous samurai",
      verb: "turns",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "turns",
      base: "turn",
      subject: "*Throne of Blood*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "moved",
      base: "move",
      subject: "The Japanese director",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      words: "similarly",
      first: "*Throne of Blood*, a film of 1957, turns Macbeth into a treacherous samurai",
      second: "*Ran* (1985) presents King Lear as an aging warlord with three sons",
      why: "Each statement names a film that gives a tragic hero of Shakespeare a place in feudal Japan; the second is a like case.",
    },
  ],
};
