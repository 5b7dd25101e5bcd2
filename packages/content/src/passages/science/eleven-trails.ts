import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const elevenTrails: Pair = {
  id: "eleven-trails",
  genre: "science",
  texts: [
    prose`
      On a slab of stone that was once a shore, eleven trails of footprints run north, side by side,
      and none crosses another. They were left by long-necked dinosaurs, large and small. To one
      paleontologist the scene is plain. A herd went by, its young among its old, each keeping its
      distance as cattle do on a road.
    `,
    prose`
      Between the water and the cliff, a shore has room to walk along and none to walk across, so
      that eleven animals will leave eleven trails that run one way, whether they come together or
      one a week. A second paleontologist looks first at the depth of the prints, since mud that
      dries takes a shallower print from each later comer. On that slab the small feet sank deep.
      The large ones hardly dented the stone.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the second paleontologist (Text 2) most likely respond to the first paleontologist's view of the slab in Text 1?",
      key: {
        text: "By observing that a shore puts in line even those animals that come to it one by one",
        reason: "The trails would run one way *whether they come together or one a week*.",
      },
      wrong: [
        {
          text: "By agreeing that a herd left the trails but denying that the young walked among the old",
          code: "half-right",
          reason:
            "Text 2 finds no herd at all, since the depth of the prints speaks for different times.",
        },
        {
          text: "By showing that the trails do not run as nearly in one direction as they seem to",
          code: "contradicts-the-text",
          reason: "Text 2 accepts that the trails run one way and explains it by the shore.",
        },
        {
          text: "By suggesting that the animals were too different in shape to have been of one kind",
          code: "not-in-the-text",
          reason: "Whether they were of one kind is not questioned in Text 2.",
        },
      ],
      evidence: [
        "whether they come together or one a week",
        "a shore has room to walk along and none to walk across",
      ],
      opening: "What looks like company in Text 1 is in Text 2 the work of water and cliff.",
      steps: [
        "The first paleontologist infers a herd from trails that run side by side. But *a shore has room to walk along and none to walk across*: animals that came one by one would leave the same picture.",
      ],
      hint: "Ask what besides company could make animals walk the same way.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Animals that differed in size left their trails on the slab.",
        reason: "Text 1 has *large and small* dinosaurs, and Text 2 small feet and large ones.",
      },
      wrong: [
        {
          text: "Animals that were traveling in a herd crossed the slab.",
          code: "wrong-person-or-text",
          reason: "Only Text 1 takes them for a herd.",
        },
        {
          text: "Animals that used the shore were kept from crossing it.",
          code: "too-narrow",
          reason: "It is Text 2 alone that speaks of cliff and water.",
        },
        {
          text: "Animals came to the shore in order to look for food.",
          code: "not-in-the-text",
          reason: "What brought them there is told in neither text.",
        },
      ],
      evidence: [
        "They were left by long-necked dinosaurs, large and small.",
        "On that slab the small feet sank deep.",
      ],
      opening: "Both texts look at the same prints, and both tell large ones from small.",
      steps: [
        "Text 1 speaks of dinosaurs *large and small*; Text 2 of *small feet* that sank and *large ones* that did not. Whether they came together is the question between them.",
      ],
      hint: "Look for something that can be seen on the stone without any theory.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the second paleontologist (Text 2) most likely describe the young and the old animals that the first sees walking together in Text 1?",
      key: {
        text: "As having come by in turn, the young while the mud was softer",
        reason:
          "Small feet that sank deep must have met wet mud, and large ones that hardly dented it met mud that had dried.",
      },
      wrong: [
        {
          text: "As having come by in turn, the old before the mud had dried",
          code: "relationship-reversed",
          reason: "Animals that came first would have sunk in; it was the large ones that did not.",
        },
        {
          text: "As less unlike in their weight than their feet make them seem",
          code: "wrong-group-or-measure",
          reason: "Text 2 explains the depth of a print by the state of the mud, not by weight.",
        },
        {
          text: "As having kept their distance so that none would sink into the mud",
          code: "words-echoed",
          reason:
            "The distance is the herd's in Text 1, and no one is said to have kept it because of mud.",
        },
      ],
      evidence: [
        "mud that dries takes a shallower print from each later comer",
        "On that slab the small feet sank deep.",
      ],
      opening:
        "By the rule about drying mud, deep prints are early ones and shallow prints late ones.",
      steps: [
        "*Mud that dries takes a shallower print from each later comer.* The small feet sank deep, so they came early; the large ones left hardly a dent, so they came late. They did not walk together.",
      ],
      hint: "Use the rule about mud to put the two kinds of feet in order.",
      tip: habits.response,
    },
  ],
};
