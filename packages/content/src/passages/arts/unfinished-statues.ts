import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const unfinishedStatues: Passage = {
  id: "unfinished-statues",
  genre: "arts",
  text: prose`
    Museums used to hide the backs of statues. A figure carved for a niche was set in a niche
    again, so that visitors saw what the people of its own time had seen: a smooth face, folded
    hands, a robe. Lately some museums have begun to stand such figures in the middle of the
    room. From behind, the robe gives way to raw stone and the marks of the chisel. What the
    sculptor meant nobody to see turns out to tell us most about how the sculptor worked.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "What sculptors never meant to show can say most about how a statue was made.",
        reason:
          "It covers the change in how statues are shown and what the change brings to light.",
      },
      wrong: [
        {
          text: "A statue in a museum today is shown for its back a good deal more than for its front.",
          code: "too-extreme",
          reason: "The text says that backs are now shown as well, not that fronts matter less.",
        },
        {
          text: "A statue that was carved for a niche should be set in a niche for visitors to see it.",
          code: "contradicts-the-text",
          reason: "This is what museums used to do; the text finds more to learn in the new way.",
        },
        {
          text: "The robe of a statue gives way to raw stone and the marks of the chisel behind.",
          code: "too-narrow",
          reason: "One detail, which serves the point of the last sentence.",
        },
      ],
      evidence: ["What the sculptor meant nobody to see turns out to tell us most"],
      opening: "The text leads up to its last sentence, which says what the hidden side can teach.",
      steps: [
        "The first sentences tell how statues were shown, the next how some are shown now.",
        "The last says why that matters: the hidden back tells most about how the sculptor worked.",
      ],
      hint: "The last sentence draws together what the others prepare.",
      tip: habits["main-idea"],
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It describes an old way of showing statues, then a new one, and then what this reveals.",
        reason: "Niche, middle of the room, chisel marks: the text moves in these three steps.",
      },
      wrong: [
        {
          text: "It describes how statues were made, then how they are shown, and then why they are admired.",
          code: "not-in-the-text",
          reason: "Neither the making nor the admiring of statues is described in turn.",
        },
        {
          text: "It describes a new way of showing statues, then an old one, and then the merits of each one.",
          code: "relationship-reversed",
          reason: "The old way comes first, and its merits are not weighed at the end.",
        },
        {
          text: "It defends an old way of showing statues, then grants a weakness in it, and then restates it.",
          code: "wrong-purpose",
          reason: "The text does not defend the niches, nor does it come back to them.",
        },
      ],
      evidence: ["Museums used to hide", "Lately some museums have begun"],
      opening:
        "The markers *used to* and *Lately* divide the text, and the end says what was gained.",
      steps: [
        "*Museums used to* opens the old way; *Lately* opens the new.",
        "The last two sentences say what can be seen from behind and what it tells.",
      ],
      hint: "Underline the words of time and see what each part between them does.",
      tip: habits.structure,
    },
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To explain what is gained by showing statues from all sides",
        reason:
          "The text tells how showing has changed and ends with what the change lets us learn.",
      },
      wrong: [
        {
          text: "To complain that museums have moved their statues out of niches",
          code: "contradicts-the-text",
          reason: "The writer welcomes what can now be seen.",
        },
        {
          text: "To describe the tools that sculptors used on raw stone",
          code: "too-narrow",
          reason: "Chisel marks are mentioned, but only as something that is now seen.",
        },
        {
          text: "To compare visitors of today with those of older times",
          code: "wrong-group-or-measure",
          reason: "The text compares ways of showing statues, not kinds of visitors.",
        },
      ],
      evidence: ["turns out to tell us most about how the sculptor worked"],
      opening: "The text reports a change in museums in order to say what the change teaches.",
      steps: [
        "It opens with how statues were shown and turns to how some are shown now.",
        "Its last sentence gives the gain: the hidden side tells most about how the sculptor worked.",
      ],
      hint: "Ask why the writer tells about the change at all.",
      tip: habits.purpose,
    },
  ],
};
