import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theWordMistaken: Passage = {
  id: "the-word-mistaken",
  genre: "story",
  credit: `The following text is from "The Tenth Morning," a short story written for SAT Practice.`,
  text: prose`
    For nine days the two delegations had called each other liars, and for nine days Nadira, who
    interpreted for both, had rendered the word as *mistaken*. Nobody had asked her to. On the tenth
    morning the older of the two ministers, who had been studying in secret, leaned across the table
    and told his rival, slowly, in the rival's own language, that he was a liar. There was a dreadful
    silence. Then the other man laughed and replied, in an accent no better, that he had wondered
    when someone would say so. By noon they had agreed about the river. Nadira sat between them with
    her pencil, not needed, and rather put out.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did Nadira do during the first nine days?",
      key: {
        text: "She softened what each side said of the other.",
        reason: "Each side said *liars*, and she *rendered the word as* something milder.",
      },
      wrong: [
        {
          text: "She taught a minister the language of his rival.",
          code: "not-in-the-text",
          reason: "The minister studied *in secret*; nobody is said to have taught him.",
        },
        {
          text: "She carried out an order to keep the talks polite.",
          code: "contradicts-the-text",
          reason: "*Nobody had asked her to.*",
        },
        {
          text: "She pointed out mistakes that both sides had made.",
          code: "words-echoed",
          reason: "The word *mistaken* is her version of *liars*, not a remark of her own.",
        },
      ],
      evidence: ["had rendered the word as"],
      opening: "The first sentence sets the word that was said beside the one that was passed on.",
      steps: [
        "The delegations said *liars*. Nadira passed this on as a milder word, so that neither side heard how harsh the other had been.",
      ],
      hint: "Compare the word that the delegations used with the one that Nadira used.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "An insult plainly spoken ends a quarrel that days of tactful translation had not ended.",
        reason:
          "Nine days of *mistaken* lead nowhere; on the day that *liar* is said outright, the two agree by noon.",
      },
      wrong: [
        {
          text: "An interpreter's unwillingness to repeat an insult very nearly costs two nations a peace.",
          code: "too-extreme",
          reason: "No peace is said to have nearly been lost, and no war is mentioned.",
        },
        {
          text: "A minister who has learned a foreign language misuses it, to the amusement of his rival.",
          code: "half-right",
          reason: "The rival does laugh, but the minister says exactly what he means to say.",
        },
        {
          text: "Two rivals who have been divided by a river discover that they had never truly differed.",
          code: "contradicts-the-text",
          reason: "They did differ, for nine days, and come to agree only on the tenth.",
        },
      ],
      evidence: [
        "that he had wondered when someone would say so",
        "By noon they had agreed about the river.",
      ],
      opening: "The talks succeed on the morning when the insult is first heard as it was meant.",
      steps: [
        "For nine days a softened word is passed on, and nothing is settled. On the tenth morning the harsh one is spoken directly; the other man laughs, and *by noon they had agreed about the river*.",
      ],
      hint: "Ask what is different about the tenth day and what comes of it.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Nadira sat between them with her pencil, not needed, and rather put out.",
      key: {
        text: "It adds to the agreement about the river a touch of comedy at the expense of the one who interpreted.",
        reason:
          "Her tact proved unnecessary, and the story ends on her small annoyance amid the general agreement.",
      },
      wrong: [
        {
          text: "It hints that the agreement will not last, since neither man has understood what the other one said.",
          code: "contradicts-the-text",
          reason:
            "Each man speaks the other's language and is understood; nothing casts doubt on the agreement.",
        },
        {
          text: "It shows that Nadira has seen her error and is ashamed of what she had kept from the two sides.",
          code: "wrong-strength-or-tone",
          reason: "To be *rather put out* is to be a little annoyed, not ashamed.",
        },
        {
          text: "It reveals that Nadira had softened the insults for fear that she might otherwise be dismissed.",
          code: "not-in-the-text",
          reason: "Why she softened the word is not told, and no dismissal is in question.",
        },
      ],
      evidence: ["not needed, and rather put out", "By noon they had agreed about the river."],
      opening: "After the agreement the story looks once more at the person who is left over.",
      steps: [
        "The men have come to terms without her. *Not needed, and rather put out* lets us smile at her: the peacemaker is the only one who is not pleased by the peace.",
      ],
      hint: "Judge how serious the words *rather put out* are.",
      tip: habits.function,
    },
  ],
};
