import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const willowsByTheRiver: Pair = {
  id: "willows-by-the-river",
  genre: "science",
  texts: [
    prose`
      For seventy years a mountain valley had no wolves, and its elk ate the willows to the ground.
      Since wolves were brought back the elk are fewer and warier, and along the river the willows
      stand higher than a rider. Return the hunter, one ecologist concludes, and the plants will
      return by themselves.
    `,
    prose`
      For ten years I have kept elk out of plots along the valley's side streams, and inside my
      fences the willows come no higher than my knee. Willows need two things, to be left uneaten
      and to have their roots in wet ground. While the wolves were away the beavers went as well,
      for want of willow; their dams broke, and the streams cut down into their beds and left the
      banks dry. Where I have also built a dam, the plants are over my head.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the ecologist's conclusion in Text 1?",
      key: {
        text: "By confining it to ground that has stayed wet enough for willow roots",
        reason: "Where the banks are dry, willows stay low even when no elk can eat them.",
      },
      wrong: [
        {
          text: "By setting it aside on the ground that elk do willows no harm at all",
          code: "too-extreme",
          reason: "Being *left uneaten* is one of the two things that willows need.",
        },
        {
          text: "By replacing it with the view that willows were what brought the wolves back",
          code: "relationship-reversed",
          reason: "The wolves were brought back by people, and willows did not cause it.",
        },
        {
          text: "By applying it to the side streams as well, once the elk are fenced out",
          code: "half-right",
          reason: "Fenced plots on the side streams are just where the willows have not grown.",
        },
      ],
      evidence: [
        "inside my fences the willows come no higher than my knee",
        "Where I have also built a dam, the plants are over my head.",
      ],
      opening:
        "Keeping off elk was not enough on dry banks, so the first conclusion does not hold there.",
      steps: [
        "The ecologist of Text 1 expects plants to return *by themselves* once elk are held back. Inside the fences elk are held back, and yet the willows grow tall only where there is a dam. The conclusion holds where there is water.",
      ],
      hint: "Compare the plots inside the fences that had a dam with those that had none.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Willows do not grow tall in places where elk are left to eat them.",
        reason:
          "Elk *ate the willows to the ground* in Text 1, and Text 2 says that willows need to be *left uneaten*.",
      },
      wrong: [
        {
          text: "Willows grow back when there is nothing left to eat them.",
          code: "wrong-person-or-text",
          reason: "This is the view of Text 1, which the fenced plots of Text 2 contradict.",
        },
        {
          text: "Willows depend on the dams that are built by beavers.",
          code: "too-narrow",
          reason: "Beavers and dams are spoken of in Text 2 only.",
        },
        {
          text: "Willows are eaten more by elk than by the other animals of the valley.",
          code: "not-in-the-text",
          reason: "Neither text compares elk with other animals that may eat willows.",
        },
      ],
      evidence: [
        "its elk ate the willows to the ground",
        "Willows need two things, to be left uneaten",
      ],
      opening:
        "That elk do willows harm is said in the one text and taken for granted in the other.",
      steps: [
        "In Text 1 elk *ate the willows to the ground*. Text 2 counts being *left uneaten* among the needs of willows and fences its plots against elk.",
      ],
      hint: "Find what the fences in Text 2 were for.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely characterize the tall willows along the river in Text 1?",
      key: {
        text: "As plants in a place whose ground the loss of the dams had not made dry",
        reason:
          "Willows that grow once the elk are held back must have wet ground already, as the plots on dry banks show.",
      },
      wrong: [
        {
          text: "As plants that wolves saved from elk even though their roots had long been dry",
          code: "half-right",
          reason: "The fenced plots show that without water the absence of elk does not help.",
        },
        {
          text: "As plants of a hardier kind than those that were fenced on the side streams",
          code: "wrong-group-or-measure",
          reason: "One kind of need is given for all the willows; no hardier kind is mentioned.",
        },
        {
          text: "As plants that had come through the seventy years without being eaten",
          code: "contradicts-the-text",
          reason:
            "Text 1 says that willows were eaten *to the ground*, and Text 2 does not dispute it.",
        },
      ],
      evidence: [
        "to have their roots in wet ground",
        "the streams cut down into their beds and left the banks dry",
      ],
      opening: "Willows that grow without new dams must already have had the water that they need.",
      steps: [
        "By Text 2 willows need two things. Wolves could bring back only the first, fewer elk; so where willows have grown tall, the second, *wet ground*, cannot have been lost. It was the side streams whose banks went dry.",
      ],
      hint: "Text 2 names two needs. Ask which of them the wolves could not have supplied.",
      tip: habits.response,
    },
  ],
};
