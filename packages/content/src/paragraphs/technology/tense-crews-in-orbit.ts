import type { Paragraph } from "../paragraph.ts";

export const tenseCrewsInOrbit: Paragraph = {
  id: "tense-crews-in-orbit",
  version: 2,
  field: "technology",
  source: "Histories of space exploration; encyclopedia entries on the International Space Station",
  text:
    "A Russian rocket lifted the first module of the International Space Station into orbit in 1998, and an " +
    "American module joined it two weeks later. Since November 2000, crews of astronauts and cosmonauts have " +
    "occupied the station without a break, usually in turns of about six months. Their long stays allow " +
    "physicians to study a question of importance for voyages to Mars: the effect of weightlessness on human " +
    "bones and muscles.",
  joints: [
    {
      kind: "coordinated",
      after: "an American module joined it two weeks later",
      verbs: ["lifted", "joined"],
    },
    { kind: "verb-and-complement", after: "the station without a break", verb: "have occupied" },
    { kind: "noun-and-phrase", after: "of weightlessness on human bones and muscles" },
    { kind: "preposition-and-object", after: "voyages to Mars" },
    {
      kind: "subject-and-verb",
      after: "allow physicians to study a question of importance for voyages to Mars",
      verb: "allow",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have occupied",
      base: "occupy",
      subject: "crews",
      number: "plural",
      tense: "perfect",
      time: "Since November 2000",
    },
    {
      kind: "finite",
      verb: "lifted",
      base: "lift",
      subject: "A Russian rocket",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "allow",
      base: "allow",
      subject: "Their long stays",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
