import { wordSet } from "./word-set.ts";

export const meaningsOfObserve = wordSet({
  id: "meanings-of-observe",
  meaningsOf: "observe",
  contexts: {
    watch: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Because beavers are active chiefly after sunset, researchers can seldom observe them at work on a dam. Ecologist Tomasz Wrona and colleagues therefore installed infrared cameras at eleven lodges in northeastern Poland, and the recordings indicate that repairs, formerly credited to the whole family, are performed for the most part by a single adult.",
      clue: "installed infrared cameras at eleven lodges",
      reason:
        "To *watch* is to look at something for a time. Darkness prevents it, and *infrared cameras* make it possible.",
      misfits: {
        obey: {
          code: "wrong-sense",
          reason: "To *obey* is to follow orders, and beavers give researchers none.",
        },
        celebrate: {
          code: "not-in-the-text",
          reason:
            "To *celebrate* is to mark an occasion with festivity. The text describes research and no festivity.",
        },
        remark: {
          code: "half-right",
          reason:
            "To *remark* is to say. The researchers do report what they found, but the darkness kept them from seeing and not from speaking.",
        },
      },
      opening: "Darkness keeps researchers from seeing the animals, so they use cameras.",
      hint: "Find the obstacle in the first sentence and the device that overcomes it.",
    },
    obey: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "An ordinance of 1462 prohibited members of the dyers' guild from working by candlelight, in which colors could not be judged. Historian Beatrix Vollmer doubts that many of the masters troubled to observe the rule: the accounts of the guild list fines for violations in nearly every week of the winter months.",
      clue: "fines for violations in nearly every week",
      reason:
        "To *obey* is to do as a rule requires. *Fines for violations* show that the masters did not.",
      misfits: {
        watch: {
          code: "half-right",
          reason:
            "To *watch* is to look at. The guild's officers looked for offenses, but the masters are said to have violated a rule.",
        },
        celebrate: {
          code: "wrong-sense",
          reason: "To *celebrate* is to mark with festivity, which is not done with a prohibition.",
        },
        remark: {
          code: "not-in-the-text",
          reason:
            "To *remark* is to say or notice. The fines were imposed for what the masters did by candlelight and not for anything they said.",
        },
      },
      opening: "Frequent fines for violations suggest that many masters ignored the rule.",
      hint: "The part after the colon is the reason for Vollmer's doubt.",
    },
    celebrate: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Inti Raymi, the Inca festival of the June solstice, was prohibited during the colonial period. In 1944 a version of the ceremonies was reconstructed from written sources, and residents of the Peruvian city of Cusco now observe the festival annually with processions, music, dances, and speeches in Quechua.",
      clue: "with processions, music, dances, and speeches in Quechua",
      reason:
        "To *celebrate* is to mark an occasion with festivity, as people do *with processions, music, dances*.",
      misfits: {
        watch: {
          code: "half-right",
          reason:
            "To *watch* is to look on. Many people do look on, but processions, music, and dances are how a festival is kept.",
        },
        obey: {
          code: "wrong-strength-or-tone",
          reason:
            "To *obey* is to follow a command. No command is mentioned; on the contrary, the festival was once *prohibited*.",
        },
        remark: {
          code: "wrong-sense",
          reason:
            "To *remark* is to say or comment. Speeches are a part of the day, but a festival is not a comment.",
        },
      },
      opening: "Processions, music, and dances are the ways in which the festival is kept.",
      hint: "The list that closes the text tells by what means it is done.",
      source: "Inti Raymi in Cusco: standard reference works in anthropology",
    },
    remark: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: 'Letter writers of the period, literary historian Grace Adeyemi suggests, softened a criticism by presenting it as something incidental. "I observe merely that the third act is long," one correspondent informed a playwright, before adding a page of objections; the formula permitted a writer to say a thing while seeming to attach little weight to it.',
      clue: "the formula permitted a writer to say a thing",
      reason:
        "To *remark* is to mention in passing. The formula lets the writer *say a thing* as if it were *incidental*.",
      misfits: {
        watch: {
          code: "half-right",
          reason:
            "To *watch* is to look at attentively. The correspondent has no doubt seen the play, but the words are used to *say* something about it.",
        },
        obey: {
          code: "contradicts-the-text",
          reason:
            "To *obey* is to do as one is told. The correspondent objects to the act and submits to nothing.",
        },
        celebrate: {
          code: "wrong-strength-or-tone",
          reason:
            "To *celebrate* is to praise or honor. What follows is a criticism, however softened.",
        },
      },
      opening: "The formula serves to say something while seeming to give it little weight.",
      hint: "Adeyemi explains at the end what the formula permits a writer to do.",
    },
  },
});
