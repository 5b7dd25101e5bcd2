import type { Paragraph } from "../paragraph.ts";

export const moreLengthOfTheMeter: Paragraph = {
  id: "more-length-of-the-meter",
  version: 3,
  field: "geography",
  source: "Histories of the metric system; encyclopedias of measurement",
  text:
    "Seeking a unit drawn from nature, the French Academy of Sciences proposed in 1791 to define the meter " +
    "as one ten-millionth of the distance from the North Pole to the equator. To that end, two astronomers, " +
    "Jean-Baptiste Delambre and Pierre Méchain, undertook to survey the meridian between Dunkirk and " +
    "Barcelona. Their measurements occupied them for six years, and in 1799, a bar of platinum that embodied " +
    "the result was made the standard.",
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
      verb: "undertook",
    },
  ],
  verbs: [
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
        "the French Academy of Sciences proposed in 1791 to define the meter as one ten-millionth of the " +
        "distance from the North Pole to the equator",
      second:
        "two astronomers, Jean-Baptiste Delambre and Pierre Méchain, undertook to survey the meridian " +
        "between Dunkirk and Barcelona",
      why: "The first statement says that the Academy proposed to define the meter by the distance from the pole to the equator, and the second reports that two astronomers undertook to survey the meridian between Dunkirk and Barcelona.",
    },
  ],
  modifiers: [
    {
      opening: "Seeking a unit drawn from nature",
      clause:
        "the French Academy of Sciences proposed in 1791 to define the meter as one ten-millionth of the " +
        "distance from the North Pole to the equator",
      noun: "the French Academy of Sciences",
      kind: "person",
      wrong: [
        {
          clause:
            "the length of the meter was to be one ten-millionth of the distance from the North Pole to the " +
            "equator, the French Academy of Sciences proposed in 1791",
          noun: "the length of the meter",
          kind: "idea",
          reason: "The meter is the unit that was sought; its length seeks nothing.",
        },
        {
          clause:
            "the North Pole and the equator lie ten million meters apart in the definition that the French " +
            "Academy of Sciences proposed in 1791",
          noun: "the North Pole and the equator",
          kind: "place",
          reason: "The pole and the equator seek nothing; the academy did.",
        },
        {
          clause:
            "one ten-millionth of the distance from the North Pole to the equator was to be the length of " +
            "the meter, the French Academy of Sciences proposed in 1791",
          noun: "one ten-millionth of the distance",
          kind: "idea",
          reason: "A fraction of a distance cannot seek a unit.",
        },
      ],
    },
  ],
};
