import { wordSet } from "./word-set.ts";

export const anonymouslyPosthumouslyLavishlyErroneously = wordSet({
  id: "anonymously-posthumously-lavishly-erroneously",
  contexts: {
    anonymously: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Mary Shelley's *Frankenstein* first appeared ______ in 1818. Since neither the title page nor the preface identified the author, several reviewers assumed that the novel was the work of a man, and Walter Scott, in an otherwise favorable notice, credited it to the poet Percy Bysshe Shelley.",
      clue: "neither the title page nor the preface identified the author",
      reason:
        "*Anonymously* means without the name of the author. The book did not identify its author, and so reviewers had to guess.",
      misfits: {
        posthumously: {
          code: "not-in-the-text",
          reason:
            "*Posthumously* means after the author's death. Reviewers did not know who the author was, and nothing is said of a death.",
        },
        lavishly: {
          code: "beside-the-point",
          reason:
            "*Lavishly* means at great expense. Costly printing would not explain why reviewers were mistaken about the author.",
        },
        erroneously: {
          code: "words-echoed",
          reason:
            "*Erroneously* means by mistake. It was the reviewers who made an error; the publication itself was not one.",
        },
      },
      opening: "The book did not name its author, which is why reviewers guessed wrong.",
      hint: "The second sentence gives the reason why reviewers had to rely on assumptions.",
      source: "The publication of *Frankenstein*: standard reference works in literature",
    },
    posthumously: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "Ferdinand de Saussure's *Course in General Linguistics*, among the most influential works in its field, was published ______ in 1916. Saussure had left no manuscript; two colleagues, Charles Bally and Albert Sechehaye, reconstructed his lectures from notes that students had taken in the years before he died in 1913.",
      clue: "in the years before he died in 1913",
      reason:
        "*Posthumously* means after the death of the author. The book is dated 1916, and Saussure *died in 1913*.",
      misfits: {
        anonymously: {
          code: "contradicts-the-text",
          reason:
            "*Anonymously* means without a name. The work is known as Saussure's, and even the colleagues are named.",
        },
        lavishly: {
          code: "not-in-the-text",
          reason:
            "*Lavishly* means at great expense. The text describes how the lectures were reconstructed and not how the book was produced.",
        },
        erroneously: {
          code: "wrong-strength-or-tone",
          reason:
            "*Erroneously* means by mistake. A work called *among the most influential* is not presented as a mistake.",
        },
      },
      opening: "The author died in 1913, and his book was published three years later.",
      hint: "Compare the two dates.",
      source:
        "Ferdinand de Saussure's *Course in General Linguistics*: standard reference works in linguistics",
    },
    lavishly: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Most books of hours produced in fifteenth-century France were modest volumes with a few small pictures in inexpensive pigments. The *Très Riches Heures*, begun for John, Duke of Berry, was instead ______ illustrated: its full-page miniatures contain gold leaf and ultramarine, a blue obtained from imported lapis lazuli.",
      clue: "gold leaf and ultramarine",
      reason:
        "*Lavishly* means with great expense and abundance. Full pages of gold and imported blue are set, by *instead*, against *modest volumes* in *inexpensive pigments*.",
      misfits: {
        anonymously: {
          code: "beside-the-point",
          reason:
            "*Anonymously* means without a name given. Whether the painters are named has no bearing on the contrast with *inexpensive pigments*.",
        },
        posthumously: {
          code: "not-in-the-text",
          reason:
            "*Posthumously* means after a death. The text says for whom the book was begun and nothing of when he died.",
        },
        erroneously: {
          code: "wrong-sense",
          reason:
            "*Erroneously* means by mistake. Gold leaf and ultramarine are evidence of expense and not of error.",
        },
      },
      opening:
        "Gold leaf and imported blue contrast with the inexpensive pigments of ordinary books.",
      hint: "*Instead* sets this book against the modest ones: in what respect?",
      source: "The *Très Riches Heures*: standard reference works in art history",
    },
    erroneously: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "On James Rennell's 1798 map of West Africa, a range called the Mountains of Kong extends from west to east. Rennell had not invented it but had ______ inferred it from reports of distant peaks; subsequent cartographers copied it without verification, and only Louis-Gustave Binger's expedition of 1887–1889 established its nonexistence.",
      clue: "established its nonexistence",
      reason:
        "*Erroneously* means by mistake. The range was *not invented* but inferred from real reports, and it was later shown not to exist: an honest error.",
      misfits: {
        anonymously: {
          code: "contradicts-the-text",
          reason:
            "*Anonymously* means without giving a name. The map is known as Rennell's, and he is named as the one who inferred the range.",
        },
        posthumously: {
          code: "wrong-sense",
          reason: "*Posthumously* means after death. A cartographer draws inferences while living.",
        },
        lavishly: {
          code: "not-in-the-text",
          reason:
            "*Lavishly* means with great expense or in excess. Rennell reasoned from reports, and no expense is mentioned.",
        },
      },
      opening:
        "The range was inferred in good faith, but it did not exist, so the inference was mistaken.",
      hint: "Two clues limit the word: what Rennell had not done, and what Binger established.",
      source: "The Mountains of Kong: standard reference works in the history of cartography",
    },
  },
});
