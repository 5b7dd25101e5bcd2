import type { Paragraph } from "../paragraph.ts";

export const tenseVotesInTheWest: Paragraph = {
  id: "tense-votes-in-the-west",
  version: 2,
  field: "society",
  source: "Histories of the American West; encyclopedia entries on woman suffrage",
  text:
    "Legislators in the territory of Wyoming granted women the right to vote in 1869. By 1914, eleven " +
    "states, all west of the Mississippi River, had adopted full woman suffrage. Campaigners in other " +
    "regions, where most legislatures refused to follow, pointed to the experience of these states. " +
    "Similarly, artist Henry Mayer held them up as a model in a 1915 drawing of a woman with a torch who " +
    "strides from the West toward the dark East.",
  joints: [
    { kind: "verb-and-complement", after: "full woman suffrage", verb: "had adopted" },
    { kind: "title-and-name", title: "artist", after: "Henry Mayer" },
    { kind: "noun-and-phrase", after: "of these states" },
    { kind: "preposition-and-object", after: "other regions" },
    { kind: "verb-and-complement", after: "women the right to vote in 1869", verb: "granted" },
    { kind: "subject-and-verb", after: "granted women the right to vote in 1869", verb: "granted" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had adopted",
      base: "adopt",
      subject: "eleven states",
      number: "plural",
      tense: "past-perfect",
      time: "By 1914",
    },
    {
      kind: "finite",
      verb: "granted",
      base: "grant",
      subject: "Legislators",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "pointed",
      base: "point",
      subject: "Campaigners",
      number: "plural",
      tense: "past",
    },
    { kind: "infinitive", verb: "to follow", base: "follow", beside: "refused" },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["example", "addition"],
      words: "Similarly",
      first:
        "Campaigners in other regions, where most legislatures refused to follow, pointed to the experience of these states",
      second:
        "artist Henry Mayer held them up as a model in a 1915 drawing of a woman with a torch who strides from the West toward the dark East",
      why: "The first statement says that campaigners outside the West pointed to the experience of states with woman suffrage, and the second says that the artist Henry Mayer held up the western states as a model in a drawing.",
    },
  ],
};
