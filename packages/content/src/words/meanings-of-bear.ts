import { wordSet } from "./word-set.ts";

export const meaningsOfBear = wordSet({
  id: "meanings-of-bear",
  meaningsOf: "bear",
  contexts: {
    endure: {
      level: "Easy",
      clueKind: "W11",
      text: "Two winters in the camp had taught him to bear hunger, wind, and the same four songs. What he could not get used to was kindness. When the cook gave him the larger potato on his birthday, he had to go outside and look for a time at the snow.",
      clue: "What he could not get used to was kindness",
      reason:
        "Hunger and wind are set beside what he could not get used to: he had learned to *endure* them.",
      misfits: {
        transport: {
          code: "wrong-sense",
          reason: "Hunger and wind are nothing that a man takes from place to place.",
        },
        yield: {
          code: "contradicts-the-text",
          reason: "He did not produce hunger; he suffered from it.",
        },
        display: {
          code: "wrong-strength-or-tone",
          reason: "He may have shown his hunger, but it is not a thing that one has to be taught.",
        },
      },
      opening: "Unlike kindness, hunger and wind were things that he had got used to suffering.",
      hint: "Set the things of the first sentence against the one that he could not get used to.",
    },
    transport: {
      level: "Medium",
      clueKind: "W11",
      text: "It took four men to bear the chest up from the landing, and a fifth to walk before it and tell the village what was inside. What was inside, so far as the four could judge from the weight and the rattling, was stones.",
      clue: "up from the landing",
      reason: "Four men are needed to bring a heavy chest up from the boats: they *transport* it.",
      misfits: {
        endure: {
          code: "words-echoed",
          reason:
            "The four may have suffered under the chest, but *up from the landing* tells of a way.",
        },
        yield: {
          code: "wrong-sense",
          reason: "Men do not bring forth a chest as a tree brings forth fruit.",
        },
        display: {
          code: "wrong-person-or-text",
          reason: "It is the fifth man who makes a show of the chest, and the stones stay hidden.",
        },
      },
      opening: "So heavy that it takes four men, the chest is being brought up from the landing.",
      hint: "What do the four men do with the chest, as distinct from the fifth?",
    },
    yield: {
      level: "Medium",
      clueKind: "W11",
      text: "The pear tree by the gate had not been known to bear since before I was born, and every fall my aunt, who needed the light, proposed to have it down. Every fall my grandfather asked her for one more year. It was not idle, he said; it was thinking.",
      clue: "It was not idle",
      reason:
        "A tree that bears nothing year after year seems idle: it does not *yield* any pears.",
      misfits: {
        endure: {
          code: "contradicts-the-text",
          reason: "The tree has lasted for many years; it is fruit that it has not given.",
        },
        transport: { code: "wrong-sense", reason: "A tree stands where it is and moves nothing." },
        display: {
          code: "wrong-strength-or-tone",
          reason:
            "It may have shown leaves enough; what would make it idle is that there were no pears.",
        },
      },
      opening: "A fruit tree that seems idle to the family gives no pears.",
      hint: "Of what would a pear tree be accused by people who called it idle?",
    },
    display: {
      level: "Hard",
      clueKind: "W11",
      text: "Forty of the director's own books came to the archive at his death, and each was found to bear, in the upper corner of its ninth page, the brown ring of a cup. So the staff learned how he read, and why, in thirty years, he had never once been seen to take tea in the reading room.",
      clue: "the brown ring of a cup",
      reason: "Books with a ring on the page have it there for all to see: they *display* it.",
      misfits: {
        endure: {
          code: "half-right",
          reason: "A book may suffer from a cup, but the ring is not what it goes on suffering.",
        },
        transport: {
          code: "words-echoed",
          reason: "The books have been moved to the archive, but they do not move the rings about.",
        },
        yield: {
          code: "wrong-strength-or-tone",
          reason:
            "The books do give something up to the staff, but a ring is not grown like fruit.",
        },
      },
      opening: "The mark of a cup is to be seen on the ninth page of each book.",
      hint: "What was there for the staff to see on each of the books?",
    },
  },
});
