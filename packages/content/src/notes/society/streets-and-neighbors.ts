import type { NoteSet } from "../note-set.ts";

export const streetsAndNeighbors: NoteSet = {
  id: "streets-and-neighbors",
  field: "society",
  source: "Appleyard and Lintell, Journal of the American Institute of Planners 38 (1972)",
  notes: [
    "In 1972, Donald Appleyard and Mark Lintell published a study of traffic and life in city streets.",
    "They chose three similar residential streets in San Francisco with light, moderate, and heavy traffic.",
    "About 2,000 vehicles a day used the light street, and about 16,000 used the heavy one.",
    "Researchers asked residents where on the street their friends and acquaintances lived.",
    "Residents of the light street had an average of 3.0 friends there, and those of the heavy street had 0.9.",
    "On the heavy street, people made little use of the sidewalks.",
  ],
  questions: [
    {
      goal: "finding",
      level: "Medium",
      wants: "present a finding of the study about traffic and friendship",
      uses: [1, 4],
      key: {
        text: "In San Francisco, residents of a street with light traffic had more friends on their street, on average, than did those of a similar street with heavy traffic.",
        reason: "This states how friendships differed with the amount of traffic.",
      },
      wrong: [
        {
          text: "In San Francisco, residents of three similar streets, which had light, moderate, and heavy traffic, were asked where on the street their friends and acquaintances lived.",
          code: "half-right",
          reason: "This tells what residents were asked about friends but not what came of it.",
        },
        {
          text: "In San Francisco, residents of a street with heavy traffic made little use of its sidewalks, though the street was similar to one with light traffic.",
          code: "beside-the-point",
          reason: "This is a finding about sidewalks, not about friends.",
        },
        {
          text: "In San Francisco, residents of three similar streets, which had light, moderate, and heavy traffic, had the same number of friends on their street, on average.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This denies the difference that the study found.",
        },
      ],
      step: "The finding must join traffic and friendship. One note gives the average number of friends on two of the streets.",
      look: "how many friends residents had on their street",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the amounts of traffic on two of the streets",
      uses: [2],
      key: {
        text: "Whereas about 16,000 vehicles a day used the street with heavy traffic, only about 2,000 used the light one.",
        reason: "This sets the daily number of vehicles on one street against that on another.",
      },
      wrong: [
        {
          text: "Whereas residents of the street with light traffic had an average of 3.0 friends there, those of the heavy one had 0.9.",
          code: "beside-the-point",
          reason: "This compares numbers of friends, not of vehicles.",
        },
        {
          text: "Whereas one street had heavy traffic and another had moderate traffic, about 2,000 vehicles a day used the light one.",
          code: "half-right",
          reason: "This gives the amount for only one street.",
        },
        {
          text: "Whereas residents of the street with light traffic had about 16,000 vehicles there each day, those of the heavy one had 2,000.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the amounts of traffic on the two streets.",
        },
      ],
      step: "An amount of traffic is a number of vehicles. One note counts them for two streets.",
      look: "how many vehicles used the streets each day",
    },
    {
      goal: "method",
      level: "Hard",
      wants: "describe both how the streets were chosen and what the residents were asked",
      uses: [0, 1, 3],
      key: {
        text: "Appleyard and Lintell chose three similar streets that differed in traffic, and residents were asked where on the street their friends and acquaintances lived.",
        reason:
          "This gives both the choice of streets, alike except for traffic, and the question.",
      },
      wrong: [
        {
          text: "Appleyard and Lintell chose three residential streets in San Francisco that were similar but had different amounts of traffic: light, moderate, and heavy.",
          code: "half-right",
          reason: "This explains the choice of streets and leaves out the question.",
        },
        {
          text: "Appleyard and Lintell chose three residential streets in San Francisco that had the same amount of traffic, and residents were asked how many vehicles used them.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This removes the difference in traffic on which the study depends and changes the question.",
        },
        {
          text: "Appleyard and Lintell published a study in which residents of a street with light traffic had an average of 3.0 friends on their street.",
          code: "beside-the-point",
          reason: "This reports a result.",
        },
      ],
      step: "The goal names two things, the streets and the question. One note tells how the streets were alike and unlike, another what residents were asked.",
      look: "how the streets were chosen and what residents were asked",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify the city in which the study was carried out",
      uses: [0, 1],
      key: {
        text: "Appleyard and Lintell, who published their study of traffic in 1972, chose three residential streets in San Francisco.",
        reason: "This names the city, San Francisco.",
      },
      wrong: [
        {
          text: "Appleyard and Lintell, who published their study in 1972, examined traffic and life in three streets of a city.",
          code: "half-right",
          reason: "This says that the streets were in a city but not in which one.",
        },
        {
          text: "Appleyard and Lintell, who published their study of traffic in 1972, chose three streets, one of them with about 16,000 vehicles a day.",
          code: "beside-the-point",
          reason: "This tells how busy one of the streets was.",
        },
        {
          text: "Appleyard and Lintell, who studied traffic and life in three similar residential streets, published their study in 1972.",
          code: "wrong-purpose",
          reason: "This gives the date and subject of the study, not the city.",
        },
      ],
      step: "The goal asks only for a place. Look for the name of a city among the notes.",
      look: "where the three streets lie",
    },
  ],
};
