import type { NoteSet } from "../note-set.ts";

export const kingsMap: NoteSet = {
  id: "kings-map",
  field: "geography",
  source:
    "Harley and Woodward, The History of Cartography, vol. 2.1 (1992); standard encyclopedias",
  notes: [
    "Muhammad al-Idrisi was an Arab geographer of the twelfth century.",
    "He worked at Palermo for Roger II, the king of Sicily, who wanted a description of the known world.",
    "Al-Idrisi drew on the works of earlier geographers.",
    "He and the king also questioned travelers and compared what they reported.",
    "In 1154, he completed a book with 70 sectional maps.",
    "South is at the top of these maps, as was common in Islamic mapmaking.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method by which al-Idrisi gathered knowledge of the world",
      uses: [0, 1, 2, 3],
      key: {
        text: "Al-Idrisi drew on the works of earlier geographers and, together with Roger II, questioned travelers and compared what they reported.",
        reason: "This names his sources and what he did with them.",
      },
      wrong: [
        {
          text: "Al-Idrisi, who worked at Palermo for Roger II, completed a book in 1154 with 70 sectional maps, on which south is at the top.",
          code: "beside-the-point",
          reason: "This describes the finished work, not how its knowledge was gathered.",
        },
        {
          text: "Al-Idrisi, an Arab geographer who worked for Roger II, questioned travelers in order to prepare a description of the known world.",
          code: "half-right",
          reason:
            "This mentions the questioning of travelers but not the earlier works or the comparing of reports.",
        },
        {
          text: "Al-Idrisi set aside the works of earlier geographers and, together with Roger II, relied only on what travelers reported.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This denies his use of earlier works.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say where his knowledge came from. Two of the notes name his sources.",
      look: "what al-Idrisi read and whom he questioned",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce al-Idrisi and his book to an audience unfamiliar with him",
      uses: [0, 1, 4],
      key: {
        text: "Muhammad al-Idrisi, an Arab geographer of the twelfth century, completed a book with 70 maps in 1154 for the king of Sicily.",
        reason: "This says who al-Idrisi was and what his book was.",
      },
      wrong: [
        {
          text: "Muhammad al-Idrisi's book, for which he and the king of Sicily questioned travelers, has 70 sectional maps with south at the top.",
          code: "half-right",
          reason: "This tells of the book without saying who al-Idrisi was.",
        },
        {
          text: "Muhammad al-Idrisi, a king of Sicily in the twelfth century, wanted a description of the known world and had a book of maps made.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This makes the geographer a king.",
        },
        {
          text: "Roger II, a king of Sicily in the twelfth century, wanted a description of the known world and questioned travelers for it.",
          code: "beside-the-point",
          reason: "This introduces the king and leaves al-Idrisi out.",
        },
      ],
      step: "The audience does not know al-Idrisi, so the sentence must say who he was and what he made. The notes identify the man first and the book later.",
      look: "who al-Idrisi was and what he completed in 1154",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where al-Idrisi worked",
      uses: [0, 1],
      key: {
        text: "Muhammad al-Idrisi, an Arab geographer, worked at Palermo in the service of Roger II, the king of Sicily.",
        reason: "This names the place, Palermo.",
      },
      wrong: [
        {
          text: "Muhammad al-Idrisi, an Arab geographer, worked on a book with 70 maps and completed it in 1154.",
          code: "beside-the-point",
          reason: "This tells what he worked on and when he finished, not where.",
        },
        {
          text: "Muhammad al-Idrisi, an Arab geographer, worked for Roger II and questioned travelers together with the king.",
          code: "half-right",
          reason: "This tells for whom he worked, not in what place.",
        },
        {
          text: "Muhammad al-Idrisi worked on a description of the known world because the king of Sicily, Roger II, wanted one.",
          code: "wrong-purpose",
          reason: "This uses the same note to tell why he worked on the book.",
        },
      ],
      step: "The goal asks where, so it is not enough to say for whom al-Idrisi worked or on what. The note about the king names a city.",
      look: "in which city al-Idrisi worked for the king",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe the maps in al-Idrisi's book to an audience already familiar with al-Idrisi",
      uses: [0, 4, 5],
      key: {
        text: "The book that al-Idrisi completed in 1154 has 70 sectional maps, on which south is at the top, as was common in Islamic mapmaking.",
        reason: "This describes the maps and does not explain who al-Idrisi was.",
      },
      wrong: [
        {
          text: "Muhammad al-Idrisi, an Arab geographer of the twelfth century, completed a book in 1154 and put south at the top of its maps.",
          code: "wrong-purpose",
          reason: "This spends words on who al-Idrisi was, which the audience knows.",
        },
        {
          text: "The book that al-Idrisi completed in 1154 for Roger II, the king of Sicily, contains a single map of the known world, with south at the top.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This puts one map in a book that has 70 sectional maps.",
        },
        {
          text: "The book that al-Idrisi completed in 1154 was made for Roger II, the king of Sicily, who wanted a description of the known world.",
          code: "beside-the-point",
          reason: "This tells why the book was made, not what its maps are like.",
        },
      ],
      step: "The audience knows al-Idrisi, so the sentence should go straight to the maps. The last two notes describe them.",
      look: "how many maps there are and which direction is at the top",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify al-Idrisi's profession",
      uses: [0, 4],
      key: {
        text: "Muhammad al-Idrisi, who completed a book with 70 sectional maps in 1154, was an Arab geographer.",
        reason: "This names his profession.",
      },
      wrong: [
        {
          text: "Muhammad al-Idrisi, who completed a book with 70 sectional maps, lived in the twelfth century.",
          code: "wrong-purpose",
          reason: "This uses the same note to tell when he lived.",
        },
        {
          text: "Muhammad al-Idrisi, who completed a book with 70 sectional maps, worked at Palermo for Roger II.",
          code: "beside-the-point",
          reason: "This tells where and for whom he worked.",
        },
        {
          text: "Muhammad al-Idrisi, who completed a book with 70 sectional maps in 1154, was the king of Sicily.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This gives him the position of Roger II.",
        },
      ],
      step: "The goal asks for a profession, so the sentence must say what he was. The first note does so.",
      look: "how al-Idrisi is identified",
    },
  ],
};
