import { wordSet } from "./word-set.ts";

export const positsDisavowsRevivesPopularizes = wordSet({
  id: "posits-disavows-revives-popularizes",
  contexts: {
    posits: {
      level: "Hard",
      clueKind: "W9",
      text: "Nobody has seen the planet, and the astronomer has never claimed otherwise. She ______ it, and for a single reason: a handful of small bodies, far beyond Neptune, follow paths that all lean to one side, as though something large, and dark, and very distant were drawing them.",
      clue: "as though something large",
      reason: "To put forward something unseen in order to explain what is seen is to *posit* it.",
      misfits: {
        disavows: {
          code: "contradicts-the-text",
          reason: "She gives a reason to believe in the planet and does not turn away from it.",
        },
        revives: {
          code: "not-in-the-text",
          reason: "Nothing is said of an earlier planet, once believed in and given up.",
        },
        popularizes: {
          code: "wrong-group-or-measure",
          reason:
            "Leaning paths are no reason to tell the public; they are a reason to think that the planet is there.",
        },
      },
      opening: "She puts forward an unseen planet because paths that are seen lean to one side.",
      hint: "What can one do with a planet that no one has seen but that would explain much?",
      source:
        "The proposal of an unseen planet beyond Neptune: published studies of distant orbits",
    },
    disavows: {
      level: "Hard",
      clueKind: "W9",
      text: "Readers who were stirred at twenty by the philosopher's first book, and who come to her last for more of the same, should be warned. It is there under another name, as \"a clever girl's mistake.\" Having gone to the trouble of restating every argument of the early work, she ______ it.",
      clue: "a clever girl's mistake",
      reason:
        "To call one's own early book a mistake is to take back one's support of it: she *disavows* it.",
      misfits: {
        posits: {
          code: "wrong-sense",
          reason:
            "The early work is there in print; it is not something she assumes in order to explain.",
        },
        revives: {
          code: "half-right",
          reason: "She does restate its arguments, but only in order to call them a mistake.",
        },
        popularizes: {
          code: "contradicts-the-text",
          reason: "She does not want her early work to win more readers; she warns them off it.",
        },
      },
      opening: "She restates her early work only in order to call it a mistake and give it up.",
      hint: "What does the last book call the first one?",
    },
    revives: {
      level: "Easy",
      clueKind: "W7",
      text: "A hundred years ago, physicians tried to cure infections with viruses that attack bacteria. Then came penicillin, and in most countries the idea was laid to rest. Now that some bacteria can no longer be killed by drugs, a new generation of research ______ it.",
      clue: "was laid to rest",
      reason:
        "An idea that had been laid to rest, and is taken up anew, is brought back to life: research *revives* it.",
      misfits: {
        posits: {
          code: "wrong-strength-or-tone",
          reason: "The idea need not be put forward for the first time; it is a hundred years old.",
        },
        disavows: {
          code: "contradicts-the-text",
          reason:
            "Where drugs fail there is new reason to turn to the idea, not to turn away from it.",
        },
        popularizes: {
          code: "not-in-the-text",
          reason: "Nothing is said of making the idea known to the public.",
        },
      },
      opening: "The idea was laid to rest, and now it is being brought back to life.",
      hint: "*Then* and *now*: what happened to the idea, and what is happening to it again?",
      source: "Phage therapy and its return: standard reference works",
    },
    popularizes: {
      level: "Medium",
      clueKind: "W2",
      text: 'The book adds nothing to what physicists know of black holes, nor does it dispute a line of it. It merely ______ the subject: there are two hundred pages without one equation, a falling cat in every chapter, and a glossary in which "mass" is "how hard it is to shove a thing."',
      clue: "two hundred pages without one equation",
      reason:
        "To explain a subject to anyone, without equations and with cats, is to make it popular: the book *popularizes* it.",
      misfits: {
        posits: {
          code: "wrong-sense",
          reason: "A subject with so much known about it need not be put forward as an assumption.",
        },
        disavows: {
          code: "contradicts-the-text",
          reason: "The book does not dispute a line of what is known.",
        },
        revives: {
          code: "not-in-the-text",
          reason: "Nothing suggests that the subject had died out.",
        },
      },
      opening: "With cats in place of equations, the book brings its subject to everyone.",
      hint: "For what kind of reader is a book without equations written?",
    },
  },
});
