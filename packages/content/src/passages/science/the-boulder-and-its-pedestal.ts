import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBoulderAndItsPedestal: Passage = {
  id: "the-boulder-and-its-pedestal",
  genre: "science",
  source: "The Norber erratics in Yorkshire: standard works on geomorphology",
  text: prose`
    On the limestone slopes of Norber, in northern England, hundreds of dark boulders stand about
    like guests who do not know one another. They are of a sandstone that is found in place half a
    mile away, and at a lower level. No stream carries a boulder of several tons uphill. Ice does,
    and when it melted, at the end of the last ice age, it set them down on the bare rock. Since
    then every rain has dissolved a little of the limestone, except where a boulder kept it dry.
    Many of the boulders now stand on pedestals of limestone, about a foot high. Nobody set
    them up there, and nobody carved the pedestals. These are what is left of the surface on
    which the ice put the boulders down.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what protected the limestone of which the pedestals consist?",
      key: {
        text: "The boulders that kept the rain from it",
        reason: "Rain dissolved the limestone *except where a boulder kept it dry*.",
      },
      wrong: [
        {
          text: "The ice that carried boulders over it",
          code: "wrong-person-or-text",
          reason: "The ice set the boulders down and melted.",
        },
        {
          text: "The grass that had grown up around it",
          code: "not-in-the-text",
          reason: "Grass is not mentioned.",
        },
        {
          text: "The sandstone on which it was set down",
          code: "words-echoed",
          reason: "The sandstone boulders stand on the limestone, not under it.",
        },
      ],
      evidence: ["except where a boulder kept it dry"],
      opening: "The word *except* names the places that the rain did not reach.",
      steps: [
        "*Every rain has dissolved a little of the limestone, except where a boulder kept it dry*: under the boulders it stayed.",
      ],
      hint: "Look for the word *except*.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, what does the height of the pedestals show?",
      key: {
        text: "How much of the slope the rain has taken away",
        reason:
          "The top of a pedestal is the old surface, and the slope around it is what rain has left.",
      },
      wrong: [
        {
          text: "How much new limestone has been formed there",
          code: "relationship-reversed",
          reason: "Limestone has been lost, not formed.",
        },
        {
          text: "How far uphill the ice had carried a boulder",
          code: "wrong-group-or-measure",
          reason: "The way uphill is half a mile and has nothing to do with the pedestals.",
        },
        {
          text: "How deep a boulder had sunk into softer ground",
          code: "not-in-the-text",
          reason: "The boulders stand upon the rock.",
        },
      ],
      evidence: [
        "dissolved a little of the limestone",
        "what is left of the surface on which the ice put the boulders down",
      ],
      opening: "A pedestal is as high as the ground around it has sunk.",
      steps: [
        "The pedestals are *what is left of the surface*. All around them rain has dissolved it, so their height measures the loss.",
      ],
      hint: "Ask where the surface used to be.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "A boulder on the bare limestone without a pedestal would therefore seem to have ______",
      key: {
        text: "lain there for less time than those that have one.",
        reason:
          "Without a pedestal, there has been little time for rain to lower the rock around it.",
      },
      wrong: [
        {
          text: "come to its place a good deal before the others did.",
          code: "relationship-reversed",
          reason: "It would then stand on a higher pedestal than they.",
        },
        {
          text: "been a good deal heavier than any of the others.",
          code: "not-in-the-text",
          reason: "Weight has no part in how a pedestal comes about.",
        },
        {
          text: "kept the rain from a larger piece of rock than others.",
          code: "contradicts-the-text",
          reason: "Then the rock under it would stand out all the more.",
        },
      ],
      evidence: ["Since then every rain has dissolved a little of the limestone"],
      opening: "A pedestal takes time, and the lack of one tells of little time.",
      steps: [
        "*Since then every rain has dissolved a little*: a foot of it in all the time since the ice. Where nothing has been dissolved round a boulder, it cannot have stood for long.",
      ],
      hint: "Ask what a pedestal needs besides a boulder and rain.",
      tip: habits.conclusion,
    },
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the text's account of how the pedestals came about?",
      key: {
        text: "The tops of the pedestals bear scratches such as moving ice leaves in rock.",
        reason: "If the tops are the surface that the ice left, they may keep its marks.",
      },
      wrong: [
        {
          text: "The slopes between the pedestals bear scratches while their tops bear none.",
          code: "relationship-reversed",
          reason:
            "By the text's account it is the slope that has been dissolved, and its marks with it.",
        },
        {
          text: "The boulders at Norber bear the marks of having lain in a valley stream.",
          code: "beside-the-point",
          reason: "This concerns where the boulders came from, not the pedestals.",
        },
        {
          text: "The boulders farther up the slopes are smaller than those that lie below.",
          code: "wrong-group-or-measure",
          reason: "The size of the boulders says nothing about the limestone under them.",
        },
      ],
      evidence: ["what is left of the surface on which the ice put the boulders down"],
      opening:
        "If the pedestal's top is the old surface, it should look like what ice leaves behind.",
      steps: [
        "The account says that each top is *what is left of the surface on which the ice put the boulders down*. Marks of ice there, and not on the dissolved slope, would fit it.",
      ],
      hint: "Ask where the oldest surface is to be found.",
      tip: habits.support,
    },
  ],
};
