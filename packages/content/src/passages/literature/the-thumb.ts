import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theThumb: Passage = {
  id: "the-thumb",
  genre: "memoir",
  credit: `The following text is from "The Thumb," a memoir by an invented narrator, written for SAT Practice.`,
  text: prose`
    At nine I found out that my grandfather was a thief. He had put me on a crate behind the counter
    of the butcher shop to learn the business, and from there, level with the scale, I saw the
    thumb. It went in under the pan, not on it, so fast that I doubted it; and Mrs. Ortega, who had
    asked for half a pound and paid for half a pound, went home with a good deal more. He did it for
    widows, mainly, and for the family from the fire. I had been raised to be honest. It was a week
    before I could eat with him, and then I told him what I knew. "Good," he said. "Now stand on the
    other side of the crate. They can see you looking."
  `,
  facets: [
    {
      kind: "detail",
      level: "Medium",
      stem: "Based on the text, what was the effect of the thumb under the pan?",
      key: {
        text: "Customers got more meat than they had paid for.",
        reason: "Mrs. Ortega paid for half a pound and *went home with a good deal more*.",
      },
      wrong: [
        {
          text: "Customers got less meat than they had asked for.",
          code: "relationship-reversed",
          reason: "A thumb on the pan would do that; this one goes under it.",
        },
        {
          text: "Customers stayed away in fear of being cheated.",
          code: "not-in-the-text",
          reason: "No customer is said to stay away.",
        },
        {
          text: "Customers could see what the narrator was doing.",
          code: "words-echoed",
          reason: "That comes of the narrator's looking, not of the thumb.",
        },
      ],
      evidence: ["It went in under the pan, not on it", "went home with a good deal more"],
      opening: "A thumb that lifts the pan makes the meat weigh less than it does.",
      steps: [
        "The thumb goes *in under the pan, not on it*. So Mrs. Ortega, charged for half a pound, *went home with a good deal more*.",
      ],
      hint: "Follow what happens to Mrs. Ortega.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "I had been raised to be honest.",
      key: {
        text: "It gives the reason for the child's trouble over what was done.",
        reason: "A child taught honesty sees a false weight and cannot at first think well of it.",
      },
      wrong: [
        {
          text: "It gives the reason why the child was put behind the counter.",
          code: "wrong-purpose",
          reason: "That was *to learn the business*.",
        },
        {
          text: "It gives the reason for the child's pride in the grandfather.",
          code: "contradicts-the-text",
          reason: "For a week the child cannot eat with him.",
        },
        {
          text: "It gives the reason why the grandfather did what he was doing.",
          code: "wrong-group-or-measure",
          reason: "The child's upbringing does not explain him; those whom he helps do.",
        },
      ],
      evidence: ["I had been raised to be honest. It was a week before I could eat with him"],
      opening: "What the child has been taught makes a kindness look like a crime.",
      steps: [
        "The scale has been made to lie, and the child *had been raised to be honest*: for a week they do not eat together.",
      ],
      hint: "Read the sentence that comes right after it.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It opens with a charge against a man that the things he is seen to do overturn.",
        reason:
          "*A thief* is the child's word; the widows and the family from the fire correct it for the reader.",
      },
      wrong: [
        {
          text: "It opens with a charge against a man and goes on to prove it from what he is doing.",
          code: "contradicts-the-text",
          reason: "What he does is to give away his own meat.",
        },
        {
          text: "It opens with a fault of a child and goes on to show how the child was punished for it.",
          code: "wrong-person-or-text",
          reason: "The charge is against the grandfather, and nobody is punished.",
        },
        {
          text: "It opens with the good done by a man and goes on to tell of the one wrong that he did.",
          code: "relationship-reversed",
          reason: "The wrong is named first, and it turns out to be the good.",
        },
      ],
      evidence: [
        "my grandfather was a thief",
        "He did it for widows, mainly, and for the family from the fire.",
      ],
      opening: "The first sentence makes an accusation that the details overturn.",
      steps: [
        "*My grandfather was a thief* is how a child of nine sees it. *Under the pan, not on it* reverses the effect, and *for widows, mainly* gives the reason.",
      ],
      hint: "Ask whether the word *thief* still seems right at the end.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about what moves the grandfather to answer as he does?",
      key: {
        text: "He wants the people whom he helps not to see what he does.",
        reason:
          "The child's looking might show them the thumb, so the child is moved to where it does not.",
      },
      wrong: [
        {
          text: "He is angry with the child for having kept watch on him.",
          code: "wrong-strength-or-tone",
          reason: "He begins with *Good* and keeps the child beside him.",
        },
        {
          text: "He wants the child to stay and not to tell of the fraud.",
          code: "half-right",
          reason:
            "The child is to stay, but he asks for no silence; he moves the child so as not to be seen looking.",
        },
        {
          text: "He wants the child to join him in serving the poor.",
          code: "not-in-the-text",
          reason:
            "He sends the child to the other side so as not to be seen looking, and asks for no help.",
        },
      ],
      evidence: ["Now stand on the other side of the crate. They can see you looking."],
      opening: "He says nothing in his own defense and thinks of what the customers might notice.",
      steps: [
        "*They* are the customers. If they saw the child staring at the thumb, they would learn that they are being given something. He sees to it that they do not.",
      ],
      hint: "Ask who *they* are and what they must not find out.",
      tip: habits.implication,
    },
  ],
};
