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
      level: "Hard",
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
          text: "Because they had solved the problem of making blue LEDs, Akasaki, Amano, and Nakamura, who worked in Japan, shared the Nobel Prize in Physics in 2014.",
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
        text: "Making blue LEDs was difficult because researchers were unable for decades to grow good crystals of gallium nitride, the material such LEDs require.",
        reason: "This names the material that was needed and why it was hard to obtain.",
      },
      wrong: [
        {
          text: "Making blue LEDs required crystals of gallium nitride, and researchers Isamu Akasaki, Hiroshi Amano, and Shuji Nakamura succeeded by the early 1990s.",
          code: "half-right",
          reason: "This names the material and the success but not the difficulty.",
        },
        {
          text: "Making blue LEDs was difficult because good crystals of gallium nitride, which researchers could grow with ease, gave only red or green light.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This reverses the notes, in which the crystals were hard to grow and served for blue light.",
        },
        {
          text: "Making white LED lamps requires blue light, and lamps of this kind use far less electricity than incandescent bulbs do.",
          code: "beside-the-point",
          reason: "This tells of the use of blue light, not of a challenge in producing it.",
        },
      ],
      step: "The goal asks for a challenge, so the sentence must say what researchers were long unable to do. One of the notes concerns the material for blue LEDs.",
      look: "what the material for blue LEDs was and what researchers could not do with it",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "emphasize an advantage of white LED lamps over another kind of lamp",
      uses: [5],
      key: {
        text: "White LED lamps, which rely on blue light, use far less electricity than incandescent bulbs do.",
        reason:
          "This names the saving of electricity and the lamps with which LED lamps are compared.",
      },
      wrong: [
        {
          text: "White LED lamps are one kind of electric lamp, and incandescent bulbs, which use electricity as well, are another.",
          code: "wrong-purpose",
          reason: "This names both kinds of lamp without an advantage of one over the other.",
        },
        {
          text: "White LED lamps need blue light, and blue LEDs came decades after red and green ones did.",
          code: "beside-the-point",
          reason: "This gives the history of the LED colors and no advantage.",
        },
        {
          text: "White LED lamps, which rely on blue light, use about as much electricity as incandescent bulbs do.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This denies the saving that the notes report.",
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
        text: "By the early 1990s, Akasaki, Amano, and Nakamura had overcome a problem of decades: growing good crystals of gallium nitride, the material for blue LEDs.",
        reason: "This says what the three accomplished and how long it had defied others.",
      },
      wrong: [
        {
          text: "By the early 1990s, Akasaki, Amano, and Nakamura had devoted themselves in Japan to gallium nitride, the material that researchers needed for blue LEDs.",
          code: "half-right",
          reason: "This tells on what the three worked but not what they accomplished.",
        },
        {
          text: "By the 1960s, Akasaki, Amano, and Nakamura had overcome a problem of decades: growing good crystals of gallium nitride, the material for red LEDs.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This moves the success back by decades and to LEDs of another color.",
        },
        {
          text: "By the 1960s, researchers had LEDs that give red light and LEDs that give green light, but for white light, such diodes need blue light as well.",
          code: "beside-the-point",
          reason: "This tells of earlier LEDs and of what they lacked.",
        },
      ],
      step: "The goal asks for a deed, so the sentence must say what the three did that others could not. One note names the problem, the next its solution.",
      look: "what researchers could not do for decades and who solved the problem",
    },
  ],
};
