import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBandOfPalerRed: Passage = {
  id: "the-band-of-paler-red",
  genre: "arts",
  source: "Abrash in handwoven carpets: standard works on Iranian weaving",
  text: prose`
    Follow the field of an old nomad carpet from one end to the other and the red that you took
    for one color will change, along a line as straight as a ruler, to a paler red, and perhaps
    some inches farther on change back. Dealers have a word for such a band, *abrash*. A family
    that moved with its flocks dyed wool in small lots, in whatever water the camp offered, with
    madder of this year or last, and wove until the lot was used up. The next lot began where the
    last had ended. Nobody meant it. Buyers in the cities were at first inclined to pay less for a
    carpet so marked, until it struck them that a factory, which dyes by the ton, could not have
    made it. Then factories learned to weave a band or two of paler red.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "What began as an accident came to be prized, and so came to be copied on purpose.",
        reason: "Small lots made the band; buyers came to prize it; factories wove it on purpose.",
      },
      wrong: [
        {
          text: "What began as a sign of worth became so common that it came to be taken for an accident.",
          code: "relationship-reversed",
          reason: "It began as an accident and was valued only later.",
        },
        {
          text: "What seems to be an accident of dyeing was a sign of worth that weavers placed with care.",
          code: "contradicts-the-text",
          reason: "*Nobody meant it.*",
        },
        {
          text: "What decides the color of a carpet is the water in which weavers have dyed its wool.",
          code: "too-narrow",
          reason: "The water is one of several things that differ from lot to lot.",
        },
      ],
      evidence: [
        "Nobody meant it.",
        "could not have made it",
        "Then factories learned to weave a band or two of paler red.",
      ],
      opening: "The band passes from accident to mark of value to imitation.",
      steps: [
        "*Nobody meant it*; then buyers saw that a factory *could not have made it*; then factories made it.",
      ],
      hint: "Follow the band from the camp to the city to the factory.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why does the red change along a straight line?",
      key: {
        text: "One lot of wool was used up and the next begun.",
        reason: "*The next lot began where the last had ended.*",
      },
      wrong: [
        {
          text: "One weaver left the loom there and another sat down.",
          code: "not-in-the-text",
          reason: "A change of weavers is not mentioned.",
        },
        {
          text: "One end of the carpet lay there in the sun for longer.",
          code: "possibility-as-fact",
          reason: "Light is not given as a cause; the dyeing is.",
        },
        {
          text: "One band was woven paler there to please city buyers.",
          code: "words-echoed",
          reason: "Factories did this later; in the old carpets *nobody meant it*.",
        },
      ],
      evidence: ["wove until the lot was used up. The next lot began where the last had ended."],
      opening: "The line marks the place where one lot of wool gave way to the next.",
      steps: [
        "A family *wove until the lot was used up*, and *the next lot began where the last had ended*, with its own shade.",
      ],
      hint: "Ask what ended and began at the line.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Nobody meant it.",
      key: {
        text: "It stresses that the band came about without design, unlike later ones.",
        reason:
          "Factories later wove such bands on purpose; the nomads' came from lots of unequal wool.",
      },
      wrong: [
        {
          text: "It excuses the weavers, whom city buyers had accused of wanting to deceive.",
          code: "wrong-purpose",
          reason: "Buyers paid less at first; no one was accused.",
        },
        {
          text: "It introduces the reason why wool was dyed in small lots by those who moved.",
          code: "relationship-reversed",
          reason: "The lots have been explained in the sentences before.",
        },
        {
          text: "It shows that nothing in a nomad carpet is ever the result of a plan.",
          code: "too-extreme",
          reason: "It speaks of the band, not of everything in a carpet.",
        },
      ],
      evidence: [
        "The next lot began where the last had ended.",
        "Then factories learned to weave a band or two of paler red.",
      ],
      opening: "Three words sum up the origin, so that the imitation at the end stands out.",
      steps: [
        "The lots explain the band without anyone's intention. At the end factories intend it: the short sentence prepares that contrast.",
      ],
      hint: "Compare it with what the factories do at the end.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It shows a band in a carpet, explains it, and tells its later fate.",
        reason: "The band, the lots, and the buyers and factories come one after another.",
      },
      wrong: [
        {
          text: "It tells how a band in a carpet became prized and later was ignored.",
          code: "relationship-reversed",
          reason: "It was first paid less for and later prized.",
        },
        {
          text: "It compares two features and the different ways in which they arose.",
          code: "not-in-the-text",
          reason: "There is one feature, the band.",
        },
        {
          text: "It shows a band, calls it a fault in a carpet, and advises buyers against it.",
          code: "wrong-purpose",
          reason: "The text gives no advice.",
        },
      ],
      evidence: [
        "the red that you took for one color will change",
        "dyed wool in small lots",
        "Then factories learned",
      ],
      opening: "Seeing, explaining and following up are the three parts of the text.",
      steps: [
        "First the reader is led along the field to the band. Then its origin is told. Then buyers and factories enter.",
      ],
      hint: "Give each stretch of the text a heading.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about a band of paler red in a factory carpet?",
      key: {
        text: "It came about because a factory wanted it there.",
        reason: "A factory *dyes by the ton*, and factories *learned to weave* such bands.",
      },
      wrong: [
        {
          text: "It came about by chance, as such bands once did.",
          code: "contradicts-the-text",
          reason: "Factories learned to weave it; it is not an accident there.",
        },
        {
          text: "It came about because madder cost too much.",
          code: "not-in-the-text",
          reason: "The price of madder is not mentioned.",
        },
        {
          text: "It came about as a mockery of buyers in the cities.",
          code: "wrong-strength-or-tone",
          reason: "Buyers valued the band, and factories supplied it.",
        },
      ],
      evidence: [
        "a factory, which dyes by the ton, could not have made it",
        "Then factories learned to weave a band or two of paler red.",
      ],
      opening: "A factory does not run out of a color, so its band must be made on purpose.",
      steps: [
        "The nomads' band came from small lots. A factory *dyes by the ton*; when it *learned to weave a band*, it did so for buyers who liked it.",
      ],
      hint: "Ask whether a factory could have come by the band as the nomads did.",
      tip: habits.implication,
    },
  ],
};
