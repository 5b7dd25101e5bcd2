import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const eyesAtAPrice: Passage = {
  id: "eyes-at-a-price",
  genre: "science",
  source: "Eye loss in cave fish and its proposed causes: standard works on evolution",
  text: prose`
    Fish that have come to live in dark caves have lost their eyes, not once but again and again. It
    used to be thought that an organ out of use simply falls into disrepair: where nothing can be
    seen, blindness costs nothing, and a chance change that spoils the eye is passed on like any
    other. A team of biologists holds that in a cave it is sight that costs. Eyes, and the part of
    the brain that serves them, use up oxygen and food whether or not there is light, and most caves
    have little food to spare.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the team's view?",
      key: {
        text: "In the dark, young fish with eyes burned more food at rest than blind fish of the same size.",
        reason: "This is the cost of having eyes that the team's view depends on.",
      },
      wrong: [
        {
          text: "In the dark, young fish with eyes found food sooner than blind fish of the same size.",
          code: "contradicts-the-text",
          reason: "Eyes that bring in food in the dark would be a gain, not a cost.",
        },
        {
          text: "In the light, young fish with eyes fled from danger sooner than blind fish that swam with them.",
          code: "wrong-group-or-measure",
          reason: "The team's view is about caves, where there is no light.",
        },
        {
          text: "In the dark, blind fish were found to lay their eggs in the same months as fish with eyes.",
          code: "beside-the-point",
          reason: "When eggs are laid shows no cost of having eyes.",
        },
      ],
      evidence: ["use up oxygen and food whether or not there is light"],
      opening: "A view that eyes are costly in the dark is supported by a measure of that cost.",
      steps: [
        "The team holds that eyes *use up oxygen and food whether or not there is light*. Of two fish in the dark, alike in size, the one with eyes should then burn more.",
      ],
      hint: "Say in a few words what the team thinks eyes do in a cave.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the team's view?",
      key: {
        text: "Fish in caves that have food to spare have lost their eyes as often as fish in caves with little.",
        reason: "If food is plentiful, eyes are easily paid for, and blindness should be rarer.",
      },
      wrong: [
        {
          text: "Fish that are kept hungry in the dark grow smaller eyes in a few generations than fish that are fed.",
          code: "contradicts-the-text",
          reason: "Eyes that shrink under hunger would be just what the view expects.",
        },
        {
          text: "Fish with eyes that stray into caves from a river are soon thinner than they had been outside.",
          code: "wrong-group-or-measure",
          reason:
            "That strays grow thin shows caves to be poor in food, which the view says as well.",
        },
        {
          text: "Fish that live in caves have as fine a sense of touch as fish that live in muddy rivers.",
          code: "not-in-the-text",
          reason: "A fine touch may make up for blindness but does not say what brought it about.",
        },
      ],
      evidence: ["most caves have little food to spare"],
      opening:
        "If hunger makes eyes too dear, fish with plenty to eat should keep them more often.",
      steps: [
        "Eyes are too dear, in the team's view, because *most caves have little food to spare*. Where food is plentiful the price should matter less; blindness there, as common as anywhere, speaks for another cause.",
      ],
      hint: "Ask in what sort of cave fish could afford to keep their eyes.",
      tip: habits.weaken,
    },
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the team's view over the older one?",
      key: {
        text: "Changes that shrink the eye spread among cave fish faster than changes that do nothing for them.",
        reason:
          "If losing the eye brings a gain, such changes should spread faster than useless ones; by the older view they should not.",
      },
      wrong: [
        {
          text: "Changes that damage the eye are passed on by cave fish far more often than by fish of the rivers.",
          code: "half-right",
          reason:
            "Both views expect this, the one because it is a gain, the other because it costs nothing.",
        },
        {
          text: "Changes that shrink the eye are as common in cave fish as changes that enlarge it again.",
          code: "relationship-reversed",
          reason: "Then nothing would favor a smaller eye, as the older view has it.",
        },
        {
          text: "Changes that chance has brought about in the eye are found in cave fish before they grow blind.",
          code: "words-echoed",
          reason:
            "Both views suppose that chance brings the changes about; they differ on why they spread.",
        },
      ],
      evidence: [
        "a chance change that spoils the eye is passed on like any other",
        "it is sight that costs",
      ],
      opening: "The views part over whether the loss of an eye is a gain or merely does no harm.",
      steps: [
        "By the older view such a change *is passed on like any other*, neither favored nor hindered. By the team's view a fish gains by it, so the change should outrun others that do no good.",
      ],
      hint: "Both views expect blind fish. Ask on what they expect different things.",
      tip: habits.support,
    },
  ],
};
