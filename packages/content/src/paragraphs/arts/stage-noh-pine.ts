import type { Paragraph } from "../paragraph.ts";

export const stageNohPine: Paragraph = {
  id: "stage-noh-pine",
  version: 3,
  field: "arts",
  source: "Encyclopedias of Japanese theater",
  text:
    "The scenery of a noh play, whatever its setting, consists of one image: a pine tree painted " +
    "on the back wall of the stage. Because so little is shown, the actors convey place through " +
    "movement and speech. One actor's slow steps may stand for a long journey.",
  joints: [
    {
      kind: "inset",
      after: "whatever its setting",
      next: "consists of one image",
      verb: "consists",
    },
    {
      kind: "dependent-first",
      after: "the actors convey place through movement and speech",
      verbs: ["is shown", "convey"],
    },
    { kind: "noun-and-phrase", after: "of the stage" },
    { kind: "noun-and-phrase", after: "of a noh play" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consists",
      base: "consist",
      subject: "The scenery",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "convey",
      base: "convey",
      subject: "the actors",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its setting, consists", antecedent: "a noh play" }],
  nouns: [
    {
      at: "actor's slow steps",
      word: "actor's",
      forms: ["actor", "actors", "actor's", "actors'"],
      counted: "One",
      role: "owned",
      why: "The last sentence speaks of one actor, and the steps are that actor's.",
    },
  ],
};
