import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const topDeck: Passage = {
  id: "top-deck",
  genre: "story",
  credit: `The following text is from "Top Deck," a short story written for SAT Practice in the manner of the 1920s.`,
  text: prose`
    Not, "I hardly think so, Maud"; that was feeble; that was only to bring her own umbrella to a
    shipwreck. No. The thing to have said (the omnibus swung past the park, the railings ran
    together into a kind of water) was, quite lightly, "How lucky that you were there to tell me."
    And then the pause. And Maud's fork. She tried it again, lighter, lifting an eyebrow at the
    gloved hand on the rail, and so became aware that the man in front was nodding, slowly, at no
    one; that across the aisle two lips were shaping, rejecting, shaping again; that the whole top
    deck, bowling homeward, was winning.
  `,
  facets: [
    {
      kind: "detail",
      level: "Medium",
      stem: "Based on the text, what is the woman doing on the omnibus?",
      key: {
        text: "Improving a reply after the occasion for it has gone by",
        reason: "She looks for *the thing to have said*: it is too late to say it.",
      },
      wrong: [
        {
          text: "Preparing what to tell a friend whom she is going to see",
          code: "relationship-reversed",
          reason: "The conversation with Maud is over, and the passengers are *bowling homeward*.",
        },
        {
          text: "Quarreling in an undertone with somebody called Maud",
          code: "contradicts-the-text",
          reason: "Maud is not there; the woman sits among strangers.",
        },
        {
          text: "Watching the park and the water from a seat at the rail",
          code: "words-echoed",
          reason: "The water is only what the railings look like as they run past.",
        },
      ],
      evidence: ["The thing to have said", "How lucky that you were there to tell me"],
      opening: "The words *to have said* show that the talk with Maud is already over.",
      steps: [
        "The woman throws away what she did say, *I hardly think so, Maud*, and looks for *the thing to have said*. She is composing her answer afterward.",
      ],
      hint: "Look at the tense in the words *The thing to have said*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "And Maud's fork.",
      key: {
        text: "It pictures what the better answer would have done to Maud's calm.",
        reason:
          "After the imagined retort and pause comes Maud's fork, stopped in the woman's fancy.",
      },
      wrong: [
        {
          text: "It recalls the thing over which the two of them had disagreed.",
          code: "wrong-purpose",
          reason:
            "What they disagreed about is not told; the fork belongs to the scene as the woman wishes it.",
        },
        {
          text: "It gives the reason why she had not found the words in time.",
          code: "not-in-the-text",
          reason:
            "No reason is given; the fork comes after the words that she imagines, as their effect.",
        },
        {
          text: "It shows that Maud had the best of it at the end after all.",
          code: "contradicts-the-text",
          reason: "In the scene that the woman invents, it is Maud who is struck.",
        },
      ],
      evidence: [
        "How lucky that you were there to tell me",
        "And then the pause. And Maud's fork.",
      ],
      opening: "The fork belongs to the scene in which the woman has her perfect answer.",
      steps: [
        "*The thing to have said* is followed by what it would have done: *the pause*, then *Maud's fork*, in the air or set down. The woman is enjoying a victory that did not happen.",
      ],
      hint: "See what comes just before the fork, and whether it really happened.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It follows one person's thoughts and then finds the same going on along the whole of the deck.",
        reason:
          "Her rehearsing fills most of the text; then the man, the lips, and *the whole top deck* are doing it too.",
      },
      wrong: [
        {
          text: "It follows a crowd of passengers in their thoughts and then settles on one who differs from them.",
          code: "relationship-reversed",
          reason: "It begins with one and widens to the rest, who are like her.",
        },
        {
          text: "It follows one person's private thoughts and then shows her ashamed of having been observed.",
          code: "half-right",
          reason: "She is the one who observes, and nobody is said to look at her.",
        },
        {
          text: "It follows two friends through a quarrel and then gives the views that others have taken of it.",
          code: "wrong-group-or-measure",
          reason: "The others on the bus are occupied with quarrels of their own.",
        },
      ],
      evidence: [
        "She tried it again, lighter",
        "the whole top deck, bowling homeward, was winning",
      ],
      opening: "The last lines widen from one woman's imagined triumph to everybody's.",
      steps: [
        "Up to the lifted eyebrow the text stays in one head. *And so became aware* opens it to a man *nodding* and lips *shaping, rejecting, shaping again*: each passenger is answering somebody who is not there.",
      ],
      hint: "Watch what she becomes aware of when she looks up.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what does it mean that the whole top deck *was winning*?",
      key: {
        text: "The passengers, each in thought, get the better of someone.",
        reason:
          "They nod at no one and shape words without speaking, as she does with her reply to Maud.",
      },
      wrong: [
        {
          text: "The omnibus is ahead of others that are on the same road home.",
          code: "wrong-purpose",
          reason: "Nothing is said of other vehicles; *bowling homeward* describes the ride.",
        },
        {
          text: "The passengers are smiling at the woman, who takes it well.",
          code: "wrong-strength-or-tone",
          reason: "They are taken up with themselves, nodding *at no one*.",
        },
        {
          text: "The passengers have come from arguments in which they did well.",
          code: "possibility-as-fact",
          reason:
            "Like her they are trying out words again, which a person who did well would not need to do.",
        },
      ],
      evidence: [
        "the man in front was nodding, slowly, at no one",
        "two lips were shaping, rejecting, shaping again",
      ],
      opening: "To win on the top deck is to have, too late, the answer that one wanted.",
      steps: [
        "The woman wins by imagining a better answer. The man nods *at no one* and the lips try words over: they, too, are having their arguments again, and this time with success.",
      ],
      hint: "Compare what the others are doing with what she has been doing.",
      tip: habits.implication,
    },
  ],
};
