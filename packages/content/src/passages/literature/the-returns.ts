import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theReturns: Passage = {
  id: "the-returns",
  genre: "play",
  credit:
    "The following text is from *The Returns*, a play written for SAT Practice. Amos and his wife, Dorothea, are waiting to learn whether he has been elected mayor.",
  text: prose`
    AMOS (reading): "And to my rival, who fought with honor and who loves this town no less than I, I say:
    lead us well. We are yours."

    DOROTHEA: That is beautiful, Amos. Now read me the other.

    AMOS (finding a second sheet): "Friends. We won."

    DOROTHEA: Go on.

    AMOS: That is where it stops. I thought that something would come to me.

    (The telephone rings.)

    DOROTHEA: No, let it ring a little. I should like to be the wife of the first one for another
    minute.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what is the matter with the second speech?",
      key: {
        text: "It stops when it has just begun.",
        reason: "Amos says, *That is where it stops*.",
      },
      wrong: [
        {
          text: "It praises the rival too much.",
          code: "contradicts-the-text",
          reason:
            "It is the first speech that praises the rival; Dorothea finds that one beautiful.",
        },
        {
          text: "It has been read to the town.",
          code: "not-in-the-text",
          reason: "Neither speech has been given yet.",
        },
        {
          text: "It does not say who has won.",
          code: "words-echoed",
          reason: "*We won* is nearly all that it says.",
        },
      ],
      evidence: ["That is where it stops. I thought that something would come to me."],
      opening: "Amos explains why there is nothing to read after the words *We won*.",
      steps: [
        "Asked to go on, Amos says, *That is where it stops*. He had waited for something to *come to* him.",
      ],
      hint: "Look at what Amos says when he is asked to go on.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To show that a man is at his best in a defeat that he may not suffer",
        reason:
          "The speech for losing is generous and complete, the one for winning has three words, and the result is not known.",
      },
      wrong: [
        {
          text: "To show that a man is so sure of winning that he has made a plan for it",
          code: "contradicts-the-text",
          reason: "It is losing for which he has found the words.",
        },
        {
          text: "To show that a wife has written for her husband what he must say",
          code: "not-in-the-text",
          reason:
            "Dorothea hears both speeches for the first time, it seems, and asks to have them read.",
        },
        {
          text: "To show that a wife is angry with her husband for seeking office",
          code: "wrong-strength-or-tone",
          reason:
            "She calls the one speech beautiful and would like to be the wife of the man who speaks it.",
        },
      ],
      evidence: ["That is beautiful, Amos.", `"Friends. We won."`],
      opening: "Two speeches lie ready, and only the loser's is worth hearing.",
      steps: [
        "The speech for a defeat is *beautiful*; the one for a victory breaks off after *We won*. The telephone will tell which is needed, and the scene ends before it does.",
      ],
      hint: "Compare the two speeches.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "Go on.",
      key: {
        text: "It shows her expecting much more of the second speech than is there.",
        reason: "She takes *Friends. We won* for a beginning, and he has to say that it is all.",
      },
      wrong: [
        {
          text: "It shows her urging her husband to keep on with his life in politics.",
          code: "wrong-purpose",
          reason: "She is asking him to keep on reading.",
        },
        {
          text: "It shows her losing patience with a speech that has gone on too long.",
          code: "contradicts-the-text",
          reason: "The speech is over after three words.",
        },
        {
          text: "It shows her taking up the words with which he addresses the crowd.",
          code: "wrong-person-or-text",
          reason: "He addresses his hearers as friends; *Go on* is her own request to him.",
        },
      ],
      evidence: [`"Friends. We won."`, "That is where it stops."],
      opening: "Her two words take for granted that there is more on the sheet.",
      steps: [
        "After the long first speech, the second is three words. *Go on*, says Dorothea, waiting for the rest, and his answer, *That is where it stops*, shows that there is none.",
      ],
      hint: "Ask what she supposes about the second sheet.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about Dorothea in her last speech?",
      key: {
        text: "She likes the man who concedes better than the mayor to come.",
        reason:
          "By *the first one* she means the man who speaks so well in defeat, and the call may put an end to him.",
      },
      wrong: [
        {
          text: "She hopes that the call will bring word that he has lost.",
          code: "not-in-the-text",
          reason: "She asks for a minute and does not say what she hopes to hear.",
        },
        {
          text: "She fears that he will lose and would rather not hear it yet.",
          code: "half-right",
          reason:
            "She does put off the news, but the man whom losing brings out is the one she would keep.",
        },
        {
          text: "She thinks the rival worthier of office than her husband.",
          code: "wrong-person-or-text",
          reason: "*The first one* is the man of the first speech, her husband, and not his rival.",
        },
      ],
      evidence: [
        "That is beautiful, Amos.",
        "I should like to be the wife of the first one for another minute.",
      ],
      opening:
        "For one more minute, while nobody knows the result, she can have the man of the first speech.",
      steps: [
        "*The first one* is the Amos of the speech that she called *beautiful*. Victory would replace him by the man who could think of nothing but *We won*; so she lets the telephone ring.",
      ],
      hint: "Decide who *the first one* is.",
      tip: habits.implication,
    },
  ],
};
