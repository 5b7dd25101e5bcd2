import type { NoteSet } from "../note-set.ts";

export const cylindersAndDiscs: NoteSet = {
  id: "cylinders-and-discs",
  field: "technology",
  source: "Standard histories of recorded sound; Library of Congress",
  notes: [
    "In 1877, American inventor Thomas Edison built the phonograph, which recorded sound on a cylinder.",
    "In 1887, German-born inventor Emile Berliner applied for a patent on the gramophone, which came to use flat discs.",
    "In both, a needle followed a groove that sound had shaped.",
    "With cylinder machines, people could make recordings of their own at home.",
    "Early cylinders were hard to copy, but many discs could be pressed from one master.",
    "Discs came to dominate the market, and in 1929, Edison's company stopped making cylinders.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in how the two machines played sound",
      uses: [2],
      key: {
        text: "In the phonograph, as in the gramophone, a needle followed a groove that had been shaped by sound.",
        reason: "This names a way of working that both machines shared.",
      },
      wrong: [
        {
          text: "In the phonograph, which Edison built in 1877, a needle followed a groove that sound had shaped.",
          code: "half-right",
          reason: "This describes only one of the machines.",
        },
        {
          text: "In the phonograph, sound was recorded on a cylinder, whereas the gramophone came to use flat discs.",
          code: "beside-the-point",
          reason: "This brings out a difference.",
        },
        {
          text: "In the phonograph, as in the gramophone, a needle followed a groove in the surface of a flat disc.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This gives the phonograph a disc in place of its cylinder.",
        },
      ],
      step: "A similarity in working must hold for both machines. One note describes both at once.",
      look: "what the needle did",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of the disc over the early cylinder",
      uses: [4],
      key: {
        text: "Whereas early cylinders were hard to copy, many discs could be pressed from a single master.",
        reason: "This names what was easier with discs.",
      },
      wrong: [
        {
          text: "Whereas early machines used cylinders, later ones used discs, and the two were not equally easy to copy.",
          code: "half-right",
          reason:
            "This says that there was a difference but not which of the two was easier to copy.",
        },
        {
          text: "Whereas discs were pressed from a master, cylinder machines let people make recordings of their own at home.",
          code: "beside-the-point",
          reason: "This names an advantage of the cylinder.",
        },
        {
          text: "Whereas early cylinders were pressed from a master, disc machines let people make recordings of their own at home.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives to disc machines what cylinder machines made possible.",
        },
      ],
      step: "An advantage of the disc must be something that it did better. One note compares how the two were copied.",
      look: "how cylinders and discs could be copied",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "provide an overview of the rivalry between cylinders and discs",
      uses: [0, 1, 5],
      key: {
        text: "Edison's cylinder phonograph of 1877 was followed by Berliner's gramophone, whose discs came to dominate the market; in 1929, Edison's company stopped making cylinders.",
        reason: "This gives the two beginnings and the outcome in their order.",
      },
      wrong: [
        {
          text: "Ten years after Edison built the phonograph, which recorded sound on a cylinder, German-born inventor Emile Berliner applied for a patent on the gramophone.",
          code: "half-right",
          reason: "This gives the two beginnings but not the outcome.",
        },
        {
          text: "Many discs could be pressed from a single master, whereas early cylinders, with which people could make recordings of their own at home, were hard to copy.",
          code: "beside-the-point",
          reason: "This weighs the two kinds against each other without telling what happened.",
        },
        {
          text: "Ten years after Edison built the phonograph, Emile Berliner applied for a patent on the gramophone, but Edison's cylinders came to dominate the market.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has cylinders dominate the market, although discs did so.",
        },
      ],
      step: "An overview follows events in their order. The first two notes and the last give the main ones.",
      look: "what happened in 1877, in 1887, and in 1929",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants: "present both a strength and a weakness of early cylinders",
      uses: [3, 4],
      key: {
        text: "Cylinder machines let people make recordings of their own at home, but early cylinders were hard to copy.",
        reason: "This names what cylinders made possible and what they made hard.",
      },
      wrong: [
        {
          text: "Cylinder machines, such as the phonograph that Edison built in 1877, let people make recordings of their own at home.",
          code: "half-right",
          reason: "This names the strength only.",
        },
        {
          text: "Early cylinders were hard to copy, and discs, many of which could be pressed from one master, came to dominate.",
          code: "wrong-purpose",
          reason: "This names the weakness only.",
        },
        {
          text: "Cylinder machines, like those that used discs, had a needle that followed a groove shaped by sound.",
          code: "beside-the-point",
          reason: "This tells how cylinders worked.",
        },
      ],
      step: "The goal asks for one thing in favor of cylinders and one against them. Two notes in a row give one each.",
      look: "what people could do with cylinders and what was hard to do",
    },
  ],
};
