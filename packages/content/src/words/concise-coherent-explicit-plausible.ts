import { wordSet } from "./word-set.ts";

export const conciseCoherentExplicitPlausible = wordSet({
  id: "concise-coherent-explicit-plausible",
  contexts: {
    concise: {
      level: "Hard",
      clueKind: "W6",
      text: "Opinions of ninety pages do not make a judge look ______. Those who have tried to shorten hers, however, report that it cannot be done: no sentence does what another has done already, and there is not a word in the ninety pages that the argument could spare.",
      clue: "there is not a word in the ninety pages that the argument could spare",
      reason:
        "Ninety pages without a word too many are *concise* after all, however little they look it.",
      misfits: {
        coherent: {
          code: "wrong-strength-or-tone",
          reason:
            "Length does not make a judge look muddled; what ninety pages seem to lack is brevity.",
        },
        explicit: {
          code: "contradicts-the-text",
          reason: "A judge who writes ninety pages would look like one who leaves nothing unsaid.",
        },
        plausible: {
          code: "not-in-the-text",
          reason: "Whether what she says is likely to be true is not in question.",
        },
      },
      opening: "Ninety pages look wordy, and yet not one word of them could be spared.",
      hint: "What does a great number of pages make one think of a writer, and why is it wrong here?",
    },
    coherent: {
      level: "Medium",
      clueKind: "W5",
      text: "Nobody on the committee disputed the inspector's findings, one by one: a broken lock, a full purse, a dog that never barked. What they waited for in vain was something more ______, an account in which the lock, the purse, and the dog all hung together.",
      clue: "all hung together",
      reason: "An account in which the parts hang together is *coherent*.",
      misfits: {
        concise: {
          code: "contradicts-the-text",
          reason: "Three findings are brief enough; it is the thread between them that is missing.",
        },
        explicit: {
          code: "wrong-strength-or-tone",
          reason: "Each finding is stated plainly; what is wanting is the connection.",
        },
        plausible: {
          code: "wrong-sense",
          reason: "The findings are not doubted, and the words after the comma ask for connection.",
        },
      },
      opening: "The findings were single facts, and nobody had yet made them hang together.",
      hint: "The words that follow the comma repeat what the committee waited for.",
    },
    explicit: {
      level: "Easy",
      clueKind: "W1",
      text: "Other landlords leave much to custom, but in this lease every duty is ______: the tenant must sweep the stairs, it states, on Fridays, before eight, from the top to the bottom, with a broom of his own.",
      clue: "on Fridays, before eight, from the top to the bottom",
      reason:
        "A duty stated down to the hour and the broom is spelled out in full: it is *explicit*.",
      misfits: {
        concise: {
          code: "contradicts-the-text",
          reason: "A duty that runs from Fridays to the broom is not put in few words.",
        },
        coherent: {
          code: "wrong-sense",
          reason: "A single duty has no parts that would have to hang together.",
        },
        plausible: {
          code: "not-in-the-text",
          reason: "Nobody asks whether the duty is likely to be true.",
        },
      },
      opening: "Where others rely on custom, this lease says exactly what must be done.",
      hint: "*But* sets this lease against those that leave much to custom.",
    },
    plausible: {
      level: "Hard",
      clueKind: "W9",
      text: "Of the forty statements in the forged deed, thirty-nine are false, and a historian who studied it for years is asked how it could deceive so many. Because, she says, every one of them is ______. The forger made the duke buy only what such dukes did buy, and sent him only where they went.",
      clue: "only what such dukes did buy",
      reason:
        "False statements that fit what dukes really did are easy to believe: they are *plausible*.",
      misfits: {
        concise: {
          code: "wrong-sense",
          reason: "That a statement is brief does not explain how it deceives people.",
        },
        coherent: {
          code: "half-right",
          reason:
            "The statements may hang together, but she explains how each of them by itself came to be believed.",
        },
        explicit: {
          code: "not-in-the-text",
          reason: "Plainness is no help to a lie; what helped was that it resembled the truth.",
        },
      },
      opening: "Each false statement was like the truth about such dukes, and so it was believed.",
      hint: "What makes a false statement easy to believe?",
    },
  },
});
