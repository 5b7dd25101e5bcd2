import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thePrompter: Passage = {
  id: "the-prompter",
  genre: "play",
  credit:
    "The following text is from *The Prompter*, a play written for SAT Practice. After a performance, the actress Marguerite speaks to Osgood, who whispers forgotten lines to the cast.",
  text: prose`
    MARGUERITE: You gave me the line tonight before I had forgotten it.

    OSGOOD: I thought I saw you reach for it.

    MARGUERITE: I was acting. *She* reaches for it. The woman I play has lost the word, and the
    whole house leans forward to see whether she will find it, and then your whisper comes up out of
    the floor like a helpful plumber.

    OSGOOD: In thirty years nobody has ever had to wait for me.

    MARGUERITE: No. That is what I am telling you.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does Marguerite object to?",
      key: {
        text: "Being given a line when the pause belonged to her part",
        reason: "She was acting a woman who has lost a word when the prompter supplied it.",
      },
      wrong: [
        {
          text: "Having to wait too long for the help that she needed",
          code: "relationship-reversed",
          reason: "The help came too early, not too late.",
        },
        {
          text: "Being reminded before others that she forgets her lines",
          code: "contradicts-the-text",
          reason: "She had not forgotten the line; she was acting.",
        },
        {
          text: "Having to play a woman who cannot find the right word",
          code: "words-echoed",
          reason: "She has no complaint about the part, only about the interruption of it.",
        },
      ],
      evidence: ["You gave me the line tonight before I had forgotten it.", "I was acting."],
      opening: "Her first words name the complaint, and her second speech explains it.",
      steps: [
        "The line came *before I had forgotten it*. The pause was meant: the woman she plays *has lost the word*, and the whisper broke into the scene.",
      ],
      hint: "Compare her first speech with her second.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about Osgood?",
      key: {
        text: "He is proud of the very speed that she finds fault with.",
        reason:
          "His reply to a complaint about being too quick is the boast that nobody has ever had to wait for him.",
      },
      wrong: [
        {
          text: "He seems to envy the attention that the performers receive.",
          code: "not-in-the-text",
          reason: "He says nothing about attention or about the performers' fame.",
        },
        {
          text: "He meant to spoil an effect that she had prepared.",
          code: "contradicts-the-text",
          reason: "He thought that he saw her reach for the line, so he meant to help.",
        },
        {
          text: "He may have been careless about his duties for many years.",
          code: "relationship-reversed",
          reason: "In thirty years nobody has had to wait for him; if anything, he is too ready.",
        },
      ],
      evidence: [
        "You gave me the line tonight before I had forgotten it.",
        "In thirty years nobody has ever had to wait for me.",
      ],
      opening: "Osgood defends himself with the quality that has just been complained of.",
      steps: [
        "Marguerite's complaint is that he was too early. His reply, *In thirty years nobody has ever had to wait for me*, offers that earliness as a merit.",
      ],
      hint: "Look at what Osgood says in his own defense, and at what he is accused of.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "That is what I am telling you.",
      key: {
        text: "It turns Osgood's boast that nobody waits into a reproach.",
        reason:
          "He boasts that nobody has had to wait for him; she answers that this is just what she complains of.",
      },
      wrong: [
        {
          text: "It concedes that the prompter's long service deserves respect.",
          code: "wrong-strength-or-tone",
          reason: "She agrees with his words only to use them against him.",
        },
        {
          text: "It repeats an order which the prompter has so far disobeyed.",
          code: "not-in-the-text",
          reason: "She has given him no order; she has explained what went wrong.",
        },
        {
          text: "It shows that the prompter has misheard what she said earlier.",
          code: "half-right",
          reason: "He misses her meaning, but he has heard her words and answers them.",
        },
      ],
      evidence: [
        "In thirty years nobody has ever had to wait for me.",
        "That is what I am telling you.",
      ],
      opening: "Her last words accept his boast and hand it back to him as a complaint.",
      steps: [
        "*That* refers to what he has just said: nobody ever has to wait. For the scene to work, the audience and the actress must be made to wait, so what he calls a merit is, to her, the trouble.",
      ],
      hint: "Decide what the word *That* refers to.",
      tip: habits.function,
    },
  ],
};
