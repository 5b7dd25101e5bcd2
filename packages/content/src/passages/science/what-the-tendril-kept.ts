import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whatTheTendrilKept: Passage = {
  id: "what-the-tendril-kept",
  genre: "science",
  source:
    "Touch and light in the coiling of pea tendrils: well-known experiments in plant physiology",
  text: prose`
    A pea tendril that brushes against a stick soon coils around it, and for a long time touch seemed
    to be all that the movement needs. Then botanists kept tendrils in the dark and stroked them
    there. Nothing happened. An hour or more afterward, without being touched again, the same
    tendrils were brought into the light, and they coiled. Tendrils that had not been stroked in the
    dark were brought into the light as well and stayed as they were.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Hard",
      completion: "It appears that a tendril ______",
      key: {
        text: "can retain the effect of a touch until light lets it respond.",
        reason: "It needs both, but the touch may come an hour before the light.",
      },
      wrong: [
        {
          text: "can respond to light as if it had been touched by something.",
          code: "contradicts-the-text",
          reason: "Tendrils brought into the light without having been stroked did not coil.",
        },
        {
          text: "may need to be touched for a longer time when it is kept in the dark.",
          code: "not-in-the-text",
          reason: "The length of the touch was not varied.",
        },
        {
          text: "coils in response to touch whether or not there is light.",
          code: "relationship-reversed",
          reason: "In the dark, stroking had no visible result.",
        },
      ],
      evidence: [
        "An hour or more afterward, without being touched again, the same tendrils were brought into the light, and they coiled",
        "stayed as they were",
      ],
      opening: "The tendrils coiled in the light on account of a touch that was long past.",
      steps: [
        "Touch in the dark gave nothing at once, and light without touch gave nothing at all. Light *an hour or more* after a touch made tendrils coil, so something of the touch must have been kept.",
      ],
      hint: "Ask what the tendrils that coiled had that each of the others lacked.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "Tendrils that had not been stroked in the dark were brought into the light as well and stayed as they were.",
      key: {
        text: "It reports the comparison that rules out light as the only cause.",
        reason: "Without it, one could think that light by itself made the tendrils coil.",
      },
      wrong: [
        {
          text: "It reports the finding that first led the botanists to use light.",
          code: "relationship-reversed",
          reason: "It is the last step of the experiment, not what led to it.",
        },
        {
          text: "It reports a failure that led the botanists to repeat their work.",
          code: "wrong-purpose",
          reason: "That these tendrils stayed as they were is a useful result, not a failure.",
        },
        {
          text: "It reports how tendrils behave when a stick is put beside them.",
          code: "not-in-the-text",
          reason: "No stick is used at this point.",
        },
      ],
      evidence: [
        "the same tendrils were brought into the light, and they coiled",
        "stayed as they were",
      ],
      opening: "The last sentence describes tendrils that got the light but not the touch.",
      steps: [
        "Stroked tendrils coiled when light came. If light alone had done it, unstroked ones would have coiled too; they *stayed as they were*, so the touch was needed.",
      ],
      hint: "Ask what a doubter could say about the experiment if this sentence were missing.",
      tip: habits.function,
    },
  ],
};
