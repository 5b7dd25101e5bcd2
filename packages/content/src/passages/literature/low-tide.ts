import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const lowTide: Passage = {
  id: "low-tide",
  genre: "poem",
  text: `"Low Tide" is a poem written for SAT Practice. Its speaker suggests that what the sea takes away it also gives back in another form.`,
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: `Which quotation from "Low Tide" most effectively illustrates the claim?`,
      key: {
        text: `"The gale that broke my uncle's boat in two / has brought me, plank by plank, a floor to dance on."`,
        reason: "The same sea that took the boat returns it as planks for a floor.",
      },
      wrong: [
        {
          text: `"The water keeps whatever it is lent: / the ring, the rope, the lantern, and the sailor's name."`,
          code: "contradicts-the-text",
          reason: "Here the sea takes and keeps; nothing comes back.",
        },
        {
          text: `"It comes and goes, and neither time by choice; / the moon has got it on a silver string."`,
          code: "words-echoed",
          reason: "The tide comes and goes, but nothing is taken from anyone or given back.",
        },
        {
          text: `"Each morning I walk out to where it was / and find a shell, a cork, a glove, a bit of glass."`,
          code: "half-right",
          reason: "The sea leaves things here, but not in return for anything it took.",
        },
      ],
      evidence: ["what the sea takes away it also gives back in another form"],
      opening: "The claim has three parts: a loss, a return, and a change of form.",
      steps: [
        "A boat is broken, which is the loss; planks arrive, which is the return; they make *a floor to dance on*, which is the other form.",
      ],
      hint: "Check each quotation for a loss as well as for a gift.",
      tip: habits.quotation,
    },
  ],
};
