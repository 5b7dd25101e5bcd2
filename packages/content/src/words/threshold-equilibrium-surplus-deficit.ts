import { wordSet } from "./word-set.ts";

export const thresholdEquilibriumSurplusDeficit = wordSet({
  id: "threshold-equilibrium-surplus-deficit",
  contexts: {
    threshold: {
      level: "Medium",
      clueKind: "W7",
      text: "For a dozen years acid trickled into the lake, and those who fished it saw no change. Then the water crossed a certain ______. In the course of one summer the snails vanished, the minnows that fed on them followed, and by fall there was nothing left to fish for.",
      clue: "saw no change",
      reason:
        "No change for years and then all of it at once: a limit, or *threshold*, had been crossed.",
      misfits: {
        equilibrium: {
          code: "contradicts-the-text",
          reason: "What was crossed put an end to all balance in the lake.",
        },
        surplus: {
          code: "words-echoed",
          reason: "There came to be too much acid, but one does not cross more than is needed.",
        },
        deficit: {
          code: "wrong-sense",
          reason:
            "A lack is not a line that water could cross, and here there was more acid, not less.",
        },
      },
      opening: "After years without a change the lake died at once: it had crossed a limit.",
      hint: "What must lie between a time without change and a time when all changes at once?",
    },
    equilibrium: {
      level: "Hard",
      clueKind: "W12",
      text: "Since the foot of the glacier has stood at the same rock for thirty years, hikers conclude that the ice lies still. It does nothing of the kind. As much ice comes down each year as melts at the foot, and it is this ______, not any rest, to which the rock owes its fame.",
      clue: "As much ice comes down each year as melts at the foot",
      reason: "Where as much arrives as is lost, things are in balance, or in *equilibrium*.",
      misfits: {
        threshold: {
          code: "words-echoed",
          reason:
            "The rock may look like a doorstep for the ice, but *this* points back to two equal amounts.",
        },
        surplus: {
          code: "relationship-reversed",
          reason: "If more ice came down than melted, the foot would have moved beyond the rock.",
        },
        deficit: {
          code: "contradicts-the-text",
          reason:
            "If less ice came down than melted, the foot would have drawn back from the rock.",
        },
      },
      opening: "As much ice arrives as is lost, and so the foot of the glacier stays where it is.",
      hint: "Compare how much ice comes with how much goes.",
      source: "The mass balance of glaciers: standard reference works",
    },
    surplus: {
      level: "Easy",
      clueKind: "W1",
      text: "In good years the valley grew more barley than it could eat. It was this ______, the grain left over and stored in pits, that fed the first people there who did not farm: the potter, the weaver, the scribe, and, before very long, the collector of taxes.",
      clue: "the grain left over",
      reason: "Grain that is left over is more than is needed: it is a *surplus*.",
      misfits: {
        threshold: { code: "wrong-sense", reason: "Nobody can be fed on a limit." },
        equilibrium: {
          code: "wrong-strength-or-tone",
          reason: "The valley had more grain than it ate, so the two were not in balance.",
        },
        deficit: {
          code: "contradicts-the-text",
          reason: "A lack of grain could not have fed anyone, let alone people who did not farm.",
        },
      },
      opening:
        "The valley grew more than it ate, and what was left over fed those who did not farm.",
      hint: "The words between the commas explain the blank.",
    },
    deficit: {
      level: "Medium",
      clueKind: "W3",
      text: "On a hot day a tall tree loses water through its leaves faster than its roots can replace it, and by evening its trunk has shrunk by a hair. As the pores of the leaves close for the night and the roots go on drinking, the ______ is made good, and at dawn the trunk is as thick as before.",
      clue: "faster than its roots can replace it",
      reason:
        "What a tree loses and cannot at once replace is a lack, or *deficit*, which the night makes good.",
      misfits: {
        threshold: {
          code: "wrong-sense",
          reason: "A limit is not something that drinking could make good.",
        },
        equilibrium: {
          code: "relationship-reversed",
          reason: "Balance is what the night restores, and what is restored had been lost by day.",
        },
        surplus: {
          code: "contradicts-the-text",
          reason: "A tree with more water than it needs would not have shrunk.",
        },
      },
      opening:
        "The tree loses more than it takes in by day, and the night makes good what is missing.",
      hint: "What does the tree have too little of by evening?",
      source: "Daily shrinking and swelling of tree trunks: standard reference works in botany",
    },
  },
});
