import type { NoteSet } from "../note-set.ts";

export const warmCityNights: NoteSet = {
  id: "warm-city-nights",
  field: "geography",
  source: "Howard, The Climate of London (1st ed., 1818-1820; 2nd ed., 1833)",
  notes: [
    "Luke Howard, a London manufacturer of chemicals, kept records of the weather for decades.",
    "In *The Climate of London*, he asked how the city affects its own temperature.",
    "He compared readings from the countryside near London with readings from the city.",
    "Nights in the city were nearly 4 degrees Fahrenheit warmer, on average, while days were slightly cooler.",
    "Howard named the many fires of the city among the causes.",
    "Today, a city that is warmer than the land around it is called an urban heat island.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the question that Howard pursued in his book",
      uses: [0, 1],
      key: {
        text: "In *The Climate of London*, Luke Howard asked how the city affects its own temperature.",
        reason: "This states what Howard wanted to know.",
      },
      wrong: [
        {
          text: "In *The Climate of London*, Luke Howard named the city's many fires among the causes of its warm nights.",
          code: "beside-the-point",
          reason: "This gives a part of his answer.",
        },
        {
          text: "In *The Climate of London*, Luke Howard compared readings from the city and the countryside.",
          code: "half-right",
          reason: "This names his data and not the question put to them.",
        },
        {
          text: "In *The Climate of London*, Luke Howard reported that city nights were warmer than those in the country.",
          code: "wrong-purpose",
          reason: "This gives a result.",
        },
      ],
      step: "The goal asks for a question. One note says what Howard asked.",
      look: "what Howard asked",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method by which Howard studied London's effect on temperature",
      uses: [0, 1, 2],
      key: {
        text: "To study how London affects its own temperature, Luke Howard compared readings from the city with readings from the countryside near it.",
        reason: "This says what was compared with what.",
      },
      wrong: [
        {
          text: "To study how London affects its own temperature, Luke Howard, who kept records of the weather for decades, wrote *The Climate of London*.",
          code: "half-right",
          reason: "This names the book but not how its question was studied.",
        },
        {
          text: "After studying how London affects its own temperature, Luke Howard named the many fires of the city among the causes of its warmer nights.",
          code: "beside-the-point",
          reason: "This gives a conclusion.",
        },
        {
          text: "To study how London affects its own temperature, Luke Howard compared readings from the city by day with readings from it by night.",
          code: "contradicts-the-text",
          against: 2,
          reason: "He compared the city with the countryside.",
        },
      ],
      step: "The method is a comparison. One note names its two sides.",
      look: "which readings Howard compared",
    },
    {
      goal: "finding",
      level: "Easy",
      wants: "present what Howard found about the temperature of the city",
      uses: [0, 3],
      key: {
        text: "Luke Howard found that nights in London were nearly 4 degrees Fahrenheit warmer, on average, than in the country, while days were slightly cooler.",
        reason: "This states his findings for nights and for days.",
      },
      wrong: [
        {
          text: "Luke Howard found out how London affects its own temperature by comparing readings from the city with readings from the countryside near it.",
          code: "half-right",
          reason: "This says that he found something out but not what it was.",
        },
        {
          text: "Luke Howard found, by comparing readings from the city with readings from the countryside near it, that London was warmer by day but cooler at night.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges day and night.",
        },
        {
          text: "Luke Howard, a manufacturer of chemicals who kept records of the weather for decades, asked how the city of London affects its own temperature.",
          code: "beside-the-point",
          reason: "This gives the question that he pursued.",
        },
      ],
      step: "A finding is a result of the comparison. One note gives it for nights and for days.",
      look: "how nights and days in the city differed from those in the country",
    },
    {
      goal: "example",
      level: "Hard",
      wants: "explain what an urban heat island is and give an example",
      uses: [0, 3, 5],
      key: {
        text: "An urban heat island is a city that is warmer than the land around it, as Luke Howard found London to be at night.",
        reason: "This explains the term and gives London's nights as a case.",
      },
      wrong: [
        {
          text: "An urban heat island, as the term is used today, is a city that is warmer than the land around it.",
          code: "half-right",
          reason: "This explains the term and offers no case of it.",
        },
        {
          text: "At night, London was warmer than the countryside near it, as Luke Howard found by comparing readings from the two.",
          code: "wrong-purpose",
          reason: "This gives a case and never the term.",
        },
        {
          text: "An urban heat island, as the term is used today, is a city that is cooler than the land around it, as London was by day.",
          code: "contradicts-the-text",
          against: 5,
          reason: "An urban heat island is warmer than the land around it.",
        },
      ],
      step: "Both the meaning of the term and a case are needed. The last note explains the term, and an earlier one supplies the case.",
      look: "what the term means and what Howard found at night",
    },
  ],
};
