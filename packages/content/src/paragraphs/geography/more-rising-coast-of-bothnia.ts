import type { Paragraph } from "../paragraph.ts";

export const moreRisingCoastOfBothnia: Paragraph = {
  id: "more-rising-coast-of-bothnia",
  version: 2,
  field: "geography",
  source: "Textbooks of geology; encyclopedias of Scandinavia",
  text:
    "During the last ice age, the land around the Gulf of Bothnia was weighed down by a thick sheet of ice. " +
    "Since the ice melted, the crust has risen by hundreds of meters, and harbors along the coast have " +
    "tended to become too shallow for ships. For this reason, the town of Luleå, in northern Sweden, was " +
    "moved to a new site in 1649, leaving its stone church behind.",
  joints: [
    {
      kind: "front",
      after: "the land around the Gulf of Bothnia was weighed down by a thick sheet of ice",
      verbs: ["was weighed"],
    },
    { kind: "noun-and-phrase", after: "of Bothnia" },
    { kind: "noun-and-phrase", after: "of ice" },
    {
      kind: "inset",
      after: "in northern Sweden",
      next: "was moved to a new site in 1649, leaving its stone church behind",
      verb: "was moved",
      front: "For this reason",
    },
    {
      kind: "dependent-first",
      after: "the crust has risen by hundreds of meters",
      verbs: ["melted", "has risen"],
    },
    { kind: "noun-and-phrase", after: "of meters" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to become", base: "become", beside: "tended" },
    {
      kind: "finite",
      verb: "has risen",
      base: "rise",
      subject: "the crust",
      number: "singular",
      tense: "perfect",
      time: "Since the ice melted",
    },
    {
      kind: "finite",
      verb: "was weighed",
      base: "weigh",
      subject: "the land",
      number: "singular",
      tense: "past",
      time: "During the last ice age",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "example", "emphasis"],
      words: "For this reason",
      first: "harbors along the coast have tended to become too shallow for ships",
      second:
        "the town of Luleå, in northern Sweden, was moved to a new site in 1649, leaving its stone church behind",
      why: "The first statement says that harbors along the coast have tended to lose the depth that ships need, and the second reports that the town of Luleå was moved to a new site in 1649.",
    },
  ],
};
