import type { Paragraph } from "../paragraph.ts";

export const moreAustralianBallot: Paragraph = {
  id: "more-australian-ballot",
  field: "society",
  source: "Histories of elections; encyclopedias of political science",
  text:
    "At elections in the early nineteenth century, voters in many countries declared their choice aloud, so " +
    "an employer or a landlord was able to learn how a dependent had voted. In 1856, the Australian colonies " +
    "of Victoria and South Australia introduced ballots that were printed at public expense and marked in " +
    "private. By 1896, most of the American states had adopted the practice, ending the distribution of " +
    "printed tickets by the parties.",
  joints: [
    { kind: "noun-and-phrase", after: "of the American states" },
    {
      kind: "outcome",
      after: "ending the distribution of printed tickets by the parties",
      verbs: ["had adopted"],
    },
    { kind: "noun-and-phrase", after: "of printed tickets by the parties" },
    { kind: "noun-and-phrase", after: "of Victoria and South Australia" },
    {
      kind: "verb-and-complement",
      after: "ballots that were printed at public expense and marked in private",
      verb: "introduced",
    },
    { kind: "preposition-and-object", after: "the parties" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to learn", base: "learn", beside: "able" },
    {
      kind: "finite",
      verb: "had adopted",
      base: "adopt",
      subject: "most of the American states",
      number: "plural",
      tense: "past-perfect",
      time: "By 1896",
    },
    { kind: "outcome", verb: "ending", base: "end", beside: "had adopted" },
  ],
  turns: [],
};
