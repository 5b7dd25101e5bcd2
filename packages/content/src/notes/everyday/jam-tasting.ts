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
      level: "Medium",
      wants: "compare how often shoppers who had stopped at each display bought jam",
      uses: [2, 4],
      key: {
        text: "Of the shoppers who stopped at the display of 6 jams, about 30 percent bought some, but only about 3 percent did so after that of 24.",
        reason: "This gives the share of buyers for both displays.",
      },
      wrong: [
        {
          text: "Of the shoppers who passed the display of 24 jams, 60 percent stopped, but only 40 percent did so at the display of 6.",
          code: "beside-the-point",
          reason: "This compares how many stopped, not how many bought.",
        },
        {
          text: "Of the shoppers who stopped at the table in the grocery store, about 30 percent bought jam if the display was the smaller one.",
          code: "half-right",
          reason: "This gives the share of buyers for only one display.",
        },
        {
          text: "Of the shoppers who stopped at the display of 24 jams, about 30 percent bought some, but only about 3 percent did so after that of 6.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the two displays.",
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
          text: "At a tasting table in a California grocery store, Iyengar and Lepper studied choice by offering jam to shoppers who passed by.",
          code: "half-right",
          reason:
            "This mentions the table and the jam but not the two displays that were compared.",
        },
        {
          text: "At a grocery store in California, Iyengar and Lepper chose jam as the product for a study of choice, which they published in 2000.",
          code: "wrong-purpose",
          reason: "This uses the notes to name place, product, and year instead of the procedure.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what was offered and how the offer varied. Two of the notes describe the table.",
      look: "what stood on the table and how it changed from hour to hour",
    },
    {
      goal: "difference",
      level: "Hard",
      wants:
        "contrast the larger display's success in attracting shoppers with its success in selling jam",
      uses: [3, 4],
      key: {
        text: "The larger display drew 60 percent of the shoppers who passed it, yet only about 3 percent of those who stopped there bought jam.",
        reason: "This sets what the larger display attracted against what it sold.",
      },
      wrong: [
        {
          text: "The larger display drew 60 percent of the shoppers who passed it, yet the smaller one, despite its few jams, still drew 40 percent.",
          code: "half-right",
          reason:
            "This tells how well the larger display attracted shoppers but nothing of its sales.",
        },
        {
          text: "The larger display drew only about 3 percent of the shoppers who passed it, yet 60 percent of those who stopped there bought jam.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the share that stopped and the share that bought.",
        },
        {
          text: "The smaller display drew 40 percent of the shoppers who passed it, yet about 30 percent of those who stopped there bought jam.",
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
      wants: "make a generalization about the effects of the number of jams on shoppers",
      uses: [2, 3, 4],
      key: {
        text: "A display with many kinds of jam attracted more of the shoppers than one with few kinds did, but it led fewer of them to buy.",
        reason: "This sums up the effects of many and few kinds without single figures.",
      },
      wrong: [
        {
          text: "A display with many kinds of jam attracted more of the shoppers who passed a table in California than one with few kinds did.",
          code: "half-right",
          reason: "This covers one effect, stopping, and leaves out buying.",
        },
        {
          text: "A display with 6 kinds of jam drew 40 percent of the shoppers who passed by and led about 30 percent of those who stopped to buy.",
          code: "wrong-purpose",
          reason: "This reports the figures for one display instead of a general statement.",
        },
        {
          text: "A display with many kinds of jam and one with few were offered to shoppers at different hours in a study by two researchers.",
          code: "beside-the-point",
          reason: "This describes the procedure, not the effects.",
        },
      ],
      step: "The goal asks for a general statement, so the sentence must cover both displays and both things that shoppers did. The last two notes hold the results to be summed up.",
      look: "how stopping and buying differed between the two displays",
    },
  ],
};
