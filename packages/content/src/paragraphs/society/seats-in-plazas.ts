import type { Paragraph } from "../paragraph.ts";

export const seatsInPlazas: Paragraph = {
  id: "seats-in-plazas",
  field: "society",
  source: "Histories of urban planning; studies of public space",
  text:
    "To learn why some plazas of New York office towers were crowded and others were nearly empty, the " +
    "sociologist William H. Whyte filmed them in the 1970s. The shape of a plaza mattered little, and so did " +
    "the amount of sunlight. What counted was one thing: space to sit. The plazas with the most benches, " +
    "steps, and ledges had, as a rule, the most visitors.",
  joints: [
    { kind: "title-and-name", after: "William H. Whyte" },
    { kind: "noun-and-phrase", after: "of a plaza" },
    { kind: "answer", after: "space to sit", verbs: ["was"] },
    { kind: "subject-and-verb", after: "mattered little", verb: "mattered" },
    { kind: "noun-and-phrase", after: "of sunlight" },
    { kind: "items", items: ["benches", "steps", "ledges"] },
    { kind: "noun-and-phrase", after: "with the most benches, steps, and ledges" },
    {
      kind: "front",
      after: "the sociologist William H. Whyte filmed them in the 1970s",
      verbs: ["filmed"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "mattered",
      base: "matter",
      subject: "The shape",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had",
      base: "have",
      subject: "The plazas",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
