import type { Paragraph } from "../paragraph.ts";

export const sherGilAfterAjanta: Paragraph = {
  id: "sher-gil-after-ajanta",
  version: 2,
  field: "arts",
  source: "Standard histories of modern Indian art; encyclopedia entries on Amrita Sher-Gil",
  text:
    "The canvases that painter Amrita Sher-Gil produced as a student in Paris followed European academic " +
    "models. By contrast, the works that she completed after a 1936 visit to the ancient caves of Ajanta, " +
    "including *Bride's Toilet*, *Brahmacharis*, and *South Indian Villagers Going to Market*, recall the " +
    "simplified figures and earthen reds of the murals on the cave walls.",
  joints: [
    {
      kind: "essential",
      after: "that painter Amrita Sher-Gil produced as a student in Paris",
      next: "followed European academic models",
      verb: "followed",
    },
    {
      kind: "turning-clauses",
      after:
        "By contrast, the works that she completed after a 1936 visit to the ancient caves of Ajanta, including *Bride's Toilet*, *Brahmacharis*, and *South Indian Villagers Going to Market*, recall the simplified figures and earthen reds of the murals on the cave walls",
      verbs: ["followed", "recall"],
    },
    {
      kind: "lead-and-series",
      after: "*Bride's Toilet*, *Brahmacharis*, and *South Indian Villagers Going to Market*",
    },
    {
      kind: "items",
      items: ["*Bride's Toilet*", "*Brahmacharis*", "*South Indian Villagers Going to Market*"],
    },
    { kind: "noun-and-phrase", after: "of the murals on the cave walls" },
    { kind: "preposition-and-object", after: "the ancient caves of Ajanta" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "recall",
      base: "recall",
      subject: "the works",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "followed",
      base: "follow",
      subject: "The canvases",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["sequence"],
      words: "By contrast",
      first:
        "The canvases that painter Amrita Sher-Gil produced as a student in Paris followed European academic " +
        "models",
      second:
        "the works that she completed after a 1936 visit to the ancient caves of Ajanta, including *Bride's Toilet*, *Brahmacharis*, and *South Indian Villagers Going to Market*, recall the simplified figures and earthen reds of the murals on the cave walls",
      why: "The first statement says that the canvases from Sher-Gil's student years followed European academic models, whereas the second says that the works that Sher-Gil completed after 1936 recall the cave murals of Ajanta.",
    },
  ],
};
