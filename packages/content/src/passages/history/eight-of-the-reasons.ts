import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const eightOfTheReasons: Passage = {
  id: "eight-of-the-reasons",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1930s. An engineer speaks at the opening of a bridge.",
  text: prose`
    It is usual on these days to thank those who were in favor. I should like to thank Señor
    Urrutia, who was against. At the first meeting he asked what we would do when the river brought
    down trees. We had not thought of trees; you may see the fender above the second pier. At the
    second he asked who was to paint the underside, and you may see the ladders. At the ninth he
    asked whether there would ever be an end of meetings, and there I could not help him. He tells
    me this morning that he still considers the bridge a mistake. That may be. It will stand in high
    water, and eight of the reasons are his.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why are there ladders on the bridge?",
      key: {
        text: "So that its lower side can be painted",
        reason:
          "Señor Urrutia asked *who was to paint the underside*, and the ladders are the answer.",
      },
      wrong: [
        {
          text: "So that trees can be cleared from the piers",
          code: "words-echoed",
          reason: "Against trees there is the fender above the second pier.",
        },
        {
          text: "So that people can climb to it from the river",
          code: "not-in-the-text",
          reason: "Climbing up from the river is not mentioned.",
        },
        {
          text: "So that engineers can hold meetings below it",
          code: "relationship-reversed",
          reason: "The meetings took place before the bridge was built.",
        },
      ],
      evidence: [
        "At the second he asked who was to paint the underside, and you may see the ladders.",
      ],
      opening: "Each question in the speech is followed by what was built because of it.",
      steps: [
        "At the second meeting the question was *who was to paint the underside*; *you may see the ladders* is the reply.",
      ],
      hint: "Find the ladders, and then the question just before them.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the second pier?",
      key: {
        text: "But for the first of the meetings it might have lacked its fender.",
        reason: "The engineers *had not thought of trees* until they were asked.",
      },
      wrong: [
        {
          text: "Trees that the river brings down have already damaged it.",
          code: "contradicts-the-text",
          reason: "The bridge is only being opened, and the fender guards the pier.",
        },
        {
          text: "Of all that was built, Señor Urrutia considers it the worst mistake.",
          code: "too-extreme",
          reason: "He considers the bridge a mistake; the pier is not singled out.",
        },
        {
          text: "The painters will be able to reach it by means of a boat.",
          code: "not-in-the-text",
          reason: "Painters have ladders, and no boat is mentioned.",
        },
      ],
      evidence: ["We had not thought of trees; you may see the fender above the second pier."],
      opening: "The fender goes back to a question that the engineers had not asked themselves.",
      steps: [
        "*We had not thought of trees*, the speaker admits. The fender is there because someone asked about them.",
      ],
      hint: "Ask whether the engineers would have thought of trees by themselves.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "and there I could not help him",
      key: {
        text: "It breaks off the list of answered questions with one that calls for a smile.",
        reason: "Eight questions led to something built; the ninth was only weariness of meetings.",
      },
      wrong: [
        {
          text: "It reveals the engineer's regret at having left a weakness in the bridge.",
          code: "wrong-strength-or-tone",
          reason:
            "The ninth question is about meetings; the bridge has no weakness on its account.",
        },
        {
          text: "It marks the point at which Señor Urrutia gave up his opposition.",
          code: "relationship-reversed",
          reason: "He *still considers the bridge a mistake*.",
        },
        {
          text: "It excuses the engineer for having let so many questions go without any answer.",
          code: "wrong-purpose",
          reason: "The others were answered, in wood and iron.",
        },
      ],
      evidence: ["whether there would ever be an end of meetings", "eight of the reasons are his"],
      opening: "The ninth question differs from the others in what it was about.",
      steps: [
        "Trees and paint were questions about the bridge. The ninth asked only *whether there would ever be an end of meetings*; nothing could be built in answer. That is why *eight* reasons, not nine, are his.",
      ],
      hint: "Compare the subject of the ninth question with that of the first two.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A man who was against the bridge did much to make it stand, whatever he thinks of it.",
        reason:
          "His objections shaped it, *eight of the reasons are his*, though he *still considers the bridge a mistake*.",
      },
      wrong: [
        {
          text: "Someone who opposed the bridge has come to see, now that it is open, how strong it is.",
          code: "contradicts-the-text",
          reason: "He has not come round: he *still considers the bridge a mistake*.",
        },
        {
          text: "Those who oppose a public work know its weak points better than those who build it.",
          code: "too-broad",
          reason: "One man's questions about one bridge are praised; no such rule is drawn.",
        },
        {
          text: "Those who built the bridge answered what was asked of them, and for that they are thanked.",
          code: "half-right",
          reason: "The thanks go to the man who asked.",
        },
      ],
      evidence: [
        "I should like to thank Señor Urrutia, who was against.",
        "eight of the reasons are his",
      ],
      opening: "The unusual thanks at the start are explained by the last words.",
      steps: [
        "The engineer thanks an opponent. His questions about trees, paint, and the rest led to what makes the bridge *stand in high water*; *eight of the reasons are his*. He himself is not won over.",
      ],
      hint: "The point should cover whom the engineer thanks, for what, and what that man thinks today.",
      tip: habits["main-idea"],
    },
  ],
};
