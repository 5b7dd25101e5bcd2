import type { NoteSet } from "../note-set.ts";

export const kingUnderAsphalt: NoteSet = {
  id: "king-under-asphalt",
  field: "history",
  source: "King et al., Nature Communications 5 (2014)",
  notes: [
    "Richard III, king of England, was killed at the Battle of Bosworth in 1485.",
    "In 2012, archaeologists found a man's skeleton under a parking lot in Leicester where a friary had once stood.",
    "Turi King and her colleagues asked whether the skeleton was Richard's.",
    "Mitochondrial DNA passes from mothers to their children.",
    "The team compared the skeleton's mitochondrial DNA with that of two living people descended through women from Richard's sister.",
    "In 2014, they reported that the DNA matched and that the skeleton was almost certainly the king's.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the question that King and her colleagues set out to answer",
      uses: [0, 1, 2],
      key: {
        text: "King and her colleagues sought to learn whether the skeleton that had been found in Leicester in 2012 was that of Richard III.",
        reason: "This states what the team wanted to learn about the skeleton.",
      },
      wrong: [
        {
          text: "King and her colleagues reported in 2014 that a skeleton from a parking lot in Leicester was almost certainly that of Richard III.",
          code: "wrong-purpose",
          reason: "This reports the answer.",
        },
        {
          text: "King and her colleagues studied a man's skeleton that had been found in 2012 under a parking lot where a friary had once stood.",
          code: "half-right",
          reason: "This names the object of the study without the question asked of it.",
        },
        {
          text: "Mitochondrial DNA, which King and her colleagues studied in a skeleton found in Leicester, passes from mothers to their children.",
          code: "beside-the-point",
          reason: "This explains the kind of DNA that was studied.",
        },
      ],
      step: "The goal asks for the question of the study. One note says what the team asked.",
      look: "what King and her colleagues asked",
    },
    {
      goal: "reason",
      level: "Medium",
      wants:
        "explain why the living people in the study had to descend from Richard's sister through women",
      uses: [3, 4],
      key: {
        text: "Because mitochondrial DNA passes from mothers to their children, only a line of women could carry that of Richard's sister down to people living today.",
        reason: "This links the descent through women to the way in which such DNA is passed on.",
      },
      wrong: [
        {
          text: "Because the mitochondrial DNA of two living people matched that of the skeleton, the team could report in 2014 that the remains were almost certainly Richard's.",
          code: "beside-the-point",
          reason: "This explains the conclusion and not the choice of relatives.",
        },
        {
          text: "Because the team compared the skeleton's mitochondrial DNA with that of living people, it turned to two who were descended through women from Richard's sister.",
          code: "half-right",
          reason:
            "This names the relatives and the comparison but never says what the female line has to do with it.",
        },
        {
          text: "Because mitochondrial DNA passes from fathers to their children, only people descended through women from Richard's sister could be compared with the skeleton.",
          code: "contradicts-the-text",
          against: 3,
          reason: "According to the notes, such DNA comes from mothers.",
        },
      ],
      step: "The reason lies in how mitochondrial DNA is inherited. The sentence must connect this with a line of descent through women.",
      look: "how mitochondrial DNA is passed on and through whom the two people descend",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study by King and her colleagues and its finding",
      uses: [0, 1, 2, 4, 5],
      key: {
        text: "Comparing DNA from a skeleton found in Leicester with that of two descendants of Richard III's sister, King and her colleagues found that the remains were almost certainly the king's.",
        reason: "This gives both the comparison that was made and its outcome.",
      },
      wrong: [
        {
          text: "Asking whether a skeleton found in Leicester was that of Richard III, King and her colleagues compared its mitochondrial DNA with that of two living descendants of the king's sister.",
          code: "half-right",
          reason: "This describes the study and leaves out its outcome.",
        },
        {
          text: "Asking whether a skeleton found in Leicester was that of Richard III, King and her colleagues found that its mitochondrial DNA differed from that of two descendants of the king's sister.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The team reported that the DNA matched.",
        },
        {
          text: "Working under a parking lot in Leicester where a friary had once stood, archaeologists found the skeleton of a man in 2012, more than five centuries after Richard III had been killed.",
          code: "beside-the-point",
          reason: "This tells of the excavation, which preceded the study.",
        },
      ],
      step: "Both parts are needed, what the team did and what resulted. The last two notes hold them.",
      look: "what was compared and what was reported in 2014",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants:
        "specify the year in which Richard III died and the place where his remains were found",
      uses: [0, 1, 5],
      key: {
        text: "Richard III was killed in 1485, and the skeleton that is almost certainly his was found under a parking lot in Leicester.",
        reason: "This gives the year of the death and the place of the find.",
      },
      wrong: [
        {
          text: "Richard III was killed at the Battle of Bosworth in 1485, and Turi King and her colleagues studied a skeleton that is almost certainly his.",
          code: "half-right",
          reason: "This gives the year of the death and no place for the remains.",
        },
        {
          text: "Richard III was killed in Leicester in 1485, and the skeleton that is almost certainly his was found on the battlefield of Bosworth.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This exchanges the place of the death with that of the find.",
        },
        {
          text: "Richard III had a sister, two of whose living descendants have mitochondrial DNA that matched that of a skeleton found in 2012.",
          code: "beside-the-point",
          reason: "This deals with the king's relatives and gives neither piece of information.",
        },
      ],
      step: "Two facts must stand in one sentence, a year and a place. The first two notes supply one each.",
      look: "what happened in 1485 and what was found in 2012",
    },
  ],
};
