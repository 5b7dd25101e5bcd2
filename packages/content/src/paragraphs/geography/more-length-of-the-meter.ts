import type { Paragraph } from "../paragraph.ts";

export const moreLengthOfTheMeter: Paragraph = {
  id: "more-length-of-the-meter",
  version: 2,
  field: "geography",
  source: "Histories of the metric system; encyclopedias of measurement",
  text:
    "Seeking in 1791 a unit drawn from nature, the French Academy of Sciences proposed to define the " +
    "meter as one ten-millionth of the distance from the North Pole to the equator. To that end, two " +
    "astronomers, Jean-Baptiste Delambre and Pierre Méchain, agreed to survey the meridian between " +
    "Dunkirk and Barcelona. Their measurements occupied them for six years, and in 1799, a bar of " +
    "platinum that embodied the result was made the standard.",
  joints: [
    {
      kind: "coordinated",
      after: "in 1799, a bar of platinum that embodied the result was made the standard",
      verbs: ["occupied", "was made"],
    },
    { kind: "noun-and-phrase", after: "of Sciences" },
    { kind: "noun-and-phrase", after: "of platinum" },
    { kind: "subject-and-verb", after: "occupied them for six years", verb: "occupied" },
    { kind: "preposition-and-object", after: "Dunkirk and Barcelona" },
    {
      kind: "verb-and-complement",
      after: "to survey the meridian between Dunkirk and Barcelona",
      verb: "agreed",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to survey", base: "survey", beside: "agreed" },
    {
      kind: "finite",
      verb: "occupied",
      base: "occupy",
      subject: "Their measurements",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first:
        "the French Academy of Sciences proposed to define the meter as one ten-millionth of the distance from the North Pole to the equator",
      second:
        "two astronomers, Jean-Baptiste Delambre and Pierre Méchain, agreed to survey the meridian between Dunkirk and Barcelona",
      why: "The first statement gives the aim, a unit based on a distance that had to be known, and the second says what was undertaken in order to know it.",
    },
  ],
  modifiers: [
    {
      opening: "Seeking in 1791 a unit drawn from nature",
      clause:
        "the French Academy of Sciences proposed to define the meter as one ten-millionth of the distance from the North Pole to the equator",
      noun: "the French Academy of Sciences",
      kind: "person",
      wrong: [
        {
          clause:
            "the length of the meter was to be one ten-millionth of the distance from the North Pole to the equator, the French Academy of Sciences proposed",
          noun: "the length of the meter",
          kind: "idea",
          reason: "The meter is the unit that was sought; its length seeks nothing.",
        },
        {
          clause:
            "the North Pole and the equator lie ten million meters apart in the definition that the French Academy of Sciences proposed",
          noun: "the North Pole and the equator",
          kind: "place",
          reason: "The pole and the equator seek nothing; the academy did.",
        },
        {
          clause:
            "one ten-millionth of the distance from the North Pole to the equator was to be the length of the meter, the French Academy of Sciences proposed",
          noun: "one ten-millionth of the distance",
          kind: "idea",
          reason: "A fraction of a distance cannot seek a unit.",
        },
      ],
    },
  ],
};
