import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const readItBack: Passage = {
  id: "read-it-back",
  genre: "play",
  credit: "The following text is from *The Record*, a play written for SAT Practice.",
  text: prose`
    JUDGE: Let the last answer be read back.

    STENOGRAPHER (without expression): "I was at home. I was at home the whole evening. Ask whoever
    you like."

    WITNESS: I did not say it that way.

    STENOGRAPHER: I take down the words, sir. There is no key for the way.

    WITNESS: It was warmer. I was looking at them when I said it.

    JUDGE: Do you wish to change your answer?

    WITNESS (to the stenographer): Read it again. (She does so.) No. But I would not believe him
    either.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the witness find wrong with the reading of his answer?",
      key: {
        text: "The manner in which it is read",
        reason: "He says, *I did not say it that way*.",
      },
      wrong: [
        {
          text: "The order in which it is read",
          code: "not-in-the-text",
          reason: "The order of the sentences is not in question.",
        },
        {
          text: "The words that are read in it",
          code: "contradicts-the-text",
          reason: "He finds no fault with the words, and the stenographer takes down just those.",
        },
        {
          text: "The passion with which it is read",
          code: "relationship-reversed",
          reason: "It is read *without expression*; what feeling there was had been his own.",
        },
      ],
      evidence: ["I did not say it that way.", "It was warmer."],
      opening: "The witness objects to *that way*, and then explains what he means by it.",
      steps: [
        "*I did not say it that way*, he says; *it was warmer*. What he misses is the expression that he gave to the words.",
      ],
      hint: "Look for the words *that way*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "There is no key for the way.",
      key: {
        text: "It tells what the record leaves out of the words it keeps.",
        reason: "Her machine takes down words; how they were spoken has no key.",
      },
      wrong: [
        {
          text: "It tells the witness that he has no right to question the record.",
          code: "wrong-strength-or-tone",
          reason: "She explains how her machine works; she does not rebuke him.",
        },
        {
          text: "It tells how the record gives the words just as they were said.",
          code: "contradicts-the-text",
          reason: "They were said warmly and are kept without any warmth.",
        },
        {
          text: "It tells the judge that the last answer has not been taken down.",
          code: "not-in-the-text",
          reason: "The answer has been taken down and is read back.",
        },
      ],
      evidence: ["I take down the words, sir. There is no key for the way."],
      opening: "The stenographer divides what was said from how it was said.",
      steps: [
        "*I take down the words*: those she has. *There is no key for the way*: the warmth and the looks that went with them could not be typed.",
      ],
      hint: "Ask what she can put down and what she cannot.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the witness when he speaks last?",
      key: {
        text: "He has heard his answer as those who judge him would hear it.",
        reason:
          "Read back without his warmth, the words sound to him like those of a man who is not to be believed.",
      },
      wrong: [
        {
          text: "He has made up his mind to tell the court that it was a lie.",
          code: "possibility-as-fact",
          reason: "Asked whether he would change his answer, he says no.",
        },
        {
          text: "He has noticed something in the stenographer not to be trusted.",
          code: "wrong-person-or-text",
          reason: "*Him* is the man whose words are read, and she reads just what he said.",
        },
        {
          text: "He has been persuaded by the reading that he spoke very well.",
          code: "contradicts-the-text",
          reason: "He finds that he *would not believe* the man whom he hears.",
        },
      ],
      evidence: ["Read it again. (She does so.)", "But I would not believe him either."],
      opening: "By *him* the witness means the man whose words have just been read.",
      steps: [
        "He keeps the answer: *No.* But having heard it twice without the warmth that he gave it, he speaks of himself as *him*, a stranger in whose words he would put no trust.",
      ],
      hint: "Decide whom the witness means by *him*.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Heard in a voice without feeling, a man's words fail to convince him of their truth.",
        reason: "The reading takes the warmth away, and he *would not believe him either*.",
      },
      wrong: [
        {
          text: "Heard in a voice without feeling, a man's words bring him to take back what they had said.",
          code: "half-right",
          reason: "He does not change his answer.",
        },
        {
          text: "Taken down by a machine, what people say in court can no longer be believed.",
          code: "too-broad",
          reason: "The scene is about what one man hears in his own answer, not about all records.",
        },
        {
          text: "Asked to read with more feeling, a woman of the court holds fast to her duty.",
          code: "wrong-person-or-text",
          reason: "Nobody asks her to read differently; he asks her to read again.",
        },
      ],
      evidence: ["STENOGRAPHER (without expression)", "But I would not believe him either."],
      opening:
        "The stage direction tells what the reading leaves out, and the last line what then remains.",
      steps: [
        "What he said warmly is read *without expression*, twice. He first blames the reading, then hears what is left: an answer that he himself *would not believe*.",
      ],
      hint: "Ask how his view of his own answer changes from his first speech to his last.",
      tip: habits["main-idea"],
    },
  ],
};
