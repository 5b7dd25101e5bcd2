import type { NoteSet } from "../note-set.ts";

export const starsOfHydrogen: NoteSet = {
  id: "stars-of-hydrogen",
  field: "science",
  source: "Standard encyclopedias of astronomy; Payne, Stellar Atmospheres (1925)",
  notes: [
    "Cecilia Payne (1900–1979) studied science at the University of Cambridge, which then gave no degrees to women.",
    "In 1923, she moved from England to the Harvard College Observatory in the United States.",
    "In her doctoral thesis of 1925, her calculations showed that stars consist mostly of hydrogen and helium.",
    "Most astronomers then believed that stars were made of the same elements as Earth, in similar amounts.",
    "Astronomer Henry Norris Russell first called her result impossible, but in 1929 he agreed with it.",
    "In 1956, Payne became a full professor at Harvard.",
  ],
  questions: [
    {
      goal: "change",
      level: "Medium",
      wants: "contrast what astronomers had believed about stars with what Payne showed",
      uses: [2, 3],
      key: {
        text: "Whereas most astronomers thought that stars had the same elements as Earth in similar amounts, Payne showed that stars are mostly hydrogen and helium.",
        reason: "This sets the old belief against what Payne showed.",
      },
      wrong: [
        {
          text: "In her doctoral thesis of 1925, Payne showed that stars consist mostly of hydrogen and helium, a result that Russell first called impossible.",
          code: "half-right",
          reason: "This gives what Payne showed but not what astronomers had believed.",
        },
        {
          text: "Whereas the University of Cambridge, at which Payne studied science, then gave no degrees to women, Harvard made her a full professor in 1956.",
          code: "beside-the-point",
          reason: "This contrasts two universities, not two views of the stars.",
        },
        {
          text: "In her doctoral thesis of 1925, Payne showed that stars consist of the same elements as Earth, a result that most astronomers did not believe.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This takes the belief of most astronomers for Payne's result.",
        },
      ],
      step: "A contrast of belief and result needs both. One note tells what most astronomers thought, and the one before it tells what Payne showed.",
      look: "what astronomers believed and what Payne's calculations showed",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize what Payne contributed to the knowledge of stars",
      uses: [2],
      key: {
        text: "In 1925, Payne's calculations showed that stars consist mostly of the two elements hydrogen and helium.",
        reason: "This names the discovery that Payne made about stars.",
      },
      wrong: [
        {
          text: "In 1925, Payne's calculations led her to a result about stars that Russell did not accept until 1929.",
          code: "half-right",
          reason: "This mentions a result about stars but does not say what she learned of them.",
        },
        {
          text: "In 1923, Payne left England, where she had studied science at Cambridge, to work at the Harvard College Observatory.",
          code: "beside-the-point",
          reason: "This tells of her move, not of her work on stars.",
        },
        {
          text: "In 1925, Payne's calculations showed that stars consist of the same elements as Earth, in similar amounts.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives Payne the belief that her result contradicted.",
        },
      ],
      step: "A contribution is something that the person found or did. One note tells what Payne's thesis showed about stars.",
      look: "what Payne's calculations showed",
    },
    {
      goal: "time",
      level: "Medium",
      wants: "emphasize how Russell's opinion of Payne's result changed over time",
      uses: [2, 4],
      key: {
        text: "Russell at first called Payne's result of 1925 about the elements in stars impossible, but by 1929 he had come to agree with it.",
        reason: "This gives the opinion at first, the later one, and the date of the change.",
      },
      wrong: [
        {
          text: "Russell at first called Payne's result of 1925 impossible, as most astronomers then believed that stars and Earth had similar amounts of the same elements.",
          code: "half-right",
          reason: "This gives only what Russell thought at first.",
        },
        {
          text: "Payne, who showed in 1925 that stars consist mostly of hydrogen and helium, had moved from England to the Harvard College Observatory in 1923.",
          code: "beside-the-point",
          reason: "This dates Payne's move and her result and says nothing of Russell.",
        },
        {
          text: "Russell at first called Payne's result of 1925 impossible and agreed with it only in 1956, when she became a full professor at Harvard.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This moves the change of mind from 1929 to the year of Payne's professorship.",
        },
      ],
      step: "A change needs a state before and a state after. One note gives both of Russell's opinions.",
      look: "what Russell thought of the result at first and later",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "provide an overview of Payne's career at Harvard",
      uses: [1, 2, 5],
      key: {
        text: "Payne came to the Harvard College Observatory in 1923, completed a doctoral thesis on the composition of stars in 1925, and became a full professor in 1956.",
        reason: "This gives three stages of the career in their order.",
      },
      wrong: [
        {
          text: "Payne came to the Harvard College Observatory from England in 1923 and wrote a thesis in 1925 whose result Russell at first called impossible.",
          code: "half-right",
          reason: "This leaves out what became of Payne after the thesis.",
        },
        {
          text: "Payne studied science at the University of Cambridge, which then gave no degrees to women, before she moved from England to the United States in 1923.",
          code: "beside-the-point",
          reason: "This tells of the years before Harvard.",
        },
        {
          text: "Payne's thesis of 1925 showed that stars consist mostly of hydrogen and helium, although most astronomers believed them to have the same elements as Earth in similar amounts.",
          code: "wrong-purpose",
          reason: "This explains the result of the thesis instead of following the career.",
        },
      ],
      step: "An overview of a career names its main stages in order. Three notes give a date and an event each for the years at Harvard.",
      look: "what Payne did in 1923, 1925, and 1956",
    },
  ],
};
