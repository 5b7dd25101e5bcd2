import { wordSet } from "./word-set.ts";

export const dormantTangibleAbruptReciprocal = wordSet({
  id: "dormant-tangible-abrupt-reciprocal",
  contexts: {
    dormant: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "When nutrients become scarce, bacteria of the genus *Bacillus* form endospores, which may remain ______ for decades: they neither grow nor divide, and they show almost no metabolic activity. Once conditions improve, an endospore can germinate and resume the functions of an ordinary cell within hours.",
      clue: "they neither grow nor divide",
      reason:
        "*Dormant* means inactive but able to become active again, as are spores that cease to grow and later *resume* the functions of a cell.",
      misfits: {
        tangible: {
          code: "wrong-sense",
          reason:
            "*Tangible* means able to be touched or clearly perceived, and the words after the colon speak of activity, not of perception.",
        },
        abrupt: {
          code: "words-echoed",
          reason:
            "*Abrupt* means sudden; germination takes only *hours*, but what lasts *for decades* is not sudden.",
        },
        reciprocal: {
          code: "not-in-the-text",
          reason:
            "*Reciprocal* means given and returned by two sides, and the text mentions no second party.",
        },
      },
      opening: "The endospores are inactive for decades and can then become active again.",
      hint: "The colon introduces an explanation of the state in which the endospores remain.",
      source: "Endospores of Bacillus: standard reference works in microbiology",
    },
    tangible: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "Supporters of the student exchange established between Oslo and Accra in 1962 conceded that its benefits were seldom ______, as no treaties, loans, or joint enterprises resulted from it. Political scientist Leila Hansson nevertheless attributes to the program a lasting change of attitudes, which can be inferred from memoirs but for which no direct measure is available.",
      clue: "no treaties, loans, or joint enterprises resulted from it",
      reason:
        "*Tangible* means clear enough to be pointed to or measured; benefits that consist of no treaty or loan, and that have *no direct measure*, are seldom of that kind.",
      misfits: {
        dormant: {
          code: "wrong-strength-or-tone",
          reason:
            "*Dormant* means inactive for a time; that the benefits were seldom dormant would be praise, whereas the supporters *conceded* a weakness.",
        },
        abrupt: {
          code: "wrong-sense",
          reason:
            "*Abrupt* means sudden; the absence of *treaties, loans, or joint enterprises* is no evidence about how fast the benefits came.",
        },
        reciprocal: {
          code: "not-in-the-text",
          reason:
            "*Reciprocal* means shared by both sides; the text does not say that one side gained more than the other.",
        },
      },
      opening: "The benefits produced nothing that could be pointed to or directly measured.",
      hint: "Ask what treaties and loans would have shown, and what *no direct measure* adds; *seldom* reverses the sense.",
    },
    abrupt: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Geologists once supposed that major climatic transitions required several thousand years. Ice cores extracted in Greenland in the early 1990s indicated, however, that the conclusion of the cold interval known as the Younger Dryas had been ______: local temperatures apparently rose by as much as ten degrees Celsius within a few decades.",
      clue: "within a few decades",
      reason:
        "*Abrupt* means sudden. *However* sets the change against one of several thousand years, and a rise within a few decades is sudden by comparison.",
      misfits: {
        dormant: {
          code: "wrong-sense",
          reason:
            "*Dormant* means inactive for a time, and an interval that ends with a rise of ten degrees is not inactive.",
        },
        tangible: {
          code: "half-right",
          reason:
            "*Tangible* means clearly perceptible; a rise of ten degrees would be so, but what the cores corrected was the supposed length of *several thousand years*.",
        },
        reciprocal: {
          code: "not-in-the-text",
          reason:
            "*Reciprocal* means given and returned by two sides, and the text describes a change in one direction.",
        },
      },
      opening: "The finding contrasts a few decades with several thousand years.",
      hint: "*However* marks a contrast; compare the two periods of time that are mentioned.",
      source:
        "The end of the Younger Dryas in Greenland ice cores: standard reference works in climatology",
    },
    reciprocal: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "The exchanges known as the kula, which anthropologist Bronisław Malinowski described in 1922, are ______ in character: an islander who receives a necklace of red shell from a partner is expected to give that partner, at some later date, an armband of comparable value in return.",
      clue: "expected to give that partner, at some later date, an armband of comparable value in return",
      reason:
        "*Reciprocal* means given and returned by each of two sides, as are a necklace and the armband with which it is answered.",
      misfits: {
        dormant: {
          code: "contradicts-the-text",
          reason: "*Dormant* means inactive, but gifts in the kula pass from partner to partner.",
        },
        tangible: {
          code: "beside-the-point",
          reason:
            "*Tangible* means able to be touched; necklaces and armbands are, but the words after the colon explain how a gift is answered.",
        },
        abrupt: {
          code: "wrong-sense",
          reason:
            "*Abrupt* means sudden, and a return *at some later date* has nothing sudden about it.",
        },
      },
      opening: "A gift received from a partner must be answered with a gift of like value.",
      hint: "The colon introduces a rule; ask what it requires of the person who has received something.",
      source:
        "The kula exchange and Malinowski's Argonauts of the Western Pacific, 1922: standard reference works",
    },
  },
});
