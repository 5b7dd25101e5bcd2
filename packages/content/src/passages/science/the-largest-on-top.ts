import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theLargestOnTop: Pair = {
  id: "the-largest-on-top",
  genre: "science",
  source: `Sieving and convection in shaken mixtures (the "Brazil nut effect"): standard accounts in physics`,
  texts: [
    prose`
      However you pack a can of mixed nuts, on a journey the Brazil nuts come to the top. A sieve
      explains it. At each jolt the nuts leap a little apart, and gaps open beneath them. A peanut
      can drop into such a gap; a Brazil nut cannot. What has slipped under the large nut keeps it
      from coming down again, and so, jolt by jolt, it is jacked up to the top.
    `,
    prose`
      Color one layer of beads in a glass jar and shake it, and the layer bends. There is a current:
      beads go up in the middle and come down, in a thin stream, along the wall. A large bead goes
      up with the others and is too broad for the stream that leads down. Polish the wall, and no
      current forms. The large bead still climbs, only more slowly. To ask whether it is the gaps or
      the current that lifts it is to ask on which leg one walks.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the explanation in Text 1?",
      key: {
        text: "By granting that the gaps lift a large bead, but not that nothing else lifts it",
        reason:
          "The bead climbs without a current, *only more slowly*; with it, two things lift it.",
      },
      wrong: [
        {
          text: "By denying that sieving lifts the large ones, since there is a current that does",
          code: "too-extreme",
          reason: "Where no current forms, the large bead *still climbs*.",
        },
        {
          text: "By granting that sieving lifts the large ones, but only where a current forms",
          code: "relationship-reversed",
          reason: "It is without a current that it must be the gaps that lift the bead.",
        },
        {
          text: "By denying that what is true of beads in a jar can be true of nuts in a can",
          code: "not-in-the-text",
          reason: "The author takes the two together and draws no such line.",
        },
      ],
      evidence: ["The large bead still climbs, only more slowly.", "to ask on which leg one walks"],
      opening: "One walks on both legs, and the last sentence makes use of that.",
      steps: [
        "Text 1 knows of gaps and nothing else. Text 2 adds a current, takes it away, and finds that the bead *still climbs, only more slowly*. So both are at work.",
      ],
      hint: "On which leg does one walk?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely describe what happens in a jar with a polished wall?",
      key: {
        text: "The large beads are lifted by nothing but the gaps.",
        reason: "*No current forms*, and still the large bead climbs.",
      },
      wrong: [
        {
          text: "The large beads are lifted by nothing but the current.",
          code: "relationship-reversed",
          reason: "It is the current that is missing there.",
        },
        {
          text: "The large beads stay below, since no current forms there.",
          code: "contradicts-the-text",
          reason: "They climb, *only more slowly*.",
        },
        {
          text: "The large beads come down in a thin stream.",
          code: "wrong-group-or-measure",
          reason: "That stream belongs to the rough wall, and is too thin for large beads.",
        },
      ],
      evidence: ["Polish the wall, and no current forms. The large bead still climbs"],
      opening: "The polish takes away one of the two things that lift a bead.",
      steps: [
        "With a polished wall *no current forms*. As *the large bead still climbs*, it must be the gaps that lift it.",
      ],
      hint: "Which of the two things named in the last sentence is gone?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Large pieces in a mixture rise when it is shaken.",
        reason: "Brazil nuts come to the top, and the large bead climbs.",
      },
      wrong: [
        {
          text: "Small pieces in a mixture rise before large ones.",
          code: "contradicts-the-text",
          reason: "In Text 1 small nuts drop; in Text 2 all beads go up in the middle.",
        },
        {
          text: "Shaking sends pieces down along the wall of a jar.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of a wall.",
        },
        {
          text: "Shaking opens gaps that large pieces can drop into.",
          code: "wrong-person-or-text",
          reason: "Text 1 says that they cannot.",
        },
      ],
      evidence: [
        "the Brazil nuts come to the top",
        "A large bead goes up with the others and is too broad for the stream that leads down.",
      ],
      opening: "The texts begin from the same thing, one with nuts and one with beads.",
      steps: [
        "Text 1: *the Brazil nuts come to the top*. Text 2: the large bead goes up and does not come down.",
      ],
      hint: "What do Brazil nuts and large beads have in common?",
      tip: habits.agreement,
    },
  ],
};
