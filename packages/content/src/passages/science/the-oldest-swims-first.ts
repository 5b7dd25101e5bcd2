import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theOldestSwimsFirst: Passage = {
  id: "the-oldest-swims-first",
  genre: "science",
  source:
    "Menopause and the leading of groups by old females in killer whales: well-established results",
  text: prose`
    A female killer whale may stop bearing calves at about forty and live on for decades. Few other
    animals outlive their fertility by so much, and it is not plain at first sight why natural
    selection, which works through offspring, should have kept alive one that has no more of them.
    But old females lead. It is they who mostly swim at the front when a group off the Pacific coast
    goes in search of salmon, above all in years in which salmon are few. A team of biologists
    proposes that what an old female has learned of where and when the salmon run keeps her
    grandchildren alive.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the team's proposal?",
      key: {
        text: "In years of few salmon, calves died more often if their grandmother was dead.",
        reason:
          "If her knowledge keeps calves alive, those without her should do worse, and worst when salmon are hard to find.",
      },
      wrong: [
        {
          text: "In years of few salmon, groups that were led by old females lost more calves than groups led by young ones.",
          code: "relationship-reversed",
          reason: "This is the reverse of what the proposal expects.",
        },
        {
          text: "In years of many salmon, old females that led a group lived no longer than old females that followed.",
          code: "wrong-group-or-measure",
          reason:
            "The proposal is about the lives of the calves, not about those of the old females.",
        },
        {
          text: "In years of many salmon, groups with young calves swam more slowly than groups that had none.",
          code: "beside-the-point",
          reason: "How fast groups swim does not show what old females do for calves.",
        },
      ],
      evidence: ["keeps her grandchildren alive", "above all in years in which salmon are few"],
      opening:
        "If a grandmother's knowledge saves calves, calves without a grandmother should fare worse.",
      steps: [
        "What she knows matters most *in years in which salmon are few*. Calves that die more often in just those years when their grandmother is gone are what the proposal predicts.",
      ],
      hint: "Ask who would be worse off, and when, if an old female were missing.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the team's proposal?",
      key: {
        text: "After the death of its oldest female, a group found salmon as soon as before and reared as many calves.",
        reason:
          "Neither the salmon nor the calves depended on her, although the proposal needs both.",
      },
      wrong: [
        {
          text: "After the death of its oldest female, a group was slower to find salmon and reared fewer calves than before.",
          code: "contradicts-the-text",
          reason: "A group that does worse without her is what the proposal expects.",
        },
        {
          text: "An old female that led her group in search of salmon caught no more salmon herself than the females that followed her.",
          code: "wrong-group-or-measure",
          reason:
            "The proposal is about what her leading does for the calves, not about her own share.",
        },
        {
          text: "An old female that had borne many calves was followed by a larger group than one that had borne few.",
          code: "not-in-the-text",
          reason:
            "The size of the group she leads does not show whether her knowledge saves its calves.",
        },
      ],
      evidence: [
        "what an old female has learned of where and when the salmon run keeps her grandchildren alive",
      ],
      opening: "A proposal that she is needed fails if the group does as well without her.",
      steps: [
        "The proposal holds that her knowledge of the salmon *keeps her grandchildren alive*. A group that finds its fish and rears its calves no worse without her did not need that knowledge.",
      ],
      hint: "Picture the group without her, and ask what the proposal would expect of it.",
      tip: habits.weaken,
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "it is not plain at first sight why natural selection, which works through offspring, should have kept alive one that has no more of them",
      key: {
        text: "It states the puzzle to which the team's proposal is offered as an answer.",
        reason:
          "Selection seems to have no use for such a female, and the proposal finds her a use through her grandchildren.",
      },
      wrong: [
        {
          text: "It raises an objection that is meant to show the team's proposal to be wrong.",
          code: "wrong-purpose",
          reason: "The objection, if it is one, comes before the proposal and is met by it.",
        },
        {
          text: "It corrects a common belief about the way in which selection works in animals.",
          code: "too-broad",
          reason: "No belief about selection in general is corrected.",
        },
        {
          text: "It draws from a fact about killer whales the conclusion that old females are of no use.",
          code: "half-right",
          reason: "The words *at first sight* leave the matter open, and the rest shows a use.",
        },
      ],
      evidence: ["But old females lead.", "keeps her grandchildren alive"],
      opening:
        "The underlined part says what is hard to explain, and the rest of the text explains it.",
      steps: [
        "Old females bear no more, yet they live on: *at first sight* a puzzle. *But old females lead* begins the answer, which ends with the grandchildren.",
      ],
      hint: "Look at the word with which the next sentence begins.",
      tip: habits.function,
    },
  ],
};
