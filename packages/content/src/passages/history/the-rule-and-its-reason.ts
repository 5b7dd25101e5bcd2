import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theRuleAndItsReason: Passage = {
  id: "the-rule-and-its-reason",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1910s. A teacher writes to a school board.",
  text: prose`
    Gentlemen: Your rule dismisses a teacher who marries, on the ground that the cares of a
    household cannot be joined with the whole attention that is owed to pupils. I am to be married
    in June, and I do not write to be excused. I write about the ground. Mr. Tolland, in the next
    room, has a wife, three children under five, and a mother-in-law, and last month, in
    consideration of them, you raised his pay by two dollars. If the cares of a household unfit one
    to teach, he has been paid for his unfitness. If they do not, I am to be dismissed for something
    else, and should like to know what it is. The Board may keep its rule or its reason.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did the board raise Mr. Tolland's pay?",
      key: {
        text: "He was providing for a household.",
        reason:
          "The raise was given *in consideration of* his wife, his children, and his mother-in-law.",
      },
      wrong: [
        {
          text: "He gave his pupils his whole attention.",
          code: "words-echoed",
          reason: "The words are from the rule; the raise had another ground.",
        },
        {
          text: "He had taught there for many years.",
          code: "not-in-the-text",
          reason: "The letter does not say how long he has taught.",
        },
        {
          text: "He was about to be married in June.",
          code: "relationship-reversed",
          reason: "It is the writer who is to be married in June.",
        },
      ],
      evidence: ["in consideration of them, you raised his pay by two dollars"],
      opening: "The sentence about the raise names what the board had in mind.",
      steps: [
        "Mr. Tolland *has a wife, three children under five, and a mother-in-law*, and it was *in consideration of them* that his pay was raised.",
      ],
      hint: "Look for what *them* stands for in the sentence about the two dollars.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The board dismisses a teacher who marries on a ground that it does not itself go by.",
        reason:
          "By its stated ground Mr. Tolland should be unfit; the board has instead rewarded him.",
      },
      wrong: [
        {
          text: "The rule of the board against teachers who marry should be set aside for those who ask to be excused.",
          code: "half-right",
          reason: "She objects to the ground of the rule, but she does *not write to be excused*.",
        },
        {
          text: "The cares of a household leave a married teacher, whether man or woman, too little attention to give.",
          code: "wrong-person-or-text",
          reason:
            "This is the board's own argument carried further; the writer uses it to test the board.",
        },
        {
          text: "The board pays more to its married teachers than its funds allow.",
          code: "not-in-the-text",
          reason: "Nothing is said of what the board can afford.",
        },
      ],
      evidence: [
        "he has been paid for his unfitness",
        "The Board may keep its rule or its reason.",
      ],
      opening:
        "The writer puts the reason for the rule beside what the board has done for a colleague.",
      steps: [
        "If household cares unfit a person to teach, Mr. Tolland *has been paid for his unfitness*. If they do not, the rule has lost its ground. The board cannot hold on to both *its rule* and *its reason*.",
      ],
      hint: "Ask why Mr. Tolland comes into the letter at all.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the rule?",
      key: {
        text: "It is applied to women but not to men.",
        reason: "Mr. Tolland has a wife and not only keeps his post but is paid more.",
      },
      wrong: [
        {
          text: "The board adopted it at the request of pupils' parents.",
          code: "not-in-the-text",
          reason: "Parents do not come into the letter.",
        },
        {
          text: "The board has dismissed no one under it so far.",
          code: "too-extreme",
          reason: "Whether others have been dismissed cannot be told from the letter.",
        },
        {
          text: "It is to be given up by the board before June.",
          code: "contradicts-the-text",
          reason: "The writer expects to be dismissed: *I am to be dismissed*.",
        },
      ],
      evidence: [
        "Your rule dismisses a teacher who marries",
        "has a wife, three children under five, and a mother-in-law",
      ],
      opening:
        "The rule speaks of any teacher who marries, and the teacher in the next room has a wife.",
      steps: [
        "As worded, the rule *dismisses a teacher who marries*. Mr. Tolland is a married teacher, still *in the next room*, and better paid than before. So the rule must stop somewhere short of him.",
      ],
      hint: "Compare what happens to the writer with what happened to the teacher in the next room.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "I do not write to be excused",
      key: {
        text: "It makes clear that the writer will contest the principle of the rule instead of asking for a favor.",
        reason: "She gives up any exception for herself; what follows is *about the ground*.",
      },
      wrong: [
        {
          text: "It makes clear that the writer is content to lose the post and writes only out of curiosity.",
          code: "wrong-strength-or-tone",
          reason: "She wants to know the true cause of a dismissal that she disputes.",
        },
        {
          text: "It concedes that the rule is sound before turning to the case of someone else.",
          code: "relationship-reversed",
          reason: "She grants nothing about the soundness of the rule, which the rest attacks.",
        },
        {
          text: "It apologizes for a breach of the rule before going on to describe it.",
          code: "wrong-purpose",
          reason: "She has broken no rule and offers no apology.",
        },
      ],
      evidence: ["I do not write to be excused", "I write about the ground."],
      opening: "The next sentence says what she does write about.",
      steps: [
        "A reader would expect her to ask for an exception. She shuts that out and goes on: *I write about the ground*. The quarrel is with the reason for the rule, which a favor to her would leave untouched.",
      ],
      hint: "Read the sentence together with the short one after it.",
      tip: habits.function,
    },
  ],
};
