import { wordSet } from "./word-set.ts";

export const meaningsOfCharge = wordSet({
  id: "meanings-of-charge",
  meaningsOf: "charge",
  contexts: {
    accusation: {
      level: "Medium",
      clueKind: "W11",
      text: "That he was slow he would not deny. It was the charge of carelessness that stung him, and he came before the committee with all of his notebooks, eleven years of them, and begged its members to find him a single blot.",
      clue: "begged its members to find him a single blot",
      reason: "He defends himself against what is said of him: the charge is an *accusation*.",
      misfits: {
        fee: { code: "wrong-sense", reason: "Nobody has asked him to pay for his carelessness." },
        attack: {
          code: "wrong-strength-or-tone",
          reason:
            "The words may have hurt like a blow, but he meets them with proof, as one meets a complaint.",
        },
        responsibility: {
          code: "relationship-reversed",
          reason:
            "The notebooks may have been his to keep, but what stings is a fault that he is said to have.",
        },
      },
      opening: "He brings eleven years of notebooks to show that he is not what they say he is.",
      hint: "What is he trying to prove by means of the notebooks?",
    },
    fee: {
      level: "Easy",
      clueKind: "W11",
      text: "There was no charge, said the card on the museum's door, but visitors were kindly asked to wind the clock on the left as they went out. Nine people came in the course of the year, and the clock kept fairly good time.",
      clue: "visitors were kindly asked to wind the clock",
      reason:
        "Visitors are asked for a small service where others would ask for money: there is no *fee*.",
      misfits: {
        accusation: {
          code: "wrong-sense",
          reason: "Nobody at the museum is said to have done wrong.",
        },
        attack: {
          code: "not-in-the-text",
          reason: "Visitors of a museum need not be told that none will fall upon them.",
        },
        responsibility: {
          code: "contradicts-the-text",
          reason: "The visitors are given something to see to, namely the clock.",
        },
      },
      opening: "A card on a museum's door tells visitors what they have to pay, here nothing.",
      hint: "What do visitors expect to read on a card at a museum's door?",
    },
    attack: {
      level: "Easy",
      clueKind: "W11",
      text: "The geese let the mailman come as far as the middle of the yard. Then, with necks out and wings spread, they came on in a charge that would have done credit to the king's cavalry, and the letters were delivered, once again, over the wall.",
      clue: "with necks out and wings spread",
      reason: "Geese that come on like cavalry, necks out, are making an *attack*.",
      misfits: {
        accusation: {
          code: "wrong-strength-or-tone",
          reason:
            "The geese may have felt wronged, but wings and cavalry belong to something less patient.",
        },
        fee: { code: "wrong-sense", reason: "A price is not something in which geese come on." },
        responsibility: {
          code: "not-in-the-text",
          reason:
            "Nobody had set the geese to guard the yard, and cavalry does not come on in a duty.",
        },
      },
      opening:
        "Geese with their necks out, rushing on like cavalry, mean to drive the mailman off.",
      hint: "What does cavalry do that the geese did too?",
    },
    responsibility: {
      level: "Hard",
      clueKind: "W11",
      text: "Old Marta had outlived two masters of the house and looked well able to outlive a third. The lamps were her charge, and the linen, and, since nobody had told her otherwise, the small boy who had come one evening to see the lamps lit and was forgotten by his family.",
      clue: "since nobody had told her otherwise",
      reason:
        "Lamps, linen and a child are what she has to look after: they are her *responsibility*.",
      misfits: {
        accusation: {
          code: "wrong-sense",
          reason: "She complains of nobody; lamps and linen are no complaint.",
        },
        fee: {
          code: "not-in-the-text",
          reason: "She is not paid in lamps, and still less in small boys.",
        },
        attack: {
          code: "contradicts-the-text",
          reason: "She does not go at the lamps or at the boy; she takes care of them.",
        },
      },
      opening: "Lamps, linen and a forgotten child have been left in her care.",
      hint: "What do the lamps, the linen and the boy have in common for Marta?",
    },
  },
});
