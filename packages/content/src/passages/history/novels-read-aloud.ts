import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const novelsReadAloud: Passage = {
  id: "novels-read-aloud",
  genre: "history",
  text: prose`
    To judge by booksellers' accounts, few novels were sold in one port of the early nineteenth
    century, and scholars long took its people for indifferent readers. A historian of reading has
    proposed another view. In the port's sail lofts, she argues, workers were in the habit of paying
    one of their number to read to the rest while they sewed, so that a single copy of a novel, worn
    out and never replaced, may have reached more than a hundred people.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the historian's argument?",
      key: {
        text: "The account book of a sail loft lists weekly sums that the workers gave a reader.",
        reason: "Such payments are exactly the habit that she supposes.",
      },
      wrong: [
        {
          text: "The account book of a bookseller lists weekly sums paid by captains for books of any kind.",
          code: "beside-the-point",
          reason: "What captains bought tells nothing of how novels were read in the sail lofts.",
        },
        {
          text: "The letters of a sail maker complain that long hours of sewing left no time for books of any kind.",
          code: "contradicts-the-text",
          reason: "This speaks against reading in the lofts.",
        },
        {
          text: "The letters of a ship's captain describe sailors singing together while they worked.",
          code: "wrong-group-or-measure",
          reason: "These are sailors who sing, not loft workers who are read to.",
        },
      ],
      evidence: ["paying one of their number to read to the rest while they sewed"],
      opening: "The argument stands or falls with the habit of paying for a reader in the lofts.",
      steps: [
        "She supposes that workers were *paying one of their number to read to the rest*. An account book with regular payments for a reader would be direct evidence of it.",
      ],
      hint: "Ask what trace the habit would have left behind.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the historian's argument?",
      key: {
        text: "Visitors to the lofts wrote that no speaker could be heard above the noise of the work.",
        reason: "Where nobody could be heard, nobody could read a novel to the rest.",
      },
      wrong: [
        {
          text: "Copies of novels that survive from the port are more worn than those from other towns.",
          code: "relationship-reversed",
          reason: "Worn copies agree with her view that a single copy served many.",
        },
        {
          text: "Scholars before her had consulted the accounts of only two of the port's booksellers.",
          code: "wrong-person-or-text",
          reason: "A gap in the older evidence would not count against her view.",
        },
        {
          text: "Workers in the lofts were paid by the number of sails that they finished in a month.",
          code: "not-in-the-text",
          reason: "How they were paid does not decide whether they were read to as they sewed.",
        },
      ],
      evidence: ["to read to the rest while they sewed"],
      opening: "Reading aloud during work is possible only where a voice can be heard.",
      steps: [
        "Her view needs one person reading *to the rest while they sewed*. If the noise of the lofts drowned every voice, this cannot have happened.",
      ],
      hint: "Ask what must have been possible in the lofts for her view to be right.",
      tip: habits.weaken,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It gives an accepted view and then one that fits the same facts.",
        reason:
          "Few sales were read as indifference; the historian explains them by shared copies instead.",
      },
      wrong: [
        {
          text: "It gives an accepted view and then shows that its evidence was invented.",
          code: "too-extreme",
          reason: "The booksellers' accounts are not called into doubt.",
        },
        {
          text: "It describes an old custom and then tells how and why it disappeared.",
          code: "not-in-the-text",
          reason: "The end of the custom is not told.",
        },
        {
          text: "It describes a historian's aims and then shows the results of her research.",
          code: "wrong-purpose",
          reason: "Her argument is given, but neither aims nor a list of results.",
        },
      ],
      evidence: [
        "scholars long took its people for indifferent readers",
        "A historian of reading has proposed another view.",
      ],
      opening: "The second sentence says in plain words that another view follows.",
      steps: [
        "Few sales led scholars to take the people *for indifferent readers*. *Another view* then explains the few sales in a different way: one copy, many listeners.",
      ],
      hint: "Mark where the text passes from one view to another.",
      tip: habits.structure,
    },
  ],
};
