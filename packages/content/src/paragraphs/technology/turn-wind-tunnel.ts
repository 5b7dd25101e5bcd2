import type { Paragraph } from "../paragraph.ts";

export const turnWindTunnel: Paragraph = {
  id: "turn-wind-tunnel",
  version: 2,
  field: "technology",
  source: "Histories of aviation; biographies of the Wright brothers",
  text:
    "The glider that Wilbur and Orville Wright tested in 1901 produced far less lift than published tables " +
    "had led them to expect, and the brothers decided to obtain figures of their own. To that end, they " +
    "built a wind tunnel and tested some two hundred models of wings. Their results showed that slender " +
    "wings produce lift more efficiently than broad ones; accordingly, the brothers redesigned their glider " +
    "with longer and narrower wings.",
  joints: [
    {
      kind: "essential",
      after: "that Wilbur and Orville Wright tested in 1901",
      next: "produced far less lift than published tables had led them to expect",
      verb: "produced",
    },
    { kind: "verb-and-complement", after: "to obtain figures of their own", verb: "decided" },
    {
      kind: "turning-clauses",
      after: "accordingly, the brothers redesigned their glider with longer and narrower wings",
      verbs: ["showed", "redesigned"],
    },
    { kind: "noun-and-phrase", after: "of wings" },
    { kind: "noun-and-phrase", after: "with longer and narrower wings" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "produced",
      base: "produce",
      subject: "The glider",
      number: "singular",
      tense: "past",
    },
    { kind: "infinitive", verb: "to obtain", base: "obtain", beside: "decided" },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first: "the brothers decided to obtain figures of their own",
      second: "they built a wind tunnel and tested some two hundred models of wings",
      why: "The first statement says that the Wright brothers decided to obtain figures of their own on the lift of wings, and the second says that the Wright brothers built a wind tunnel and tested some two hundred models of wings.",
    },
    {
      relation: "cause",
      also: ["sequence", "purpose"],
      words: "accordingly",
      first:
        "Their results showed that slender wings produce lift more efficiently than broad ones",
      second: "the brothers redesigned their glider with longer and narrower wings",
      why: "The first statement says that slender wings were shown to produce lift more efficiently than broad ones, and the second says that the Wright brothers redesigned their glider with longer and narrower wings.",
    },
  ],
};
