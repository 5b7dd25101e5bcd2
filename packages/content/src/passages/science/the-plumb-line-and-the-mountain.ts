import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thePlumbLineAndTheMountain: Passage = {
  id: "the-plumb-line-and-the-mountain",
  genre: "science",
  source:
    "The Great Trigonometrical Survey of India, John Pratt, and George Airy (1855): standard histories of geology",
  text: prose`
    Mountains attract. A plumb line hung near a great range leans toward it a little, and in the
    1850s surveyors in India, troubled by two measurements that would not agree, supposed that the
    Himalaya had drawn their plumb lines aside. John Pratt, a clergyman and mathematician, worked
    out how strong the pull ought to be. The mountains failed the examination: the discrepancy was
    only about a third of what so much rock should have caused. Were they hollow? George Airy, the
    Astronomer Royal, thought rather that they were deep. A range so heavy could not rest on the
    crust; it must float, as a log floats in water, with a root of light rock reaching far down
    into heavier rock. Where the root is, the heavier rock is not, and its pull is missing.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did Pratt's calculation show?",
      key: {
        text: "The pull of the mountains was a third of what it should be.",
        reason: "The discrepancy was *only about a third* of what so much rock should have caused.",
      },
      wrong: [
        {
          text: "The mountains pulled more strongly than they should.",
          code: "relationship-reversed",
          reason: "The pull was a third of what was expected, not more.",
        },
        {
          text: "The mountains pulled as strongly as rock of that amount should.",
          code: "half-right",
          reason: "He worked out what so much rock should do, and the mountains did less.",
        },
        {
          text: "The mountains floated upon heavier rock below them.",
          code: "wrong-person-or-text",
          reason: "This was Airy's thought.",
        },
      ],
      evidence: ["only about a third of what so much rock should have caused"],
      opening: "The sentence after Pratt's name gives the outcome of his reckoning.",
      steps: [
        "He worked out *how strong the pull ought to be*. What had been measured was *only about a third* of it.",
      ],
      hint: "Find what *the examination* was, and how it ended.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Where the root is, the heavier rock is not, and its pull is missing.",
      key: {
        text: "It ties the root of light rock to the weak pull that troubled Pratt.",
        reason:
          "Light rock in the place of heavier rock means less pull, which is what needed explaining.",
      },
      wrong: [
        {
          text: "It concedes that the root cannot account for what Pratt had found.",
          code: "wrong-purpose",
          reason: "It completes the account; nothing is conceded.",
        },
        {
          text: "It gives the reason for which a heavy range needs something to float in.",
          code: "relationship-reversed",
          reason:
            "That reason is that the range could not rest on the crust, and it has been given before.",
        },
        {
          text: "It describes how the root under a range might one day be observed.",
          code: "beside-the-point",
          reason: "Nothing is said of observing the root.",
        },
      ],
      evidence: [
        "only about a third of what so much rock should have caused",
        "with a root of light rock reaching far down into heavier rock",
      ],
      opening: "The last sentence brings the root back to the missing pull.",
      steps: [
        "What puzzled Pratt was too little pull. A root of light rock takes the place of *heavier rock*, whose pull is therefore missing.",
      ],
      hint: "Ask what had to be explained, and whether the root alone explains it yet.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It describes how measurements defied a reckoning, and what Airy supposed to explain this.",
        reason: "Pratt's reckoning did not fit what was measured, and Airy's root explains why.",
      },
      wrong: [
        {
          text: "It describes a match between reckoning and measurement, and why people doubted it.",
          code: "contradicts-the-text",
          reason: "The two did not match, and that is the difficulty.",
        },
        {
          text: "It describes the instruments of surveyors in India, and what they learned from using them.",
          code: "too-narrow",
          reason: "The plumb line opens the text, which then follows a puzzle about mountains.",
        },
        {
          text: "It describes a quarrel between a clergyman and an astronomer, and who won it in the end.",
          code: "wrong-strength-or-tone",
          reason: "The two are not shown quarreling; the one takes up what the other found.",
        },
      ],
      evidence: ["The mountains failed the examination", "thought rather that they were deep"],
      opening: "A reckoning fails to fit, and a new thought makes it fit.",
      steps: [
        "Pratt worked out the pull and found that *the mountains failed the examination*. Airy's thought, a root, accounts for it.",
      ],
      hint: "Ask what the first half leaves open.",
      tip: habits.structure,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The weak pull of great mountains suggested light roots that reach into heavier rock.",
        reason: "The weak pull and the explanation for it are the two halves of the text.",
      },
      wrong: [
        {
          text: "The disagreement of measurements is a sign of something unknown below the surface.",
          code: "too-broad",
          reason: "The text tells of one disagreement and draws no rule from it.",
        },
        {
          text: "The leaning of plumb lines toward great ranges led surveyors in India to measure again.",
          code: "too-narrow",
          reason:
            "They supposed that the lines had been drawn aside, which is where the puzzle begins.",
        },
        {
          text: "The hollowness of mountains explains why a plumb line leans toward them so little.",
          code: "contradicts-the-text",
          reason: "This was asked and set aside: Airy thought *rather that they were deep*.",
        },
      ],
      evidence: [
        "only about a third of what so much rock should have caused",
        "with a root of light rock",
      ],
      opening: "A pull that is too weak and a root that explains it make up the text.",
      steps: [
        "*Mountains attract*, but not as they should. Airy's *root of light rock* is the answer, and the last sentence says why.",
      ],
      hint: "Look for the choice that has both the puzzle and its solution.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what can be concluded about the surveyors' supposition?",
      key: {
        text: "It was right in kind, though the Himalaya pulled less than so much rock should.",
        reason:
          "Mountains do draw plumb lines; the pull of these was a third of what was expected.",
      },
      wrong: [
        {
          text: "It was wrong, since mountains as large as the Himalaya do not draw plumb lines aside.",
          code: "contradicts-the-text",
          reason: "*A plumb line hung near a great range leans toward it a little.*",
        },
        {
          text: "It was given up by the surveyors before Pratt had finished his reckoning.",
          code: "not-in-the-text",
          reason: "The text does not tell what the surveyors did afterward.",
        },
        {
          text: "It was the earliest sign to be noticed that the crust of the earth is made of light rock.",
          code: "possibility-as-fact",
          reason:
            "Light rock is Airy's proposal about the root, and nothing is said of earliest signs.",
        },
      ],
      evidence: [
        "A plumb line hung near a great range leans toward it a little",
        "only about a third",
      ],
      opening: "The pull was there, as the surveyors supposed, but not so much of it as expected.",
      steps: [
        "The text states without reserve that mountains attract. What Pratt's reckoning put in question was how much, not whether.",
      ],
      hint: "Ask whether the text denies the pull or only its strength.",
      tip: habits.implication,
    },
  ],
};
