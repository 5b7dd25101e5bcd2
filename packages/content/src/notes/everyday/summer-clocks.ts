import type { NoteSet } from "../note-set.ts";

export const summerClocks: NoteSet = {
  id: "summer-clocks",
  field: "everyday",
  source:
    "Standard encyclopedias; Te Ara, The Encyclopedia of New Zealand; Prerau, Seize the Daylight (2005)",
  notes: [
    "In 1895, George Hudson of New Zealand proposed that clocks be moved two hours ahead in summer.",
    "Hudson collected insects, and he wanted more daylight after work.",
    "In 1907, William Willett of England, a builder, published *The Waste of Daylight*.",
    "He proposed that clocks be moved ahead by 80 minutes, in four steps, because people slept through the light of summer mornings.",
    "In 1916, Germany and Austria-Hungary became the first countries to move their clocks ahead in summer.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how far Hudson and Willett wanted to move the clocks",
      uses: [0, 2, 3],
      key: {
        text: "Hudson proposed that clocks be moved two hours ahead in summer, whereas Willett, in 1907, proposed only 80 minutes.",
        reason: "This gives the amount that each man proposed.",
      },
      wrong: [
        {
          text: "Hudson made his proposal in New Zealand in 1895, whereas Willett made his in England, in a book, in 1907.",
          code: "beside-the-point",
          reason: "This compares places and dates.",
        },
        {
          text: "Hudson made a proposal as early as 1895, whereas Willett proposed in 1907 that clocks be moved 80 minutes ahead.",
          code: "half-right",
          reason: "This gives the amount that only one man proposed.",
        },
        {
          text: "Hudson proposed as early as 1895, and Willett again in 1907, that clocks be moved 80 minutes ahead in summer.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This gives Hudson the 80 minutes that Willett proposed.",
        },
      ],
      step: "The goal asks for a comparison of two amounts, so the sentence must say how far each man wanted to move the clocks. Two of the notes give this.",
      look: "by how much each man wanted clocks to be moved",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between Hudson's and Willett's proposals",
      uses: [0, 2, 3],
      key: {
        text: "Both George Hudson, in New Zealand, and William Willett, in England, proposed that clocks be moved ahead.",
        reason: "This names both men and what both proposed.",
      },
      wrong: [
        {
          text: "George Hudson, in New Zealand, wanted daylight after work, but William Willett thought of the mornings.",
          code: "beside-the-point",
          reason: "This contrasts the motives of the two men.",
        },
        {
          text: "George Hudson, in New Zealand, proposed years before William Willett's book that clocks be moved ahead.",
          code: "half-right",
          reason: "This says what only one of the men proposed.",
        },
        {
          text: "William Willett, in England, published a proposal twelve years after George Hudson had made his.",
          code: "wrong-purpose",
          reason: "This uses the notes to put the proposals in order.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both proposals. Two of the notes describe the same idea.",
      look: "what both men wanted done with clocks",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why Hudson proposed that clocks be moved",
      uses: [0, 1],
      key: {
        text: "Hudson proposed in 1895 that clocks be moved ahead in summer because he collected insects and wanted more daylight after work.",
        reason: "This gives his reason, daylight after work.",
      },
      wrong: [
        {
          text: "Hudson proposed in 1895 that clocks be moved two hours ahead in summer, earlier and by more than William Willett did.",
          code: "half-right",
          reason: "This tells what Hudson proposed but not why.",
        },
        {
          text: "Willett proposed in 1907 that clocks be moved ahead in four steps because people slept through the light of summer mornings.",
          code: "beside-the-point",
          reason: "This gives Willett's reason.",
        },
        {
          text: "Hudson proposed in 1895 that clocks be moved ahead by two hours because people slept through the light of summer mornings.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives Hudson the reason that Willett had.",
        },
      ],
      step: "The goal asks for a reason, so the sentence must say what Hudson hoped to gain. One note tells of his pastime and his wish.",
      look: "what Hudson did besides work and what he wanted",
    },
    {
      goal: "overview",
      level: "Hard",
      wants:
        "provide a historical overview of the idea from its first proposal to its adoption by countries",
      uses: [0, 2, 3, 4],
      key: {
        text: "In 1916, after proposals by George Hudson in 1895 and William Willett in 1907, Germany and Austria-Hungary became the first countries to move their clocks ahead in summer.",
        reason: "This names the proposals and the adoption in their order.",
      },
      wrong: [
        {
          text: "Moving clocks ahead in summer was proposed by George Hudson, a collector of insects, in 1895 and again by William Willett in *The Waste of Daylight* in 1907.",
          code: "half-right",
          reason: "This gives the proposals but not the adoption.",
        },
        {
          text: "Moving clocks ahead in summer was proposed by George Hudson, a collector of insects, in 1895 and was first adopted by England after William Willett's book of 1907.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This makes England, Willett's country, the first to adopt the idea.",
        },
        {
          text: "Moving clocks ahead in summer was meant to give people more daylight after work, in George Hudson's view, or to let them use the light of the mornings.",
          code: "beside-the-point",
          reason: "This gives the purpose of the idea, not its history.",
        },
      ],
      step: "The goal asks for the whole course, so the sentence must begin with the first proposal and end with countries that acted on it. Three of the notes open with a year.",
      look: "what happened in 1895, in 1907, and in 1916",
    },
  ],
};
