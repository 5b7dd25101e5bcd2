import { wordSet } from "./word-set.ts";

export const levyWaiveAllayBroach = wordSet({
  id: "levy-waive-allay-broach",
  contexts: {
    levy: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "To meet the mounting costs of its war with France, the British government began in 1799 to ______ a tax on annual incomes above sixty pounds. The measure, which produced approximately six million pounds in its first year, was discontinued during the peace of 1802 but reinstated when hostilities resumed.",
      clue: "produced approximately six million pounds in its first year",
      reason:
        "To *levy* a tax is to impose and collect it, which is how a tax meets costs and produces six million pounds.",
      misfits: {
        waive: {
          code: "contradicts-the-text",
          reason:
            "To *waive* is to refrain from demanding something due, but a tax that is waived produces nothing.",
        },
        allay: {
          code: "wrong-sense",
          reason:
            "To *allay* is to calm, and it is said of fears or doubts, not of a tax *on annual incomes*.",
        },
        broach: {
          code: "wrong-strength-or-tone",
          reason:
            "To *broach* is to bring up for discussion; talk of a tax would not have *produced* any money.",
        },
      },
      opening: "The government needed money for a war and obtained it from the tax.",
      hint: "Look at the purpose named at the beginning and at what the measure produced.",
      source: "The British income tax of 1799: standard reference works",
    },
    waive: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Many open-access journals finance themselves by charging authors a publication fee, a practice criticized as an obstacle to researchers at institutions with limited resources. Some publishers have consequently agreed to ______ this fee for authors in low-income countries, so that acceptance of an article need not depend on its author's ability to pay.",
      clue: "need not depend on its author's ability to pay",
      reason:
        "To *waive* a fee is to refrain from demanding it, so that those who cannot pay are not excluded.",
      misfits: {
        levy: {
          code: "contradicts-the-text",
          reason:
            "To *levy* is to impose and collect; to collect the fee from these authors would preserve the *obstacle* that was criticized.",
        },
        allay: {
          code: "words-echoed",
          reason:
            "To *allay* is to calm or relieve; the step answers *criticized*, but it is criticism or fear, not a *fee*, that can be calmed.",
        },
        broach: {
          code: "wrong-strength-or-tone",
          reason:
            "To *broach* is to raise for discussion, and merely mentioning the fee would not remove its dependence on *ability to pay*.",
        },
      },
      opening: "Authors in low-income countries should be able to publish without payment.",
      hint: "*Consequently* and *so that* give a cause and a purpose; ask what must be done with the fee to achieve it.",
      source: "Publication charges and waivers in open-access publishing: standard reference works",
    },
    allay: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "A 2013 plan to store treated wastewater in an aquifer raised concerns among nearby residents about the contamination of private wells. In order to ______ these concerns, hydrogeologist Beatriz Sorensen published monthly measurements from sixty of the wells; within two years, the proportion of residents who considered their water unsafe had fallen from 58 to 12 percent.",
      clue: "had fallen from 58 to 12 percent",
      reason:
        "To *allay* concerns is to calm them, which the fall in the proportion of worried residents shows to have been achieved.",
      misfits: {
        levy: {
          code: "wrong-sense",
          reason:
            "To *levy* is to impose and collect, as with a tax, and concerns are not collected.",
        },
        waive: {
          code: "half-right",
          reason:
            "To *waive* is to give up a claim or right of one's own; the concerns were given up, but they belonged to *residents*, not to the person who published.",
        },
        broach: {
          code: "relationship-reversed",
          reason:
            "To *broach* is to bring up for the first time, but it was the plan that *raised* the concerns, before she published.",
        },
      },
      opening: "After the measurements were published, far fewer residents were worried.",
      hint: "Compare the two percentages, and ask what the publication was meant to do to the concerns.",
    },
    broach: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "The letters that two rival composers exchanged over nineteen years contain no reference to the accusation of plagiarism that each of them discussed freely with others. Musicologist Hamid Oduya infers that neither was willing to ______ the subject: both, he observes, were well aware of it, and neither can have regarded it as settled.",
      clue: "contain no reference to the accusation",
      reason:
        "To *broach* a subject is to bring it up: nineteen years of letters without a reference show that neither would do so, although each spoke of it to others.",
      misfits: {
        levy: {
          code: "wrong-sense",
          reason:
            "To *levy* is to impose and collect, which can be done with a tax but not with a subject.",
        },
        waive: {
          code: "contradicts-the-text",
          reason:
            "To *waive* is to refrain from insisting on something; letters with *no reference* to the subject suggest that they were willing to let it go, not that they were unwilling.",
        },
        allay: {
          code: "half-right",
          reason:
            "To *allay* is to calm; an *accusation* may cause anxiety that could be calmed, but the blank is followed by the subject itself.",
        },
      },
      opening: "Neither composer mentions to the other what both discussed with other people.",
      hint: "The inference rests on *no reference*; note that the blank follows *neither was willing*.",
    },
  },
});
