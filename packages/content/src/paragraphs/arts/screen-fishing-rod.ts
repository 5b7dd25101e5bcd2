import type { Paragraph } from "../paragraph.ts";

export const screenFishingRod: Paragraph = {
  id: "screen-fishing-rod",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; biographies of Dorothy Arzner",
  text:
    "Microphones on the sets of the first sound films were hidden in fixed places; consequently, actors could " +
    "not move far while they spoke. During the filming of *The Wild Party* in 1929, director Dorothy Arzner " +
    "freed her star, Clara Bow, by hanging a microphone from a fishing rod, an arrangement that anticipated " +
    "the boom microphone.",
  joints: [
    {
      kind: "turning-clauses",
      after: "consequently, actors could not move far while they spoke",
      verbs: ["were hidden", "could not move"],
    },
    { kind: "subject-and-verb", after: "were hidden in fixed places", verb: "were hidden" },
    {
      kind: "front",
      after:
        "director Dorothy Arzner freed her star, Clara Bow, by hanging a microphone from a fishing rod, an " +
        "arrangement that anticipated the boom microphone",
      verbs: ["freed"],
    },
    { kind: "title-and-name", title: "director", after: "Dorothy Arzner" },
    { kind: "noun-and-phrase", after: "on the sets of the first sound films" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were hidden",
      base: "hide",
      subject: "Microphones",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "hanging", base: "hang", beside: "freed" },
    {
      kind: "relative",
      verb: "anticipated",
      base: "anticipate",
      antecedent: "an arrangement",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "consequently",
      first: "Microphones on the sets of the first sound films were hidden in fixed places",
      second: "actors could not move far while they spoke",
      why: "The first statement says that microphones for the first sound films were hidden in fixed places, and the second says that actors in the first sound films could not move far while they spoke.",
    },
  ],
  pronouns: [{ word: "they", at: "they spoke", antecedent: "actors" }],
};
