import { wordSet } from "./word-set.ts";

export const meticulousArbitraryFutileUnanimous = wordSet({
  id: "meticulous-arbitrary-futile-unanimous",
  contexts: {
    meticulous: {
      level: "Easy",
      clueKind: "W1",
      text: "Thirty summers of the beekeeper's records survive, and they are ______: for every hive and every day they give the hour of the first flight, the strength of the wind, and the number of bees that came home with pollen on their legs.",
      clue: "the hour of the first flight, the strength of the wind",
      reason:
        "Records that give the hour, the wind and a count for every hive and day are very careful: they are *meticulous*.",
      misfits: {
        arbitrary: {
          code: "contradicts-the-text",
          reason: "Nothing is left to whim; the same things are noted every day.",
        },
        futile: {
          code: "not-in-the-text",
          reason: "Whether the records were of any use is not said.",
        },
        unanimous: {
          code: "wrong-sense",
          reason: "The records have one author, so there is no one with whom to agree.",
        },
      },
      opening: "Records that leave out no hive, no day and no detail are kept with great care.",
      hint: "What follows the colon shows how the records were kept.",
    },
    arbitrary: {
      level: "Medium",
      clueKind: "W2",
      text: "The line between a hill and a mountain may look like a fact of nature, but whoever asks who drew it will find that it is ______. One office chose two thousand feet; its neighbor chose half of that, for tidiness; and neither gave a reason that any slope would recognize.",
      clue: "neither gave a reason that any slope would recognize",
      reason:
        "A line drawn where someone chose, with no reason in the slopes themselves, is *arbitrary*.",
      misfits: {
        meticulous: {
          code: "contradicts-the-text",
          reason: "Round numbers chosen for tidiness are not the fruit of great care.",
        },
        futile: {
          code: "wrong-strength-or-tone",
          reason: "The line may serve its purpose well enough; it merely has no ground in nature.",
        },
        unanimous: {
          code: "wrong-sense",
          reason: "The two offices chose different heights, and a line cannot be of one mind.",
        },
      },
      opening: "A line that each office draws where it likes has no ground in nature.",
      hint: "*But* sets the blank against *a fact of nature*.",
    },
    futile: {
      level: "Hard",
      clueKind: "W6",
      text: "The barrier failed in its first winter and again in its second, and a newspaper printed the cost beside a drawing of a sieve. It would be a mistake, nevertheless, to call the work ______. Every design that has held since then was drawn from what its builders learned while they were losing.",
      clue: "was drawn from what its builders learned while they were losing",
      reason: "The failed barrier led to every later success, so it was not useless, or *futile*.",
      misfits: {
        meticulous: {
          code: "contradicts-the-text",
          reason:
            "It would hardly be a mistake to find care in builders who learned so much as they lost.",
        },
        arbitrary: {
          code: "not-in-the-text",
          reason:
            "Nobody has accused the builders of acting on whim; the charge is that all was wasted.",
        },
        unanimous: {
          code: "wrong-sense",
          reason: "How many of the builders agreed is not in question.",
        },
      },
      opening: "The work failed, yet later successes rest on it, so it was not for nothing.",
      hint: "What does the drawing of a sieve say of the work, and how do the later designs answer it?",
    },
    unanimous: {
      level: "Easy",
      clueKind: "W3",
      text: 'Since a single "no" would send the plan back to the architects, the vote had to be ______. In the end it was. But it took seven meetings, and the last hand went up only when everyone had been promised a window that opened.',
      clue: 'a single "no" would send the plan back',
      reason: 'If not even one "no" is allowed, all must vote alike: the vote must be *unanimous*.',
      misfits: {
        meticulous: {
          code: "wrong-sense",
          reason: 'A vote is counted with care, but care would not keep out a single "no."',
        },
        arbitrary: {
          code: "contradicts-the-text",
          reason: 'A vote cast on a whim might well bring the one "no" that had to be avoided.',
        },
        futile: {
          code: "not-in-the-text",
          reason: "The vote decided the matter; it was not in vain.",
        },
      },
      opening: 'Where one "no" is too many, everybody has to vote the same way.',
      hint: "How many people were allowed to vote against the plan?",
    },
  },
});
