import type { Paragraph } from "../paragraph.ts";

export const prioritiesInDescent: Paragraph = {
  id: "priorities-in-descent",
  field: "technology",
  source: "Histories of the Apollo program; biographies of Margaret Hamilton",
  text:
    "In July 1969, minutes before the first landing on the Moon, alarms from the computer of the lunar module " +
    "*Eagle* signaled that it had been assigned more tasks than it could complete. The software, which a team led " +
    "by Margaret Hamilton had produced, was prepared for this condition: it postponed the less urgent tasks and " +
    "continued those that were essential to the landing.",
  joints: [
    {
      kind: "inset",
      after: "which a team led by Margaret Hamilton had produced",
      next: "was prepared for this condition",
      verb: "was",
    },
    {
      kind: "explanation",
      after:
        "it postponed the less urgent tasks and continued those that were essential to the landing",
      verbs: ["was", "postponed"],
    },
    {
      kind: "second-verb",
      after: "continued those that were essential to the landing",
      verbs: ["postponed", "continued"],
    },
    { kind: "noun-and-phrase", after: "of the lunar module *Eagle*" },
    { kind: "verb-and-complement", after: "the less urgent tasks", verb: "postponed" },
    {
      kind: "clauses",
      after:
        "The software, which a team led by Margaret Hamilton had produced, was prepared for this condition",
      verbs: ["signaled", "was"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "signaled",
      base: "signal",
      subject: "alarms",
      number: "plural",
      tense: "past",
      time: "In July 1969",
    },
  ],
  turns: [],
  pronouns: [
    { word: "it", at: "it had been assigned", antecedent: "the computer" },
    { word: "it", at: "it could complete", antecedent: "the computer" },
    { word: "it", at: "it postponed the", antecedent: "The software" },
  ],
};
