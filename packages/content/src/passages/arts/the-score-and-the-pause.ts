import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theScoreAndThePause: Passage = {
  id: "the-score-and-the-pause",
  genre: "arts",
  text: prose`
    Singers who learn a song from an old recording often learn its accidents too. On one disk, cut
    in a single take, a singer breathes where the words give her no reason to; the engineer, it
    seems, had signaled that the wax was running out, and she was making haste. Dozens of later
    performers breathe in the same place. None of them can have meant to imitate a shortage of wax.
    They heard the pause as expression, found a feeling to go with it, and handed on both. A
    tradition, one might say, is a good memory that has forgotten its reasons.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did the singer on the recording breathe where she did?",
      key: {
        text: "She had been told that there was little space left.",
        reason: "The engineer had signaled *that the wax was running out*, and she was hurrying.",
      },
      wrong: [
        {
          text: "She wanted the words to be given more weight.",
          code: "contradicts-the-text",
          reason: "The words gave her no reason to breathe there.",
        },
        {
          text: "She had heard an earlier singer breathe there.",
          code: "wrong-person-or-text",
          reason: "It is the later performers who follow an earlier singer.",
        },
        {
          text: "She had sung the song several times that day.",
          code: "not-in-the-text",
          reason: "The disk was cut in a single take, and no other singing is mentioned.",
        },
      ],
      evidence: ["had signaled that the wax was running out"],
      opening: "The cause of the breath stands between the semicolon and the end of its sentence.",
      steps: [
        "The words gave *no reason* for it: *the engineer, it seems, had signaled that the wax was running out, and she was making haste*.",
      ],
      hint: "Look at what the engineer did.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It makes a general claim, tells a case of it, and restates it as a maxim.",
        reason:
          "The first sentence claims, the disk and its followers show, and the last sentence generalizes.",
      },
      wrong: [
        {
          text: "It tells of a mistake, gives its cause, and warns performers against it.",
          code: "wrong-strength-or-tone",
          reason: "Nobody is warned; the text is curious rather than critical.",
        },
        {
          text: "It raises a question, weighs several answers, and settles on one of them.",
          code: "not-in-the-text",
          reason: "No question is raised, and only one account is given.",
        },
        {
          text: "It states a rule, names an exception to it, and explains the exception.",
          code: "wrong-purpose",
          reason: "The disk is a case of the rule, not an exception to it.",
        },
      ],
      evidence: [
        "often learn its accidents too",
        "is a good memory that has forgotten its reasons",
      ],
      opening: "The text goes from a general statement through one story to a general statement.",
      steps: [
        "That singers *often learn its accidents too* is the claim. *On one disk* begins the case. *A tradition, one might say* turns the case into a saying.",
      ],
      hint: "Compare the first and the last sentence with those between them.",
      tip: habits.structure,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Later performers may give meaning to what began as mere chance.",
        reason: "They heard a hurried breath as expression and found a feeling to go with it.",
      },
      wrong: [
        {
          text: "Later performers may often fail to copy what is best in a recording.",
          code: "not-in-the-text",
          reason: "The text does not say what is best or that it is missed.",
        },
        {
          text: "Recordings preserve a song more faithfully than memory can.",
          code: "words-echoed",
          reason: "Recording and memory are not compared for faithfulness.",
        },
        {
          text: "Traditions die out when the reasons for them are forgotten.",
          code: "contradicts-the-text",
          reason: "Here the tradition lives on although its reason is forgotten.",
        },
      ],
      evidence: [
        "They heard the pause as expression, found a feeling to go with it, and handed on both.",
      ],
      opening: "An accident is learned as if it were art, and in the learning becomes so.",
      steps: [
        "The breath came from haste. Later singers *heard the pause as expression, found a feeling to go with it, and handed on both*: chance was given a meaning.",
      ],
      hint: "Ask what the later performers added to the pause.",
      tip: habits["main-idea"],
    },
  ],
};
