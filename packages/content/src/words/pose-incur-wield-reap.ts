import { wordSet } from "./word-set.ts";

export const poseIncurWieldReap = wordSet({
  id: "pose-incur-wield-reap",
  contexts: {
    pose: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Discarded fishing nets ______ a considerable hazard to marine animals. Because most of them are manufactured of nylon, which decomposes extremely slowly, a net lost at sea may drift for decades, entangling turtles, seals, and seabirds long after any possibility of recovering it has disappeared.",
      clue: "entangling turtles, seals, and seabirds",
      reason:
        "To *pose* a hazard is to be one for others. The nets endanger animals by *entangling turtles, seals, and seabirds*.",
      misfits: {
        incur: {
          code: "relationship-reversed",
          reason:
            "To *incur* is to bring something unwelcome on oneself. The hazard is one for *marine animals* and not for the nets.",
        },
        wield: {
          code: "wrong-sense",
          reason:
            "To *wield* is to hold and use, as one does a tool or power. A net without an owner uses nothing.",
        },
        reap: {
          code: "contradicts-the-text",
          reason:
            "To *reap* is to gather as a reward. A hazard is no gain, and the nets gain nothing.",
        },
      },
      opening: "The nets are the source of a danger to the animals they entangle.",
      hint: "Ask for whom the hazard exists and where it comes from.",
      source: "Lost fishing gear: standard reference works in marine biology",
    },
    incur: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Merchants in medieval Genoa commonly divided the expense of a voyage among numerous investors. Under this arrangement, a vessel that failed to return did not bring ruin on any of them, since the losses that each could ______ were limited to the share that he or she had contributed.",
      clue: "were limited to the share that he or she had contributed",
      reason:
        "To *incur* is to become subject to something unwelcome, such as a loss. Each investor could lose no more than *the share*.",
      misfits: {
        pose: {
          code: "relationship-reversed",
          reason:
            "To *pose* is to present, as a danger does to others. The investors suffer the losses; they are not the source of them.",
        },
        wield: {
          code: "wrong-sense",
          reason: "To *wield* is to hold and use, as one does power. A loss is not used.",
        },
        reap: {
          code: "contradicts-the-text",
          reason: "To *reap* is to gather a gain. A *vessel that failed to return* brings none.",
        },
      },
      opening: "If the vessel did not return, each investor suffered a loss limited to the share.",
      hint: "Who suffers if the vessel does not return, and how much?",
      source: "Medieval Genoese partnerships: standard reference works in economic history",
    },
    wield: {
      version: 2,
      level: "Hard",
      clueKind: "W2",
      text: "Formally, the chamberlain of the court possessed neither military rank nor a seat in the council. Historian Duygu Ersoy argues, nonetheless, that few officials could ______ comparable authority: because petitions reached the sovereign exclusively through him, he determined which requests were considered and, in effect, which were granted.",
      clue: "he determined which requests were considered",
      reason:
        "To *wield* is to hold and use, as one does power. The chamberlain used his position when he *determined which requests were considered*.",
      misfits: {
        pose: {
          code: "half-right",
          reason:
            "To *pose* is to present, as one does a question or a threat. The chamberlain presented petitions, but authority is something that he used.",
        },
        incur: {
          code: "wrong-sense",
          reason:
            "To *incur* is to bring something unwelcome on oneself, such as a debt. Authority is not unwelcome.",
        },
        reap: {
          code: "not-in-the-text",
          reason:
            "To *reap* is to gather as the reward of earlier effort. No such effort is mentioned; the authority came of his position between petitioner and sovereign.",
        },
      },
      opening: "Without any rank, the chamberlain used real power over petitions.",
      hint: "*Nonetheless* sets what he did against what he formally lacked.",
    },
    reap: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Municipalities that invested early in separate lanes for bicycles, transportation economist Lotte Brandsma maintains, have begun to ______ substantial rewards. In the nine that she investigated, expenditures on road maintenance have declined, and hospital admissions resulting from traffic injuries are a third below the level recorded in 2005.",
      clue: "expenditures on road maintenance have declined",
      reason:
        "To *reap* is to gain as the result of earlier effort. After they *invested early*, the municipalities spend less and have fewer injuries.",
      misfits: {
        pose: {
          code: "wrong-sense",
          reason:
            "To *pose* is to present, as one does a question. Rewards are gained and not posed.",
        },
        incur: {
          code: "contradicts-the-text",
          reason:
            "To *incur* is to bring something unwelcome on oneself. Lower *expenditures* and fewer injuries are welcome.",
        },
        wield: {
          code: "half-right",
          reason:
            "To *wield* is to hold and use, as one does influence. The lanes are used, but lower costs are something that the municipalities receive.",
        },
      },
      opening: "The early investment is now followed by lower costs and fewer injuries.",
      hint: "The second sentence gives two examples of what the investment brought.",
    },
  },
});
