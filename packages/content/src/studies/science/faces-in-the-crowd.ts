import type { Study } from "../study.ts";

export const facesInTheCrowd: Study = {
  id: "faces-in-the-crowd",
  genre: "science",
  field: "cognitive science",
  scholars: "cognitive scientists",
  critics: "occupational psychologists",
  others: "family therapists",
  scene:
    "Shown a hundred photographs of strangers, most people later recognize about sixty. A small group of people recognize more than ninety.",
  words: ["recogni"],
  causes: [
    {
      factor: "attention to the eyes",
      claim: "attention to the eyes helps people to recognize faces",
      supports:
        "The longer people looked at the eyes in a photograph, the likelier they were to recognize the face a week later.",
      weakens:
        "People who never looked at the eyes in a photograph recognized as many faces as people who looked at little else.",
      words: ["eye"],
    },
    {
      factor: "work with the public",
      claim: "work with the public helps people to recognize faces",
      supports:
        "In the test, people who had spent ten years behind a counter recognized fifteen more faces than people who had never stood there.",
      weakens:
        "Night watchmen who worked alone recognized as many faces as clerks who had worked at a counter for decades.",
      words: ["work", "job", "counter"],
    },
    {
      factor: "a large family",
      claim: "growing up in a large family helps people to recognize faces",
      supports:
        "In the test, people with more than twenty cousins recognized ninety faces, and people with one or two recognized sixty.",
      weakens:
        "People who had grown up without a single cousin recognized as many faces as people from the largest families.",
      words: ["cousin", "famil"],
    },
  ],
  rivals: {
    Easy: "Cognitive scientists suspect that these people look at the eyes, in which faces differ more than in any other part. Occupational psychologists suggest that they have had practice at work, where some have greeted customers by the hundred.",
    Medium:
      "A few people never forget a face, even one seen for a second on a crowded train. How do they do it? Some family therapists believe that it is learned early, by children with so many cousins that small differences matter. Occupational psychologists speak of jobs, and of years behind a counter. Where a person looks is what counts, according to cognitive scientists: those who look at the eyes see what is unlike anyone else.",
    Hard: "Between the ordinary memory for faces and the extraordinary there is a gap that ordinary memory for names does nothing to explain. Family therapists trace it to childhood, in which growing up among cousins who look alike is a training that few forget. Cognitive scientists trace it to a habit of the gaze, since nothing in a face is as individual as the eyes. Without denying that either may play a part, occupational psychologists ask what the gifted do all day and suppose that work at a counter has taught them.",
  },
  tests: {
    plain: {
      lead: "Attention to the eyes, work with the public, and a large family have been named as the secret. Cognitive scientists have examined each of these claims.",
      close: "The examination shows that",
    },
    dense: {
      lead: "Some passport officers can tell at a glance that a face and a photograph do not match. Whether they look harder at the eyes, owe it to years at the counter, or learned it among dozens of cousins was for a long time anyone's guess. Cognitive scientists have stopped guessing.",
      close: "What they have learned is that",
    },
  },
  none: "what helps people to recognize faces remains unknown",
  upshot: {
    names: "left",
    close: "An agency in search of people who never forget a face should ask applicants",
    options: [
      "how closely they look at eyes",
      "how long they have worked with the public",
      "how large a family they grew up in",
    ],
    other: "about something else entirely",
  },
  premise: "That one of the three must be the secret, everyone agrees.",
  data: {
    design: "comparison",
    leads: [
      "A face met in the street moves and turns, and a face in a photograph does not. Cognitive scientists tested how many of a hundred faces teachers, bus drivers, pharmacists, and picture editors could recognize after seeing them in either way.",
      "Half of the people whom the volunteers were later to recognize had talked with them; the other half they knew only from pictures. In this way, cognitive scientists compared the memory for faces of four professions.",
    ],
    hypothesis:
      "A photograph shows one side of a face for an instant, while a person across the table turns, frowns, and laughs. More can be learned from the second than from the first, cognitive scientists hypothesized, so that people ought to recognize more faces from life than from photographs. Members of four professions agreed to be tested.",
    doubt:
      "There are professions that work with pictures all day, and occupational psychologists doubt that these, too, would do better with the living face.",
    claims: {
      wide: "For members of one profession, a photograph was a greatly inferior way to meet somebody",
      narrow: "Members of one profession found it almost as easy to learn a face from a picture",
      widest: "The gap between people and pictures was widest in one profession",
      narrowest: "People and pictures came closest together in one profession",
      highest: "Members of one profession recognized the most faces from life",
      lowest: "Tested on faces from photographs, one profession had the lowest score of all",
    },
    title: "Faces Recognized, of One Hundred",
    rowHead: "Profession",
    rows: ["teachers", "bus drivers", "pharmacists", "picture editors"],
    kind: "profession",
    measure: "Average number of faces",
    columns: [
      { head: "From life", phrase: "from life" },
      { head: "From photographs", phrase: "from photographs" },
    ],
    say: "of a hundred faces, ROW recognized X from life and Y from photographs",
    differ: "ROW recognized D more|fewer faces from life than from photographs",
    change: "the way in which faces were shown",
    more: "first",
    low: 25,
    high: 95,
    step: 5,
    grain: 1,
  },
};
