import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const leftOnTheBeach: Passage = {
  id: "left-on-the-beach",
  genre: "history",
  source:
    "Marshall Islands stick charts: standard works on Pacific navigation and museum publications. Their makers' personal forms, their use on shore for study and teaching, and steering by the feel of swells are all well attested.",
  text: prose`
    Navigators of the Marshall Islands, in the Pacific, tied thin sticks into frames on which shells
    stood for islands and curved sticks for the swells that bend around them. European travelers of
    the nineteenth century, who took the frames for maps, were puzzled. Charts of the same waters
    looked unlike one another, and few could be read by anyone except the maker. Stranger still,
    nobody took them to sea. A navigator studied a chart on shore, and taught others from it, until
    its swells were fixed in memory. Out on the water the navigator felt for the swells themselves,
    sometimes lying down in the canoe in order to feel them better.
  `,
  facets: [
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It shows an object as outsiders saw it and then as it was understood by its users.",
        reason: "Frames of sticks come first, then the travelers' puzzlement, then study on shore.",
      },
      wrong: [
        {
          text: "It describes an object, then what outsiders did to improve it, and then what navigators used instead.",
          code: "words-echoed",
          reason:
            "Outsiders were puzzled and improved nothing, and nothing takes the place of the charts.",
        },
        {
          text: "It describes an object, then a voyage on which it failed, and then what navigators used instead.",
          code: "not-in-the-text",
          reason: "No voyage with a chart is told of; charts stayed on shore.",
        },
        {
          text: "It compares an object of one people with those of others and then explains their likeness.",
          code: "wrong-purpose",
          reason:
            "European maps are only what the frames were taken for, and no likeness is explained.",
        },
      ],
      evidence: [
        "tied thin sticks into frames",
        "were puzzled",
        "A navigator studied a chart on shore",
      ],
      opening: "Object, puzzle, and answer follow each other in the text.",
      steps: [
        "First the frames are described. Then *European travelers* are *puzzled* by three things. The last two sentences tell what the charts were for, and how swells were felt at sea.",
      ],
      hint: "Give each sentence a name, such as object, puzzle, or use.",
      tip: habits.structure,
    },
    {
      kind: "detail",
      level: "Medium",
      stem: "According to the text, how did navigators follow the swells once they were at sea?",
      key: {
        text: "They felt the movement of the swells with their bodies.",
        reason: "On the water the navigator *felt for the swells themselves*.",
      },
      wrong: [
        {
          text: "They held a chart to the water and matched the swells to it.",
          code: "contradicts-the-text",
          reason: "*Nobody took them to sea.*",
        },
        {
          text: "They watched how birds flew between islands.",
          code: "not-in-the-text",
          reason: "Birds are not mentioned.",
        },
        {
          text: "They studied the shells that lay along the shores.",
          code: "words-echoed",
          reason: "Shells stand for islands on the frames, which were studied on land.",
        },
      ],
      evidence: ["the navigator felt for the swells themselves, sometimes lying down in the canoe"],
      opening: "The last sentence goes out on the water and tells what the navigator did there.",
      steps: [
        "At sea *the navigator felt for the swells themselves, sometimes lying down in the canoe in order to feel them better*. Not eye and chart but the body did the work.",
      ],
      hint: "Ask why a navigator would lie down in the canoe.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "who took the frames for maps",
      key: {
        text: "It names the mistake on account of which the travelers found the charts puzzling.",
        reason:
          "A map should be readable by anyone and be taken along; the frames were something else.",
      },
      wrong: [
        {
          text: "It gives the travelers' reason for collecting frames.",
          code: "wrong-purpose",
          reason: "That they collected any is not told; the clause says what they believed.",
        },
        {
          text: "It states a belief of the travelers that the rest of the text confirms.",
          code: "contradicts-the-text",
          reason: "What follows shows that the belief did not fit.",
        },
        {
          text: "It tells how the travelers found their way to the islands.",
          code: "not-in-the-text",
          reason: "It is not said that they steered by the frames.",
        },
      ],
      evidence: ["who took the frames for maps, were puzzled", "nobody took them to sea"],
      opening: "What puzzled the travelers is puzzling only if the frames are maps.",
      steps: [
        "A map that only its maker can read, and that stays at home, is an odd map. But the frames were for learning, and for that they need not be shared or carried. The clause shows where the puzzle came from.",
      ],
      hint: "Ask whether the charts would have been puzzling to someone who did not expect a map.",
      tip: habits.function,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "To find fault with such a chart because a stranger could not steer by it is therefore ______",
      key: {
        text: "to ask of it something for which no navigator made a chart.",
        reason:
          "The maker learned and taught from it; that a stranger should steer by it was nobody's aim.",
      },
      wrong: [
        {
          text: "to deny that it had anything to do with the sea.",
          code: "too-extreme",
          reason:
            "The fault-finder misjudges the purpose, but need not deny the chart's tie to the swells.",
        },
        {
          text: "to judge it as its maker would have judged it.",
          code: "contradicts-the-text",
          reason: "The maker's purpose was study on shore, not steering by a stranger.",
        },
        {
          text: "to overlook how much the maker learned from strangers.",
          code: "relationship-reversed",
          reason: "Strangers learned nothing from it, and the maker learned nothing from them.",
        },
      ],
      evidence: [
        "few could be read by anyone except the maker",
        "A navigator studied a chart on shore, and taught others from it",
      ],
      opening: "The charts served their makers for learning, so the fault lies in the expectation.",
      steps: [
        "Charts were *studied on shore* *until* the *swells were fixed in memory*. Whether a stranger can steer by one is the wrong test: no chart was made for that.",
      ],
      hint: "Set what the chart was for beside what the fault-finder wants of it.",
      tip: habits.conclusion,
    },
  ],
};
