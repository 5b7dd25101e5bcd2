import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aHouseBetterAired: Passage = {
  id: "a-house-better-aired",
  genre: "novel",
  credit:
    "The following text is from *The Incumbent*, a novel written for SAT Practice in the manner of the 1860s.",
  text: prose`
    So long as he had eighty pounds a year, the Reverend Mr. Colley had preached each spring upon
    the snare of riches, and it was allowed that he did so with feeling. When an uncle's death put
    him in possession of four thousand, there was some curiosity in the parish as to what he would
    find to say. He preached the sermon just as before. It was only remarked that a certain
    bitterness had gone out of it, and that he now spoke of the snare as a gentleman speaks of a
    house over which he has been shown, and which he found, upon the whole, to be a good deal better
    aired than he had been led to expect.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the parish wonder about after the uncle's death?",
      key: {
        text: "What Mr. Colley was going to preach",
        reason: "People were curious *as to what he would find to say*.",
      },
      wrong: [
        {
          text: "Which house Mr. Colley would move to",
          code: "words-echoed",
          reason: "The house is a comparison; no new house is mentioned.",
        },
        {
          text: "How the uncle had come by his riches",
          code: "wrong-person-or-text",
          reason: "The uncle is named only as the source of the legacy.",
        },
        {
          text: "Whether Mr. Colley would now resign",
          code: "not-in-the-text",
          reason: "Nobody in the text thinks of his giving up his office.",
        },
      ],
      evidence: ["there was some curiosity in the parish as to what he would find to say"],
      opening: "The second sentence says what people were curious about when he came into money.",
      steps: [
        "When he inherited, *there was some curiosity in the parish as to what he would find to say*, since his yearly sermon had been against riches.",
      ],
      hint: "Find the word that means wishing to know.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A man who warns of wealth grows milder once it is his without ever changing his words.",
        reason: "The sermon is *just as before*, but its bitterness is gone.",
      },
      wrong: [
        {
          text: "A man who warns of wealth remains as severe upon it when he is rich as he had been when poor.",
          code: "contradicts-the-text",
          reason: "The words remain, but *a certain bitterness had gone out of it*.",
        },
        {
          text: "A man who comes into wealth is blamed by his neighbors for going back on what he had taught.",
          code: "half-right",
          reason:
            "The neighbors are curious and observant; nobody blames him, and he takes back nothing.",
        },
        {
          text: "A man who comes into wealth learns by experience how just his warnings against it had been.",
          code: "not-in-the-text",
          reason: "He seems to find riches better than he had been led to expect.",
        },
      ],
      evidence: [
        "He preached the sermon just as before",
        "a certain bitterness had gone out of it",
      ],
      opening:
        "The sermon keeps its words and loses its bitterness, and the text smiles at the reason.",
      steps: [
        "He *preached the sermon just as before*, yet *a certain bitterness had gone out of it*: he now speaks of riches like somebody pleased with what he has seen.",
      ],
      hint: "Say what in the sermon stays the same and what does not.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "which he found, upon the whole, to be a good deal better aired than he had been led to expect",
      key: {
        text: "It lets a polite comparison to a house reveal that he rather likes being rich.",
        reason:
          "The house stands for riches; finding it well aired is to be agreeably surprised by them.",
      },
      wrong: [
        {
          text: "It describes the comforts of the house that his uncle's money has bought for him.",
          code: "wrong-purpose",
          reason: "The house is only what he is compared to a visitor of.",
        },
        {
          text: "It shows that in his new sermon he makes less use of plain language.",
          code: "relationship-reversed",
          reason: "The words before it say that the sermon is preached just as it was.",
        },
        {
          text: "It suggests that he feels uneasy at how easily he has been won over.",
          code: "wrong-strength-or-tone",
          reason: "*Better aired* is the verdict of a contented visitor, with no unease in it.",
        },
      ],
      evidence: [
        "as a gentleman speaks of a house over which he has been shown",
        "better aired than he had been led to expect",
      ],
      opening: "In the comparison the house is wealth, and the visitor is pleased with it.",
      steps: [
        "The snare of riches is spoken of as a house that a gentleman has *been shown* over. To find it *better aired* than expected is praise, put so politely that he need not own to it.",
      ],
      hint: "Decide what the house stands for and whether the visitor likes it.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the feeling in Mr. Colley's earlier sermons?",
      key: {
        text: "It owed something to his own want of money.",
        reason:
          "The feeling lasted *so long as* he had eighty pounds, and its bitterness went when he grew rich.",
      },
      wrong: [
        {
          text: "It was doubted by most of those who heard.",
          code: "contradicts-the-text",
          reason: "*It was allowed*, that is, granted, that he preached with feeling.",
        },
        {
          text: "It had first been roused by a quarrel with his uncle.",
          code: "not-in-the-text",
          reason: "The uncle dies and leaves him money; no quarrel is mentioned.",
        },
        {
          text: "It had grown less from one year to the next.",
          code: "relationship-reversed",
          reason: "It is only after the legacy that any change is remarked.",
        },
      ],
      evidence: [
        "So long as he had eighty pounds a year",
        "a certain bitterness had gone out of it",
      ],
      opening: "The bitterness leaves the sermon exactly when the preacher ceases to be poor.",
      steps: [
        "The text ties the sermon's feeling to *eighty pounds a year*. With four thousand the bitterness goes, though the words are the same; so part of it came from being poor.",
      ],
      hint: "Ask what else disappeared when the bitterness did.",
      tip: habits.implication,
    },
  ],
};
