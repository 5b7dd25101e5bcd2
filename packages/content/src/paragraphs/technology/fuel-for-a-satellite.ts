import type { Paragraph } from "../paragraph.ts";

export const fuelForASatellite: Paragraph = {
  id: "fuel-for-a-satellite",
  version: 3,
  field: "technology",
  source: "Histories of rocketry; biographies of Mary Sherman Morgan",
  text:
    "Burned with liquid oxygen, the alcohol on which the Redstone rocket ran in the 1950s could not supply " +
    "the thrust needed to place a satellite in orbit. Because the engine could not be redesigned in time, " +
    "chemist Mary Sherman Morgan searched for a more energetic propellant that it could burn without " +
    "alteration. In January 1958, a modified Redstone burning her mixture, known as hydyne, launched the " +
    "first American satellite, *Explorer 1*.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "chemist Mary Sherman Morgan searched for a more energetic propellant that it could burn without " +
        "alteration",
      verbs: ["could not be redesigned", "searched"],
    },
    { kind: "title-and-name", title: "chemist", after: "Mary Sherman Morgan" },
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
  modifiers: [
    {
      opening: "Burned with liquid oxygen",
      clause:
        "the alcohol on which the Redstone rocket ran in the 1950s could not supply the thrust needed to place a satellite in orbit",
      noun: "the alcohol on which the Redstone rocket ran in the 1950s",
      kind: "thing",
      wrong: [
        {
          clause:
            "the Redstone rocket, which ran on alcohol in the 1950s, lacked the thrust needed to place a satellite in orbit",
          noun: "the Redstone rocket",
          kind: "building",
          reason: "The rocket was not burned; the alcohol in it was.",
        },
        {
          clause:
            "the thrust needed to place a satellite in orbit could not be supplied by the alcohol of the Redstone rocket in the 1950s",
          noun: "the thrust",
          kind: "idea",
          reason: "Thrust is a force, and a force is not burned.",
        },
        {
          clause:
            "there was not enough thrust to place a satellite in orbit in the alcohol on which the Redstone rocket ran",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be burned.",
        },
      ],
    },
  ],
};
