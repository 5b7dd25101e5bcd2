import type { NoteSet } from "../note-set.ts";

export const twoCassettes: NoteSet = {
  id: "two-cassettes",
  field: "technology",
  source: "Standard histories of technology",
  notes: [
    "In 1975, the Japanese company Sony began to sell Betamax, a system for recording television at home on cassettes.",
    "In 1976, the Japanese company JVC introduced a rival, VHS.",
    "At first, a Betamax cassette held one hour of recording, and a VHS cassette held two.",
    "Many people considered the picture of Betamax slightly better.",
    "JVC let many other companies make VHS recorders.",
    "VHS came to dominate the market, and in 1988, Sony began to make VHS recorders too.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how much the first cassettes of the two systems could record",
      uses: [2],
      key: {
        text: "At first, a Betamax cassette held one hour of recording, half as much as a VHS cassette did.",
        reason: "This sets the time of one cassette against that of the other.",
      },
      wrong: [
        {
          text: "At first, a VHS cassette, made for the system that JVC introduced in 1976, held two hours of recording.",
          code: "half-right",
          reason: "This gives the time for only one cassette.",
        },
        {
          text: "According to many people, a Betamax cassette gave a slightly better picture than a VHS cassette did.",
          code: "beside-the-point",
          reason: "This compares pictures, not recording times.",
        },
        {
          text: "At first, a Betamax cassette held two hours of recording, twice as much as a VHS cassette did.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the two times.",
        },
      ],
      step: "The comparison needs a time for each system. One note gives both.",
      look: "how many hours the cassettes held",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage that many people saw in Betamax",
      uses: [0, 3],
      key: {
        text: "Many people thought that Betamax, the system that Sony sold, gave a slightly better picture than VHS.",
        reason: "This names the point in which Betamax was thought to be ahead.",
      },
      wrong: [
        {
          text: "In the opinion of many people, the pictures that Betamax and VHS offered were not equally good.",
          code: "half-right",
          reason: "This mentions a difference but does not say in whose favor.",
        },
        {
          text: "At first, a Betamax cassette held only one hour of recording, whereas a VHS cassette held two.",
          code: "beside-the-point",
          reason: "This names a point in which Betamax was behind.",
        },
        {
          text: "At first, a Betamax cassette held two hours of recording, whereas a VHS cassette held only one.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the recording times of the two systems.",
        },
      ],
      step: "An advantage is something in which Betamax was thought to be better. One note gives an opinion about it.",
      look: "what many people thought of the picture",
    },
    {
      goal: "reason",
      level: "Medium",
      wants:
        "explain why some customers might have chosen VHS even if they liked the picture of Betamax better",
      uses: [2, 3],
      key: {
        text: "Although many people considered the picture of Betamax slightly better, a VHS cassette at first held two hours of recording, twice as much as its rival.",
        reason: "This sets a practical gain of VHS against the better picture.",
      },
      wrong: [
        {
          text: "Although many people considered the picture of Betamax slightly better, VHS, which JVC had introduced in 1976, came to dominate the market.",
          code: "half-right",
          reason: "This says that VHS was chosen but not why.",
        },
        {
          text: "Although Sony had begun to sell Betamax in 1975, a year before JVC introduced a rival system, it began to make VHS recorders too in 1988.",
          code: "beside-the-point",
          reason: "This tells what Sony did in the end, not why customers chose VHS.",
        },
        {
          text: "Although many people considered the picture of Betamax slightly better, VHS, which JVC had introduced before 1975, had been on the market longer.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This makes VHS the older system, although JVC introduced it in 1976.",
        },
      ],
      step: "The reason must be something that VHS did better than Betamax. Of the notes that compare the systems, one favors Betamax and one VHS.",
      look: "what a VHS cassette offered",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "provide an overview of the rivalry between the two systems",
      uses: [0, 1, 5],
      key: {
        text: "Sony began to sell Betamax in 1975; JVC's VHS, introduced in 1976, came to dominate the market, and in 1988, Sony began to make VHS recorders too.",
        reason: "This gives the beginning, the course, and the outcome of the rivalry.",
      },
      wrong: [
        {
          text: "Sony began to sell Betamax, a system for recording television on cassettes at home, in 1975; another Japanese company, JVC, introduced VHS in 1976.",
          code: "half-right",
          reason: "This gives the beginning but not the outcome.",
        },
        {
          text: "Sony and JVC, both of them Japanese companies, each had a system for recording television on cassettes at home, and JVC let other companies make its recorders.",
          code: "beside-the-point",
          reason: "This says what the companies had in common.",
        },
        {
          text: "Many people considered the picture of Sony's Betamax slightly better, but its cassettes at first held one hour of recording, half as much as those of VHS.",
          code: "wrong-purpose",
          reason: "This weighs the systems against each other without telling what happened.",
        },
      ],
      step: "An overview follows events in their order. Three notes date the main events.",
      look: "what happened in 1975, in 1976, and in the end",
    },
  ],
};
