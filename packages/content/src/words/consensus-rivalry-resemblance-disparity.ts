import { wordSet } from "./word-set.ts";

export const consensusRivalryResemblanceDisparity = wordSet({
  id: "consensus-rivalry-resemblance-disparity",
  contexts: {
    consensus: {
      level: "Hard",
      clueKind: "W12",
      text: "On page after page of the report the two panels qualify, correct, and contradict each other, and a hasty reader may close it in despair. Yet beneath the noise there is broad ______ on the one question that was asked: each panel, left to itself, named the same three wells.",
      clue: "each panel, left to itself, named the same three wells",
      reason: "Two panels that name the same three wells agree: there is *consensus* between them.",
      misfits: {
        rivalry: {
          code: "words-echoed",
          reason:
            "The contradictions sound like rivalry, but *yet* turns to what lies beneath them.",
        },
        resemblance: {
          code: "wrong-sense",
          reason: "People who answer alike agree on a question; they do not bear a likeness on it.",
        },
        disparity: {
          code: "contradicts-the-text",
          reason: "The answers to the question asked are not far apart; they are the same.",
        },
      },
      opening: "For all their quarrels, the panels gave one answer to the one question asked.",
      hint: "*Yet* sets what lies beneath the noise against the noise itself.",
    },
    rivalry: {
      level: "Easy",
      clueKind: "W4",
      text: "The ______ between the two bakers did the village nothing but good. When one of them put almonds in his rolls, the other put in almonds and honey; when one began to open at seven, the other was open at six, and singing.",
      clue: "the other was open at six, and singing",
      reason: "Each baker tries to do better than the other: there is *rivalry* between them.",
      misfits: {
        consensus: {
          code: "contradicts-the-text",
          reason: "The bakers had agreed on nothing; each tried to outdo the other.",
        },
        resemblance: {
          code: "wrong-strength-or-tone",
          reason: "They do grow alike in their almonds, but each step is taken to go one better.",
        },
        disparity: {
          code: "not-in-the-text",
          reason: "No lasting difference between the two is mentioned; each keeps catching up.",
        },
      },
      opening: "Each baker answers what the other does by doing a little more.",
      hint: "Ask why the second baker should begin to open at six.",
    },
    resemblance: {
      level: "Medium",
      clueKind: "W3",
      text: "So strong is the ______ between the two portraits that visitors are forever asking whether the sitters were sisters. In truth the women never met. They were painted, ten years apart, by a man who had only one way of doing a nose.",
      clue: "whether the sitters were sisters",
      reason:
        "Visitors take the sitters for sisters because the portraits are so alike: their *resemblance* is strong.",
      misfits: {
        consensus: {
          code: "wrong-sense",
          reason: "Portraits hold no opinions and cannot agree on anything.",
        },
        rivalry: {
          code: "not-in-the-text",
          reason: "The women never met, and nothing is said of any contest between the pictures.",
        },
        disparity: {
          code: "contradicts-the-text",
          reason: "Nobody would take the sitters for sisters because the portraits differ.",
        },
      },
      opening: "Visitors think of sisters because the two painted faces are so much alike.",
      hint: "What must two portraits have in common if people think of sisters?",
    },
    disparity: {
      level: "Hard",
      clueKind: "W2",
      text: "In the year's averages the two schools might be twins, and for a long time nobody looked further. Month by month, however, the figures reveal the ______ between them. From December until March, nearly every pupil in the valley is at a desk, while on the hill a third are waiting for a bus.",
      clue: "on the hill a third are waiting for a bus",
      reason: "Nearly all against two thirds is a great difference: it is a *disparity*.",
      misfits: {
        consensus: {
          code: "wrong-sense",
          reason: "Figures of attendance show no opinion on which two schools could agree.",
        },
        rivalry: {
          code: "not-in-the-text",
          reason: "The schools are compared, but nothing says that they compete.",
        },
        resemblance: {
          code: "contradicts-the-text",
          reason: "Only the averages make them look like twins; *however* leads to the opposite.",
        },
      },
      opening:
        "The averages hide what the months reveal: how differently the two schools fare in winter.",
      hint: "*However* turns away from the averages, in which the schools might be twins.",
    },
  },
});
