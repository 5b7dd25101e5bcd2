import { wordSet } from "./word-set.ts";

export const autonomyScrutinyPatronagePrestige = wordSet({
  id: "autonomy-scrutiny-patronage-prestige",
  contexts: {
    autonomy: {
      level: "Medium",
      clueKind: "W1",
      text: "The islanders were careful not to ask for independence, which the mainland would never have granted and few at home could afford. What they wanted was ______: schools and courts of their own, a tax to spend as they chose, and the mainland's coins to pay it in.",
      clue: "schools and courts of their own",
      reason:
        "Courts, schools and a tax of one's own, though not independence, are self-government, or *autonomy*.",
      misfits: {
        scrutiny: {
          code: "contradicts-the-text",
          reason:
            "To be closely watched is hardly what people want who ask for courts of their own.",
        },
        patronage: {
          code: "wrong-strength-or-tone",
          reason:
            "They do hope to keep the mainland's coins, but the list is of things to decide for themselves.",
        },
        prestige: {
          code: "not-in-the-text",
          reason: "Nothing in the list would make them more admired.",
        },
      },
      opening:
        "Their own schools, courts and taxes would let the islanders manage their own affairs.",
      hint: "Read what follows the colon, and ask how far it falls short of independence.",
    },
    scrutiny: {
      level: "Easy",
      clueKind: "W3",
      text: "To the family the will had looked sound, but it did not survive the ______ of the court. Under a strong lens the clerk saw that the date was in a newer ink, and that beneath it, faintly, there was another date.",
      clue: "Under a strong lens",
      reason:
        "A lens that finds the date beneath the date is part of a close examination, or *scrutiny*.",
      misfits: {
        autonomy: {
          code: "not-in-the-text",
          reason: "How free the court was has no bearing on what the lens brought to light.",
        },
        patronage: {
          code: "contradicts-the-text",
          reason: "Kindness and support from the court would have done the will no harm.",
        },
        prestige: {
          code: "wrong-strength-or-tone",
          reason: "A court may be highly regarded, but it was the lens that undid the will.",
        },
      },
      opening: "What the lens brought to light shows that the court looked at the will closely.",
      hint: "By what means did the court find the second date?",
    },
    patronage: {
      level: "Medium",
      clueKind: "W5",
      text: "In his years of freedom the composer wrote nothing that anyone remembers. Everything we still hear comes from the years of the prince's ______, his favor, and his purse, when there were players at hand and a new quartet was due each Friday after the hunt.",
      clue: "his favor, and his purse",
      reason:
        "Favor and purse go together in the support of an artist by a rich man: his *patronage*.",
      misfits: {
        autonomy: {
          code: "contradicts-the-text",
          reason:
            "The prince's years are set against the years of freedom; and the freedom would be the composer's.",
        },
        scrutiny: {
          code: "wrong-strength-or-tone",
          reason:
            "A prince may have listened closely, but favor and a purse are named beside the blank.",
        },
        prestige: {
          code: "not-in-the-text",
          reason: "How much the prince was admired paid for no players.",
        },
      },
      opening: "With his favor and his purse, the prince supported the composer.",
      hint: "What do *favor* and *purse* have in common?",
    },
    prestige: {
      level: "Hard",
      clueKind: "W12",
      text: "By any sober measure the post was a poor one: it paid less than a village school, and the rooms that came with it could not be heated. Its ______ was another matter. People with far better offers waited years for it, since whoever had held it was listened to for life.",
      clue: "whoever had held it was listened to for life",
      reason:
        "A post that makes its holder listened to for life is highly respected: it has *prestige*.",
      misfits: {
        autonomy: {
          code: "not-in-the-text",
          reason: "How free the holder was in doing the work is never mentioned.",
        },
        scrutiny: {
          code: "wrong-sense",
          reason: "To be closely watched is not what people with better offers wait years for.",
        },
        patronage: {
          code: "contradicts-the-text",
          reason: "The post's support is what was poor; the blank names what made up for it.",
        },
      },
      opening: "A post that is poor in pay, yet brings respect for life, has standing.",
      hint: "*Another matter* sets the blank against pay and rooms; what did the post give instead?",
    },
  },
});
