import type { Paragraph } from "../paragraph.ts";

export const seatsInPlazas: Paragraph = {
  id: "seats-in-plazas",
  version: 3,
  field: "society",
  source: "Histories of urban planning; studies of public space",
  text:
    "Curious why some plazas of New York office towers were crowded and others were nearly empty, sociologist " +
    "William H. Whyte filmed them in the 1970s. The shape of a plaza mattered little, and so did the amount " +
    "of sunlight. What counted was one thing: space to sit. The plazas with the most benches, steps, and " +
    "ledges had, as a rule, the most visitors.",
  joints: [
    { kind: "title-and-name", title: "sociologist", after: "William H. Whyte" },
    { kind: "noun-and-phrase", after: "of a plaza" },
    { kind: "subject-and-verb", after: "mattered little", verb: "mattered" },
    { kind: "noun-and-phrase", after: "of sunlight" },
    { kind: "items", items: ["benches", "steps", "ledges"] },
    { kind: "noun-and-phrase", after: "with the most benches, steps, and ledges" },
    {
      kind: "front",
      after: "sociologist William H. Whyte filmed them in the 1970s",
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
  modifiers: [
    {
      opening:
        "Curious why some plazas of New York office towers were crowded and others were nearly empty",
      clause: "sociologist William H. Whyte filmed them in the 1970s",
      noun: "sociologist William H. Whyte",
      kind: "person",
      wrong: [
        {
          clause: "films of them were made in the 1970s by sociologist William H. Whyte",
          noun: "films of them",
          kind: "work",
          reason: "Films are not curious; the sociologist was.",
        },
        {
          clause: "the plazas were filmed in the 1970s by sociologist William H. Whyte",
          noun: "the plazas",
          kind: "place",
          reason: "Plazas are not curious why they are empty.",
        },
        {
          clause: "the camera of sociologist William H. Whyte made films of them in the 1970s",
          noun: "the camera of sociologist William H. Whyte",
          kind: "thing",
          reason: "The noun after the comma is *camera*, and a camera is not curious.",
        },
      ],
    },
  ],
};
