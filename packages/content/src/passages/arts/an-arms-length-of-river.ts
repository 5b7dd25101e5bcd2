import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const anArmsLengthOfRiver: Passage = {
  id: "an-arms-length-of-river",
  genre: "arts",
  source: "Chinese handscroll painting: standard works on East Asian art",
  text: prose`
    A landscape in a European frame is seen all at once, from one spot, and by anyone who happens
    to be in the room. A Chinese handscroll makes other arrangements. It may be thirty feet long
    and is hardly a foot high; its owner would lay it on a table and unroll it from right to left,
    closing with one hand what the other had opened, so that no more than an arm's length was in
    view. Mountains that would have been a background become a place where one has been. A bridge
    is crossed, a boat overtaken, an inn reached toward evening. To unroll the whole on the floor
    of a gallery, as may be done for a photograph, shows the entire river and loses the journey.
    At the end come the seals and comments of earlier owners, who have gone the same way.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A handscroll offers its viewer a journey instead of a view that is taken in at once.",
        reason:
          "It is opened an arm's length at a time, and laid out whole it *loses the journey*.",
      },
      wrong: [
        {
          text: "A handscroll offers its viewer a whole landscape at once, not a part of it at a time.",
          code: "relationship-reversed",
          reason: "No more than an arm's length was in view.",
        },
        {
          text: "A handscroll offers its viewer the seals and comments of those who owned it.",
          code: "too-narrow",
          reason: "These come at the end of the scroll and of the text.",
        },
        {
          text: "A handscroll shows larger mountains and longer rivers than a picture in a frame has room for.",
          code: "wrong-group-or-measure",
          reason: "The two are compared by how they are seen, not by the size of what they show.",
        },
      ],
      evidence: [
        "no more than an arm's length was in view",
        "shows the entire river and loses the journey",
      ],
      opening: "The scroll is told from the framed picture by the way in which it is seen.",
      steps: [
        "A framed landscape *is seen all at once*; of the scroll, *no more than an arm's length was in view*. What this makes of it is called a *journey*.",
      ],
      hint: "Compare the first sentence with the one before the last.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did a viewer do with the part of a scroll that had been seen?",
      key: {
        text: "Rolled it up again with one hand",
        reason: "The viewer closed *with one hand what the other had opened*.",
      },
      wrong: [
        {
          text: "Left it lying open on the table",
          code: "contradicts-the-text",
          reason: "What one hand had opened the other closed.",
        },
        {
          text: "Marked it with a personal seal",
          code: "not-in-the-text",
          reason: "The seals are at the end, and of owners.",
        },
        {
          text: "Spread it on the floor to copy it",
          code: "wrong-person-or-text",
          reason: "A scroll may be spread on a gallery floor for a photograph.",
        },
      ],
      evidence: ["closing with one hand what the other had opened"],
      opening: "The use of the two hands is described in the third sentence.",
      steps: [
        "The owner unrolled the scroll *from right to left, closing with one hand what the other had opened*.",
      ],
      hint: "Look at what each of the two hands does.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "A bridge is crossed, a boat overtaken, an inn reached toward evening.",
      key: {
        text: "It leads the reader through a landscape as the scroll leads viewers.",
        reason: "One thing after another is met, as it is when the scroll is unrolled.",
      },
      wrong: [
        {
          text: "It lists for the reader what the longest of these landscapes contain.",
          code: "wrong-purpose",
          reason: "The things are examples and stand for a way of looking.",
        },
        {
          text: "It tells the reader how far an owner might travel in a single day.",
          code: "not-in-the-text",
          reason: "The travel is in the picture.",
        },
        {
          text: "It shows the reader what is lost when a scroll is rolled up again.",
          code: "contradicts-the-text",
          reason: "Nothing is said to be lost by rolling; the loss comes with laying it out whole.",
        },
      ],
      evidence: [
        "become a place where one has been",
        "shows the entire river and loses the journey",
      ],
      opening: "The sentence leads through the landscape as the scroll does.",
      steps: [
        "The sentence before speaks of *a place where one has been*. Crossing, overtaking and reaching make the viewer a traveler.",
      ],
      hint: "Ask who is crossing, overtaking and arriving.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It contrasts two ways of seeing a landscape and then goes along one of them to its end.",
        reason:
          "The framed picture has one sentence; the scroll is followed from its right end to the seals.",
      },
      wrong: [
        {
          text: "It sets two kinds of picture side by side and then shows that they serve one purpose.",
          code: "half-right",
          reason: "It is their difference that is shown.",
        },
        {
          text: "It follows one kind of picture from its origin and then turns to the kind that replaced it.",
          code: "relationship-reversed",
          reason: "The comparison opens the text, and neither kind replaced the other.",
        },
        {
          text: "It describes how owners mark one kind of picture and then tells what such marks are worth.",
          code: "too-narrow",
          reason: "The marks are mentioned in the last sentence only.",
        },
      ],
      evidence: ["A Chinese handscroll makes other arrangements.", "At the end come the seals"],
      opening: "A comparison opens the text, which then goes along the scroll as a viewer would.",
      steps: [
        "Frame and scroll are set side by side. Then the text goes from the right end through bridge, boat and inn to the seals *at the end*.",
      ],
      hint: "Notice where the text itself ends.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about a photograph of a handscroll laid out whole?",
      key: {
        text: "It gives what a framed landscape gives and withholds what a scroll is made for.",
        reason: "All is seen at once, as in a frame, and the journey is lost.",
      },
      wrong: [
        {
          text: "It gives owners a means of comparing the seals and comments at the end of it.",
          code: "not-in-the-text",
          reason: "Comparing seals is not mentioned.",
        },
        {
          text: "It gives a viewer the sense of having been in the mountains that it shows.",
          code: "contradicts-the-text",
          reason: "That sense comes from unrolling.",
        },
        {
          text: "It gives a false idea of the bridges, the boats, and the inns of old China.",
          code: "too-extreme",
          reason: "How true the things in the picture are is not in question.",
        },
      ],
      evidence: [
        "is seen all at once, from one spot",
        "shows the entire river and loses the journey",
      ],
      opening: "Seen whole, a scroll is seen in the way of a framed picture.",
      steps: [
        "The gallery floor *shows the entire river*: all at once, as in a frame. It *loses the journey*, for the sake of which a scroll is opened by degrees.",
      ],
      hint: "Ask to which of the two kinds of picture such a photograph is closer.",
      tip: habits.implication,
    },
  ],
};
