import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theHousekeeperTells: Pair = {
  id: "the-housekeeper-tells",
  genre: "arts",
  texts: [
    prose`
      The novel is told by a housekeeper, and nothing she tells us holds. She puts the fire
      in spring; the doctor's diary, quoted near the end, puts it in fall. She swears that
      her master never left his room, and then has him wet with rain. Here is a liar of
      genius, the critic Solano writes. Whoever lit that fire, she knows, and she has spent
      four hundred pages keeping it from us.
    `,
    prose`
      Her dates are wrong, yes, and her master is wet. But look where she stands. The
      narrator of this novel spends it below stairs: she hears boots overhead, guesses at
      whose they are, and finds out the month from what is in the larder. She does not hide
      from us what happened in that house. She was never told, and has put it together, as
      servants must, from crumbs.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to Solano's view of the housekeeper in Text 1?",
      key: {
        text: "By attributing her errors to ignorance instead of deceit",
        reason: "She was never told what happened and has put it together from crumbs.",
      },
      wrong: [
        {
          text: "By attributing the errors to the doctor instead of her",
          code: "contradicts-the-text",
          reason: "*Her dates are wrong, yes.*",
        },
        {
          text: "By attributing her deceit to loyalty instead of guilt",
          code: "half-right",
          reason: "Text 2 denies that she deceives at all.",
        },
        {
          text: "By attributing her silence to fear instead of malice",
          code: "not-in-the-text",
          reason: "She is anything but silent, and no fear is spoken of.",
        },
      ],
      evidence: ["She does not hide from us what happened in that house.", "She was never told"],
      opening: "What Solano takes for lies are the guesses of someone who was kept below stairs.",
      steps: [
        "Text 2 accepts the facts, *her dates are wrong, yes*, but not the motive: *She does not hide from us what happened in that house. She was never told.*",
      ],
      hint: "Why, according to Text 2, does the housekeeper get things wrong?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "What the housekeeper tells us of that fire cannot be relied on.",
        reason: "In Text 1 nothing she tells us holds, and Text 2 admits that her dates are wrong.",
      },
      wrong: [
        {
          text: "What the housekeeper knows about the fire she keeps to herself.",
          code: "wrong-person-or-text",
          reason: "This is Solano's view alone.",
        },
        {
          text: "What the housekeeper hears is little more than boots overhead.",
          code: "too-narrow",
          reason: "Only Text 2 says where she stands.",
        },
        {
          text: "What the housekeeper did is worse than what her master did.",
          code: "not-in-the-text",
          reason: "Neither text weighs her deeds against his.",
        },
      ],
      evidence: ["nothing she tells us holds", "Her dates are wrong, yes, and her master is wet."],
      opening: "Both critics find mistakes in her story and differ about where they come from.",
      steps: [
        "*Nothing she tells us holds*, says Text 1; *her dates are wrong, yes*, says Text 2. Both know that her account is faulty.",
      ],
      hint: "What does Text 2 concede in its first sentence?",
      tip: habits.agreement,
    },
  ],
};
