import type { NoteSet } from "../note-set.ts";

export const jamTasting: NoteSet = {
  id: "jam-tasting",
  field: "everyday",
  source: "Iyengar and Lepper, Journal of Personality and Social Psychology 79 (2000)",
  notes: [
    "In 2000, Sheena Iyengar and Mark Lepper published a study of choice.",
    "They set up a tasting table with jams in a California grocery store.",
    "At some hours the table offered 24 kinds of jam, and at others it offered 6.",
    "Of the shoppers who passed by, 60 percent stopped at the larger display and 40 percent at the smaller.",
    "Of those who stopped, about 3 percent bought jam after the larger display and about 30 percent after the smaller.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how often shoppers who had stopped at each display bought jam",
      uses: [2, 4],
      key: {
        text: "About 30 percent of the shoppers who stopped at the display of 6 jams bought jam, compared with about 3 percent at the display of 24.",
        reason: "This gives the share of buyers for both displays.",
      },
      wrong: [
        {
          text: "Sixty percent of the shoppers who passed the display of 24 jams stopped at the tasting table, compared with 40 percent at the display of 6.",
          code: "beside-the-point",
          reason: "This compares how many stopped, not how many bought.",
        },
        {
          text: "About 30 percent of the shoppers who stopped at the display of 6 jams bought jam, although only 40 percent of those who passed had stopped.",
          code: "half-right",
          reason: "This gives the share of buyers for only one display.",
        },
        {
          text: "Sixty percent of the shoppers who stopped at the display of 24 jams bought jam, compared with 40 percent at the display of 6.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This takes the shares that stopped for the shares that bought.",
        },
      ],
      step: "The goal asks for a comparison of purchases, so the sentence must give a share for each display. One note gives both shares.",
      look: "what part of those who stopped bought jam",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of the study",
      uses: [0, 1, 2],
      key: {
        text: "At a tasting table in a grocery store, Iyengar and Lepper offered shoppers 24 kinds of jam at some hours and 6 at others.",
        reason: "This says what the researchers set up and what they varied.",
      },
      wrong: [
        {
          text: "At a tasting table in a grocery store, Iyengar and Lepper found that more shoppers stopped when there were more jams.",
          code: "beside-the-point",
          reason: "This gives a result, not the method.",
        },
        {
          text: "At a grocery store in California, Iyengar and Lepper set up a tasting table with jams for a study of choice published in 2000.",
          code: "half-right",
          reason: "This mentions the table with jams but not the two displays that were compared.",
        },
        {
          text: "At a grocery store in California, Iyengar and Lepper set up two tasting tables with jams at the same hours, one with 24 kinds and one with 6.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This has two tables at the same hours, although a single one offered both displays at different hours.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what was offered and how the offer varied. Two of the notes describe the table.",
      look: "what stood on the table and how it changed from hour to hour",
    },
    {
      goal: "difference",
      level: "Medium",
      wants:
        "contrast the larger display's success in attracting shoppers with its success in selling jam",
      uses: [3, 4],
      key: {
        text: "The larger display drew 60 percent of the shoppers who passed it, yet only about 3 percent of those who stopped there bought jam.",
        reason: "This sets what the larger display attracted against what it sold.",
      },
      wrong: [
        {
          text: "The larger display drew 60 percent of the shoppers who passed it, whereas the smaller one, with only 6 kinds of jam, drew 40 percent.",
          code: "half-right",
          reason:
            "This tells how well the larger display attracted shoppers but nothing of its sales.",
        },
        {
          text: "The larger display drew only 40 percent of the shoppers who passed it, yet about 30 percent of those who stopped there bought jam.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives the larger display the figures of the smaller one.",
        },
        {
          text: "The smaller display drew only 40 percent of the shoppers who passed it, yet about 30 percent of those who stopped there bought jam.",
          code: "beside-the-point",
          reason: "This makes the comparison for the other display.",
        },
      ],
      step: "The goal speaks of one display and two measures, so the sentence must give both for the larger one. One note tells who stopped, the next who bought.",
      look: "what part of the passing shoppers the larger display stopped and what part of them it made buy",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization about how the number of jams affected both stopping and buying",
      uses: [2, 3, 4],
      key: {
        text: "A display with many kinds of jam led more of the shoppers to stop than one with few kinds did, but fewer of them to buy.",
        reason: "This sums up the effects of many and few kinds without single figures.",
      },
      wrong: [
        {
          text: "A display with many kinds of jam led more of the shoppers in a California grocery store to stop than one with few kinds did.",
          code: "half-right",
          reason: "This covers one effect, stopping, and leaves out buying.",
        },
        {
          text: "A display with 6 kinds of jam drew 40 percent of the shoppers who passed by and led about 30 percent of those who had stopped to buy jam.",
          code: "wrong-purpose",
          reason: "This reports the figures for one display instead of a general statement.",
        },
        {
          text: "A display with many kinds of jam and one with few were offered to shoppers at different hours at a tasting table.",
          code: "beside-the-point",
          reason: "This describes the procedure, not the effects.",
        },
      ],
      step: "The goal asks for a general statement, so the sentence must cover both displays and both things that shoppers did. The last two notes hold the results to be summed up.",
      look: "how stopping and buying differed between the two displays",
    },
  ],
};
