import { wordSet } from "./word-set.ts";

export const complacentDiffidentMagnanimousTenacious = wordSet({
  id: "complacent-diffident-magnanimous-tenacious",
  contexts: {
    complacent: {
      level: "Medium",
      clueKind: "W3",
      text: "Ten years without a serious accident had made the port's pilots ______. Drills were put off, then dropped; warnings about the shifting sandbar were filed unread; and when a tanker ran aground on it, the report blamed no one's ignorance, only everyone's conviction that nothing could go wrong.",
      clue: "everyone's conviction that nothing could go wrong",
      reason:
        "People who drop drills because they are sure that all is well are too content with themselves: they are *complacent*.",
      misfits: {
        diffident: {
          code: "contradicts-the-text",
          reason:
            "Pilots with too little trust in themselves would have held more drills, not fewer.",
        },
        magnanimous: {
          code: "not-in-the-text",
          reason: "Nobody here is shown any generosity.",
        },
        tenacious: {
          code: "wrong-sense",
          reason: "The pilots held on to nothing; they let drills and warnings go.",
        },
      },
      opening: "After ten good years the pilots were so sure of themselves that they took no care.",
      hint: "What feeling leads people to drop their drills and leave warnings unread?",
    },
    diffident: {
      level: "Hard",
      clueKind: "W12",
      text: "Those who met the mathematician only at conferences took her for a beginner. She opened her remarks with an apology, and she put theorems that she had proved in the form of questions. In one colleague's memoir it is said that nobody was ever so ______ with so little cause.",
      clue: "she put theorems that she had proved in the form of questions",
      reason:
        "To apologize and to ask what one has proved is to be shy of one's own powers, or *diffident*.",
      misfits: {
        complacent: {
          code: "contradicts-the-text",
          reason: "A person pleased with herself would not begin with an apology.",
        },
        magnanimous: {
          code: "half-right",
          reason:
            "An apology may be generous, but generosity needs no cause, and here there was *little cause* for what she showed.",
        },
        tenacious: {
          code: "relationship-reversed",
          reason: "She turns proved theorems into questions, so she does not insist on them.",
        },
      },
      opening: "She was right and hid it behind apologies and questions, from want of confidence.",
      hint: "What do an apology and a question tell about the speaker's trust in herself?",
    },
    magnanimous: {
      level: "Medium",
      clueKind: "W10",
      text: "The two botanists had quarreled in print for a decade when the younger one's theory of grafting was proved right. In victory he was ______. He praised his rival's observations, on which, he said, his own proof had leaned, and he saw to it that the older man's name came first on the medal.",
      clue: "the older man's name came first on the medal",
      reason:
        "To praise a beaten rival and put his name first is to be generous in victory, or *magnanimous*.",
      misfits: {
        complacent: {
          code: "wrong-strength-or-tone",
          reason:
            "A man content with himself would hardly have shared the medal, let alone put another first on it.",
        },
        diffident: {
          code: "words-echoed",
          reason:
            "He puts himself second, but from generosity: he does not doubt that he was right.",
        },
        tenacious: {
          code: "not-in-the-text",
          reason: "The quarrel is over, and he no longer holds out for anything.",
        },
      },
      opening: "The winner praises the man he has beaten and lets him go first.",
      hint: "How does the younger botanist treat the one who lost?",
    },
    tenacious: {
      level: "Easy",
      clueKind: "W4",
      text: "Refused a license in 1911, the engineer applied again in 1912, and once a year thereafter. She moved to two other countries in order to be examined there, learned their languages, and in 1926, on her sixteenth attempt, was licensed. Few careers, a biographer remarks, began in so ______ a manner.",
      clue: "once a year thereafter",
      reason:
        "To try sixteen times, in three languages, is to hold on to one's aim: it is *tenacious*.",
      misfits: {
        complacent: {
          code: "contradicts-the-text",
          reason: "She was not content with things as they were for a single year.",
        },
        diffident: {
          code: "wrong-strength-or-tone",
          reason: "Sixteen applications do not speak of shyness.",
        },
        magnanimous: {
          code: "not-in-the-text",
          reason: "Generosity to others does not come into the story.",
        },
      },
      opening: "Sixteen applications in fifteen years show someone who does not let go.",
      hint: "What do the dates show about the engineer?",
    },
  },
});
