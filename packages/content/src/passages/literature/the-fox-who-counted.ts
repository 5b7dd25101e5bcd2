import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theFoxWhoCounted: Passage = {
  id: "the-fox-who-counted",
  genre: "story",
  text: `"The Fox Who Counted" is a tale written for SAT Practice. In it a fox is caught by reason of his own cleverness, and a simpler creature goes free.`,
  facets: [
    {
      kind: "quotation",
      level: "Easy",
      stem: `Which quotation from "The Fox Who Counted" most effectively illustrates the claim?`,
      key: {
        text: "The rabbit saw an open gate and ran out by it. The fox saw an open gate, reasoned that it must be a trap, and was still there when the farmer came.",
        reason:
          "The fox's reasoning keeps him in the yard, and the rabbit, who does not reason, is gone.",
      },
      wrong: [
        {
          text: "The rabbit ran in circles until she was picked up by the ears. The fox sat down, thought the matter over, and was gone before the farmer had found his boots.",
          code: "contradicts-the-text",
          reason: "Here cleverness saves the fox, and the simpler creature is caught.",
        },
        {
          text: "The rabbit was let go, the farmer being fond of rabbits. The fox, who had eaten the goose and slept too well upon it, was taken where he lay behind the shed.",
          code: "half-right",
          reason: "The fox is caught and the rabbit goes free, but not because the fox is clever.",
        },
        {
          text: "The fox boasted that he knew of forty ways to get out of the yard. The rabbit, who knew of one, asked him politely whether he would teach her the others.",
          code: "beside-the-point",
          reason: "The fox is clever here, but nobody is caught and nobody goes free.",
        },
      ],
      evidence: [
        "a fox is caught by reason of his own cleverness, and a simpler creature goes free",
      ],
      opening: "The claim has a cause in it, so being caught is not enough.",
      steps: [
        "The fox *reasoned that it must be a trap*, and so *was still there when the farmer came*: his cleverness is what catches him. The rabbit just *ran out*.",
      ],
      hint: "Check why the fox is caught, not only whether he is.",
      tip: habits.quotation,
    },
  ],
};
