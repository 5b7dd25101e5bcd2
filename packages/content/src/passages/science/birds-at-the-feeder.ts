import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const birdsAtTheFeeder: Pair = {
  id: "birds-at-the-feeder",
  genre: "science",
  texts: [
    prose`
      Do garden feeders help small birds through the winter? A team of ornithologists banded
      two hundred chickadees that came to feeders in November and as many that were caught
      in woods nearby. By March, the team had seen four-fifths of the first group again and
      barely half of the second. Fed birds, the team concludes, are far likelier to live
      until spring.
    `,
    prose`
      A bird that visits a feeder visits it daily, in view of a window; a bird of the woods
      may be alive and well behind any of ten thousand trunks. To count the living, then,
      one must allow for how easily each can be found. Until that has been done, what has
      been shown is that birds at feeders are much easier to see.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the conclusion of the team in Text 1?",
      key: {
        text: "By arguing that the counts do not tell birds that died from birds that were not found",
        reason:
          "A bird of the woods *may be alive and well behind any of ten thousand trunks*, and the counts do not allow for this.",
      },
      wrong: [
        {
          text: "By arguing that the counts miss more of the birds at feeders than of those in woods",
          code: "relationship-reversed",
          reason: "It is the birds of the woods that Text 2 thinks easy to miss.",
        },
        {
          text: "By arguing that the counts began too late in the winter to include the weakest birds",
          code: "not-in-the-text",
          reason: "Text 2 has nothing to say about when the counts began.",
        },
        {
          text: "By arguing that the counts prove feeders to do birds of the woods some harm as well",
          code: "contradicts-the-text",
          reason: "Text 2 denies that the counts show anything about the survival of either group.",
        },
      ],
      evidence: [
        "To count the living, then, one must allow for how easily each can be found.",
        "a bird of the woods may be alive and well behind any of ten thousand trunks",
      ],
      opening:
        "Birds that were not seen again need not be dead, and this is what Text 2 points out.",
      steps: [
        "The team counts birds that were seen a second time. Text 2 objects that a woodland bird may be *alive and well* and simply out of sight: the count measures how easy birds are to find.",
      ],
      hint: "What besides death could explain that a bird was not seen again?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Birds that visit feeders are seen in greater numbers than birds that live in woods.",
        reason:
          "The team saw more of them again, and Text 2 says that they are *much easier to see*.",
      },
      wrong: [
        {
          text: "Birds that use feeders have a better chance of living through the winter.",
          code: "wrong-person-or-text",
          reason: "This is the team's conclusion, which Text 2 does not think established.",
        },
        {
          text: "Birds that use feeders can no longer find enough food without them.",
          code: "too-extreme",
          reason: "Neither text says anything of this kind.",
        },
        {
          text: "Birds that live in woods are too well hidden for any count to be of use.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of hiding, and it thinks that one can allow for it.",
        },
      ],
      evidence: [
        "birds at feeders are much easier to see",
        "the team had seen four-fifths of the first group again",
      ],
      opening:
        "That birds at feeders were seen more often is what the two texts explain differently.",
      steps: [
        "The team saw *four-fifths* of the feeder birds again and *barely half* of the others. Text 2 accepts that feeder birds are *much easier to see* and disputes only what it means.",
      ],
      hint: "Look for what was observed, apart from what was concluded.",
      tip: habits.agreement,
    },
  ],
};
