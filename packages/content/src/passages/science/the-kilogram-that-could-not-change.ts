import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theKilogramThatCouldNotChange: Passage = {
  id: "the-kilogram-that-could-not-change",
  genre: "science",
  source:
    "The international prototype of the kilogram, 1889 to 2019: standard works on measurement",
  text: prose`
    From 1889 to 2019 the kilogram was a thing, a small cylinder of platinum and iridium kept in a
    vault near Paris, and its mass, whatever that might be, was one kilogram by definition. Copies
    made at the same time were sent to other countries. When they were brought back to be
    compared, most had come to outweigh the original by as much as fifty millionths of a gram. Had
    the copies gained, or had the cylinder lost? The second answer, though as likely as the first,
    could hardly be stated: to say that the cylinder was lighter was to say that a kilogram no
    longer had the mass of a kilogram. The unit is now tied to a constant of nature, of which no
    copies need be kept.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Defining the kilogram by a cylinder made it hard to say that the cylinder had changed.",
        reason:
          "If the cylinder is a kilogram by definition, its losing mass *could hardly be stated*.",
      },
      wrong: [
        {
          text: "Comparing the cylinder with its copies showed that it had lost some of its mass.",
          code: "contradicts-the-text",
          reason:
            "The comparison could not tell whether the copies had gained or the cylinder had lost.",
        },
        {
          text: "Tying a unit to a constant of nature makes it easier to send copies of it to other countries.",
          code: "half-right",
          reason: "The unit is now tied to a constant, but no copies of it need be kept.",
        },
        {
          text: "Measuring anything with complete exactness is impossible so long as units have to be defined.",
          code: "too-broad",
          reason: "The difficulty belongs to a unit defined by an object, not to every definition.",
        },
      ],
      evidence: ["one kilogram by definition", "could hardly be stated"],
      opening: "What is a kilogram by definition cannot be found to weigh less than a kilogram.",
      steps: [
        "The cylinder's mass, *whatever that might be*, was one kilogram.",
        "So when cylinder and copies differed, one of the two explanations *could hardly be stated*. That is the puzzle the text is about.",
      ],
      hint: "Find the answer that could hardly be stated, and ask why not.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "to say that the cylinder was lighter was to say that a kilogram no longer had the mass of a kilogram",
      key: {
        text: "It makes plain in what way the second answer would contradict itself.",
        reason:
          "If the cylinder is the kilogram, calling it lighter denies that a kilogram is a kilogram.",
      },
      wrong: [
        {
          text: "It gives the evidence by which one of two answers was shown to be mistaken.",
          code: "wrong-purpose",
          reason: "No evidence decides; the trouble lies in stating the answer at all.",
        },
        {
          text: "It restates the definition so that both of the answers can be compared fairly.",
          code: "relationship-reversed",
          reason: "The definition is what keeps one of the answers from being stated.",
        },
        {
          text: "It expresses the alarm that scientists felt when the copies were returned.",
          code: "not-in-the-text",
          reason: "Nobody's feelings are reported.",
        },
      ],
      evidence: ["The second answer, though as likely as the first, could hardly be stated"],
      opening: "The words after the colon explain why the second answer could hardly be stated.",
      steps: [
        "The sentence claims that the second answer *could hardly be stated*; after the colon it shows what stating it would amount to.",
      ],
      hint: "Ask what the colon promises.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what was found when the copies were compared with the original?",
      key: {
        text: "Most had more mass than it did.",
        reason: "Most of them *had come to outweigh the original*.",
      },
      wrong: [
        {
          text: "Most had lost mass as it had.",
          code: "relationship-reversed",
          reason: "The copies outweighed the original.",
        },
        {
          text: "All had kept exactly their mass.",
          code: "too-extreme",
          reason: "Most differed from the original by as much as fifty millionths of a gram.",
        },
        {
          text: "Some had been scratched in use.",
          code: "not-in-the-text",
          reason: "The condition of the copies is not described.",
        },
      ],
      evidence: ["most had come to outweigh the original"],
      opening: "The result of the comparison stands in one clause with its size.",
      steps: [
        "Brought back and compared, *most had come to outweigh the original by as much as fifty millionths of a gram*.",
      ],
      hint: "Find the verb that means *to be heavier than*.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To point out a difficulty in making a cylinder the unit",
        reason: "As long as the unit was an object, a change in the object could not be expressed.",
      },
      wrong: [
        {
          text: "To report that copies of a unit went to many places",
          code: "too-narrow",
          reason: "The copies matter for what their comparison brought to light.",
        },
        {
          text: "To complain of the carelessness with which a unit was kept",
          code: "wrong-strength-or-tone",
          reason: "The cylinder was kept in a vault, and nobody is blamed.",
        },
        {
          text: "To explain how a constant of nature can be measured exactly",
          code: "not-in-the-text",
          reason: "How a constant is measured is not told.",
        },
      ],
      evidence: ["Had the copies gained, or had the cylinder lost?", "could hardly be stated"],
      opening: "A question is asked that the old definition left without a proper answer.",
      steps: [
        "The question *had the copies gained, or had the cylinder lost?* has two answers, and the definition rules one of them out of speech. The text is written to show this.",
      ],
      hint: "Ask what the question in the middle is there for.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the cylinder in the time since the unit was redefined?",
      key: {
        text: "Its loss of mass, if any, is no longer a contradiction.",
        reason:
          "Once the unit is tied to something else, the cylinder is an object with a mass like any other.",
      },
      wrong: [
        {
          text: "Other things would lose mass if it lost any of its own.",
          code: "not-in-the-text",
          reason: "The unit no longer depends on the cylinder, and other things never did.",
        },
        {
          text: "Its mass is one kilogram, whatever that mass may come to be.",
          code: "contradicts-the-text",
          reason: "This held under the old definition, before the unit was tied to a constant.",
        },
        {
          text: "Its copies are sent to other countries less often than before.",
          code: "words-echoed",
          reason:
            "No copies of the new standard are needed; the traffic of the old ones is not told.",
        },
      ],
      evidence: ["The unit is now tied to a constant of nature"],
      opening: "When the kilogram is no longer the cylinder, the old contradiction disappears.",
      steps: [
        "The contradiction came from the cylinder's being *one kilogram by definition*. Now the unit is *tied to a constant of nature*, and nothing prevents the cylinder from being found lighter.",
      ],
      hint: "Ask what made it contradictory before, and whether that still holds.",
      tip: habits.implication,
    },
  ],
};
