import type { NoteSet } from "../note-set.ts";

export const blueDiodes: NoteSet = {
  id: "blue-diodes",
  field: "technology",
  source: "Royal Swedish Academy of Sciences, Nobel Prize in Physics 2014",
  notes: [
    "Light-emitting diodes (LEDs) that give red or green light have existed since the 1960s.",
    "To give white light, LEDs need blue light as well.",
    "For decades, researchers could not grow good crystals of gallium nitride, the material for blue LEDs.",
    "Isamu Akasaki, Hiroshi Amano, and Shuji Nakamura solved the problem in Japan by the early 1990s.",
    "They shared the Nobel Prize in Physics in 2014.",
    "White LED lamps use far less electricity than incandescent bulbs do.",
  ],
  questions: [
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize why the invention of the blue LED was significant",
      uses: [1, 5],
      key: {
        text: "Because LEDs need blue light to give white light, the invention of blue LEDs led to white lamps that use far less electricity than incandescent bulbs.",
        reason: "This says what the invention made possible and what was gained by it.",
      },
      wrong: [
        {
          text: "Because researchers could not grow good crystals of gallium nitride, the invention of blue LEDs came decades later than that of red and green ones.",
          code: "beside-the-point",
          reason: "This explains why the invention came late, not why it matters.",
        },
        {
          text: "Because they had solved a problem that stood in the way of blue LEDs for decades, Akasaki, Amano, and Nakamura shared the Nobel Prize in Physics in 2014.",
          code: "half-right",
          reason: "This shows that the invention was honored but not what it made possible.",
        },
        {
          text: "Because LEDs need blue light to give red or green light, the invention of blue LEDs led to the colored lamps that have existed since the 1960s.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This turns the facts around, since blue light is needed for white light and came after red and green.",
        },
      ],
      step: "The goal asks why the invention mattered, so the sentence must tell what followed from it. The notes give two links: white light needs blue light, and white LED lamps save electricity.",
      look: "what blue light is needed for and what the new lamps save",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a challenge in making blue LEDs",
      uses: [2],
      key: {
        text: "Making blue LEDs was difficult because researchers were unable for decades to grow good crystals of gallium nitride, the material for such LEDs.",
        reason: "This names the material that was needed and why it was hard to obtain.",
      },
      wrong: [
        {
          text: "Making blue LEDs required crystals of gallium nitride, and researchers Isamu Akasaki, Hiroshi Amano, and Shuji Nakamura succeeded by the early 1990s.",
          code: "half-right",
          reason: "This names the material and the success but not the difficulty.",
        },
        {
          text: "Making blue LEDs was difficult because the good crystals of gallium nitride that researchers grew for decades gave only red or green light.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This grants researchers the good crystals that they could not grow.",
        },
        {
          text: "Making blue LEDs was worthwhile because LEDs need blue light to give white light, and white LED lamps use far less electricity than incandescent bulbs.",
          code: "beside-the-point",
          reason: "This tells why blue light was wanted, not why it was hard to produce.",
        },
      ],
      step: "The goal asks for a challenge, so the sentence must say what researchers were long unable to do. One of the notes concerns the material for blue LEDs.",
      look: "what the material for blue LEDs was and what researchers could not do with it",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "emphasize an advantage of white LED lamps over another kind of lamp",
      uses: [1, 5],
      key: {
        text: "White LED lamps, which rely on blue light, use far less electricity than incandescent bulbs do.",
        reason:
          "This names the saving of electricity and the lamps with which LED lamps are compared.",
      },
      wrong: [
        {
          text: "White LED lamps, unlike the red or green LEDs that have existed since the 1960s, rely on blue light.",
          code: "half-right",
          reason: "This sets white lamps against other lights but names a need, not an advantage.",
        },
        {
          text: "White LED lamps became possible once Akasaki, Amano, and Nakamura had solved the problem of blue LEDs.",
          code: "beside-the-point",
          reason: "This tells how the lamps came about, not what is better about them.",
        },
        {
          text: "White LED lamps, unlike red or green LEDs, give their light without any of the blue light on which other lamps rely.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This denies the need for blue light, which LEDs have in order to give white light.",
        },
      ],
      step: "The goal asks for an advantage, so the sentence must compare LED lamps with another lamp to their credit. One of the notes makes such a comparison.",
      look: "how the electricity use of two kinds of lamp compares",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize the achievement of Akasaki, Amano, and Nakamura",
      uses: [2, 3],
      key: {
        text: "By the early 1990s, Akasaki, Amano, and Nakamura had solved a decades-old problem: growing good crystals of gallium nitride, the material for blue LEDs.",
        reason: "This says what the three accomplished and how long it had defied others.",
      },
      wrong: [
        {
          text: "By the early 1990s, Akasaki, Amano, and Nakamura were at work in Japan on gallium nitride, the material for blue LEDs, which had occupied researchers for decades.",
          code: "half-right",
          reason: "This tells what the three worked on but not what they accomplished.",
        },
        {
          text: "At work in Japan, Akasaki, Amano, and Nakamura had by the early 1990s made the first LEDs that give red, green, or blue light, all of them from gallium nitride.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This credits the three with red and green LEDs, which had existed since the 1960s.",
        },
        {
          text: "By the 1960s, researchers had developed LEDs that give red or green light, but LEDs that give white light were not yet possible, since these need blue light as well.",
          code: "beside-the-point",
          reason: "This tells of earlier LEDs, not of the work of the three.",
        },
      ],
      step: "The goal asks for a deed, so the sentence must say what the three did that others could not. One note names the problem, the next its solution.",
      look: "what researchers could not do for decades and who solved the problem",
    },
  ],
};
