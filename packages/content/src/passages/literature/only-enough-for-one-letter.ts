import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const onlyEnoughForOneLetter: Passage = {
  id: "only-enough-for-one-letter",
  genre: "memoir",
  credit:
    "The following text is from *Evening Classes*, a memoir by an invented narrator, written for SAT Practice. The narrator taught adults in Portugal.",
  text: prose`
    Dona Ilda was seventy-one when she joined us, and she informed me that she did not want the
    whole of reading, only enough for one letter. It had come in 1969. She kept it in her bag, in
    its envelope, and had never had it read to her, since that would have been, she said, to let
    another person open the door. By March she could get through the newspaper. By May she was
    correcting my blackboard. The envelope stayed shut. On the last evening I asked. "I will not
    have him stumbled over," said Dona Ilda. "He had such a quick way of talking. I am waiting until
    I can read as fast as that."
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did Dona Ilda want to learn to read?",
      key: {
        text: "So that she could read a letter she had kept",
        reason: "She wanted *only enough for one letter*.",
      },
      wrong: [
        {
          text: "So that she could get through the newspaper",
          code: "words-echoed",
          reason: "She can do so by March, but it was not her aim.",
        },
        {
          text: "So that she could write to someone far away",
          code: "not-in-the-text",
          reason: "She has a letter to read; no answer is spoken of.",
        },
        {
          text: "So that she could help others in the class",
          code: "wrong-group-or-measure",
          reason: "She corrects the blackboard later; that is not why she came.",
        },
      ],
      evidence: ["she did not want the whole of reading, only enough for one letter"],
      opening: "Dona Ilda states her aim on joining the class.",
      steps: [
        "She *did not want the whole of reading, only enough for one letter*, the one that she had kept since 1969.",
      ],
      hint: "Look at what she tells the narrator when she joins.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It names a pupil's aim in reading and then tells why she is still waiting to reach it.",
        reason:
          "She comes to read one letter, learns to read, and still keeps it shut, for a reason given last.",
      },
      wrong: [
        {
          text: "It names a pupil's aim in reading and then tells how on the last evening she reached it.",
          code: "contradicts-the-text",
          reason: "On the last evening the letter is still unread.",
        },
        {
          text: "It tells of a pupil's progress and then goes back to why she had first come.",
          code: "relationship-reversed",
          reason: "Why she came is told at the start.",
        },
        {
          text: "It tells of a teacher's method and then of how a pupil got used to it.",
          code: "wrong-person-or-text",
          reason: "The method is not described; the text is about the pupil's letter.",
        },
      ],
      evidence: ["only enough for one letter", "I am waiting until I can read as fast as that."],
      opening: "The aim is in the first sentence, and the reason for the delay in the last.",
      steps: [
        "She wants *only enough for one letter*. By May she has far more, yet *the envelope stayed shut*. Her answer on the last evening gives the reason.",
      ],
      hint: "Ask what question the short sentence about the envelope raises.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "By May she was correcting my blackboard.",
      key: {
        text: "It makes a puzzle of the envelope by showing how well she now reads.",
        reason:
          "She has long had enough for one letter, so that something else must keep her from it.",
      },
      wrong: [
        {
          text: "It makes fun of a teacher who knows less than the people in the class.",
          code: "wrong-strength-or-tone",
          reason: "The remark is good-humored, and it leads up to the envelope.",
        },
        {
          text: "It makes clear that she had come to the class with a different purpose.",
          code: "wrong-purpose",
          reason: "Her purpose is the same as at the start: the letter.",
        },
        {
          text: "It makes her a rival to the teacher, who then asks her about the letter.",
          code: "not-in-the-text",
          reason: "There is no rivalry; the teacher asks because the letter is still unread.",
        },
      ],
      evidence: ["only enough for one letter", "The envelope stayed shut."],
      opening:
        "Her skill grows from sentence to sentence, and then comes *The envelope stayed shut*.",
      steps: [
        "March brings the newspaper, May a blackboard corrected: she could have read a letter long ago. The next sentence, *The envelope stayed shut*, is the more surprising for it.",
      ],
      hint: "Read it together with the sentence that follows.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about why Dona Ilda still waits?",
      key: {
        text: "She hopes to hear the writer's voice as she reads.",
        reason:
          "He *had such a quick way of talking*; read slowly, the words would not sound like him.",
      },
      wrong: [
        {
          text: "She fears that what he has to say will come too late.",
          code: "half-right",
          reason:
            "She has waited since 1969 and speaks of his way of talking, not of what he has to say.",
        },
        {
          text: "She thinks the class moves too slowly to be of use.",
          code: "beside-the-point",
          reason: "She means her own reading, and by May it is better than the blackboard.",
        },
        {
          text: "She intends to read it with the writer there.",
          code: "not-in-the-text",
          reason: "She waits to read fast enough; nothing says that he will come.",
        },
      ],
      evidence: ["I will not have him stumbled over", "He had such a quick way of talking."],
      opening: "She says *him* where one would expect *it*.",
      steps: [
        "She will not have *him* stumbled over: the letter is to her the man himself, talking. To read it at a stumble would spoil his *quick way of talking*, so she waits until she can keep up.",
      ],
      hint: "Notice the word that she uses for the letter.",
      tip: habits.implication,
    },
  ],
};
