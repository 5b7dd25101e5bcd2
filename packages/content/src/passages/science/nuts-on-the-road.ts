import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const nutsOnTheRoad: Pair = {
  id: "nuts-on-the-road",
  genre: "science",
  source:
    "Field counts of crows dropping walnuts with and without approaching cars: well-established observations",
  texts: [
    prose`
      In some cities, crows have been seen to drop walnuts on a street and to gather the pieces once
      a car has run over them. Many who have watched this conclude that the birds use cars as
      nutcrackers: they choose busy crossings, wait beside the walkers for the light to change, and
      step out when the traffic stops.
    `,
    prose`
      Over many mornings, biologists at one crossing counted the nuts that crows dropped while a car
      was coming and while the street was empty. The two numbers hardly differed. Crows also dropped
      nuts on roofs and sidewalks, where no car could be of help. What the birds look for, the
      biologists suggest, is a hard surface, and cars happen to need one too.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the biologists in Text 2 most likely respond to the conclusion in Text 1?",
      key: {
        text: "By doubting that cars have any part in what the crows intend",
        reason: "Crows dropped nuts about as often when no car was coming.",
      },
      wrong: [
        {
          text: "By doubting that the crows get the nuts open at all",
          code: "not-in-the-text",
          reason: "They ask why nuts are dropped there, not whether they break.",
        },
        {
          text: "By agreeing that the crows learn from people crossing",
          code: "contradicts-the-text",
          reason: "The waiting at crossings belongs to the view that they question.",
        },
        {
          text: "By claiming that the crows prefer roofs to busy streets",
          code: "too-extreme",
          reason: "Crows used roofs as well, but no preference for them was found.",
        },
      ],
      evidence: [
        "The two numbers hardly differed.",
        "What the birds look for, the biologists suggest, is a hard surface",
      ],
      opening: "The biologists' counts speak against the idea that crows make use of cars.",
      steps: [
        "If crows used cars as nutcrackers, they would drop more nuts when one was coming. *The two numbers hardly differed*, so the biologists think that a hard surface is all the birds want.",
      ],
      hint: "Ask what the two counts should have shown if the conclusion in Text 1 were right.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Crows drop walnuts on streets in order to get at what is inside.",
        reason:
          "Both texts describe birds that drop nuts to have them broken, by a car or by the hard ground.",
      },
      wrong: [
        {
          text: "Crows drop walnuts on the streets that carry the heaviest traffic.",
          code: "too-narrow",
          reason: "Only Text 1 speaks of busy crossings; Text 2 finds no link with traffic.",
        },
        {
          text: "Crows drop more walnuts while a car approaches than at other times.",
          code: "contradicts-the-text",
          reason: "In Text 2 the two numbers hardly differ.",
        },
        {
          text: "Crows have learned the habit of dropping walnuts from other birds.",
          code: "not-in-the-text",
          reason: "Neither text says how the habit came about.",
        },
      ],
      evidence: [
        "gather the pieces once a car has run over them",
        "What the birds look for, the biologists suggest, is a hard surface",
      ],
      opening: "The texts dispute the role of cars, not the purpose of dropping the nuts.",
      steps: [
        "In Text 1 the crows *gather the pieces*; in Text 2 they look for *a hard surface*. Either way the nut is dropped so that it will open.",
      ],
      hint: "Look for what is left of Text 1 once the biologists' objection is granted.",
      tip: habits.agreement,
    },
  ],
};
