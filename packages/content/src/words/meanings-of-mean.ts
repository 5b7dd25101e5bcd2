import { wordSet } from "./word-set.ts";

export const meaningsOfMean = wordSet({
  id: "meanings-of-mean",
  meaningsOf: "mean",
  contexts: {
    stingy: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "The alderman gave freely to every public subscription of which a list was printed. In the ordinary transactions of life he was mean: he contested the smallest accounts, permitted his clerks no fire before December, and divided each sheet of letter paper in order that half of it might be kept.",
      clue: "gave freely to every public subscription",
      reason:
        "*Stingy* means unwilling to spend. The alderman *gave freely* in public, and in ordinary life did the opposite, down to half a sheet of paper.",
      misfits: {
        cruel: {
          code: "half-right",
          reason:
            "*Cruel* means causing pain on purpose. The clerks were cold, but the contested accounts and the divided paper show that he wished to save.",
        },
        average: {
          code: "words-echoed",
          reason:
            "*Average* means ordinary. The transactions were *ordinary*, but his conduct in them was not.",
        },
        humble: {
          code: "contradicts-the-text",
          reason:
            "*Humble* means modest. A man who gives where *a list was printed* wants to be noticed.",
        },
      },
      opening: "Generous in public, he saved even half a sheet of paper in private.",
      hint: "Contrast the first sentence with the three examples after the colon.",
    },
    cruel: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "At the beginning of the nineteenth century, whether a driver was mean to the horses in his charge was generally considered a private matter in Britain. Reformers objected that animals beaten, overloaded, and driven until they collapsed could not be the concern of their owners alone, and an act of Parliament in 1822 made such conduct punishable.",
      clue: "animals beaten, overloaded, and driven until they collapsed",
      reason:
        "*Cruel* means causing suffering without regard. The horses were *beaten, overloaded, and driven until they collapsed*.",
      misfits: {
        stingy: {
          code: "wrong-strength-or-tone",
          reason:
            "*Stingy* means unwilling to spend. Owners may have saved on fodder, but the reformers objected to blows and exhaustion.",
        },
        average: {
          code: "not-in-the-text",
          reason:
            "*Average* means typical. No measure of how most horses were treated is given, and what is described is made *punishable*.",
        },
        humble: {
          code: "wrong-sense",
          reason: "*Humble* means modest or lowly, which is no name for beating an animal.",
        },
      },
      opening: "Animals that are beaten and driven until they collapse are made to suffer.",
      hint: "The second sentence lists three things done to the animals.",
      source:
        "The act of 1822 on the ill-treatment of cattle and horses: standard reference works in history",
    },
    average: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Climatologists caution that the mean temperature of a region may conceal much of what matters to its inhabitants. Two stations with the same annual figure can differ considerably: at one, near the sea, every month lies close to that figure, whereas at the other, far inland, hot summers and severe winters merely balance.",
      clue: "hot summers and severe winters merely balance",
      reason:
        "An *average* value lies in the middle of high and low ones, which is how *hot summers and severe winters* can give the same figure.",
      misfits: {
        stingy: {
          code: "wrong-sense",
          reason: "*Stingy* means unwilling to give, and a temperature has no will.",
        },
        cruel: {
          code: "words-echoed",
          reason:
            "*Cruel* means harsh. The winters inland are *severe*, but the word is used of a figure that conceals them.",
        },
        humble: {
          code: "not-in-the-text",
          reason:
            "*Humble* means modest or poor. The figures are neither; the text asks what they leave out.",
        },
      },
      opening: "One annual figure is formed from high and low temperatures that balance.",
      hint: "The colon introduces two ways in which a region can arrive at its figure.",
      source: "Maritime and continental climates: standard reference works in climatology",
    },
    humble: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: "Several biographers of the composer emphasize the mean circumstances of his birth. Musicologist Pilar Echevarria notes, however, that the two-room dwelling now shown to visitors was acquired by the family only after a bankruptcy; the tax register places the parents, in the year in question, in a substantial house on the market square, with two servants.",
      clue: "a substantial house on the market square, with two servants",
      reason:
        "*Humble* means poor and low in rank. Against the two rooms of the biographers, Echevarria sets *a substantial house* and servants.",
      misfits: {
        stingy: {
          code: "words-echoed",
          reason:
            "*Stingy* means unwilling to spend. *Bankruptcy* and *tax* concern money, but a lack of it is not a reluctance to spend it.",
        },
        cruel: {
          code: "not-in-the-text",
          reason: "*Cruel* means causing pain. Nobody is said to have made the family suffer.",
        },
        average: {
          code: "wrong-strength-or-tone",
          reason:
            "*Average* means neither rich nor poor. Echevarria corrects the biographers by showing comfort, so they had claimed something worse.",
        },
      },
      opening:
        "Biographers imagined a birth in two rooms, and the register shows a substantial house.",
      hint: "*However* turns against the biographers: take the opposite of what the register shows.",
    },
  },
});
