import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aRoofThatMayMove: Passage = {
  id: "a-roof-that-may-move",
  genre: "arts",
  source:
    "Bracket sets in Chinese timber building and their behavior in earthquakes: standard works on East Asian architecture",
  text: prose`
    Beneath the eaves of an old Chinese temple, between the column and the roof, sits what looks
    like a heap of giant blocks. It is a bracket set: arms of wood, each resting in a notch of the
    one below, spreading upward until a single post carries a wide piece of the roof. Not a nail
    is used, and a nail would do harm. When the ground shakes, the blocks slip and turn against
    each other by a finger's breadth, rub, and settle back. The shaking is spent upon them before
    it comes to the roof. A pagoda of this kind at Yingxian, finished in 1056 and more than two
    hundred feet high, has stood through many earthquakes, while stiffer buildings in the same
    country fell. A visitor may take the looseness for age.
  `,
  facets: [
    {
      kind: "function",
      level: "Medium",
      underline: "and a nail would do harm",
      key: {
        text: "It hints that the blocks are better off for not being held so firmly.",
        reason: "What the nail would prevent is the slipping that spends the shaking.",
      },
      wrong: [
        {
          text: "It hints that iron, which might seem lasting, is eaten by rust in the end.",
          code: "too-narrow",
          reason: "Rust is not mentioned.",
        },
        {
          text: "It warns that builders, who might be in haste, do poor work upon temples.",
          code: "wrong-strength-or-tone",
          reason: "The builders are not blamed for anything.",
        },
        {
          text: "It suggests that blocks, which might seem heavy, need to be held together.",
          code: "contradicts-the-text",
          reason: "A nail would hold them together, and would do harm.",
        },
      ],
      evidence: ["a nail would do harm. When the ground shakes, the blocks slip and turn"],
      opening: "Why a nail would do harm is told in the next sentence.",
      steps: [
        "A nail would keep the blocks from moving. But it is by moving that they spend the shaking *before it comes to the roof*.",
      ],
      hint: "Ask what a nail would prevent.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the stiffer buildings that fell?",
      key: {
        text: "Their roofs took more of the shaking.",
        reason: "They had no blocks that slip, so less of the shaking was spent on its way.",
      },
      wrong: [
        {
          text: "Their posts were of a poorer kind of wood.",
          code: "not-in-the-text",
          reason: "Kinds of wood are not compared.",
        },
        {
          text: "Their blocks slipped farther than a finger.",
          code: "relationship-reversed",
          reason: "They were stiff; it is the bracket sets that slip.",
        },
        {
          text: "Their height was more than two hundred feet.",
          code: "wrong-group-or-measure",
          reason: "This is the height of the pagoda that stands.",
        },
      ],
      evidence: [
        "The shaking is spent upon them before it comes to the roof.",
        "while stiffer buildings in the same country fell",
      ],
      opening: "Where nothing gives way on purpose, less of the shaking is spent.",
      steps: [
        "In the temple *the shaking is spent* on the brackets *before it comes to the roof*. A stiff building has no such place, and more of the shaking goes up.",
      ],
      hint: "Ask what a stiff building lacks.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "Glue between the blocks of an old temple would thus be likely to ______",
      key: {
        text: "take from it what had made it safe.",
        reason: "Blocks that are glued cannot slip, turn and rub.",
      },
      wrong: [
        {
          text: "help it in earthquakes but not in wind.",
          code: "half-right",
          reason: "In earthquakes, too, the glue would do harm.",
        },
        {
          text: "give back to it the strength it once had.",
          code: "relationship-reversed",
          reason: "Its strength lay in the looseness that the glue would end.",
        },
        {
          text: "make the blocks swell and crack in time.",
          code: "not-in-the-text",
          reason: "Swelling is not mentioned; the harm would be that the blocks are held still.",
        },
      ],
      evidence: [
        "the blocks slip and turn against each other by a finger's breadth, rub, and settle back",
      ],
      opening: "Glue would do to the blocks what a nail would do.",
      steps: [
        "*A nail would do harm* because the blocks must *slip and turn*. Glue would hold them as a nail does, and the shaking would no longer be spent.",
      ],
      hint: "Compare glue with a nail.",
      tip: habits.conclusion,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Loose blocks beneath a temple's roof protect it by giving way to an earthquake.",
        reason: "They slip, rub and settle back, and the shaking is spent on them.",
      },
      wrong: [
        {
          text: "Loose blocks beneath a temple's roof are the mark that age has left upon it.",
          code: "contradicts-the-text",
          reason: "This is what *a visitor may take* them for.",
        },
        {
          text: "Loose blocks are the one means by which any building can outlast earthquakes.",
          code: "too-extreme",
          reason: "One means is described, and others are not ruled out.",
        },
        {
          text: "Loose blocks let a single post carry a wide piece of roof without one nail.",
          code: "too-narrow",
          reason: "This is what the blocks do for the roof at all times.",
        },
      ],
      evidence: ["The shaking is spent upon them before it comes to the roof."],
      opening: "What looks like a heap of blocks turns out to guard the roof.",
      steps: [
        "The blocks *slip and turn*, and *the shaking is spent upon them*. The pagoda that *has stood through many earthquakes* is the proof.",
      ],
      hint: "Ask what the looseness is for.",
      tip: habits["main-idea"],
    },
  ],
};
