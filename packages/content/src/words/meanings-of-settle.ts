import { wordSet } from "./word-set.ts";

export const meaningsOfSettle = wordSet({
  id: "meanings-of-settle",
  meaningsOf: "settle",
  contexts: {
    resolve: {
      level: "Medium",
      clueKind: "W11",
      text: "Both families claimed the meadow, and both had buried a lawyer in the course of the quarrel. In the end the thing was left to a schoolmaster from another county, who was to settle it by walking from stone to stone with the two oldest members of each family, and saying where the line between them lay.",
      clue: "saying where the line between them lay",
      reason: "He is to say where the line lies and so put an end to the quarrel: to *resolve* it.",
      misfits: {
        pay: {
          code: "not-in-the-text",
          reason: "The families quarrel about land and not about a bill.",
        },
        sink: {
          code: "wrong-sense",
          reason: "Nothing here goes to the bottom.",
        },
        colonize: {
          code: "words-echoed",
          reason:
            "There is land in question, but the schoolmaster goes there to judge, not to live on it.",
        },
      },
      opening: "The schoolmaster is to end a quarrel by saying where the line lies.",
      hint: "What was there between the families that someone had to end?",
    },
    pay: {
      level: "Easy",
      clueKind: "W11",
      text: "My uncle could not bear to owe. When the doctor had been twice for my sister's fever, he walked nine miles to town with a ham on each shoulder to settle the account, for the doctor took hams, and he would not sit down to coffee until our name had been crossed out of the book.",
      clue: "with a ham on each shoulder",
      reason: "He brings hams because he cannot bear to owe: he comes to *pay*.",
      misfits: {
        resolve: {
          code: "wrong-strength-or-tone",
          reason: "No one is in doubt about the account; it only has to be met.",
        },
        sink: {
          code: "wrong-sense",
          reason: "An account of this kind is a sum of money and cannot go to the bottom.",
        },
        colonize: {
          code: "not-in-the-text",
          reason: "He goes to town for the afternoon, with hams.",
        },
      },
      opening: "The uncle cannot bear to owe, and he brings the doctor what is due.",
      hint: "What did the family owe, and what were the hams for?",
    },
    sink: {
      level: "Easy",
      clueKind: "W11",
      text: '"Now let it alone," the dyer told us, and put the lid on the vat. "Give the root a night to settle. In the morning it will lie at the bottom as thick as your thumb, and the water, which you would not wash a dog in now, will be as clear as wine."',
      clue: "lie at the bottom as thick as your thumb",
      reason: "By morning the root lies at the bottom: it has had time to *sink*.",
      misfits: {
        resolve: {
          code: "words-echoed",
          reason:
            "The water will be clear in the morning, but there is no dispute to be cleared up.",
        },
        pay: {
          code: "not-in-the-text",
          reason: "Nobody owes anything to the root or the dyer.",
        },
        colonize: {
          code: "wrong-sense",
          reason: "The root does not come to live at the bottom of the vat.",
        },
      },
      opening: "In the morning the root will be at the bottom and the water clear.",
      hint: "Where will the root be after a night?",
    },
    colonize: {
      level: "Hard",
      clueKind: "W11",
      text: "The company's letter left the captain a choice. He might merely trade among the islands, putting in each spring for oil and feathers; or, if he found the soil deep enough, he might settle them, in which event every man was to bring his wife, a plow, and seed for three harvests.",
      clue: "every man was to bring his wife, a plow",
      reason:
        "Wives, plows and seed are brought by people who come to live on the land: to *colonize* it.",
      misfits: {
        resolve: {
          code: "half-right",
          reason:
            "The captain does have a choice to make, but *them* are the islands, not the choices.",
        },
        pay: {
          code: "wrong-strength-or-tone",
          reason: "The oil and feathers may have been paid for, but nobody gives money to islands.",
        },
        sink: {
          code: "wrong-sense",
          reason: "An island cannot be sent to the bottom with a plow.",
        },
      },
      opening: "Men who bring wives, plows and seed for three harvests mean to stay.",
      hint: "Who brings a plow and seed for three harvests to an island?",
    },
  },
});
