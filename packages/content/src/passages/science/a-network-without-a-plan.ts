import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aNetworkWithoutAPlan: Passage = {
  id: "a-network-without-a-plan",
  genre: "science",
  source:
    "Physarum polycephalum and the Tokyo rail network, 2010: a well-known published experiment",
  text: prose`
    *Physarum*, a slime mold, has no brain, no nerves, and only one cell, yet it solves a problem
    that occupies engineers. In one experiment, flakes of oats were laid out in the pattern of the
    cities around Tokyo. The mold first spread over the whole surface. Then, hour by hour, it let
    most of its threads wither and thickened the few that carried the most food, until what remained
    linked the flakes about as efficiently, and stood up to damage about as well, as the region's
    actual railways. It had not planned the network. It had, so to speak, built every network at
    once and kept the one that it used.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "A brainless organism can form an efficient network by keeping only what it uses.",
        reason:
          "The mold spreads everywhere, lets most threads wither, and is left with a good network.",
      },
      wrong: [
        {
          text: "A brainless organism can show engineers where new railways should be laid down.",
          code: "too-extreme",
          reason: "Its network is compared with existing railways; nobody is said to build by it.",
        },
        {
          text: "A brainless organism is able to remember the places in which it has found food.",
          code: "not-in-the-text",
          reason: "Memory is not mentioned.",
        },
        {
          text: "A brainless organism will spread itself evenly over any surface that has food.",
          code: "too-narrow",
          reason: "Spreading is only the first step, before most threads wither.",
        },
      ],
      evidence: [
        "no brain, no nerves, and only one cell",
        "built every network at once and kept the one that it used",
      ],
      opening: "The text tells what a brainless mold achieves and by what simple means.",
      steps: [
        "With *no brain* the mold linked the flakes *about as efficiently* as railways do. Its means are named at the end: it *built every network at once and kept the one that it used*.",
      ],
      hint: "Put the first sentence and the last together.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Medium",
      underline: "It had not planned the network.",
      key: {
        text: "It corrects the impression that the mold solved the problem by design.",
        reason: "A network as good as a railway looks planned; the sentence says that it was not.",
      },
      wrong: [
        {
          text: "It explains why the network stood up to damage so much less well.",
          code: "contradicts-the-text",
          reason: "The network stood up to damage about as well as the railways.",
        },
        {
          text: "It questions whether the result just described was measured well.",
          code: "wrong-strength-or-tone",
          reason: "The result is not doubted; only a wrong idea of its cause is.",
        },
        {
          text: "It contrasts the mold with the other organisms that were tested.",
          code: "not-in-the-text",
          reason: "No other organisms are mentioned.",
        },
      ],
      evidence: ["as the region's actual railways", "It had not planned the network."],
      opening: "Something as efficient as a railway system invites the thought of a planner.",
      steps: [
        "The sentence before ends with *the region's actual railways*, which were planned. *It had not planned the network* prevents the wrong conclusion, and the last sentence gives the right one.",
      ],
      hint: "Ask what a reader may be thinking at the end of the sentence before.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To show how a result that looks like foresight came about without any",
        reason:
          "The network rivals planned railways, and the text ends by telling how it arose unplanned.",
      },
      wrong: [
        {
          text: "To show how an experiment on a simple organism came to improve railways",
          code: "possibility-as-fact",
          reason: "The railways are a standard of comparison; none was improved.",
        },
        {
          text: "To suggest that engineers rely more on trial and error than they admit",
          code: "too-broad",
          reason: "Nothing is said about how engineers work or what they admit.",
        },
        {
          text: "To describe an organism whose behavior biologists have yet to explain",
          code: "contradicts-the-text",
          reason: "The text does explain the behavior, in its last sentence above all.",
        },
      ],
      evidence: ["It had not planned the network.", "kept the one that it used"],
      opening: "The text sets a clever-looking result against the simple process that gave it.",
      steps: [
        "The mold *solves a problem that occupies engineers*, but *it had not planned*: it *built every network at once and kept the one that it used*. The interest lies in skill without foresight.",
      ],
      hint: "Ask why the text insists on what the mold lacks.",
      tip: habits.purpose,
    },
  ],
};
