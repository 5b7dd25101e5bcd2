import type { NoteSet } from "../note-set.ts";

export const openFiles: NoteSet = {
  id: "open-files",
  field: "society",
  source:
    "Mustonen (ed.), The World's First Freedom of Information Act (2006); National Archives of the United States",
  notes: [
    "In 1766, Sweden passed a law on the freedom of the press that also gave the public access to government documents.",
    "It was the first law in the world to do so.",
    "Its chief advocate was Anders Chydenius, a clergyman and member of parliament.",
    "In 1966, the United States passed the Freedom of Information Act.",
    "John Moss, a member of Congress, had worked for such a law since 1955.",
    "Under the act, any person may request records of federal agencies, but nine kinds of information are exempt.",
  ],
  questions: [
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize why the Swedish law of 1766 is significant",
      uses: [0, 1],
      key: {
        text: "The press law that Sweden passed in 1766 was the first in the world to give the public access to government documents.",
        reason: "This says what made the law a landmark, being the first of its kind.",
      },
      wrong: [
        {
          text: "The law that Sweden passed in 1766 had as its chief advocate Anders Chydenius, a clergyman and member of parliament.",
          code: "beside-the-point",
          reason: "This names a supporter of the law.",
        },
        {
          text: "The law that Sweden passed in 1766 concerned not only the freedom of the press but also the public's access to government documents.",
          code: "half-right",
          reason: "This says what the law covered but not what was remarkable about that.",
        },
        {
          text: "The law that Sweden passed in 1766 followed similar laws elsewhere in the world in giving the public access to government documents.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This has other countries come first, which the notes rule out.",
        },
      ],
      step: "Significance is more than content. One note tells how this law stands among all laws of its kind.",
      look: "how the Swedish law compares with the rest of the world",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "emphasize how much earlier one country passed its law than the other did",
      uses: [0, 3],
      key: {
        text: "Sweden gave the public access to government documents by a law of 1766, two hundred years before the United States passed the Freedom of Information Act.",
        reason: "This states the length of time between the two laws.",
      },
      wrong: [
        {
          text: "Sweden gave the public access to government documents by a law of 1766, which was the first law in the world to do so.",
          code: "half-right",
          reason: "This shows that one law was early but leaves out the other.",
        },
        {
          text: "The United States passed the Freedom of Information Act in 1966, eleven years after Sweden had passed a law that gave the public access to government documents.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This takes the length of John Moss's work for the time between the two laws.",
        },
        {
          text: "The United States passed the Freedom of Information Act in 1966, eleven years after John Moss, a member of Congress, had begun to work for such a law.",
          code: "beside-the-point",
          reason: "This measures the time that a single law took.",
        },
      ],
      step: "Two dates are needed, one for each country. Set the years of the laws side by side.",
      look: "in which years the two countries passed their laws",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "point out a limit on what a person can obtain under the American law",
      uses: [3, 5],
      key: {
        text: "Although the Freedom of Information Act allows any person to request records of federal agencies, nine kinds of information are exempt.",
        reason: "This names what the act does not let people have.",
      },
      wrong: [
        {
          text: "Although the Freedom of Information Act was passed in 1966, John Moss, a member of Congress, had worked for such a law since 1955.",
          code: "beside-the-point",
          reason: "This tells of the long work for the act, not of its limits.",
        },
        {
          text: "Although the Freedom of Information Act came two hundred years after the law passed in Sweden, it allows any person to request records of federal agencies.",
          code: "half-right",
          reason: "This says what a person can obtain but mentions no limit.",
        },
        {
          text: "Although the Freedom of Information Act came two hundred years after the law passed in Sweden, it allows people to request only nine kinds of information.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This makes the nine exempt kinds of information the only ones open to requests.",
        },
      ],
      step: "A limit shows in what is left out. One note sets what may be requested against what may not.",
      look: "what a person may and may not obtain under the act",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity between Anders Chydenius and John Moss",
      uses: [0, 2, 3, 4, 5],
      key: {
        text: "Anders Chydenius in Sweden and John Moss in the United States were both lawmakers who worked for the public's access to government records.",
        reason: "This names an office and a cause that the two men shared.",
      },
      wrong: [
        {
          text: "Whereas Anders Chydenius, a clergyman, was the chief advocate of a law that Sweden passed in 1766, John Moss worked for one that the United States passed in 1966.",
          code: "wrong-purpose",
          reason: "This sets the two men apart by country and century.",
        },
        {
          text: "John Moss, a member of Congress in the United States, worked from 1955 on for a law like the one that Sweden had passed in 1766.",
          code: "half-right",
          reason: "This describes only one of the two men.",
        },
        {
          text: "Anders Chydenius and John Moss were both members of parliament in Sweden who worked for the public's access to government documents.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This moves Moss, a member of Congress, to Sweden.",
        },
      ],
      step: "Both men must appear with one trait in common. Look at the office of each and at the law that each supported.",
      look: "who the two men were and what they worked for",
    },
  ],
};
