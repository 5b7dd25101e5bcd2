import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const orchidsWithoutNectar: Passage = {
  id: "orchids-without-nectar",
  genre: "science",
  text: prose`
    Many orchids offer no nectar at all, yet insects go on visiting their flowers. A team of
    botanists studying one such orchid, which grows in mountain meadows, suspects that it profits
    from its neighbors. A bellflower of nearly the same purple, rich in nectar, often stands close
    by; bees that have learned to expect a reward from that color, the team proposes, visit the
    orchid too, at least until experience teaches them to tell the two flowers apart.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the team's proposal?",
      key: {
        text: "Bees visited orchids more often where bellflowers grew among them than where none grew nearby.",
        reason:
          "If bees carry over what the bellflower has taught them, orchids near bellflowers should be visited more.",
      },
      wrong: [
        {
          text: "Orchids growing among bellflowers received fewer visits from bees than orchids growing beside yellow flowers.",
          code: "relationship-reversed",
          reason: "This is the reverse of what the proposal predicts.",
        },
        {
          text: "Bees visiting the bellflowers in the meadows collected more nectar in the morning than in the afternoon.",
          code: "beside-the-point",
          reason: "When bees collect nectar from the bellflower says nothing about the orchid.",
        },
        {
          text: "Orchids growing among bellflowers had slightly larger leaves than orchids growing apart from them.",
          code: "wrong-group-or-measure",
          reason: "The proposal is about visits from bees, not about the size of leaves.",
        },
      ],
      evidence: ["it profits from its neighbors", "visit the orchid too"],
      opening:
        "The proposal predicts that orchids do better with bees when bellflowers stand close by.",
      steps: [
        "The orchid *profits from its neighbors*, it is said, because bees trained on the bellflower *visit the orchid too*. More visits among bellflowers than apart from them is what that would look like.",
      ],
      hint: "Ask what should differ between an orchid with bellflowers nearby and one without.",
      tip: habits.support,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "An orchid may attract bees because it looks like a rewarding neighbor.",
        reason:
          "The text offers the likeness in color to a nectar-rich flower as a possible reason for the visits.",
      },
      wrong: [
        {
          text: "Bees cannot tell an orchid from a bellflower of the same color.",
          code: "too-extreme",
          reason: "The text says that experience teaches bees to tell the two apart.",
        },
        {
          text: "An orchid without nectar tends to grow best where other flowers are scarce.",
          code: "contradicts-the-text",
          reason: "This orchid is thought to gain from the flower that stands close by.",
        },
        {
          text: "Flowers of one color that grow in a meadow are likely to share the same bees.",
          code: "too-broad",
          reason: "The text speaks of one orchid and one bellflower, not of flowers in general.",
        },
      ],
      evidence: [
        "suspects that it profits from its neighbors",
        "bees that have learned to expect a reward from that color",
      ],
      opening:
        "The text poses a puzzle, insects visiting empty flowers, and gives one possible answer.",
      steps: [
        "The orchid gives no nectar, yet it is visited. The botanists suspect that bees which *have learned to expect a reward from that color* are drawn by its likeness to the bellflower.",
      ],
      hint: "Find the puzzle in the first sentence and the answer proposed for it.",
      tip: habits["main-idea"],
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the team's proposal?",
      key: {
        text: "Among bellflowers, orchids whose petals had been dyed yellow drew as many bees as purple orchids did.",
        reason:
          "If color made the bees come, orchids of another color should have drawn fewer of them.",
      },
      wrong: [
        {
          text: "Among bellflowers, orchids drew many bees early in the season but far fewer in the weeks that followed.",
          code: "contradicts-the-text",
          reason:
            "A decline is what the proposal expects, since experience teaches bees to tell the flowers apart.",
        },
        {
          text: "Bees raised where no bellflowers grew passed by the orchids far more often in the season than other bees.",
          code: "relationship-reversed",
          reason: "Untrained bees that ignore the orchid would support the proposal.",
        },
        {
          text: "Bellflowers that grew beside orchids set about as many seeds as bellflowers that grew apart from them.",
          code: "wrong-group-or-measure",
          reason:
            "The proposal is about what the orchid gains; whether the bellflower loses is another question.",
        },
      ],
      evidence: ["bees that have learned to expect a reward from that color"],
      opening:
        "The proposal rests on color, so evidence that color makes no difference counts against it.",
      steps: [
        "Bees are supposed to come because they *expect a reward from that color*. If orchids dyed another color are visited just as often in the same place, something other than color must draw the bees.",
      ],
      hint: "Ask which single feature of the orchid the proposal cannot do without.",
      tip: habits.weaken,
    },
  ],
};
