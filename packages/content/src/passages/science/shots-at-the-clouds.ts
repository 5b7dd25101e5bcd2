import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const shotsAtTheClouds: Passage = {
  id: "shots-at-the-clouds",
  genre: "science",
  source: "Hail shooting in Styria and Italy from 1896: standard histories of meteorology",
  text: prose`
    In 1896 Albert Stiger, who grew grapes in the hills of Styria, set up a row of mortars and had
    them fired at every thundercloud. For two summers no hail fell on his vines. By 1900 there
    were thousands of such guns in the north of Italy, and farmers who would swear by them.
    Meteorologists were slow to be convinced. Hail falls in narrow strips, they said, and a
    hillside may be spared for many summers on end. Besides, a storm that passed without hail was
    put down to the guns, and one that brought it, to gunners who had fired too late.
  `,
  facets: [
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the farmers' belief in the guns?",
      key: {
        text: "Where a coin was tossed each morning to settle whether there would be shooting, hail fell on fewer of the days with it.",
        reason: "The coin takes care that the days differ in nothing but the shooting.",
      },
      wrong: [
        {
          text: "Where guns were first set up after a summer in which the hail had been unusually heavy, it was lighter in the next.",
          code: "half-right",
          reason: "After an unusual summer the next is likely to be milder, with guns or without.",
        },
        {
          text: "Where the guns stood closest together, fewer farmers reported hail than in hills where they stood at some distance.",
          code: "possibility-as-fact",
          reason:
            "These farmers may simply have counted hail in their own way, or been lucky in their hills.",
        },
        {
          text: "Where the guns had been in use for two summers without hail, most farmers said that they would buy more of them.",
          code: "beside-the-point",
          reason: "What farmers would buy shows what they believe, not whether they are right.",
        },
      ],
      evidence: ["a hillside may be spared for many summers on end", "was put down to the guns"],
      opening: "To speak for the guns, a finding must leave no room for luck or for kind counting.",
      steps: [
        "The meteorologists name two things that make guns look good: hillsides are often *spared*, and storms are sorted afterward in favor of the guns. If a coin has settled beforehand which days count, neither can help.",
      ],
      hint: "What do the meteorologists think is at work when a hillside with guns is spared?",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the farmers' belief in the guns?",
      key: {
        text: "Over the same two summers no hail fell on valleys nearby in which there were no guns at all.",
        reason: "Then the vines would have been spared without guns as well.",
      },
      wrong: [
        {
          text: "Over the same two summers hail did great harm in valleys nearby in which there were no guns.",
          code: "contradicts-the-text",
          reason: "This would set the guns in a better light.",
        },
        {
          text: "Over the same two summers frost did more harm to the vines than hail had ever done to them.",
          code: "beside-the-point",
          reason: "The guns were not fired against frost.",
        },
        {
          text: "Over the same two summers hail fell once, an hour before the gunners were able to begin.",
          code: "half-right",
          reason: "Farmers would put this down to gunners who had fired too late.",
        },
      ],
      evidence: ["For two summers no hail fell on his vines."],
      opening: "The guns get no credit for what happened without them too.",
      steps: [
        "The belief began when *for two summers no hail fell*. If none fell where there were no guns, the guns are not needed to explain it.",
      ],
      hint: "With what would you compare Stiger's two summers?",
      tip: habits.weaken,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how was hail explained that fell although there were guns?",
      key: {
        text: "Somebody had not been quick enough with them.",
        reason: "It was put down *to gunners who had fired too late*.",
      },
      wrong: [
        {
          text: "Hail comes down in strips that are narrow.",
          code: "wrong-person-or-text",
          reason: "This is what the meteorologists said, and not about the guns.",
        },
        {
          text: "There were fewer guns than were called for.",
          code: "not-in-the-text",
          reason: "The number of guns was not blamed.",
        },
        {
          text: "No gun has power over what clouds will do.",
          code: "contradicts-the-text",
          reason: "The farmers went on believing in the guns.",
        },
      ],
      evidence: ["to gunners who had fired too late"],
      opening: "The last sentence tells what was said of each kind of storm.",
      steps: [
        "A storm *that brought it*, that is, hail, was put down *to gunners who had fired too late*.",
      ],
      hint: "Read the last sentence to its end.",
      tip: habits.detail,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "So kept, a farmer's record of his guns was bound to ______",
      key: {
        text: "speak for them, whatever the sky might do.",
        reason: "Fair storms were put to their credit, and the others were blamed on gunners.",
      },
      wrong: [
        {
          text: "speak against them, whatever they might do.",
          code: "contradicts-the-text",
          reason: "Hail was blamed on gunners and so never counted against the guns.",
        },
        {
          text: "show which of his gunners were the slowest.",
          code: "half-right",
          reason: "They were blamed because hail fell; nobody timed them.",
        },
        {
          text: "show in how narrow a strip hail would fall.",
          code: "not-in-the-text",
          reason: "One farmer's record says nothing of hillsides other than his.",
        },
      ],
      evidence: [
        "a storm that passed without hail was put down to the guns, and one that brought it, to gunners who had fired too late",
      ],
      opening: "Whichever way a storm went, the guns came out of it well.",
      steps: [
        "No hail: the guns had done it. Hail: the gunners were to blame. No storm could be entered against the guns.",
      ],
      hint: "What would have had to happen for a storm to count against the guns?",
      tip: habits.conclusion,
    },
  ],
};
