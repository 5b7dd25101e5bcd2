import type { NoteSet } from "../note-set.ts";

export const wordsForMachines: NoteSet = {
  id: "words-for-machines",
  field: "technology",
  source: "Standard histories of computing",
  notes: [
    "American mathematician Grace Hopper (1906–1992) joined the Navy in 1943 and worked with an early computer, the Harvard Mark I.",
    "At that time, programmers wrote instructions in numerical codes that a machine could use.",
    "In 1952, Hopper finished A-0, a program that assembled other programs from stored parts.",
    "Her team later created FLOW-MATIC, a language with instructions in English words.",
    "It was a main source of COBOL, a language of 1959 that ran on many kinds of computers.",
    "Banks and governments still use COBOL.",
  ],
  questions: [
    {
      goal: "change",
      level: "Medium",
      wants: "contrast early instructions for computers with those of FLOW-MATIC",
      uses: [1, 3],
      key: {
        text: "Early instructions for computers consisted of numerical codes, whereas those of FLOW-MATIC, which Hopper's team created, were in English words.",
        reason: "This gives the form of the instructions before and after.",
      },
      wrong: [
        {
          text: "Early instructions for computers consisted of numerical codes, which programmers wrote when Hopper began to work with the Harvard Mark I.",
          code: "half-right",
          reason: "This gives the form of early instructions only.",
        },
        {
          text: "The Harvard Mark I was an early computer, whereas COBOL, of which FLOW-MATIC was a main source, ran on many kinds of computers.",
          code: "beside-the-point",
          reason: "This contrasts computers, not the form of instructions.",
        },
        {
          text: "Early instructions for computers consisted of English words, whereas those of FLOW-MATIC, which Hopper's team created, consisted of numerical codes.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the two forms of instructions.",
        },
      ],
      step: "The contrast needs the form of instructions at both times. One note describes the early ones, and a later one those of FLOW-MATIC.",
      look: "what instructions looked like at first and in FLOW-MATIC",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the lasting significance of the language that Hopper's team created",
      uses: [3, 4, 5],
      key: {
        text: "FLOW-MATIC, a language with instructions in English words, was a main source of COBOL, which banks and governments still use.",
        reason: "This follows the language to a successor that is in use today.",
      },
      wrong: [
        {
          text: "FLOW-MATIC, a language with instructions in English words, was a main source of another language, which dates from 1959.",
          code: "half-right",
          reason: "This names what came of the language at the time but not what lasts.",
        },
        {
          text: "FLOW-MATIC, a language that Hopper's team created after A-0, had instructions in English words instead of numerical codes.",
          code: "beside-the-point",
          reason: "This describes what was new about the language.",
        },
        {
          text: "FLOW-MATIC, a language that Hopper's team created after A-0, is the language that banks and governments still use instead of COBOL.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has FLOW-MATIC itself in use, although the notes say so of COBOL.",
        },
      ],
      step: "Lasting significance needs a link from the language to the present. The last two notes form such a link.",
      look: "what came of FLOW-MATIC and who uses it now",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify the order in which A-0, FLOW-MATIC, and COBOL appeared",
      uses: [2, 3, 4],
      key: {
        text: "Hopper's A-0, finished in 1952, was followed first by FLOW-MATIC and then, in 1959, by COBOL.",
        reason: "This places all three in their order.",
      },
      wrong: [
        {
          text: "Hopper's A-0, finished in 1952, was followed by FLOW-MATIC, a language with instructions in English words.",
          code: "half-right",
          reason: "This leaves the place of COBOL open.",
        },
        {
          text: "Hopper's A-0 assembled programs from stored parts, while FLOW-MATIC and COBOL were languages for computers.",
          code: "beside-the-point",
          reason: "This names kinds of work without an order.",
        },
        {
          text: "Hopper's A-0 assembled programs from stored parts of FLOW-MATIC and COBOL, which were older languages for computers.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This makes the two languages older than A-0, although both came later.",
        },
      ],
      step: "An order needs a place for each of the three. Three notes in a row give it.",
      look: "when each of the three appeared",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize an achievement of Hopper in the field of programming",
      uses: [0, 2],
      key: {
        text: "In 1952, mathematician Grace Hopper finished A-0, a program that assembled other programs from stored parts.",
        reason: "This names something that Hopper made.",
      },
      wrong: [
        {
          text: "In 1943, mathematician Grace Hopper joined the Navy, in which she worked with the Harvard Mark I.",
          code: "wrong-purpose",
          reason: "This gives a step in Hopper's life rather than an achievement.",
        },
        {
          text: "In 1959, a language called COBOL came into being, which ran on many computers and which banks still use.",
          code: "beside-the-point",
          reason: "This speaks of a language without naming Hopper or her part in it.",
        },
        {
          text: "After 1943, mathematician Grace Hopper and her team worked on programs and languages for early computers.",
          code: "half-right",
          reason:
            "This names the field of Hopper's work but nothing in particular that she achieved in it.",
        },
      ],
      step: "An achievement is a piece of work that the person completed. One note tells what Hopper finished.",
      look: "what Hopper finished",
    },
  ],
};
