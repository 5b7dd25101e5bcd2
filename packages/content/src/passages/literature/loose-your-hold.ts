import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const looseYourHold: Passage = {
  id: "loose-your-hold",
  genre: "poem",
  credit: `The following text is from "Loose Your Hold," a poem written for SAT Practice.`,
  text: prose`
    | He'd worked in stone for forty years
    | And knew what happens if you trust
    | A thing to hold because it must.
    | The water came up to his ears.

    | "Lie back," said she, not yet nineteen,
    | One palm beneath him. "Let it go.
    | It wants to hold you." He said, "No,"
    | And sank, and came up looking green.

    | Nine lessons he went down like lead.
    | The tenth, to show her she was wrong,
    | He did it all; he went along;
    | Let go his legs, let go his head,

    | And lay there, waiting to be drowned.
    | The roof beams passed him. "Now," he told
    | The hand beneath him, "loose your hold,"
    | And saw her wave from solid ground.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why does the man do as he is told in the tenth lesson?",
      key: {
        text: "He wants to prove that his teacher is mistaken.",
        reason: "He does it *to show her she was wrong*.",
      },
      wrong: [
        {
          text: "He has come to believe that water will hold him.",
          code: "contradicts-the-text",
          reason: "He is still *waiting to be drowned* when he lies there.",
        },
        {
          text: "He is ashamed of having taken so many lessons.",
          code: "not-in-the-text",
          reason: "Nothing is said of shame.",
        },
        {
          text: "He can see that she is waving from solid ground.",
          code: "words-echoed",
          reason: "He sees this at the end, when he is already floating.",
        },
      ],
      evidence: ["The tenth, to show her she was wrong"],
      opening: "The stanza that begins with *Nine lessons* gives his motive in plain words.",
      steps: [
        "For nine lessons he sinks. *The tenth, to show her she was wrong*, he does everything she has asked.",
      ],
      hint: "Look at the second line of the third stanza.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "He'd worked in stone for forty years",
      key: {
        text: "It prepares for the man's refusal to trust himself to water.",
        reason: "His trade has taught him what comes of trusting a thing to hold.",
      },
      wrong: [
        {
          text: "It prepares for the man's pride in the pool he has built.",
          code: "wrong-purpose",
          reason: "Nothing says that he built the pool.",
        },
        {
          text: "It prepares for the man's regret at a life spent in labor.",
          code: "wrong-strength-or-tone",
          reason: "He shows no regret; his trade appears only as the source of his caution.",
        },
        {
          text: "It prepares for the man's success in the very first lesson.",
          code: "relationship-reversed",
          reason: "He sinks in the first nine.",
        },
      ],
      evidence: ["And knew what happens if you trust", "A thing to hold because it must."],
      opening: "His trade explains what he *knew*, and what he knew explains why he sinks.",
      steps: [
        "A man who has worked in stone *knew what happens if you trust a thing to hold*. So when the girl says that the water *wants to hold* him, he says no.",
      ],
      hint: "Read on to see what his work has taught him.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the hand to which the man speaks?",
      key: {
        text: "It is gone by the time that he speaks to it.",
        reason: "At that moment she is waving from the side.",
      },
      wrong: [
        {
          text: "It is still holding him up when he speaks to it.",
          code: "contradicts-the-text",
          reason: "She is on *solid ground*, away from him.",
        },
        {
          text: "It is that of someone other than his teacher.",
          code: "wrong-group-or-measure",
          reason: "The palm beneath him is hers in the second stanza; now no hand is there.",
        },
        {
          text: "It is taken away because of what he says to it.",
          code: "possibility-as-fact",
          reason: "She is already waving when he has spoken.",
        },
      ],
      evidence: [`"Now," he told`, "And saw her wave from solid ground."],
      opening: "The last line shows where both of her hands must have been for some time.",
      steps: [
        "He tells *the hand beneath him* to let go, and sees its owner wave *from solid ground*. The hand he speaks to is not there: he has been floating by himself.",
      ],
      hint: "Ask where the teacher is standing in the last line.",
      tip: habits.implication,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To tell how a man was brought to float by doing his best to show that he could not",
        reason: "He goes along to prove her wrong and so does what floating requires.",
      },
      wrong: [
        {
          text: "To tell how a man was brought to float by a teacher whom he had learned to trust",
          code: "half-right",
          reason: "He floats, but to prove her wrong; trust is what he refuses to the end.",
        },
        {
          text: "To tell how a man was brought to see that the young have much to teach the old",
          code: "too-broad",
          reason:
            "She is young and he is not, but the poem shows him floating, not reflecting on age.",
        },
        {
          text: "To tell how a man was brought to give up a task for which he was not made",
          code: "contradicts-the-text",
          reason: "In the tenth lesson he does it.",
        },
      ],
      evidence: ["The tenth, to show her she was wrong", "And lay there, waiting to be drowned."],
      opening: "The man floats because he is so sure that he will sink.",
      steps: [
        "For nine lessons he holds on and sinks. To disprove the girl he must do all that she says; he lets go *his legs* and *his head*, waits *to be drowned*, and floats.",
      ],
      hint: "Ask what he expects to happen in the tenth lesson, and what his expectation does.",
      tip: habits.purpose,
    },
  ],
};
