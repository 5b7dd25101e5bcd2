import { wordSet } from "./word-set.ts";

export const aversionDevotionSusceptibilityAllusion = wordSet({
  id: "aversion-devotion-susceptibility-allusion",
  contexts: {
    aversion: {
      level: "Easy",
      clueKind: "W4",
      text: "The author's ______ to travel became a legend. He sent friends to describe for him the cities in which his stories were set; he gave up a prize that could be collected only across the sea; and if he had to visit his dentist, two streets away, he drew up a will.",
      clue: "he gave up a prize that could be collected only across the sea",
      reason:
        "One who gives up a prize rather than cross the sea strongly dislikes travel: he has an *aversion* to it.",
      misfits: {
        devotion: {
          code: "contradicts-the-text",
          reason: "Someone devoted to travel would have gone to see the cities himself.",
        },
        susceptibility: {
          code: "wrong-sense",
          reason: "Travel is not a weakness or an illness that he was apt to fall into.",
        },
        allusion: {
          code: "wrong-strength-or-tone",
          reason: "A mention of travel could not explain why he sent friends in his place.",
        },
      },
      opening: "Each example shows the author doing anything rather than travel.",
      hint: "What do the friends, the prize and the dentist show about the author?",
    },
    devotion: {
      level: "Medium",
      clueKind: "W8",
      text: "She was fond of her house and fonder of her brothers, but neither feeling came near her ______ to the harp. The night the river rose she left the silver, the letters, and both of the brothers to look after themselves, and waded out with the instrument on her shoulders.",
      clue: "neither feeling came near",
      reason:
        "A feeling beside which fondness is little, and for which she leaves all else, is *devotion*.",
      misfits: {
        aversion: {
          code: "contradicts-the-text",
          reason: "She would not save from the flood a thing that she disliked.",
        },
        susceptibility: {
          code: "wrong-sense",
          reason: "The harp did her no harm to which she could have been open.",
        },
        allusion: {
          code: "not-in-the-text",
          reason: "The sentence is about what she felt; it is not about anything she said.",
        },
      },
      opening: "The harp, which she saved before all else, was what she loved most.",
      hint: "The blank must name a stronger feeling than the two in the first part.",
    },
    susceptibility: {
      level: "Medium",
      clueKind: "W3",
      text: "The same thin skin that makes this plum a favorite with cooks makes it a worry to growers. Because hardly anything stands between the fruit and the weather, its ______ to mold is such that one damp week in August can leave an orchard without a crop.",
      clue: "one damp week in August can leave an orchard without a crop",
      reason:
        "A fruit that a damp week can ruin is easily harmed by mold: it shows *susceptibility* to it.",
      misfits: {
        aversion: {
          code: "wrong-strength-or-tone",
          reason: "The growers may dislike mold, but a plum has no likes and dislikes.",
        },
        devotion: {
          code: "contradicts-the-text",
          reason: "To be devoted to a thing is no cause of harm, and a fruit has no feelings.",
        },
        allusion: { code: "wrong-sense", reason: "A fruit refers to nothing." },
      },
      opening: "A plum whose thin skin lets in mold is easily harmed by it.",
      hint: "What does a thin skin do to the plum in damp weather?",
    },
    allusion: {
      level: "Hard",
      clueKind: "W12",
      text: 'Nothing in the mayor\'s toast named her old opponent, and a stranger would have heard only a few warm words on the weather. But the ______ to him escaped nobody in the hall. A man "who came home that day without his shoes" could be no one else.',
      clue: "could be no one else",
      reason: "Words that name nobody but can mean only one man are an *allusion* to him.",
      misfits: {
        aversion: {
          code: "wrong-strength-or-tone",
          reason: "The words are warm, and what nobody missed is whom they meant.",
        },
        devotion: {
          code: "contradicts-the-text",
          reason: "She calls him neither friend nor hero; he is her old opponent.",
        },
        susceptibility: {
          code: "wrong-sense",
          reason: "Nothing shows her, or the hall, to be easily swayed by him.",
        },
      },
      opening: "The toast names nobody, yet all in the hall know whom it means.",
      hint: "Two hints: what the toast does not do, and what everyone understood all the same.",
    },
  },
});
