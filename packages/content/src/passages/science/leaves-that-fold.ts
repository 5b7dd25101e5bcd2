import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const leavesThatFold: Passage = {
  id: "leaves-that-fold",
  genre: "science",
  source: "Leaf folding in Mimosa pudica: standard botanical reference works",
  text: prose`
    Touch the sensitive plant, *Mimosa pudica*, and its leaflets fold in a second, leaving a bare
    stem where there had been a green fan. The movement costs the plant energy and, while the leaves
    stay shut, light. Botanists have suggested several returns that could be worth that price. One
    team thinks that the folding discourages grasshoppers: an insect that feels its meal collapse
    beneath it, the team proposes, is likely to move to another plant.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the team's proposal?",
      key: {
        text: "Grasshoppers left a plant sooner when its leaves were free to fold than when they were not.",
        reason:
          "If collapse beneath them drives the insects off, plants that fold should lose them sooner.",
      },
      wrong: [
        {
          text: "Grasshoppers stayed on a plant longer when its leaves had folded than when they were open.",
          code: "relationship-reversed",
          reason: "This is the reverse of what the proposal says.",
        },
        {
          text: "Grasshoppers stayed on a plant longer when its flowers were open than when they were closed.",
          code: "not-in-the-text",
          reason: "Flowers have no part in the proposal.",
        },
        {
          text: "Plants whose leaves were touched every hour tended to grow more slowly than plants left untouched.",
          code: "beside-the-point",
          reason: "This concerns the cost of folding, not what is gained by it.",
        },
      ],
      evidence: [
        "an insect that feels its meal collapse beneath it",
        "is likely to move to another plant",
      ],
      opening: "The proposal predicts that insects leave sooner where leaves can fold.",
      steps: [
        "A grasshopper *that feels its meal collapse beneath it* is supposed *to move to another plant*. Comparing leaves that can fold with leaves that cannot is the direct test.",
      ],
      hint: "Picture two plants that differ only in being able to fold.",
      tip: habits.support,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does folding cost the plant?",
      key: {
        text: "Energy, together with light for some time",
        reason: "The movement *costs the plant energy and, while the leaves stay shut, light*.",
      },
      wrong: [
        {
          text: "Some leaves, which grasshoppers then eat",
          code: "words-echoed",
          reason: "Grasshoppers are said to be put off by the folding.",
        },
        {
          text: "A second of growth at each of its stems",
          code: "wrong-group-or-measure",
          reason: "A second is how long the folding takes, not what it costs.",
        },
        {
          text: "Water, which escapes as the leaves shut",
          code: "not-in-the-text",
          reason: "Water is not mentioned.",
        },
      ],
      evidence: ["The movement costs the plant energy and, while the leaves stay shut, light."],
      opening:
        "The second sentence names two costs, one of them only for as long as leaves are shut.",
      steps: [
        "*The movement costs the plant energy and, while the leaves stay shut, light*: energy for the movement, light while it lasts.",
      ],
      hint: "Find the verb *costs*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "The movement costs the plant energy and, while the leaves stay shut, light.",
      key: {
        text: "It gives the reason for supposing that the folding brings a benefit.",
        reason:
          "What is costly calls for a return, and the next sentence speaks of returns *worth that price*.",
      },
      wrong: [
        {
          text: "It gives the result of an experiment that the rest of the text explains.",
          code: "wrong-purpose",
          reason: "No experiment is reported; the cost is stated as a known fact.",
        },
        {
          text: "It objects to the view that the folding protects the plant from insects.",
          code: "contradicts-the-text",
          reason: "The cost leads toward that view, which is offered as a return for it.",
        },
        {
          text: "It explains by what process the leaflets of the plant come to be folded.",
          code: "not-in-the-text",
          reason: "How the leaflets move is not explained anywhere in the text.",
        },
      ],
      evidence: ["several returns that could be worth that price"],
      opening: "A price is named first, so that the text can ask what it buys.",
      steps: [
        "Folding has a cost. The next sentence turns to *returns that could be worth that price*, one of which is the team's proposal: the cost is what makes the question arise.",
      ],
      hint: "See to what the words *that price* in the next sentence refer.",
      tip: habits.function,
    },
  ],
};
