import { wordSet } from "./word-set.ts";

export const meaningsOfFair = wordSet({
  id: "meanings-of-fair",
  meaningsOf: "fair",
  contexts: {
    just: {
      level: "Easy",
      clueKind: "W11",
      text: "Nobody in the valley liked the referee, but there was no one who did not allow that he was fair. On the day when his own brother handled the ball, he blew louder than usual. Afterward he walked the six miles home, because his brother had the car.",
      clue: "On the day when his own brother handled the ball",
      reason: "A referee who favors not even his brother treats all alike: he is *just*.",
      misfits: {
        blond: {
          code: "not-in-the-text",
          reason: "The color of his hair has no bearing on the whistle.",
        },
        cloudless: { code: "wrong-sense", reason: "A sky may be so called, but hardly a referee." },
        passable: {
          code: "wrong-strength-or-tone",
          reason:
            "His brother could expect no favor from him, which is more than being good enough.",
        },
      },
      opening: "A referee who whistles against his own brother treats everyone alike.",
      hint: "What does the story of the brother show about him?",
    },
    blond: {
      level: "Medium",
      clueKind: "W11",
      text: "In a family of black beards and heavy braids she was the one fair child, and up to her tenth year her uncles held that she had been exchanged at the hospital. Then, in a single summer, her hair turned as dark as theirs, and they asked her what had become of the other girl.",
      clue: "her hair turned as dark as theirs",
      reason: "She stood out until her hair grew dark: before that she was *blond*.",
      misfits: {
        just: {
          code: "words-echoed",
          reason: "Her uncles may not be just to her, but it is her hair that sets her apart.",
        },
        cloudless: {
          code: "wrong-sense",
          reason: "A summer might be without clouds, but not a child.",
        },
        passable: {
          code: "not-in-the-text",
          reason: "Nobody judges whether the child is good enough; she merely looks different.",
        },
      },
      opening: "Once her hair darkened she was like the others, so it had been light before.",
      hint: "What changed when she was ten, and what must have been different before?",
    },
    cloudless: {
      level: "Medium",
      clueKind: "W11",
      text: "The old ferryman put out on none but a fair morning. If so much as one gray rag hung above the hills, he went back to bed, and on that coast this came to some two months' work in the year. The younger men, who went out in anything, laughed at him whenever they were not mending their boats.",
      clue: "If so much as one gray rag hung above the hills",
      reason:
        "One gray rag above the hills is one too many for him: he waits for a *cloudless* morning.",
      misfits: {
        just: {
          code: "not-in-the-text",
          reason:
            "The sea may deal hardly with the young men, but the word tells what kind of morning it is.",
        },
        blond: {
          code: "wrong-sense",
          reason: "The light of a morning may be pale, but the word is used of hair.",
        },
        passable: {
          code: "wrong-strength-or-tone",
          reason:
            "A tolerable morning, with a rag or two above the hills, is not good enough for him.",
        },
      },
      opening: "A single gray rag of cloud above the hills keeps the ferryman in bed.",
      hint: "What is the gray rag above the hills?",
    },
    passable: {
      level: "Hard",
      clueKind: "W11",
      text: "His Latin was good, wrote the headmaster, his Greek was fair, and his arithmetic did not permit of description. As to his conduct, other boys had been known to climb the clock tower. This was the first, in thirty years, who had thought of setting the clock.",
      clue: "his arithmetic did not permit of description",
      reason:
        "Between what is good and what is too bad to describe lies what will just do: it is *passable*.",
      misfits: {
        just: {
          code: "words-echoed",
          reason:
            "The headmaster tries to do justice to the boy, but the word is a mark for his Greek.",
        },
        blond: {
          code: "wrong-sense",
          reason: "The boy may have had light hair; his Greek had not.",
        },
        cloudless: {
          code: "wrong-strength-or-tone",
          reason:
            "Greek without a cloud would be the best of his subjects, and Latin comes before it.",
        },
      },
      opening: "The list goes down from good, by way of the Greek, to what cannot be described.",
      hint: "Look at the order in which the three subjects are named.",
    },
  },
});
