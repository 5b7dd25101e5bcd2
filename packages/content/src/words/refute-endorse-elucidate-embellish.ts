import { wordSet } from "./word-set.ts";

export const refuteEndorseElucidateEmbellish = wordSet({
  id: "refute-endorse-elucidate-embellish",
  contexts: {
    refute: {
      level: "Hard",
      clueKind: "W6",
      text: 'The almanac\'s forecasts were never easy to ______, which is by no means to say that they were right. "Some counties will have rain this month, and others the want of it," it announced for each and every April; and against a statement of that kind no weather can be brought in evidence.',
      clue: "against a statement of that kind no weather can be brought in evidence",
      reason:
        "A forecast against which no weather can count is hard to prove wrong, or to *refute*.",
      misfits: {
        endorse: {
          code: "contradicts-the-text",
          reason:
            "What can never turn out wrong is all too easy to approve; that it was right would then need no denial.",
        },
        elucidate: {
          code: "wrong-strength-or-tone",
          reason:
            "The forecast is vague, but what it means is clear; it is evidence against it that cannot be found.",
        },
        embellish: {
          code: "wrong-sense",
          reason:
            "How easy it was to adorn the forecasts has nothing to do with whether they were right.",
        },
      },
      opening: "No weather can speak against such a forecast, so it can hardly be proved wrong.",
      hint: "If no evidence can be brought against a statement, what is it impossible to do with it?",
    },
    endorse: {
      level: "Easy",
      clueKind: "W5",
      text: "The old surgeon read the plan twice, asked about a single word in the third paragraph, and then did for his youngest colleague what he had done for nobody in twenty years. He would ______ the plan over his own name, he told the board, and he would be blamed with her if it failed.",
      clue: "he would be blamed with her if it failed",
      reason:
        "To stand by a plan and share the blame for it is to give it one's approval, or to *endorse* it.",
      misfits: {
        refute: {
          code: "contradicts-the-text",
          reason: "He would not share the blame for a plan that he had proved wrong.",
        },
        elucidate: {
          code: "wrong-strength-or-tone",
          reason: "To make a plan clear one need not put one's name to it or share the blame.",
        },
        embellish: {
          code: "wrong-sense",
          reason: "He adds nothing to the plan, let alone decoration.",
        },
      },
      opening: "Someone ready to take the blame for a plan has put his name behind it.",
      hint: "The second half of the last sentence repeats the attitude of the first.",
    },
    elucidate: {
      level: "Medium",
      clueKind: "W2",
      text: 'The museum\'s new labels are meant to ______ the tools they stand beside, not to praise them. Where the old card said only "exquisite," a visitor now learns which edge did the cutting, why the handle is bent, and what became of the splinters.',
      clue: "which edge did the cutting, why the handle is bent",
      reason:
        "Labels that tell which edge cut and why the handle is bent make the tools clear: they *elucidate* them.",
      misfits: {
        refute: { code: "wrong-sense", reason: "A claim can be refuted, but a tool cannot." },
        endorse: {
          code: "contradicts-the-text",
          reason:
            "To endorse the tools would be a kind of praise, and praise is what the labels are said to avoid.",
        },
        embellish: {
          code: "wrong-strength-or-tone",
          reason:
            'Added ornament is nearer to the old "exquisite" than to plain facts about edges and handles.',
        },
      },
      opening:
        "Labels that tell what each part of a tool was for make the tools easier to understand.",
      hint: "The last sentence lists what a visitor now learns.",
    },
    embellish: {
      level: "Medium",
      clueKind: "W8",
      text: "My grandfather did not lie about the flood; he would have been ashamed to. But he did allow himself to ______ it ever so slightly. The water rose an inch with each telling, and by the time I was ten there was a cow in the story, asleep on a floating door.",
      clue: "The water rose an inch with each telling",
      reason:
        "An inch more at each telling, and a sleeping cow, are details added to adorn the story: he *embellished* it.",
      misfits: {
        refute: {
          code: "contradicts-the-text",
          reason: "He told of the flood again and again; he never argued that there had been none.",
        },
        endorse: {
          code: "wrong-sense",
          reason: "A flood is not a plan or a view to which a person can give approval.",
        },
        elucidate: {
          code: "wrong-strength-or-tone",
          reason: "The cow makes the story better, but it makes nothing about the flood clearer.",
        },
      },
      opening:
        "A story to which an inch is added at each telling, and then a cow, is being adorned.",
      hint: "Notice what happened to the story from one telling to the next.",
    },
  },
});
