import type { Paragraph } from "../paragraph.ts";

export const fuelForASatellite: Paragraph = {
  id: "fuel-for-a-satellite",
  field: "technology",
  source: "Histories of rocketry; biographies of Mary Sherman Morgan",
  text:
    "The alcohol on which the Redstone rocket ran in the 1950s could not supply the thrust needed to place a " +
    "satellite in orbit. Because the engine could not be redesigned in time, the chemist Mary Sherman Morgan " +
    "searched for a more energetic propellant that it could burn without alteration. In January 1958, a " +
    "modified Redstone burning her mixture, known as hydyne, launched the first American satellite, *Explorer " +
    "1*.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "the chemist Mary Sherman Morgan searched for a more energetic propellant that it could burn without alteration",
      verbs: ["could not be redesigned", "searched"],
    },
    { kind: "title-and-name", after: "Mary Sherman Morgan" },
    {
      kind: "verb-and-complement",
      after: "the thrust needed to place a satellite in orbit",
      verb: "could not supply",
    },
    {
      kind: "preposition-and-object",
      after: "a more energetic propellant that it could burn without alteration",
    },
    {
      kind: "subject-and-verb",
      after: "could not supply the thrust needed to place a satellite in orbit",
      verb: "could not supply",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "launched",
      base: "launch",
      subject: "a modified Redstone",
      number: "singular",
      tense: "past",
      time: "In January 1958",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it could burn", antecedent: "the engine" }],
};
