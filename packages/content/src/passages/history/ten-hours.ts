import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const tenHours: Passage = {
  id: "ten-hours",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1840s. A weaver addresses a hearing on the length of the working day.",
  text: prose`
    The gentleman for the mills has shown you, by figures, that the last two hours of the day are
    the hours in which the owners' profit is made, so that to take them away would ruin us all. I
    have worked those hours. I can tell you what is made in them. In the thirteenth hour we make
    knots where there should be none; we make cloth that is sold as seconds; and twice this winter
    we have made work for the surgeon. If the profit of the mill lies in such hours as these, I
    should be glad to see the figures for the others, in which we were awake.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what does the weaver say about the last hours of the working day?",
      key: {
        text: "They lead to faulty work and injuries.",
        reason:
          "Knots, cloth *sold as seconds*, and *work for the surgeon* are what she says is made then.",
      },
      wrong: [
        {
          text: "They are the hours that pay the best.",
          code: "wrong-person-or-text",
          reason: "That the profit is made then is the claim of the gentleman for the mills.",
        },
        {
          text: "They pass quickly for the weavers.",
          code: "not-in-the-text",
          reason: "Nothing is said of how the hours seem to pass.",
        },
        {
          text: "They were added only this winter.",
          code: "words-echoed",
          reason: "The winter is when two accidents happened, not when the hours were added.",
        },
      ],
      evidence: ["we make cloth that is sold as seconds", "made work for the surgeon"],
      opening: "The weaver answers figures with a list of what tired hands produce.",
      steps: [
        "*In the thirteenth hour* the weavers make knots and *cloth that is sold as seconds*, and twice they *made work for the surgeon*: bad cloth and injuries.",
      ],
      hint: "Look at the three things that she says are made.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To answer an argument about profit with an account of the hours concerned",
        reason:
          "The gentleman's figures say that profit is made in the last two hours; she tells what those hours produce.",
      },
      wrong: [
        {
          text: "To request that the owners publish more of their figures than they have",
          code: "too-narrow",
          reason:
            "The closing request for figures is a taunt; the speech is aimed at the argument.",
        },
        {
          text: "To warn that a shorter day would reduce both the profits and the wages",
          code: "wrong-person-or-text",
          reason: "It is the gentleman for the mills who warns of ruin.",
        },
        {
          text: "To urge other workers to leave their looms until their demands are met",
          code: "not-in-the-text",
          reason: "She speaks to a hearing and calls for no such thing.",
        },
      ],
      evidence: ["I can tell you what is made in them.", "to take them away would ruin us all"],
      opening: "She takes up the other side's claim in order to meet it with what she has seen.",
      steps: [
        "The first sentence states the argument from profit. *I have worked those hours* turns to experience, and the rest tells what is made in them: bad cloth and accidents.",
      ],
      hint: "Notice whose argument opens the text and what the speaker sets against it.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the figures presented by the gentleman for the mills?",
      key: {
        text: "The speaker doubts that the last hours are as profitable as they show.",
        reason:
          "Hours that spoil cloth can hardly be the source of the profit; her mock wish to see the figures for better hours says so.",
      },
      wrong: [
        {
          text: "The speaker has found that sums in them were wrongly added together.",
          code: "not-in-the-text",
          reason: "She meets the figures with experience and points to no wrong sum.",
        },
        {
          text: "The speaker accepts them but holds that health matters more than profit.",
          code: "half-right",
          reason:
            "Injuries are one of her points, but she also names spoiled cloth and does not grant the figures.",
        },
        {
          text: "The speaker believes that they were collected in another mill than the speaker's.",
          code: "wrong-group-or-measure",
          reason: "She speaks of the hours, not of where the figures were gathered.",
        },
      ],
      evidence: [
        "If the profit of the mill lies in such hours as these, I should be glad to see the figures for the others",
        "we make cloth that is sold as seconds",
      ],
      opening: "Her last sentence takes the claim at its word in order to make it look absurd.",
      steps: [
        "The figures put the profit in hours that, by her account, give *knots* and *seconds*. If that were so, she says, the hours *in which we were awake* must be richer still: a way of doubting the claim.",
      ],
      hint: "Decide whether the wish in the last sentence is meant seriously.",
      tip: habits.implication,
    },
  ],
};
