import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const mailToTheFarm: Passage = {
  id: "mail-to-the-farm",
  genre: "history",
  source:
    "Rural Free Delivery from 1896, its condition of passable roads, and its effect on local road building: standard histories of the postal service",
  text: prose`
    Until 1896, most farm families in the United States had to fetch their mail from a post office
    that might be hours away, and many went only once a week. When the Post Office Department began
    to deliver to farms, it attached a condition: a route would be opened only where the roads could
    be traveled in every season. Rural voters had long resisted paying for better roads, which they
    thought of as a luxury for cyclists and city people. Now they held meetings, raised money, and
    in some places turned out with shovels and teams of their own.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Medium",
      completion: "What had changed, it seems, was not the roads or their cost but ______",
      key: {
        text: "what farm families expected to gain from them.",
        reason:
          "Once better roads would bring the mail to the door, they were no longer a luxury for others.",
      },
      wrong: [
        {
          text: "how readily city people would share the expense.",
          code: "not-in-the-text",
          reason: "City people are not said to have paid for rural roads.",
        },
        {
          text: "whether cyclists and others would use them too.",
          code: "words-echoed",
          reason: "Cyclists are named only in the farmers' old view of who would benefit.",
        },
        {
          text: "the distance between farms and the post office.",
          code: "contradicts-the-text",
          reason: "The distance stayed the same; the mail was now to be carried over it.",
        },
      ],
      evidence: [
        "which they thought of as a luxury for cyclists and city people",
        "a route would be opened only where the roads could be traveled in every season",
      ],
      opening:
        "The condition set by the Post Office gave farmers a reason of their own to want roads.",
      steps: [
        "Rural voters resisted roads as *a luxury for cyclists and city people*. When delivery depended on good roads, they raised money and brought shovels: what roads meant for them had changed.",
      ],
      hint: "Ask why farmers had refused to pay, and which new fact took that reason away.",
      tip: habits.conclusion,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the Post Office Department require before it opened a route?",
      key: {
        text: "Roads that were passable all year round",
        reason: "A route was opened only where roads *could be traveled in every season*.",
      },
      wrong: [
        {
          text: "Money that had been raised at meetings",
          code: "possibility-as-fact",
          reason: "Raising money was how farmers met the condition, not the condition itself.",
        },
        {
          text: "Proof that families fetched mail weekly",
          code: "words-echoed",
          reason: "Going once a week is how things stood before delivery began.",
        },
        {
          text: "A post office within an hour's travel",
          code: "not-in-the-text",
          reason: "No such distance was required; farms were often hours away.",
        },
      ],
      evidence: ["a route would be opened only where the roads could be traveled in every season"],
      opening: "A colon introduces the condition that the department attached.",
      steps: [
        "After *it attached a condition* the text says what it was: *a route would be opened only where the roads could be traveled in every season*.",
      ],
      hint: "Look right after the word *condition*.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The farmers who wished for mail built at last the roads they had long refused.",
        reason:
          "It joins the condition set for delivery with the change in what rural voters were willing to do.",
      },
      wrong: [
        {
          text: "Delivery of mail to farms was long delayed by the poor state of rural roads.",
          code: "too-narrow",
          reason: "Poor roads are the starting point; the text is about what delivery changed.",
        },
        {
          text: "The wish for better roads led rural people to quarrel with cities over the cost.",
          code: "words-echoed",
          reason:
            "City people appear only in what farmers thought; no dispute between the two is told.",
        },
        {
          text: "The Post Office Department built roads so that farm families could get mail.",
          code: "wrong-person-or-text",
          reason: "The department set a condition; the farm people did the building.",
        },
      ],
      evidence: [
        "Rural voters had long resisted paying for better roads",
        "turned out with shovels and teams of their own",
      ],
      opening:
        "The text follows a condition to its unexpected effect on people who disliked paying.",
      steps: [
        "Delivery needed roads that *could be traveled in every season*. People who had *long resisted paying* for them now *turned out with shovels and teams of their own*.",
      ],
      hint: "Find what farmers did before the condition was set and what they did after it.",
      tip: habits["main-idea"],
    },
  ],
};
