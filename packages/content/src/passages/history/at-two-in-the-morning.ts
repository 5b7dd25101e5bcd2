import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const atTwoInTheMorning: Passage = {
  id: "at-two-in-the-morning",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1900s. A midwife writes to a city's board of health.",
  text: prose`
    To the Board: My daughter writes this, since I do not write, which I understand has become the
    difficulty. You propose that a midwife be licensed upon a written examination. I have delivered
    some nine hundred children on the north side of the canal, in four languages, and will be
    examined in any of them; but I ask that one question be put to me at two in the morning, up five
    flights, with the lamp failing and the grandmother giving advice. I ask that the young doctors
    be given the same question. Those of us who pass may then sit down together, by daylight, and
    they shall teach me to spell it.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did the midwife's daughter write the letter?",
      key: {
        text: "Her mother had not learned to write.",
        reason: "*My daughter writes this, since I do not write.*",
      },
      wrong: [
        {
          text: "Her mother spoke in one of four languages.",
          code: "words-echoed",
          reason:
            "The four languages are those in which she has worked, not the reason for the daughter's help.",
        },
        {
          text: "Her mother was too busy at night to write.",
          code: "not-in-the-text",
          reason: "The night is where she would like to be examined.",
        },
        {
          text: "Her mother did not wish to be examined.",
          code: "contradicts-the-text",
          reason: "She is willing to be examined.",
        },
      ],
      evidence: ["My daughter writes this, since I do not write"],
      opening: "The letter begins with its own explanation.",
      steps: [
        "*My daughter writes this, since I do not write*: the reason comes in the first sentence, after *since*.",
      ],
      hint: "The first sentence has the answer.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "and the grandmother giving advice",
      key: {
        text: "It adds to the hardships of the work one that is drawn from life with some humor.",
        reason:
          "Failing light and five flights are hardships; a grandmother's advice is one of another sort, told with a smile.",
      },
      wrong: [
        {
          text: "It names the person on whose help the midwife can rely when the doctors are asleep.",
          code: "contradicts-the-text",
          reason: "The grandmother stands in a list of difficulties, not of helps.",
        },
        {
          text: "It shows that the midwife herself has by now become a grandmother.",
          code: "wrong-group-or-measure",
          reason: "The grandmother is one of the family she visits.",
        },
        {
          text: "It proposes that older women be heard before midwives are licensed.",
          code: "wrong-purpose",
          reason: "It is part of a scene; what the letter proposes is a question at night.",
        },
      ],
      evidence: ["up five flights, with the lamp failing and the grandmother giving advice"],
      opening: "The grandmother closes a list of things that make the question hard.",
      steps: [
        "The hour, the *five flights*, the *lamp failing*: each makes the task harder. The *grandmother giving advice* belongs with them, and whoever has had such advice will smile.",
      ],
      hint: "Look at the company in which the grandmother is mentioned.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To argue that a written examination leaves out what a midwife needs most",
        reason:
          "The question that she asks for, at night and under strain, is one that no paper can put.",
      },
      wrong: [
        {
          text: "To ask that those who have worked as midwives for many years need not be tested",
          code: "contradicts-the-text",
          reason: "She is willing to be examined.",
        },
        {
          text: "To ask that the test for midwives be given in each of the city's languages",
          code: "half-right",
          reason: "She will be examined in any of four, but that is not what she asks for.",
        },
        {
          text: "To object that young doctors have set a test which they would fail themselves",
          code: "wrong-person-or-text",
          reason: "The test is proposed by the board, and the letter asks to widen it.",
        },
      ],
      evidence: [
        "You propose that a midwife be licensed upon a written examination.",
        "I ask that one question be put to me at two in the morning",
      ],
      opening: "The midwife accepts an examination and asks for a question that cannot be written.",
      steps: [
        "The board proposes *a written examination*. She will take it, but asks for one question *at two in the morning*, where the work is done. What a pen can show, she implies, is not what a midwife is needed for.",
      ],
      hint: "Ask what the question at night would show that a written one cannot.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the young doctors?",
      key: {
        text: "Some of them would do badly if they had to work where the midwife works.",
        reason:
          "She speaks of *those of us who pass*, so that among them, too, there will be some who do not.",
      },
      wrong: [
        {
          text: "All of them would fail a question that any practiced midwife could answer.",
          code: "too-extreme",
          reason: "Those who pass include doctors, since *they shall teach me to spell it*.",
        },
        {
          text: "Some of them have asked the board to take midwives' licenses away.",
          code: "not-in-the-text",
          reason: "No doctor is said to have asked the board for anything.",
        },
        {
          text: "All of them have learned from midwives what they know of the work.",
          code: "relationship-reversed",
          reason: "The doctors are to do the teaching, and only of spelling.",
        },
      ],
      evidence: [
        "I ask that the young doctors be given the same question.",
        "Those of us who pass",
      ],
      opening: "The words *those of us who pass* apply to doctors and midwives alike.",
      steps: [
        "The doctors are to have *the same question*. *Those of us who pass*, the midwife goes on, which leaves room for failures; but *they shall teach me to spell it*, so some doctors are among those who pass.",
      ],
      hint: "Consider whether *those of us who pass* is everyone, and whether it includes any doctors.",
      tip: habits.implication,
    },
  ],
};
