import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const secondSoprano: Passage = {
  id: "second-soprano",
  genre: "story",
  text: `"Second Soprano" is a short story written for SAT Practice. Its narrator, a singer, is truly glad of her friend Yuna's success and cannot keep from measuring herself against it.`,
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: `Which quotation from "Second Soprano" most effectively illustrates the claim?`,
      key: {
        text: "I clapped for Yuna until my rings hurt, and meant it, and went home and sang the whole of it through, alone, to hear how far above me she had been.",
        reason:
          "The clapping that she *meant* is gladness, and the singing at home is the measuring.",
      },
      wrong: [
        {
          text: "I clapped for Yuna as one claps at an airport when a plane has landed, glad mostly for oneself, and I was in the street before the lights were up.",
          code: "half-right",
          reason: "She claps without being glad for her friend, and she does not compare herself.",
        },
        {
          text: "I told Yuna that the high note was the finest I had ever heard, and thought, as she thanked me, that it had been late, and thin, and nearly flat.",
          code: "contradicts-the-text",
          reason: "The gladness is pretended here, as the thought behind it shows.",
        },
        {
          text: "I told Yuna about each of the parts I had been promised that year, and she, who was to open in Vienna within the week, asked me to go on.",
          code: "too-narrow",
          reason:
            "Success is on both sides, but the narrator neither rejoices in her friend's nor weighs her own against it.",
        },
      ],
      evidence: [
        "is truly glad of her friend Yuna's success and cannot keep from measuring herself against it",
      ],
      opening: "Both feelings have to be in the quotation, the gladness and the measuring.",
      steps: [
        "She claps *until my rings hurt, and meant it*: the gladness is real. Then she sings it all, *alone, to hear how far above me* Yuna had been: that is the measuring.",
      ],
      hint: "Check each quotation for a gladness that is real.",
      tip: habits.quotation,
    },
  ],
};
