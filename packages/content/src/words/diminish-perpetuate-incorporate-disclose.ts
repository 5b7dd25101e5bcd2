import { wordSet } from "./word-set.ts";

export const diminishPerpetuateIncorporateDisclose = wordSet({
  id: "diminish-perpetuate-incorporate-disclose",
  contexts: {
    diminish: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Psychologists use the term *hedonic adaptation* for the tendency of repeated exposure to ______ the satisfaction that people derive from a particular good. In research by Ewa Castellanos, for example, participants who received the same dessert every evening rated it 8.1 on the first day but only 4.6 on the tenth.",
      clue: "rated it 8.1 on the first day but only 4.6 on the tenth",
      reason:
        "To *diminish* something is to make it less, which is what happened to the ratings between the first day and the tenth.",
      misfits: {
        perpetuate: {
          code: "contradicts-the-text",
          reason:
            "To *perpetuate* is to make something last, but the ratings fall between *the first day* and *the tenth*.",
        },
        incorporate: {
          code: "wrong-sense",
          reason:
            "To *incorporate* is to take in as a part of a whole, and the example names no whole of which satisfaction becomes a part.",
        },
        disclose: {
          code: "not-in-the-text",
          reason:
            "To *disclose* is to make known what was hidden; the participants' satisfaction was never concealed, since they *rated* it throughout.",
        },
      },
      opening: "The example shows ratings that fell as the same dessert was repeated.",
      hint: "*For example* introduces two figures; compare the first with the second.",
    },
    perpetuate: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Historian Gareth Nwosu contends that textbooks intended to correct the misconception that medieval scholars considered Earth flat may instead have helped to ______ it: by restating the misconception in order to refute it, they acquainted successive generations of students with an error that would otherwise have been forgotten.",
      clue: "acquainted successive generations of students with an error that would otherwise have been forgotten",
      reason:
        "To *perpetuate* something is to make it continue, and an error that each generation meets, and that would else have been forgotten, is made to continue.",
      misfits: {
        diminish: {
          code: "contradicts-the-text",
          reason:
            "To *diminish* is to make less; that is what the textbooks were *intended* to do, and *instead* says that they did otherwise.",
        },
        incorporate: {
          code: "half-right",
          reason:
            "To *incorporate* is to include as a part; textbooks that restate the misconception do include it, but the words after the colon tell that they kept it alive.",
        },
        disclose: {
          code: "wrong-sense",
          reason:
            "To *disclose* is to reveal what was secret, and a misconception that textbooks set out to *correct* was already in circulation.",
        },
      },
      opening: "The textbooks kept before each generation an error that would have been forgotten.",
      hint: "Two clues work together: *instead*, which turns against an intention, and the words *otherwise have been*.",
    },
    incorporate: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "French composer Darius Milhaud, who encountered jazz in Harlem during a concert tour in 1922, proceeded to ______ it in orchestral compositions of his own. His ballet *La Création du monde*, first performed in 1923, assigns the alto saxophone a prominent place among the strings and includes a fugue on a jazz theme.",
      clue: "includes a fugue on a jazz theme",
      reason:
        "To *incorporate* something is to take it in as a part of a whole, as a ballet does that includes a jazz theme and a saxophone among its strings.",
      misfits: {
        diminish: {
          code: "contradicts-the-text",
          reason: "To *diminish* is to make less, but the ballet gives jazz a prominent part.",
        },
        perpetuate: {
          code: "too-extreme",
          reason:
            "To *perpetuate* is to cause to last indefinitely; the example tells that jazz was used in one work, not that it was made to last.",
        },
        disclose: {
          code: "wrong-sense",
          reason:
            "To *disclose* is to make a hidden fact known, and jazz that could be heard *in Harlem* was not hidden.",
        },
      },
      opening: "Milhaud gave elements of jazz a place within a work for the concert hall.",
      hint: "Ask what the verbs of the second sentence, *assigns* and *includes*, tell about jazz and the ballet.",
      source: "Darius Milhaud and La Création du monde: standard histories of music",
    },
    disclose: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Protection as a trade secret lasts only while the technical details of an invention remain unknown to competitors. Patent law adopts the opposite principle: in return for exclusive rights during a limited term, applicants must ______ such details, so that any specialist in the relevant field would be able to reproduce the invention.",
      clue: "any specialist in the relevant field would be able to reproduce the invention",
      reason:
        "To *disclose* is to make known, the opposite of keeping details *unknown to competitors* and the condition on which others could reproduce the invention.",
      misfits: {
        diminish: {
          code: "wrong-sense",
          reason:
            "To *diminish* is to make less, and details that were lessened would not let anyone reproduce the invention.",
        },
        perpetuate: {
          code: "words-echoed",
          reason:
            "To *perpetuate* is to make something last; *lasts* and *term* concern the protection, not what applicants do with the details.",
        },
        incorporate: {
          code: "half-right",
          reason:
            "To *incorporate* is to include as a part; the details may well be included in an application, but *the opposite principle* to secrecy is to reveal them.",
        },
      },
      opening: "Patent law asks for the opposite of keeping the details of an invention unknown.",
      hint: "*The opposite principle* points back to the first sentence; find the word there that is to be reversed.",
      source:
        "Disclosure in patent law and the protection of trade secrets: standard reference works",
    },
  },
});
