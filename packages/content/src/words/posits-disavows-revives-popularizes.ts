import { wordSet } from "./word-set.ts";

export const positsDisavowsRevivesPopularizes = wordSet({
  id: "posits-disavows-revives-popularizes",
  contexts: {
    posits: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "To explain how children master grammar on the basis of limited evidence, linguist Noam Chomsky ______ an innate faculty of language. He does not claim to have observed such a faculty directly; it is assumed, as a hypothesis, because in his view no other supposition accounts for the uniformity of the process.",
      clue: "it is assumed, as a hypothesis",
      reason:
        "To *posit* is to assume as the basis of an explanation. The faculty *is assumed, as a hypothesis*.",
      misfits: {
        disavows: {
          code: "contradicts-the-text",
          reason:
            "To *disavow* is to deny any connection with something. Chomsky needs the faculty *to explain* how children learn.",
        },
        revives: {
          code: "not-in-the-text",
          reason:
            "To *revive* is to bring back into use. Nothing is said of an earlier time at which the faculty was accepted.",
        },
        popularizes: {
          code: "wrong-sense",
          reason:
            "To *popularize* is to make generally known or liked. Chomsky assumes a faculty in order to explain; the text names no wider public.",
        },
      },
      opening: "The faculty has not been observed but is assumed as a hypothesis.",
      hint: "The part after the semicolon says on what footing the faculty stands.",
      source:
        "Noam Chomsky's theory of language acquisition: standard reference works in linguistics",
    },
    disavows: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "In the foreword to his *Collected Shorter Poems* (1966), W. H. Auden ______ a number of works that had appeared under his own name. Certain poems, he explains, expressed feelings or beliefs that their author had never entertained; he characterizes these as dishonest and has accordingly excluded them from the volume.",
      clue: "he characterizes these as dishonest and has accordingly excluded them",
      reason:
        "To *disavow* is to deny responsibility for something or support of it. Auden calls the poems *dishonest* and excludes them.",
      misfits: {
        posits: {
          code: "wrong-sense",
          reason:
            "To *posit* is to assume as a basis for argument. Poems *that had appeared* need not be assumed.",
        },
        revives: {
          code: "relationship-reversed",
          reason:
            "To *revive* is to bring back into use. Auden removes the poems from his collected work.",
        },
        popularizes: {
          code: "not-in-the-text",
          reason:
            "To *popularize* is to make widely liked. Nothing suggests that he sought a wider public for works that he *excluded*.",
        },
      },
      opening: "Auden calls some of his own poems dishonest and leaves them out.",
      hint: "See what Auden says of the poems and what he has done with them.",
      source: "W. H. Auden's foreword of 1966: standard reference works in literature",
    },
    revives: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "Architect Hassan Fathy's design for the Egyptian village of New Gourna, begun in the 1940s, ______ a technique that had disappeared from most of the country: vaults of mud brick constructed without wooden supports, as Nubian masons had made them for centuries. Fathy engaged southern masons to instruct his builders.",
      clue: "a technique that had disappeared from most of the country",
      reason:
        "To *revive* is to bring back into use. The technique *had disappeared from most of the country* before Fathy built with it.",
      misfits: {
        posits: {
          code: "wrong-sense",
          reason:
            "To *posit* is to assume as a basis for argument. The technique was not assumed but built with.",
        },
        disavows: {
          code: "contradicts-the-text",
          reason:
            "To *disavow* is to reject or deny. Fathy had masons *instruct his builders* in the technique.",
        },
        popularizes: {
          code: "too-extreme",
          reason:
            "To *popularize* is to make widely liked. The text tells of one village and its builders and not of general favor.",
        },
      },
      opening:
        "A technique that had disappeared from most of Egypt is used once more in one village.",
      hint: "The words before the colon tell what had happened to the technique earlier.",
      source: "Hassan Fathy and New Gourna: standard reference works in architecture",
    },
    popularizes: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Reviewers have welcomed physicist Olufemi Danso's book as an original contribution to cosmology. Danso himself characterizes it more modestly: the theories, he writes, are those of specialists, and his volume merely ______ them, substituting comparisons from daily experience for equations so that readers without mathematical preparation can follow the argument.",
      clue: "so that readers without mathematical preparation can follow the argument",
      reason:
        "To *popularize* is to make something accessible to a general public. Danso writes for *readers without mathematical preparation*.",
      misfits: {
        posits: {
          code: "contradicts-the-text",
          reason:
            "To *posit* is to propose as a basis for argument. Danso denies that the theories are his: they *are those of specialists*.",
        },
        disavows: {
          code: "words-echoed",
          reason:
            "To *disavow* is to deny connection with. Danso denies that he is the author of the theories, but his volume explains them.",
        },
        revives: {
          code: "not-in-the-text",
          reason:
            "To *revive* is to bring back into use. Nothing suggests that the theories had been forgotten.",
        },
      },
      opening: "Comparisons replace equations so that untrained readers can follow.",
      hint: "*Merely* and the purpose at the end tell what the volume does with other people's theories.",
    },
  },
});
