import { wordSet } from "./word-set.ts";

export const poseIncurWieldReap = wordSet({
  id: "pose-incur-wield-reap",
  contexts: {
    pose: {
      level: "Medium",
      clueKind: "W10",
      text: "The old mine is dry, its shafts are capped, and nobody has been allowed inside for a century. Even so, the surveyor writes, its empty galleries ______ a danger to every house on the hill, for where a roof falls in below, a cellar sooner or later follows it.",
      clue: "a cellar sooner or later follows it",
      reason:
        "Galleries that may bring down the cellars above them present, or *pose*, a danger to the houses.",
      misfits: {
        incur: {
          code: "relationship-reversed",
          reason:
            "It is the people above who run into danger; the galleries are what it comes from.",
        },
        wield: {
          code: "wrong-sense",
          reason: "Empty galleries do not hold danger in their hands like a tool.",
        },
        reap: {
          code: "contradicts-the-text",
          reason: "To reap is to gain something, and by a danger nobody gains.",
        },
      },
      opening: "The galleries may pull down the houses above: they are the source of the danger.",
      hint: "Where does the danger come from, and whom does it threaten?",
    },
    incur: {
      level: "Hard",
      clueKind: "W10",
      text: "The guides could see the second slope hanging above the first, and it was not out of ignorance that they walked in beneath it with their poles and their dogs. It was a risk they were prepared to ______, they said later, for anyone lying there, and once a year they had to.",
      clue: "walked in beneath it",
      reason:
        "Those who walk in beneath a hanging slope bring a risk upon themselves: they *incur* it.",
      misfits: {
        pose: {
          code: "relationship-reversed",
          reason: "The slope is the threat; the guides are those whom it threatens.",
        },
        wield: { code: "wrong-sense", reason: "A risk is not a power that one holds and uses." },
        reap: {
          code: "contradicts-the-text",
          reason: "A reward can be reaped, but the guides gained nothing from the risk itself.",
        },
      },
      opening: "The guides knew the danger of the slope and took it upon themselves.",
      hint: "Who would be hurt if the second slope came down?",
    },
    wield: {
      level: "Hard",
      clueKind: "W2",
      text: "In all her years the secretary of the water board had neither a vote nor a title, and at the meetings she was not once heard to speak. Nevertheless, no member could be said to ______ more power over what was decided. It was she who wrote the minutes, and she did so on the day before.",
      clue: "she did so on the day before",
      reason:
        "One who writes the minutes of a meeting before it is held has power and uses it: she *wields* it.",
      misfits: {
        pose: {
          code: "wrong-sense",
          reason: "A danger or a question is posed; power is something that one has and uses.",
        },
        incur: {
          code: "contradicts-the-text",
          reason: "To incur is to bring down on oneself something unwelcome, such as a debt.",
        },
        reap: {
          code: "wrong-strength-or-tone",
          reason: "Power is not the fruit of the meetings; she had it before they began.",
        },
      },
      opening: "Without a vote, she nevertheless had more power than anyone, and she used it.",
      hint: "*Nevertheless* sets the blank against her having no vote and no title.",
    },
    reap: {
      level: "Easy",
      clueKind: "W3",
      text: "Whoever plants walnut trees must be fond of his grandchildren. Since ten years go by before there are nuts worth picking, and fifty before there is timber worth sawing, he will hardly live to ______ the full benefit of the work, and he digs the holes all the same.",
      clue: "fifty before there is timber worth sawing",
      reason:
        "Nuts and timber are the reward of the planter's work, and it is those after him who will gather, or *reap*, it.",
      misfits: {
        pose: {
          code: "wrong-sense",
          reason: "A benefit is not put before anyone as a question or a threat is.",
        },
        incur: {
          code: "contradicts-the-text",
          reason: "One incurs a loss or a debt; a benefit is gained.",
        },
        wield: {
          code: "wrong-strength-or-tone",
          reason: "Tools and power are wielded; what comes of fifty years' work is gathered.",
        },
      },
      opening: "The trees pay so late that the one who plants them will not gather the reward.",
      hint: "Who will have the nuts and the timber?",
    },
  },
});
