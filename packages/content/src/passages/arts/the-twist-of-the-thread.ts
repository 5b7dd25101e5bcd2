import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theTwistOfTheThread: Passage = {
  id: "the-twist-of-the-thread",
  genre: "arts",
  text: prose`
    A thread is spun either clockwise or the other way, and its fibers slant like the middle
    stroke of an S or like that of a Z. Nothing in wool or cotton demands the one or the other. A
    child learns to spin at the elbow of someone who spins, and turns the spindle as that person
    turns it, for life. In the graves of one dry valley, more than nine cloths in ten are of S
    thread. The rest are of Z, as is all cloth from a valley two weeks' walk to the north. The
    archaeologist in charge first put these down as imports. But the wool of several, by its
    chemistry, comes from sheep that grazed in the southern valley, and their patterns are
    southern to the last stitch.
  `,
  facets: [
    {
      kind: "function",
      level: "Medium",
      underline: "Nothing in wool or cotton demands the one or the other.",
      key: {
        text: "It rules out the material, which leaves learning to decide the turn.",
        reason: "If the material does not decide, the next sentence tells what does.",
      },
      wrong: [
        {
          text: "It shows that a spinner may turn now one way and now the other at will.",
          code: "wrong-purpose",
          reason: "A child turns the spindle as its teacher does, *for life*.",
        },
        {
          text: "It complains that spinners pay too little heed to their fibers.",
          code: "not-in-the-text",
          reason: "No complaint is made.",
        },
        {
          text: "It explains why wool is spun one way and cotton the other way.",
          code: "contradicts-the-text",
          reason: "It says that neither demands a direction.",
        },
      ],
      evidence: ["A child learns to spin at the elbow of someone who spins"],
      opening: "One possible cause is excluded just before another is named.",
      steps: [
        "The material does not decide. *A child learns to spin at the elbow of someone who spins*: it is learning that does.",
      ],
      hint: "Ask what the next sentence gives in place of what this one denies.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about cloths of Z thread that are southern in wool and in pattern?",
      key: {
        text: "They were the work of hands trained elsewhere.",
        reason: "The direction is learned for life, and Z is the direction of the north.",
      },
      wrong: [
        {
          text: "They were carried over from the north as finished goods.",
          code: "contradicts-the-text",
          reason: "Their wool and their patterns are southern.",
        },
        {
          text: "They were spun by children who had not been taught.",
          code: "too-extreme",
          reason: "Every child learns from someone who spins.",
        },
        {
          text: "They were taken from the south to graves in the north.",
          code: "relationship-reversed",
          reason: "They were found in the southern graves.",
        },
      ],
      evidence: [
        "turns the spindle as that person turns it, for life",
        "The rest are of Z, as is all cloth from a valley two weeks' walk to the north.",
      ],
      opening: "The material is from the one valley, and the turn of the hand from the other.",
      steps: [
        "Southern wool and southern patterns: the cloth was made in the south. Z thread: the spinner had learned in the north, and what is learned is kept *for life*.",
      ],
      hint: "Ask what each of the three signs tells: wool, pattern and twist.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "The archaeologist now thinks that what had traveled between the valleys was at times not ______",
      key: {
        text: "goods but one of those who spun.",
        reason: "Cloth of southern make with a northern twist points to a spinner from the north.",
      },
      wrong: [
        {
          text: "someone who made cloth but the cloth.",
          code: "relationship-reversed",
          reason: "This is what was thought at first.",
        },
        {
          text: "the cloth but the wool it was made of.",
          code: "half-right",
          reason: "The wool is from the southern valley.",
        },
        {
          text: "the wool but the grain it was sold for.",
          code: "not-in-the-text",
          reason: "Grain is not mentioned.",
        },
      ],
      evidence: ["first put these down as imports. But the wool of several"],
      opening: "The first thought was of goods, and the word *But* turns from it.",
      steps: [
        "*Imports* would be finished cloth from the north. Wool and patterns speak against that, and the twist speaks for a northern hand. So it was people who traveled.",
      ],
      hint: "Ask what the archaeologist first thought had traveled.",
      tip: habits.conclusion,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the view that some northern spinners lived in the southern valley?",
      key: {
        text: "Some of those buried there had, by the chemistry of their teeth, grown up in the north.",
        reason: "Teeth that tell of a northern childhood show that people had come from there.",
      },
      wrong: [
        {
          text: "Some of the spindles found there had, by their shape, been made for the use of children.",
          code: "wrong-group-or-measure",
          reason: "Children spun in every valley, whatever the direction.",
        },
        {
          text: "Some of those buried in the north had, by their teeth, grown up in the southern valley.",
          code: "relationship-reversed",
          reason: "This shows travel the other way.",
        },
        {
          text: "Some of the cloths found there had, by their wear, been used for years before the burial.",
          code: "beside-the-point",
          reason: "How long a cloth was used does not tell who spun it.",
        },
      ],
      evidence: ["A child learns to spin at the elbow of someone who spins"],
      opening: "To have learned in the north, a spinner must have been a child there.",
      steps: [
        "Spinning is learned in childhood. Northern hands in the south would belong to people who had grown up in the north.",
      ],
      hint: "Ask when and where such a spinner would have learned.",
      tip: habits.support,
    },
  ],
};
