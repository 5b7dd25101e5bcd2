import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theScoreOfADance: Passage = {
  id: "the-score-of-a-dance",
  genre: "arts",
  source: "Labanotation, first published by Rudolf Laban in 1928: standard works on dance",
  text: prose`
    Film a ballet, and you would seem to have it for good. A company that revives one from an old
    film soon finds what else it has: a leap cut short because the stage was small, an arm raised
    to cover a stumble, a tempo to which the orchestra had drifted. What was asked for and what
    happened that night are on the film together, and nothing marks which is which. The notation
    that Rudolf Laban published in 1928 can keep them apart. Its signs, on a staff read upward
    from the foot of the page, tell what is to be done by anyone who dances the part. Few people
    read it, and a minute of dancing may take hours to write. Of a performance there is no better
    witness than film. But a dance is not a performance.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A written score can hold a dance itself, which a film mixes with one night's accidents.",
        reason:
          "The film keeps *what was asked for and what happened* together; notation *can keep them apart*.",
      },
      wrong: [
        {
          text: "A film is the surest way to hold a dance, since the written signs leave too much out.",
          code: "contradicts-the-text",
          reason:
            "The signs tell what anyone is to do, and what they leave out is the accidents of one night.",
        },
        {
          text: "A written score takes so long to make that few of the people who dance can read one.",
          code: "too-narrow",
          reason: "These drawbacks are granted on the way to the point.",
        },
        {
          text: "A film of a dance is worthless to a company that wants to bring the dance to life again.",
          code: "too-extreme",
          reason: "Film is the best witness of a performance; it is only not enough for a revival.",
        },
      ],
      evidence: [
        "What was asked for and what happened that night are on the film together",
        "can keep them apart",
      ],
      opening:
        "Film and notation are compared by what they keep together and what they keep apart.",
      steps: [
        "On the film, the dance and the night cannot be told from each other. The notation *can keep them apart*; and *a dance is not a performance*.",
      ],
      hint: "Ask what the film has too much of.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, which direction does a reader of Laban's notation follow?",
      key: {
        text: "From the bottom of a page to its top",
        reason: "The staff is *read upward from the foot of the page*.",
      },
      wrong: [
        {
          text: "From the top of a page to its bottom",
          code: "relationship-reversed",
          reason: "It is read upward.",
        },
        {
          text: "From the right of a page to its left",
          code: "not-in-the-text",
          reason: "The text speaks of upward only.",
        },
        {
          text: "From one side of a stage to another",
          code: "words-echoed",
          reason: "The stage appears in the sentence about film.",
        },
      ],
      evidence: ["on a staff read upward from the foot of the page"],
      opening: "The direction is given in the sentence on the signs.",
      steps: ["The signs are *on a staff read upward from the foot of the page*."],
      hint: "Find the word *staff*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Few people read it, and a minute of dancing may take hours to write.",
      key: {
        text: "It concedes drawbacks of notation before the claim for it is concluded.",
        reason:
          "That it is little read and slow to write is granted, and the last sentence still takes its side.",
      },
      wrong: [
        {
          text: "It explains by what means notation keeps the dance and the night apart.",
          code: "wrong-purpose",
          reason: "The sentence before it explains this.",
        },
        {
          text: "It gives the reasons for which film is to be preferred after all.",
          code: "contradicts-the-text",
          reason: "The last sentence favors notation for the dance itself.",
        },
        {
          text: "It describes how hard a dancer has to work before a first night.",
          code: "wrong-group-or-measure",
          reason: "It is the writing that takes hours.",
        },
      ],
      evidence: [
        "Of a performance there is no better witness than film. But a dance is not a performance.",
      ],
      opening: "Two drawbacks are admitted, and the last two sentences weigh what remains.",
      steps: [
        "Notation *can keep them apart*; on the other side, it is slow and few can read it. Film too is given its due. Then *but* decides.",
      ],
      hint: "Ask on which side of the scale the sentence lies, and where the text comes down.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It shows what film cannot keep apart, brings in notation, and weighs the two.",
        reason:
          "Film, its mixture, Laban's signs, and the last sentences in which both are judged.",
      },
      wrong: [
        {
          text: "It presents a notation, finds a lack in it, and returns to the familiar film.",
          code: "relationship-reversed",
          reason: "The familiar method, film, comes first, and the text does not return to it.",
        },
        {
          text: "It presents a familiar method, tells how a company used it, and stops at that.",
          code: "too-narrow",
          reason: "The company's film is the first half only.",
        },
        {
          text: "It finds a lack in two methods, rejects both, and calls for a third.",
          code: "not-in-the-text",
          reason: "Neither is rejected, and there is no third.",
        },
      ],
      evidence: [
        "nothing marks which is which",
        "can keep them apart",
        "Of a performance there is no better witness than film.",
      ],
      opening: "What film cannot do, what notation can, and what each is good for follow in order.",
      steps: [
        "*Nothing marks which is which* is the lack; *can keep them apart* is the remedy; the last three sentences weigh costs and merits.",
      ],
      hint: "Ask what the last three sentences do that those before them do not.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion: "Thus the old film cannot show whether a short leap was ______",
      key: {
        text: "part of the dance or owed to the size of the stage.",
        reason: "*Nothing marks which is which* on the film.",
      },
      wrong: [
        {
          text: "danced on that night or put in from another film.",
          code: "not-in-the-text",
          reason: "The film is of one night, and nothing is said of a second.",
        },
        {
          text: "filmed at the right speed or slowed for the camera.",
          code: "wrong-group-or-measure",
          reason: "The tempo that drifted was the orchestra's.",
        },
        {
          text: "in time with the orchestra or a little behind its beat.",
          code: "words-echoed",
          reason: "What happened with the music that night is on the film.",
        },
      ],
      evidence: ["a leap cut short because the stage was small", "nothing marks which is which"],
      opening: "The film shows the leap but not whether it was asked for.",
      steps: [
        "The leap may have been asked for, or *cut short because the stage was small*. *What was asked for and what happened* cannot be told apart on film.",
      ],
      hint: "Recall the first example of what a film may contain.",
      tip: habits.conclusion,
    },
  ],
};
