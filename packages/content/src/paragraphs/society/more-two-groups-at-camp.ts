import type { Paragraph } from "../paragraph.ts";

export const moreTwoGroupsAtCamp: Paragraph = {
  id: "more-two-groups-at-camp",
  version: 2,
  field: "society",
  source: "Textbooks of social psychology; histories of the field",
  text:
    "At a summer camp in Oklahoma in 1954, rivalry between two groups of boys was provoked by a series of " +
    "contests that psychologists Muzafer and Carolyn Sherif arranged. Next, the Sherifs attempted to restore " +
    "peace through tasks that neither group could complete alone, such as the repair of a water supply. When " +
    "several such tasks had been finished, hostility between the groups declined, and many of the boys formed " +
    "friendships across the line.",
  joints: [
    {
      kind: "dependent-first",
      after: "hostility between the groups declined",
      verbs: ["had been finished", "declined"],
    },
    { kind: "noun-and-phrase", after: "of contests" },
    { kind: "noun-and-phrase", after: "of a water supply" },
    {
      kind: "subject-and-verb",
      after:
        "was provoked by a series of contests that psychologists Muzafer and Carolyn Sherif arranged",
      verb: "was provoked",
    },
    { kind: "preposition-and-object", after: "tasks that neither group could complete alone" },
    { kind: "noun-and-phrase", after: "of boys" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to restore", base: "restore", beside: "attempted" },
    {
      kind: "finite",
      verb: "was provoked",
      base: "provoke",
      subject: "rivalry",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "contrast", "addition"],
      words: "Next",
      first:
        "At a summer camp in Oklahoma in 1954, rivalry between two groups of boys was provoked by a series of " +
        "contests that psychologists Muzafer and Carolyn Sherif arranged",
      second:
        "the Sherifs attempted to restore peace through tasks that neither group could complete alone, such as the repair of a water supply",
      why: "The first statement says that a series of contests at a camp provoked rivalry between two groups of boys, and the second says that the Sherifs attempted to restore peace through tasks that neither group could complete alone.",
    },
  ],
};
