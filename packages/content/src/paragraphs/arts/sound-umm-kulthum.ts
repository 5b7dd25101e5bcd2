import type { Paragraph } from "../paragraph.ts";

export const soundUmmKulthum: Paragraph = {
  id: "sound-umm-kulthum",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; studies of Egyptian song",
  text:
    "The monthly concerts of Umm Kulthum, an Egyptian singer whose career lasted five decades, were carried " +
    "by radio across the Arab world. She did not simply repeat a line that the audience had applauded. " +
    "Rather, she altered its melody each time, extending a single song to an hour or more.",
  joints: [
    {
      kind: "inset",
      after: "an Egyptian singer whose career lasted five decades",
      next: "were carried by radio across the Arab world",
      verb: "were carried",
    },
    {
      kind: "turning-clauses",
      after: "Rather, she altered its melody each time",
      verbs: ["did not simply repeat", "altered"],
    },
    { kind: "outcome", after: "extending a single song to an hour or more", verbs: ["altered"] },
    {
      kind: "verb-and-complement",
      after: "a line that the audience had applauded",
      verb: "did not simply repeat",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were carried",
      base: "carry",
      subject: "The monthly concerts",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "extending", base: "extend", beside: "altered" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast", "emphasis"],
      words: "Rather",
      first: "She did not simply repeat a line that the audience had applauded",
      second: "she altered its melody each time, extending a single song to an hour or more",
      why: "The first statement says that Umm Kulthum did not simply repeat a line that the audience had applauded, and the second says that Umm Kulthum altered the melody of an applauded line each time.",
    },
  ],
  pronouns: [{ word: "its", at: "its melody each time", antecedent: "a line" }],
};
