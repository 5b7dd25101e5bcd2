import type { Paragraph } from "../paragraph.ts";

export const turnCoupletsOfTheGhazal: Paragraph = {
  id: "turn-couplets-of-the-ghazal",
  version: 2,
  field: "literature",
  source: "Encyclopedias of poetry; histories of Urdu and Persian verse",
  text:
    "Each couplet of a ghazal, a form that spread from Arabic into Persian and Urdu, is a complete thought " +
    "that could stand alone. In other words, a reader may remove or rearrange most of the couplets without " +
    "destroying the sense of any. Meter, rhyme, and a repeated phrase hold the poem together. Kashmiri " +
    'American poet Agha Shahid Ali kept these rules in English; in "Tonight," for instance, the title word ' +
    "closes couplet after couplet.",
  joints: [
    {
      kind: "inset",
      after: "a form that spread from Arabic into Persian and Urdu",
      next: "is a complete thought that could stand alone",
      verb: "is",
    },
    { kind: "items", items: ["Meter", "rhyme", "a repeated phrase"] },
    {
      kind: "turning-clauses",
      after:
        "In other words, a reader may remove or rearrange most of the couplets without destroying the sense of " +
        "any",
      verbs: ["is", "may remove"],
    },
    { kind: "title-and-name", title: "Kashmiri American poet", after: "Agha Shahid Ali" },
    { kind: "noun-and-phrase", after: "of a ghazal" },
    { kind: "verb-and-complement", after: "the poem together", verb: "hold" },
  ],
  verbs: [
    { kind: "preposition", verb: "destroying", base: "destroy", beside: "without" },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "Each couplet",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "hold",
      base: "hold",
      subject: "Meter, rhyme, and a repeated phrase",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "In other words",
      first:
        "Each couplet of a ghazal, a form that spread from Arabic into Persian and Urdu, is a complete thought that could stand alone",
      second:
        "a reader may remove or rearrange most of the couplets without destroying the sense of any",
      why: "The first statement says that each couplet of a ghazal is a complete thought that could stand alone, and the second says that a reader may rearrange most couplets of a ghazal without destroying the sense of any.",
    },
    {
      relation: "example",
      also: ["emphasis"],
      words: "for instance",
      first: "Kashmiri American poet Agha Shahid Ali kept these rules in English",
      second: 'in "Tonight," the title word closes couplet after couplet',
      why: "The first statement says that Ali kept the rules of the ghazal in poems that he wrote in English, and the second says that the title word of a poem by Ali closes couplet after couplet.",
    },
  ],
};
