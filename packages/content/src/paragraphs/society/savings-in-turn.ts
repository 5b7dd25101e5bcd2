import type { Paragraph } from "../paragraph.ts";

export const savingsInTurn: Paragraph = {
  id: "savings-in-turn",
  field: "society",
  source: "Encyclopedias of economic anthropology",
  text:
    "The members of an *esusu*, an association among the Yoruba people of Nigeria, pay a fixed sum at regular " +
    "intervals, and the whole amount goes to one of them at a time until each has had a turn. In Mexico, a " +
    "*tanda* distributes the savings of friends or coworkers in the same way, providing its members with " +
    "capital that few banks would lend them.",
  joints: [
    {
      kind: "inset",
      after: "an association among the Yoruba people of Nigeria",
      next: "pay a fixed sum at regular intervals",
      verb: "pay",
    },
    {
      kind: "coordinated",
      after: "the whole amount goes to one of them at a time until each has had a turn",
      verbs: ["pay", "goes"],
    },
    {
      kind: "outcome",
      after: "providing its members with capital that few banks would lend them",
      verbs: ["distributes"],
    },
    { kind: "noun-and-phrase", after: "of Nigeria" },
    { kind: "noun-and-phrase", after: "of friends or coworkers" },
    { kind: "verb-and-complement", after: "a fixed sum at regular intervals", verb: "pay" },
    { kind: "preposition-and-object", after: "regular intervals" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "pay",
      base: "pay",
      subject: "The members",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "distributes",
      base: "distribute",
      subject: "a *tanda*",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "providing", base: "provide", beside: "distributes" },
  ],
  turns: [],
};
