import type { NoteSet } from "../note-set.ts";

export const unsignedEssays: NoteSet = {
  id: "unsigned-essays",
  field: "literature",
  source: "Mosteller and Wallace, Inference and Disputed Authorship: The Federalist (1964)",
  notes: [
    "*The Federalist*, a series of 85 essays in favor of the United States Constitution, appeared in 1787 and 1788 under the name Publius.",
    "Its authors were Alexander Hamilton, James Madison, and John Jay.",
    "Twelve of the essays were claimed for both Hamilton and Madison.",
    "In 1964, Frederick Mosteller and David Wallace published a study of how often each man used certain common words.",
    "Hamilton used *upon* often in his known writings, and Madison seldom did.",
    "In the frequencies of such words, the twelve essays resemble Madison's writings.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between the writing habits of Hamilton and Madison",
      uses: [4],
      key: {
        text: "In his known writings, Alexander Hamilton frequently used the word *upon*, which is rare in the known writings of James Madison.",
        reason: "This sets the habit of the one against that of the other.",
      },
      wrong: [
        {
          text: "In writing the series of essays that appeared under the name Publius, Alexander Hamilton and James Madison were joined by John Jay.",
          code: "beside-the-point",
          reason: "This concerns who wrote the essays, not the habits of the writers.",
        },
        {
          text: "In the writings known to be his, Alexander Hamilton often used *upon*, one of the common words in the 1964 study.",
          code: "half-right",
          reason: "This describes the habit of only one of the two men.",
        },
        {
          text: "In the writings known to be his, James Madison often used *upon*, one of the common words that Alexander Hamilton avoided.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the habits of the two men.",
        },
      ],
      step: "Writing habits are told by the use of words. One note names a word and how often each man used it.",
      look: "how often each of the two men used a certain word",
    },
    {
      goal: "method",
      level: "Hard",
      wants: "present the method that Mosteller and Wallace used to tell the two authors apart",
      uses: [2, 3, 5],
      key: {
        text: "Mosteller and Wallace determined how often Hamilton and Madison each used certain common words and compared these frequencies with those in the disputed essays.",
        reason: "This gives the counting of words and the comparison based on it.",
      },
      wrong: [
        {
          text: "Mosteller and Wallace showed in their 1964 study that the essays claimed for both Hamilton and Madison resemble writings by Madison.",
          code: "beside-the-point",
          reason: "This reports what came out of the method.",
        },
        {
          text: "Mosteller and Wallace used a study of certain common words to examine the twelve essays that had been claimed for both Hamilton and Madison.",
          code: "half-right",
          reason:
            "This mentions common words and the essays but not what was measured or compared.",
        },
        {
          text: "Mosteller and Wallace determined which rare words only Hamilton or only Madison used and then looked for these words in the disputed essays.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The notes speak of how often common words were used.",
        },
      ],
      step: "The sentence must say what was measured for each of the two writers and what it was compared with.",
      look: "what the 1964 study counted and where else the counts were taken",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present the study's conclusion about the disputed essays",
      uses: [2, 3, 5],
      key: {
        text: "Mosteller and Wallace found that the twelve disputed essays resemble Madison's writings in how often certain common words occur.",
        reason: "This states the conclusion about the twelve essays.",
      },
      wrong: [
        {
          text: "Mosteller and Wallace's study of common words concerned the twelve essays that were claimed for both Hamilton and Madison.",
          code: "half-right",
          reason: "This names the disputed essays but no conclusion about them.",
        },
        {
          text: "Mosteller and Wallace's study of common words indicates that Hamilton, but not Madison, often used the word *upon* in writings known to be his.",
          code: "wrong-purpose",
          reason: "This result is about known writings, not about the disputed ones.",
        },
        {
          text: "Mosteller and Wallace's study of common words indicates that the essays claimed for both men resemble writings by Hamilton.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes find the resemblance to Madison's writings.",
        },
      ],
      step: "The conclusion must be about the essays whose author was unknown. It stands in the note that speaks of likeness.",
      look: "whose writings the twelve essays are like",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants:
        "introduce *The Federalist* and the dispute about its authors to an audience unfamiliar with the work",
      uses: [0, 2],
      key: {
        text: "Twelve essays in *The Federalist*, a series that argued for the United States Constitution in 1787 and 1788, were claimed for both Hamilton and Madison.",
        reason: "This says what the work is and what about its authors was in dispute.",
      },
      wrong: [
        {
          text: "*The Federalist*, a series of essays in favor of the United States Constitution, appeared in 1787 and 1788 under the name Publius and consists of 85 essays in all.",
          code: "half-right",
          reason: "This introduces the work but does not mention a dispute.",
        },
        {
          text: "The twelve essays that were claimed for both Hamilton and Madison resemble Madison's writings in the frequencies of certain common words, as Mosteller and Wallace found.",
          code: "beside-the-point",
          reason:
            "This gives the outcome of a study to people who do not know what essays are meant.",
        },
        {
          text: "*The Federalist*, a series of 85 essays by Alexander Hamilton, James Madison, and John Jay, appeared under the name Publius and contains twelve essays that resemble writings by Madison.",
          code: "wrong-purpose",
          reason:
            "This names the authors and a likeness found later but neither the subject of the essays nor the dispute.",
        },
      ],
      step: "Newcomers must be told what sort of work this is and from what time; the goal adds what was not certain about it.",
      look: "what kind of work it is and what was claimed for two men",
    },
  ],
};
