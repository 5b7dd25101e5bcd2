import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theRedIsNew: Passage = {
  id: "the-red-is-new",
  genre: "science",
  source: "Autumn leaf color and the proposed roles of anthocyanins: standard works on botany",
  text: prose`
    Autumn brings two kinds of color, and they have little in common. The yellows were in the leaf
    all summer, hidden by the green; when the green breaks down, they show. The reds are made.
    Weeks before it drops its leaves, a maple begins to fill them with a red pigment that was not
    there before, and spends sugar to do it. Why paint a room that one is about to leave? A team
    of botanists suggests that the paint is a curtain. In its last weeks a leaf is emptied of
    nitrogen, which the tree will need in spring; strong light upsets that work, and the red
    pigment, the team proposes, shades it.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how does yellow differ from red in autumn leaves?",
      key: {
        text: "It had been there before, while red is newly made.",
        reason: "The yellows *were in the leaf all summer*, and *the reds are made*.",
      },
      wrong: [
        {
          text: "It is produced in autumn, while red is uncovered then.",
          code: "relationship-reversed",
          reason: "It is the red that *was not there before*.",
        },
        {
          text: "It fades within a few days, while red lasts for weeks.",
          code: "not-in-the-text",
          reason: "How long either color lasts is not told.",
        },
        {
          text: "It shades the leaf in summer, while red hides the green.",
          code: "words-echoed",
          reason: "It is the green that hides the yellow, and the red that is said to shade.",
        },
      ],
      evidence: [
        "The yellows were in the leaf all summer, hidden by the green",
        "The reds are made.",
      ],
      opening: "The second and third sentences set the two colors against each other.",
      steps: [
        "The yellows are *hidden by the green* and show when it breaks down; the reds *are made*, from a pigment *that was not there before*.",
      ],
      hint: "Compare the second sentence with the very short third one.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Why paint a room that one is about to leave?",
      key: {
        text: "It compares the leaf to a room and so asks what its color is for.",
        reason:
          "The tree spends sugar on leaves it will soon drop; the next sentences offer a reason.",
      },
      wrong: [
        {
          text: "It puts in everyday terms the answer that the team's proposal is meant to refute.",
          code: "wrong-purpose",
          reason: "It is a question; the answer comes after it, and from the team itself.",
        },
        {
          text: "It pokes fun at the botanists who believe that red leaves are of use to the tree.",
          code: "wrong-strength-or-tone",
          reason:
            "The comparison is playful, but the proposal that follows is reported with respect.",
        },
        {
          text: "It draws attention to a way in which a tree's leaves are unlike those of a maple.",
          code: "wrong-group-or-measure",
          reason: "The maple is the tree that is spoken of; no other is compared with it.",
        },
      ],
      evidence: ["spends sugar to do it", "suggests that the paint is a curtain"],
      opening:
        "A cost without a plain use raises a question, which the sentence asks in a picture.",
      steps: [
        "A maple *spends sugar* on leaves that it is about to drop. The question asks why, and *the paint is a curtain* takes up the same picture to answer.",
      ],
      hint: "Ask what the room is, and what the paint is.",
      tip: habits.function,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the team's proposal?",
      key: {
        text: "Maples bred without the red pigment saved less nitrogen from their leaves in sunny autumns.",
        reason:
          "If the pigment shades the work of emptying the leaf, without it less should be saved when light is strong.",
      },
      wrong: [
        {
          text: "Maples with plenty of the red pigment saved less nitrogen from leaves than pale ones.",
          code: "relationship-reversed",
          reason: "This is the reverse of what a shade for that work would bring about.",
        },
        {
          text: "Maples that had been given extra sugar in summer filled their leaves with more red pigment.",
          code: "beside-the-point",
          reason: "This concerns what the pigment is made from, not what it is for.",
        },
        {
          text: "Maples whose leaves were red in autumn lost them sooner to the wind than those still in green.",
          code: "wrong-group-or-measure",
          reason: "When leaves are lost to wind has no part in the proposal.",
        },
      ],
      evidence: [
        "strong light upsets that work, and the red pigment, the team proposes, shades it",
      ],
      opening: "A curtain is shown to be of use when the room does worse without it.",
      steps: [
        "*Strong light upsets* the saving of nitrogen, and the pigment *shades* that work. Take the pigment away where light is strong, and less nitrogen should be saved.",
      ],
      hint: "Say what should happen in a leaf that has no curtain.",
      tip: habits.support,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It tells apart two kinds of color, finds one of them puzzling, and offers a reason for it.",
        reason:
          "Yellow and red are kept apart; the red costs sugar; the team proposes what it is for.",
      },
      wrong: [
        {
          text: "It offers a reason for one kind of color, finds it weak, and replaces it with another.",
          code: "relationship-reversed",
          reason: "Only one reason is offered, and it comes at the end.",
        },
        {
          text: "It separates two things that look alike, explains both, and shows that they serve one end.",
          code: "half-right",
          reason: "Only the red is said to serve an end, and *they have little in common*.",
        },
        {
          text: "It describes a change in the seasons, praises its beauty, and regrets that it is unexplained.",
          code: "wrong-purpose",
          reason: "Nothing is praised or regretted, and a cause is proposed.",
        },
      ],
      evidence: [
        "two kinds of color, and they have little in common",
        "Why paint a room",
        "A team of botanists suggests",
      ],
      opening: "Two kinds of color are told apart so that a question can be asked about one.",
      steps: [
        "*Two kinds of color* are distinguished; the red, which costs sugar, leads to the question; *a team of botanists suggests* an answer to it.",
      ],
      hint: "See which of the two colors the text goes on with after the third sentence.",
      tip: habits.structure,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Red, unlike yellow, is a color that the tree makes anew, perhaps to guard its last work in the leaf.",
        reason:
          "It holds both the difference and the use that is proposed, with no more strength than the text gives it.",
      },
      wrong: [
        {
          text: "Yellow is a color that is in the leaf all summer, although it cannot be seen until the green is gone.",
          code: "too-narrow",
          reason: "This is told of yellow so that red can be set against it.",
        },
        {
          text: "Red is a color that shades the leaf from strong light, as botanists have now been able to show.",
          code: "possibility-as-fact",
          reason: "The botanists suggest and propose; they have not shown it.",
        },
        {
          text: "A color that is in the leaf or the flower is there to protect the plant, however useless it may look.",
          code: "too-broad",
          reason: "The text speaks of leaves in autumn and claims a use for one color.",
        },
      ],
      evidence: ["The reds are made.", "the red pigment, the team proposes, shades it"],
      opening: "The text asks about the color that costs something and reports a proposed answer.",
      steps: [
        "The reds *are made*, at the price of sugar. The proposal is that they shade the work of saving nitrogen. Both belong to the main idea.",
      ],
      hint: "Choose the statement that keeps the difference and the suggestion, with its strength.",
      tip: habits["main-idea"],
    },
  ],
};
