import { wordSet } from "./word-set.ts";

export const premiseNuanceAnomalyCriterion = wordSet({
  id: "premise-nuance-anomaly-criterion",
  contexts: {
    premise: {
      level: "Hard",
      clueKind: "W9",
      text: "Every step of the economist's argument is granted by his critic, who nevertheless rejects the conclusion. There is nothing perverse in that. A chain may be sound in each link and still hang from nothing, and the ______ from which this one hangs, that buyers know what they want, is argued for nowhere in the book.",
      clue: "is argued for nowhere in the book",
      reason:
        "What an argument hangs from, and does not argue for, is the assumption that it starts with: its *premise*.",
      misfits: {
        nuance: {
          code: "wrong-strength-or-tone",
          reason:
            "That buyers know what they want is no fine shade of meaning; the whole chain hangs from it.",
        },
        anomaly: {
          code: "not-in-the-text",
          reason: "The claim about buyers is not an exception to some rule.",
        },
        criterion: {
          code: "wrong-sense",
          reason: "Nothing in the argument is measured or judged by what buyers know.",
        },
      },
      opening: "The argument hangs from a claim that the book takes for granted.",
      hint: "What does an argument begin with, if it is not to be argued for itself?",
    },
    nuance: {
      level: "Medium",
      clueKind: "W2",
      text: 'There is not one mistake in the old translation. But it is without ______: where the poet has six words for sorrow, from the sort that sits by a window to the sort that breaks plates, the English says "sad," and says it six times.',
      clue: 'the English says "sad," and says it six times',
      reason:
        "One word for six kinds of sorrow leaves out the fine shades of meaning, the *nuance*.",
      misfits: {
        premise: {
          code: "wrong-sense",
          reason: "A poem about sorrow does not argue from a starting point.",
        },
        anomaly: {
          code: "contradicts-the-text",
          reason:
            "A translation without irregularities would be praised, and here something is missing.",
        },
        criterion: {
          code: "not-in-the-text",
          reason: "Nothing is judged in the poem for which a standard would be needed.",
        },
      },
      opening: "One English word stands for six shades of sorrow, so the shades are lost.",
      hint: "What is lost when six different words become the same one?",
    },
    anomaly: {
      level: "Easy",
      clueKind: "W10",
      text: "In two hundred years of records the river freezes each December, give or take a week. The single ______ is an entry that puts the ice in March, and nobody could explain it until it was noticed that the clerk had begun the page with his own birthday.",
      clue: "an entry that puts the ice in March",
      reason: "One March among two hundred Decembers departs from the rule: it is an *anomaly*.",
      misfits: {
        premise: {
          code: "wrong-sense",
          reason: "An entry about ice is not the starting point of an argument.",
        },
        nuance: {
          code: "wrong-strength-or-tone",
          reason: "From December to March is no fine shade of difference.",
        },
        criterion: {
          code: "not-in-the-text",
          reason: "The entry is not a standard by which the others are judged.",
        },
      },
      opening:
        "One entry for March, where all the rest are for December, does not fit the pattern.",
      hint: "How does this entry compare with two hundred years of others?",
    },
    criterion: {
      level: "Easy",
      clueKind: "W1",
      text: "The prize for short stories was awarded by a single ______: had the judge, who read on her way to work, missed her stop? Style, subject, and moral were held to be the author's own affair, and the first winner was announced from the end of the line.",
      clue: "had the judge, who read on her way to work, missed her stop",
      reason: "The one test that a story has to pass in order to win is the prize's *criterion*.",
      misfits: {
        premise: {
          code: "wrong-strength-or-tone",
          reason:
            "A missed stop is not assumed at the outset; it is the test that a story must pass.",
        },
        nuance: {
          code: "wrong-sense",
          reason:
            "A prize cannot be awarded by a shade of meaning; style and moral are left to the author.",
        },
        anomaly: {
          code: "not-in-the-text",
          reason:
            "Nothing is said of an exception to a rule; the question after the colon is the rule.",
        },
      },
      opening: "A story won if it made the judge miss her stop, and by no other test.",
      hint: "What did the answer to the question after the colon decide?",
    },
  },
});
