import type { Paragraph } from "../paragraph.ts";

export const turnTestimoniesInAGrove: Paragraph = {
  id: "turn-testimonies-in-a-grove",
  version: 2,
  field: "literature",
  source: "Histories of Japanese literature; companions to the short story",
  text:
    'The story "In a Grove" (1922), by Japanese writer Ryūnosuke Akutagawa, consists of seven statements ' +
    "about the death of a samurai. A woodcutter, a priest, a policeman, and an old woman give evidence; " +
    "afterward, three people describe the death itself. A bandit claims to have killed the man, the widow " +
    "claims to have done so, and the dead man, speaking through a medium, claims to have killed himself; in " +
    "short, no two accounts agree.",
  joints: [
    { kind: "noun-and-phrase", after: "of a samurai" },
    { kind: "title-and-name", title: "Japanese writer", after: "Ryūnosuke Akutagawa" },
    { kind: "preposition-and-object", after: "a medium" },
    { kind: "subject-and-verb", after: "claims to have killed the man", verb: "claims" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "claims",
      base: "claim",
      subject: "A bandit",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "describe",
      base: "describe",
      subject: "three people",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "contrast"],
      words: "afterward",
      first: "A woodcutter, a priest, a policeman, and an old woman give evidence",
      second: "three people describe the death itself",
      why: "The first statement says that a woodcutter, a priest, a policeman, and an old woman give evidence, and the second says that three people in the story describe the death of the samurai itself.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "in short",
      first:
        "A bandit claims to have killed the man, the widow claims to have done so, and the dead man, speaking through a medium, claims to have killed himself",
      second: "no two accounts agree",
      why: "The first statement says that a bandit, a widow, and the dead man each claim to have done the killing, and the second says that no two accounts of the death of the samurai agree.",
    },
  ],
};
