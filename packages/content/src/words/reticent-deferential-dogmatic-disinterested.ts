import { wordSet } from "./word-set.ts";

export const reticentDeferentialDogmaticDisinterested = wordSet({
  id: "reticent-deferential-dogmatic-disinterested",
  contexts: {
    reticent: {
      level: "Hard",
      clueKind: "W2",
      text: "For a book of six hundred pages by a man who had known everybody, the memoir is strangely ______. It gives the speeches of ministers and the soups at their tables. But the writer's marriage goes by in half a line, and of the year he spent in prison one learns only that the window faced south.",
      clue: "the writer's marriage goes by in half a line",
      reason:
        "A memoir that has half a line for a marriage keeps back what it might tell: it is *reticent*.",
      misfits: {
        deferential: {
          code: "words-echoed",
          reason: "Ministers fill the book, but nothing shows the writer bowing to them.",
        },
        dogmatic: {
          code: "contradicts-the-text",
          reason: "To press one's opinions on readers is not to hold things back.",
        },
        disinterested: {
          code: "wrong-strength-or-tone",
          reason: "He may seek no gain, but what is strange is how little he tells about himself.",
        },
      },
      opening: "Six hundred pages, and of his marriage half a line: the writer keeps himself back.",
      hint: "What is strange in so long a book by such a man?",
    },
    deferential: {
      level: "Easy",
      clueKind: "W5",
      text: "The young diplomat was ______ to every elder at the table, and bowed to opinions that he did not share. It was said of him that he had never in his life finished a sentence which an ambassador had begun to interrupt.",
      clue: "bowed to opinions that he did not share",
      reason: "To bow to the opinions of one's elders is to be *deferential* to them.",
      misfits: {
        reticent: {
          code: "wrong-strength-or-tone",
          reason: "He says little, but *bowed* shows that he does so out of respect for rank.",
        },
        dogmatic: {
          code: "contradicts-the-text",
          reason: "A dogmatic man bows to nobody's opinion but his own.",
        },
        disinterested: {
          code: "not-in-the-text",
          reason: "Whether he hoped to gain by it is not what the text tells.",
        },
      },
      opening: "He bows to his elders' opinions and lets them interrupt him: he yields to rank.",
      hint: "The second half of the first sentence repeats the sense of the blank.",
    },
    dogmatic: {
      level: "Medium",
      clueKind: "W6",
      text: "Her students had been warned to expect a teacher who laid down the law. In fact she could not have been less ______. She opened the year with a list of things she had once taught and now thought mistaken, and left a page free at the end for what was to come.",
      clue: "things she had once taught and now thought mistaken",
      reason:
        "A teacher who lists her own mistakes does not claim to be beyond doubt: she is anything but *dogmatic*.",
      misfits: {
        reticent: {
          code: "not-in-the-text",
          reason:
            "She speaks freely of her mistakes, but the warning was about laying down the law.",
        },
        deferential: {
          code: "relationship-reversed",
          reason: "The warning was of someone who yields too little, not too much.",
        },
        disinterested: {
          code: "wrong-sense",
          reason: "A fair judge with nothing to gain is not what students are warned of.",
        },
      },
      opening: "Warned of one who lays down the law, the students met one who doubts herself.",
      hint: "What kind of teacher had the students been told to expect?",
    },
    disinterested: {
      level: "Hard",
      clueKind: "W12",
      text: "When both towns claimed the well, they agreed to be bound by the word of a hermit, and not for his learning, for he had none. He drank from a stream of his own, had no kin in either place, and followed the case with the closest attention. So ______ a judge could not be found in any court.",
      clue: "had no kin in either place",
      reason:
        "A judge with nothing to gain from either side is impartial, or *disinterested*, however closely he listens.",
      misfits: {
        reticent: {
          code: "wrong-strength-or-tone",
          reason:
            "A hermit may be a man of few words, but the stream and the kin are reasons to trust his fairness.",
        },
        deferential: {
          code: "contradicts-the-text",
          reason: "The towns were to bow to his word, and not he to theirs.",
        },
        dogmatic: {
          code: "not-in-the-text",
          reason: "He has no learning and, so far as we hear, no fixed opinions to press.",
        },
      },
      opening: "With nothing to gain from either town, the hermit could judge fairly.",
      hint: "The word has to do with what he had to gain, not with how closely he listened.",
    },
  },
});
