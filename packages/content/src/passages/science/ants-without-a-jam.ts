import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const antsWithoutAJam: Pair = {
  id: "ants-without-a-jam",
  genre: "science",
  source: "Trails of ants, which flow without jams at high density: well-established results",
  texts: [
    prose`
      On a road, cars begin to crawl once a certain density is reached, and more cars only make them
      crawl more slowly. Ants seem to be exempt. Researchers who narrowed the bridge between a nest
      and its food, and so crowded the ants upon it, found no density at which the flow broke down.
      Elsewhere, ants on a crowded trail did not overtake but kept to one pace.
    `,
    prose`
      Self-driving trucks were given a single rule: in dense traffic, do not pass, and match the
      pace of the truck ahead. On a test track, with twice as many trucks on the road as usual,
      nearly twice as many went by in an hour. The rule costs each truck a little and none of them
      much. It is not, the lead engineer concedes, her own invention.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the lead engineer in Text 2 most likely describe the behavior of the ants in Text 1?",
      key: {
        text: "As a solution that vehicles are able to imitate",
        reason:
          "The single rule given to the trucks, not to pass and to keep one pace, is what the crowded ants did.",
      },
      wrong: [
        {
          text: "As a method that fails with anything larger than ants",
          code: "contradicts-the-text",
          reason: "The rule was tried on trucks and worked.",
        },
        {
          text: "As a danger to insects that live near busy roads",
          code: "not-in-the-text",
          reason: "Insects near roads are mentioned in neither text.",
        },
        {
          text: "As a habit that ants have learned from moving vehicles",
          code: "relationship-reversed",
          reason: "The rule passes from ants to trucks, not the other way.",
        },
      ],
      evidence: [
        "in dense traffic, do not pass, and match the pace of the truck ahead",
        "ants on a crowded trail did not overtake but kept to one pace",
      ],
      opening: "The rule of the trucks is what the ants have always done.",
      steps: [
        "The ants *did not overtake but kept to one pace*. The trucks are told not to pass and to *match the pace of the truck ahead*, a rule that the engineer admits is not *her own invention*.",
      ],
      hint: "Compare the rule in Text 2 with the last sentence of Text 1.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Dense traffic is helped rather than hindered by giving up overtaking.",
        reason:
          "The ants do not overtake; the trucks may not pass, which *costs each truck a little*.",
      },
      wrong: [
        {
          text: "Dense traffic flows best when every vehicle in it moves as fast as the road allows.",
          code: "too-extreme",
          reason: "Both texts describe moving at one shared pace.",
        },
        {
          text: "Dense traffic among vehicles is bound to slow down as their number keeps growing.",
          code: "wrong-person-or-text",
          reason: "Text 1 says this of cars; the trucks in Text 2 are a case against it.",
        },
        {
          text: "Dense traffic can be avoided when travelers leave at different hours of the day.",
          code: "half-right",
          reason: "Neither text deals with the hour of departure.",
        },
      ],
      evidence: [
        "The rule costs each truck a little and none of them much.",
        "ants on a crowded trail did not overtake",
      ],
      opening: "Both the ants and the trucks do without overtaking, and both keep moving.",
      steps: [
        "Ants *did not overtake*. Trucks that may not pass pay *a little* and go by in larger numbers. In both texts, giving up the chance to get ahead keeps the whole moving.",
      ],
      hint: "What do the ants and the trucks have to do without?",
      tip: habits.agreement,
    },
  ],
};
