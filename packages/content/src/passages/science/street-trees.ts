import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const streetTrees: Passage = {
  id: "street-trees",
  genre: "science",
  text: prose`
    A team of urban ecologists measured the air on summer evenings in one city and found that
    blocks lined with old trees were cooler than blocks without any. The cause was not obvious.
    Leaves give off water, which cools the air around them, but they nearly stop doing so at
    dusk. The team hypothesized that the trees cool the evening chiefly by what they do at noon:
    their shade keeps the pavement from storing heat that it would otherwise give back after
    sunset.
  `,
  facets: [
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the team's hypothesis?",
      key: {
        text: "Blocks that awnings shaded at noon were as cool in the evening as blocks with old trees.",
        reason:
          "Awnings shade the pavement but give off no water, so noon shade alone brings the cooler evening.",
      },
      wrong: [
        {
          text: "Blocks with old trees were as quiet in the evening as blocks that awnings shaded at noon.",
          code: "beside-the-point",
          reason: "Quiet has nothing to do with heat stored in pavement.",
        },
        {
          text: "Blocks with old trees gave off far more water at noon than at any of the hours after dusk.",
          code: "wrong-group-or-measure",
          reason:
            "That the leaves stop at dusk is already known; it does not show that shade is the cause.",
        },
        {
          text: "Blocks that trees shaded at noon had pavement as hot at dusk as blocks without trees.",
          code: "relationship-reversed",
          reason: "If shaded pavement stored as much heat, the hypothesis would fail.",
        },
      ],
      evidence: ["their shade keeps the pavement from storing heat"],
      opening:
        "Shade without trees that cools the evening as well shows that shade is what matters.",
      steps: [
        "The hypothesis says that noon shade on the pavement, and not water from leaves, cools the evening.",
        "A block shaded by awnings has the shade and lacks the leaves; if it is as cool, the shade explains the difference.",
      ],
      hint: "Think of a block that has only one of the two possible causes.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the team's hypothesis?",
      key: {
        text: "On blocks with white pavement storing little heat, old trees cooled the evening by just as much.",
        reason:
          "If the trees cool as much where the pavement stores little heat, stored heat cannot be the chief cause.",
      },
      wrong: [
        {
          text: "On blocks where the old trees had been cut back, evenings grew warmer, though not as warm as on treeless blocks.",
          code: "half-right",
          reason: "Less shade and a warmer evening go together, as the hypothesis would have it.",
        },
        {
          text: "On blocks with old trees, leaves gave off hardly any water in the first hours after the sun had set.",
          code: "beside-the-point",
          reason: "The text already grants this, and it counts against the rival explanation.",
        },
        {
          text: "On blocks without trees, the pavement was far hotter at sunset than the air that lay above it.",
          code: "relationship-reversed",
          reason: "Hot pavement on unshaded blocks is what the hypothesis expects.",
        },
      ],
      evidence: ["their shade keeps the pavement from storing heat"],
      opening:
        "The hypothesis fails if trees cool the evening even where pavement stores little heat.",
      steps: [
        "According to the hypothesis the trees work by keeping heat out of the pavement.",
        "Where the pavement stores little heat anyway, there is little to keep out; if the trees still cool as much, they must do it in another way.",
      ],
      hint: "Look for a place where the supposed cause is missing and the effect is there all the same.",
      tip: habits.weaken,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the water that leaves give off?",
      key: {
        text: "It cools the air mainly while the sun is up.",
        reason:
          "Leaves nearly stop giving off water at dusk, so water from them cools chiefly by day.",
      },
      wrong: [
        {
          text: "It draws stored heat out of the pavement at noon.",
          code: "words-echoed",
          reason:
            "It is shade that keeps heat from the pavement; leaves are not said to draw it out.",
        },
        {
          text: "It cools the air mainly once the sun has set.",
          code: "contradicts-the-text",
          reason: "At dusk the leaves nearly stop giving off water.",
        },
        {
          text: "It warms the air around the trees on summer nights.",
          code: "too-extreme",
          reason: "Giving off less water means cooling less, not warming.",
        },
      ],
      evidence: ["they nearly stop doing so at dusk"],
      opening: "Leaves cool the air by giving off water, and they nearly stop doing so at dusk.",
      steps: [
        "The third sentence says how leaves cool the air and when they nearly stop.",
        "If they nearly stop at dusk, most of their cooling by water must come before it, in daylight.",
      ],
      hint: "Find the sentence about leaves and the time of day it names.",
      tip: habits.implication,
    },
  ],
};
