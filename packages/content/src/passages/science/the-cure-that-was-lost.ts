import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theCureThatWasLost: Passage = {
  id: "the-cure-that-was-lost",
  genre: "science",
  source:
    "Scurvy in the British navy from lemon juice to the Arctic expedition of 1875: standard histories of medicine",
  text: prose`
    A cure can be lost without being forgotten. From the 1790s British sailors were given lemon
    juice, and scurvy, which had long killed more of them than battle, all but vanished from the
    navy. In the 1860s the navy changed to limes, which could be grown in British colonies. Nobody
    knew that limes hold far less of what prevents scurvy, and for years nobody had cause to
    suspect it: steam had made voyages so short that crews were home before they could fall ill.
    Then, in 1875, an expedition took lime juice daily through an Arctic winter. Its sledges left
    without it in spring, and within weeks men were sick, as if the juice had been water.
    Physicians drew the conclusion that lay nearest, and for a generation many taught that juice
    had never cured scurvy at all.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A change of fruit that went unnoticed led physicians to doubt a cure that had worked.",
        reason:
          "Limes took the place of lemons, the change was masked by short voyages, and the juice was then held never to have cured.",
      },
      wrong: [
        {
          text: "A remedy grown in British colonies turned out to be weaker than the one it replaced.",
          code: "too-narrow",
          reason:
            "The weaker juice is one link; the text is about what was then believed of the cure itself.",
        },
        {
          text: "A doubt about an old remedy led people to replace it with one that worked less well.",
          code: "relationship-reversed",
          reason: "The change came first, for another reason; the doubt came after it.",
        },
        {
          text: "A remedy is never safe from error unless physicians know exactly what makes it work.",
          code: "too-extreme",
          reason: "The text tells one case and lays down no such rule.",
        },
      ],
      evidence: [
        "Nobody knew that limes hold far less of what prevents scurvy",
        "many taught that juice had never cured scurvy at all",
      ],
      opening: "The first sentence announces a loss, and the rest tells how it came about.",
      steps: [
        "Lemon juice had worked. Limes, which held less, took its place, and *for years nobody had cause to suspect it*.",
        "When the weaker juice failed, it was the remedy as such that was doubted: *juice had never cured scurvy at all*.",
      ],
      hint: "Put the change of fruit and the physicians' teaching into one sentence.",
      tip: habits["main-idea"],
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To trace how juice that prevented scurvy came to be doubted",
        reason:
          "Step by step the text goes from lemons that worked to physicians who taught that juice never had.",
      },
      wrong: [
        {
          text: "To argue that the navy should have gone on buying lemons",
          code: "wrong-purpose",
          reason:
            "The text explains the change and what came of it; it does not plead for a policy.",
        },
        {
          text: "To describe the hardships of an expedition to the Arctic",
          code: "too-narrow",
          reason: "The expedition is one event among several.",
        },
        {
          text: "To explain what it is in lemons that keeps people healthy",
          code: "not-in-the-text",
          reason: "The text speaks of *what prevents scurvy* without saying what it is.",
        },
      ],
      evidence: [
        "A cure can be lost without being forgotten.",
        "Physicians drew the conclusion that lay nearest",
      ],
      opening: "The opening sentence makes a claim that the following events show to be possible.",
      steps: [
        "*A cure can be lost without being forgotten.* The dates that follow, from the 1790s to 1875 and after, show how that happened.",
      ],
      hint: "Ask what the first sentence obliges the writer to show.",
      tip: habits.purpose,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did the navy change from lemons to limes?",
      key: {
        text: "Limes grew in countries under British rule.",
        reason: "Limes *could be grown in British colonies*.",
      },
      wrong: [
        {
          text: "Limes kept fresh for longer on a sea voyage.",
          code: "not-in-the-text",
          reason: "How long either fruit keeps is not mentioned.",
        },
        {
          text: "Limes were thought to do more for scurvy.",
          code: "contradicts-the-text",
          reason:
            "Nobody is said to have thought so, and in fact they hold less of what prevents it.",
        },
        {
          text: "Limes were preferred by crews sent to the Arctic.",
          code: "words-echoed",
          reason: "Crews took lime juice to the Arctic, but their tastes are not reported.",
        },
      ],
      evidence: ["limes, which could be grown in British colonies"],
      opening: "The reason stands in the clause that begins with *which*.",
      steps: [
        "The navy *changed to limes, which could be grown in British colonies*: it was a matter of where they grew.",
      ],
      hint: "Look at what is said of limes right after they are named.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "steam had made voyages so short that crews were home before they could fall ill",
      key: {
        text: "It accounts for the time it took to notice how weak limes were.",
        reason: "On short voyages even the weaker juice was never put to the test.",
      },
      wrong: [
        {
          text: "It shows a second way in which the health of crews in the navy was improved.",
          code: "wrong-purpose",
          reason:
            "Crews did not fall ill, but the text brings this up to explain why nobody suspected the limes.",
        },
        {
          text: "It gives the reason for which the navy had begun to give limes to its crews.",
          code: "relationship-reversed",
          reason: "That reason was where limes could be grown.",
        },
        {
          text: "It suggests that scurvy had been caused by the food served on sailing ships.",
          code: "not-in-the-text",
          reason: "The food on sailing ships is not spoken of.",
        },
      ],
      evidence: ["for years nobody had cause to suspect it: steam had made voyages so short"],
      opening: "The colon shows that the underlined words explain what stands before it.",
      steps: [
        "*For years nobody had cause to suspect it*, and the reason follows: nobody was at sea long enough to fall ill.",
      ],
      hint: "Read the words before the colon.",
      tip: habits.function,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "The physicians went wrong, then, in taking it for granted that ______",
      key: {
        text: "the juice of 1875 was a fair test of the juice that had been given before.",
        reason:
          "What failed was lime juice, and it was lemon juice that had once driven scurvy out.",
      },
      wrong: [
        {
          text: "the scurvy that appeared in the Arctic was the same illness as scurvy at sea.",
          code: "wrong-group-or-measure",
          reason: "Nothing in the text makes it another illness; what differed was the juice.",
        },
        {
          text: "the crew of the expedition had taken juice on each day of the winter.",
          code: "not-in-the-text",
          reason:
            "The crew did so, and the text gives no cause to doubt it; what differed was the fruit.",
        },
        {
          text: "the voyages made under steam had been too short for the illness to appear.",
          code: "contradicts-the-text",
          reason:
            "The text gives this as a fact, and the physicians are not said to have thought of it.",
        },
      ],
      evidence: [
        "limes hold far less of what prevents scurvy",
        "juice had never cured scurvy at all",
      ],
      opening: "From the failure of one juice the physicians judged another.",
      steps: [
        "In 1875 it was lime juice that failed, and limes *hold far less of what prevents scurvy*.",
        "To conclude that *juice had never cured scurvy at all*, one must treat the two juices as if they were one.",
      ],
      hint: "Ask what the physicians did not know about the expedition's juice.",
      tip: habits.conclusion,
    },
  ],
};
