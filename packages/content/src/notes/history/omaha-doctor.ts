import type { NoteSet } from "../note-set.ts";

export const omahaDoctor: NoteSet = {
  id: "omaha-doctor",
  field: "history",
  source: "United States National Library of Medicine; Tong, Susan La Flesche Picotte, M.D. (1999)",
  notes: [
    "Susan La Flesche was born in 1865 and grew up on the Omaha reservation in Nebraska.",
    "In 1889, she graduated at the head of her class from a medical college for women in Philadelphia.",
    "She was the first Native American woman to earn a medical degree.",
    "She returned to the reservation and cared for more than 1,200 people as its only doctor.",
    "She often traveled for miles on horseback or in a buggy.",
    "In 1913, she opened a hospital in the reservation town of Walthill with money from private donors.",
  ],
  questions: [
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize an achievement in which La Flesche was the first",
      uses: [0, 1, 2],
      key: {
        text: "By graduating from a medical college in Philadelphia in 1889, Susan La Flesche became the first Native American woman to earn a medical degree.",
        reason:
          "This names the degree and says that no Native American woman had earned one before.",
      },
      wrong: [
        {
          text: "After graduating from a medical college for women in Philadelphia in 1889, Susan La Flesche returned to the Omaha reservation as its only doctor.",
          code: "half-right",
          reason: "This tells of her graduation without saying that it was a first.",
        },
        {
          text: "In 1889, Susan La Flesche, who had grown up on the Omaha reservation, graduated at the head of her class from a medical college for women in Philadelphia.",
          code: "wrong-purpose",
          reason: "This names her rank in a class of students, which is a different distinction.",
        },
        {
          text: "As the only doctor on the Omaha reservation, where she had grown up, Susan La Flesche often traveled for miles on horseback or in a buggy.",
          code: "beside-the-point",
          reason: "This describes the conditions of her work.",
        },
      ],
      step: "The goal speaks of something that she was the first to do. One note uses the word, and the note before it gives the occasion.",
      look: "what La Flesche was the first to earn",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Susan La Flesche and her hospital to an audience unfamiliar with her",
      uses: [0, 2, 5],
      key: {
        text: "Susan La Flesche, the first Native American woman to earn a medical degree, opened a hospital in the reservation town of Walthill in 1913.",
        reason: "This says who La Flesche was and where and when she opened a hospital.",
      },
      wrong: [
        {
          text: "The hospital that La Flesche opened in 1913 stood in the reservation town of Walthill and was paid for with money from private donors.",
          code: "half-right",
          reason: "This introduces the hospital but does not say who she was.",
        },
        {
          text: "Susan La Flesche, the first woman in the United States to earn a medical degree, opened a hospital in the town of Walthill in 1913.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "The notes call her the first Native American woman, not the first woman, to earn such a degree.",
        },
        {
          text: "Susan La Flesche was born in 1865, grew up on the Omaha reservation in Nebraska, and graduated in Philadelphia at the head of her class.",
          code: "beside-the-point",
          reason: "This tells of her youth and never mentions the hospital.",
        },
      ],
      step: "Both the person and the hospital must be introduced. One note says what set her apart, and the last note deals with the hospital.",
      look: "what made La Flesche a pioneer and what she opened",
    },
    {
      goal: "difficulty",
      level: "Easy",
      wants: "explain a challenge that La Flesche faced in her work on the reservation",
      uses: [0, 3, 4],
      key: {
        text: "As the only doctor for more than 1,200 people, Susan La Flesche often had to travel for miles on horseback or in a buggy.",
        reason: "This names the burden of being the only doctor and the long ways to her patients.",
      },
      wrong: [
        {
          text: "For her work as a doctor, Susan La Flesche returned to the Omaha reservation, where she had grown up, after graduating in Philadelphia.",
          code: "half-right",
          reason: "This speaks of her work there but of no challenge in it.",
        },
        {
          text: "As a doctor on the reservation, Susan La Flesche opened a hospital in the town of Walthill with money from private donors.",
          code: "wrong-purpose",
          reason: "This presents an achievement in her work and names nothing that made it hard.",
        },
        {
          text: "As a student in Philadelphia, Susan La Flesche graduated at the head of her class from a medical college for women.",
          code: "beside-the-point",
          reason: "This concerns her studies and not her work.",
        },
      ],
      step: "A challenge is something that made the work hard. Two notes describe the number of patients and the distances.",
      look: "for how many people she cared and how she reached them",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify the year in which La Flesche opened a hospital",
      uses: [0, 5],
      key: {
        text: "Susan La Flesche opened a hospital with money from private donors in the year 1913.",
        reason: "This gives the year of the opening.",
      },
      wrong: [
        {
          text: "Susan La Flesche opened a hospital with money from private donors in the town of Walthill.",
          code: "half-right",
          reason: "This gives the place of the hospital and no year.",
        },
        {
          text: "Susan La Flesche graduated at the head of her class from a medical college for women in 1889.",
          code: "beside-the-point",
          reason: "This gives the year of her graduation.",
        },
        {
          text: "Susan La Flesche opened a hospital in 1889, the year in which she graduated in Philadelphia.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The hospital was opened in 1913.",
        },
      ],
      step: "Several years stand in the notes, and only that of the hospital is wanted. The last note contains it.",
      look: "when the hospital at Walthill began",
    },
  ],
};
