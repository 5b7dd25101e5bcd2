import { wordSet } from "./word-set.ts";

export const defiesDictatesMirrorsOutweighs = wordSet({
  id: "defies-dictates-mirrors-outweighs",
  contexts: {
    defies: {
      level: "Easy",
      clueKind: "W10",
      text: "What the bar-tailed godwit accomplishes every autumn nearly ______ belief. It leaves Alaska with its wings and its fat, and it comes down in New Zealand, more than a week later and some seven thousand miles away, without having rested, drunk, or fed.",
      clue: "without having rested, drunk, or fed",
      reason: "What is so hard to believe as such a flight is said to *defy* belief.",
      misfits: {
        dictates: {
          code: "contradicts-the-text",
          reason: "A flight that compels belief would be easy to believe, and this one is not.",
        },
        mirrors: {
          code: "wrong-sense",
          reason: "A flight over the ocean is not the image of a belief.",
        },
        outweighs: {
          code: "not-in-the-text",
          reason: "The text compares nothing to see which is heavier.",
        },
      },
      opening: "A week's flight without rest or food is almost too much to be believed.",
      hint: "Which verb goes with *belief* when something is almost incredible?",
      source: "The autumn migration of the bar-tailed godwit: standard reference works",
    },
    dictates: {
      level: "Medium",
      clueKind: "W3",
      text: "In a slate quarry it is the stone, and not the foreman, that ______ the course of the work. Because slate splits along one grain and no other, the galleries have to run as the grain runs, and men walk home by a road that no architect would have drawn.",
      clue: "the galleries have to run as the grain runs",
      reason:
        "If the galleries have to run as the grain runs, the stone lays down, or *dictates*, the course of the work.",
      misfits: {
        defies: {
          code: "half-right",
          reason: "The stone may resist the foreman, but the work runs as the stone will have it.",
        },
        mirrors: {
          code: "wrong-strength-or-tone",
          reason:
            "The galleries do follow the grain, but *have to* makes the stone their master, not their image.",
        },
        outweighs: {
          code: "wrong-sense",
          reason: "Heavy as it is, stone is not set against the work to see which counts for more.",
        },
      },
      opening: "Galleries that have to run as the grain runs are laid down by the stone.",
      hint: "Who or what decides where the galleries run?",
    },
    mirrors: {
      level: "Easy",
      clueKind: "W5",
      text: "The second part of the suite ______ the first. It too opens with a single flute; it too climbs through four keys, in the same order; and its last bars, like those of the first, are given to a drum that can hardly be heard.",
      clue: "It too opens with a single flute",
      reason: "A part that does again what the first part did is its image: it *mirrors* it.",
      misfits: {
        defies: {
          code: "contradicts-the-text",
          reason:
            "A part that went against the first would not climb through its keys in the same order.",
        },
        dictates: {
          code: "relationship-reversed",
          reason: "The second part follows the first; it does not tell the first what to do.",
        },
        outweighs: {
          code: "not-in-the-text",
          reason: "Neither part is said to be greater or more important.",
        },
      },
      opening:
        "The words *it too* say twice over that the second part does what the first has done.",
      hint: "What do *it too* and *like those of the first* tell about the two parts?",
    },
    outweighs: {
      level: "Hard",
      clueKind: "W8",
      text: "The physician does not deny that the drug does harm; it thins the bones a little, and it spoils the taste of bread. She claims merely that in patients of a certain kind the good it does ______ the harm, and by rather less than the leaflet makes out.",
      clue: "by rather less than the leaflet makes out",
      reason: "Good that exceeds harm by a certain amount, even a small one, *outweighs* it.",
      misfits: {
        defies: {
          code: "wrong-sense",
          reason:
            "Good does not challenge harm *by rather less*; the words call for a comparison of amounts.",
        },
        dictates: {
          code: "possibility-as-fact",
          reason: "The good and the harm come from one drug; the one does not command the other.",
        },
        mirrors: {
          code: "contradicts-the-text",
          reason:
            "If the good were the image of the harm, it would not differ from it by any amount.",
        },
      },
      opening:
        "Good and harm are put on the scales, and the good is the heavier, if only by a little.",
      hint: "*By rather less* tells how two amounts differ.",
    },
  },
});
