import type { Paragraph } from "../paragraph.ts";

export const moreArrivalsOnSurtsey: Paragraph = {
  id: "more-arrivals-on-surtsey",
  version: 2,
  field: "geography",
  source: "Histories of biogeography; encyclopedias of Iceland",
  text:
    "Surtsey, a volcanic island off the coast of Iceland, emerged from the sea in 1963. Because officials " +
    "decided to admit only a few researchers, nearly all plants have reached the island without human help. " +
    "The seeds of the first vascular plants were borne to the shore by the ocean. Later, gulls settled on the " +
    "lava, and many other plants began to grow in the soil that the birds had enriched.",
  joints: [
    {
      kind: "inset",
      after: "a volcanic island off the coast of Iceland",
      next: "emerged from the sea in 1963",
      verb: "emerged",
    },
    {
      kind: "dependent-first",
      after: "nearly all plants have reached the island without human help",
      verbs: ["decided", "have reached"],
    },
    { kind: "noun-and-phrase", after: "of the first vascular plants" },
    { kind: "subject-and-verb", after: "were borne to the shore by the ocean", verb: "were borne" },
    { kind: "preposition-and-object", after: "the soil that the birds had enriched" },
    { kind: "noun-and-phrase", after: "of Iceland" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to admit", base: "admit", beside: "decided" },
    {
      kind: "finite",
      verb: "were borne",
      base: "bear",
      subject: "The seeds",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Later",
      first: "The seeds of the first vascular plants were borne to the shore by the ocean",
      second:
        "gulls settled on the lava, and many other plants began to grow in the soil that the birds had enriched",
      why: "The first statement says that the ocean bore the seeds of the first vascular plants to Surtsey, and the second says that gulls settled on Surtsey and that many plants began to grow in enriched soil.",
    },
  ],
};
