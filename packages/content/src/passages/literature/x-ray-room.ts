import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const xRayRoom: Passage = {
  id: "x-ray-room",
  genre: "poem",
  credit: `The following text is from "X-Ray Room," a poem written for SAT Practice.`,
  text: prose`
    | Breathe in, I tell them. Hold it. Then I step
    | behind the glass and take the only picture
    | in which they will not think about their hair.
    | They look for it in my face when I come back.
    | I have a face for this. I got it young
    | and break it in a little more each year.
    | The doctor will explain. The gown ties here.
    | One man, who had the shadow, thanked me twice
    | and asked if I was cold in there. I was.
    | You can breathe now, I say. You can breathe now.
    | I say it to the door when it has closed.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, why do the patients look at the speaker's face?",
      key: {
        text: "They want to learn from it what the picture shows.",
        reason: "They *look for it* in the speaker's face when the picture has been taken.",
      },
      wrong: [
        {
          text: "They hope to find that they have met before this.",
          code: "not-in-the-text",
          reason: "Nothing suggests that patient and speaker know each other.",
        },
        {
          text: "They wonder what their hair has come to look like.",
          code: "words-echoed",
          reason: "It is they who do not think about their hair while the picture is made.",
        },
        {
          text: "They wait for a sign that they are to hold a breath.",
          code: "wrong-purpose",
          reason: "They look when the speaker comes back, after the picture is made.",
        },
      ],
      evidence: ["They look for it in my face when I come back."],
      opening: "When the picture is made, they search the face of the one person who has seen it.",
      steps: [
        "The speaker steps *behind the glass*, takes the picture, and comes back. *They look for it in my face*: for the result, which the speaker has seen and they have not.",
      ],
      hint: "Ask what the speaker knows at this moment that the patients do not.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "I have a face for this.",
      key: {
        text: "It tells that the speaker has learned to let nothing be read there.",
        reason:
          "The face is worn like a thing got young and broken in, so that patients find nothing in it.",
      },
      wrong: [
        {
          text: "It tells that the speaker is glad to give the patients an answer.",
          code: "contradicts-the-text",
          reason: "They are told that the doctor will explain.",
        },
        {
          text: "It tells that the speaker has grown rather cold toward people in need.",
          code: "wrong-strength-or-tone",
          reason: "The last lines show how much is felt behind the face.",
        },
        {
          text: "It tells that the speaker was chosen when young for good looks.",
          code: "not-in-the-text",
          reason:
            "*I got it young* is about learning the trade; the speaker's looks are not mentioned.",
        },
      ],
      evidence: ["They look for it in my face when I come back.", "The doctor will explain."],
      opening:
        "The face is a thing put on for the work, in answer to the patients' searching look.",
      steps: [
        "*They look for it in my face*; the speaker has *a face for this*, got young and broken in like a pair of shoes. What is said aloud is just *The doctor will explain*.",
      ],
      hint: "Connect it with what the patients do in the line before.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the speaker in the last two lines?",
      key: {
        text: "The speaker is more shaken than the man was allowed to see.",
        reason:
          "The words are said twice, and to a closed door, when nobody is left to be told to breathe.",
      },
      wrong: [
        {
          text: "The speaker has ceased to notice those who come and go.",
          code: "contradicts-the-text",
          reason: "The speaker has noticed how often the man gave thanks, and what he asked.",
        },
        {
          text: "The speaker is calling the man back to take the test again.",
          code: "not-in-the-text",
          reason: "Nothing has gone wrong with the picture; the shadow is on it.",
        },
        {
          text: "The speaker is sorry not to have told the man the truth.",
          code: "half-right",
          reason:
            "The speaker is moved, but telling is the doctor's part, and no regret is spoken of.",
        },
      ],
      evidence: [
        "You can breathe now, I say. You can breathe now.",
        "I say it to the door when it has closed.",
      ],
      opening: "The last words are said when there is no patient left to hear them.",
      steps: [
        "*You can breathe now* belongs to the routine. Said twice, the second time *to the door when it has closed*, it has no hearer but the speaker, who has been holding a breath as well.",
      ],
      hint: "Ask who, in the end, is being told to breathe.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Someone whose work is to show nothing is reached by the kindness of a man who has reason for fear.",
        reason:
          "The man *who had the shadow* asks whether the speaker was cold, and the speaker is left talking to a door.",
      },
      wrong: [
        {
          text: "Someone whose work is to comfort the sick finds the words that help a man to bear what he has to hear.",
          code: "relationship-reversed",
          reason: "It is the man who is kind; the speaker gives him the phrases of the routine.",
        },
        {
          text: "Someone whose work is to take pictures sees people as they are when they forget about their looks.",
          code: "too-narrow",
          reason:
            "That is the remark on hair in the third line; the poem goes on to the speaker's face and the man.",
        },
        {
          text: "Someone whose work is among the sick finds that in such a place one learns what courage people have.",
          code: "too-broad",
          reason: "The poem is about one man and one face, and draws no lesson about people.",
        },
      ],
      evidence: ["I have a face for this.", "and asked if I was cold in there. I was."],
      opening: "The poem builds up a practiced face and then tells of the man who got behind it.",
      steps: [
        "For seven lines the speaker gives the routine and the *face*. Then one man, who should be thinking of himself, *asked if I was cold in there*. The answer, *I was*, and the words to the door show that the face has not been enough.",
      ],
      hint: "Ask what changes at the words *One man*.",
      tip: habits["main-idea"],
    },
  ],
};
