import type { Paragraph } from "../paragraph.ts";

export const squidAxon: Paragraph = {
  id: "squid-axon",
  version: 2,
  field: "science",
  source: "Textbooks on neurophysiology; histories of neuroscience",
  text:
    "Most nerve fibers are too thin to hold an electrode, but one that runs along the body of a squid may be " +
    "nearly a millimeter wide. For this reason, physiologists Alan Hodgkin and Andrew Huxley turned to the " +
    "squid in 1939, recording for the first time the electrical impulse inside a nerve fiber.",
  joints: [
    {
      kind: "coordinated",
      after: "one that runs along the body of a squid may be nearly a millimeter wide",
      verbs: ["are", "may be"],
    },
    { kind: "title-and-name", title: "physiologists", after: "Alan Hodgkin and Andrew Huxley" },
    { kind: "noun-and-phrase", after: "of a squid" },
    { kind: "subject-and-verb", after: "are too thin to hold an electrode", verb: "are" },
    { kind: "preposition-and-object", after: "the body of a squid" },
    { kind: "verb-and-complement", after: "too thin to hold an electrode", verb: "are" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Most nerve fibers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "turned",
      base: "turn",
      subject: "physiologists Alan Hodgkin and Andrew Huxley",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "recording", base: "record", beside: "turned" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["purpose"],
      words: "For this reason",
      first: "one that runs along the body of a squid may be nearly a millimeter wide",
      second:
        "physiologists Alan Hodgkin and Andrew Huxley turned to the squid in 1939, recording for the first time " +
        "the electrical impulse inside a nerve fiber",
      why: "The first statement says that a nerve fiber of the squid may be nearly a millimeter wide, and the second says that Hodgkin and Huxley used the squid to record the impulse inside a nerve fiber.",
    },
  ],
};
