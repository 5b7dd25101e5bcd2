import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const allTheSea: Passage = {
  id: "all-the-sea",
  genre: "poem",
  credit: `The following text is from "All the Sea," a poem written for SAT Practice. The speaker is learning to make charts.`,
  text: prose`
    | He gave me all the sea to do, the blue
    | being the part that nobody would check,
    | and kept for his own hand what travelers knew:
    | the coasts, the capes, the rocks that ships might wreck
    | upon. For months I tinted emptiness.
    | I learned to make it deepen and grow pale,
    | to lay a shoal in with a brush's press,
    | to put no monster there, and one small sail.

    | Today a captain leafed through them with me,
    | and passed the capes, the harbors, ring on ring,
    | and stopped. "Who did the water here?" asked he.
    | "It looks as though it might do anything."
    | My master took a while to tell him who,
    | then gave me, for tomorrow, land to do.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why was the speaker given the sea to paint?",
      key: {
        text: "The part was one that nobody would look at closely.",
        reason: "The blue was *the part that nobody would check*.",
      },
      wrong: [
        {
          text: "The speaker was better than the master with blue.",
          code: "words-echoed",
          reason: "Blue is the color of the part, not a skill for which the speaker was chosen.",
        },
        {
          text: "The master did not know the coasts well enough.",
          code: "relationship-reversed",
          reason: "The coasts are what the master kept for his own hand.",
        },
        {
          text: "The speaker had sailed upon it as a young man.",
          code: "not-in-the-text",
          reason: "Nothing is said of the speaker's travels.",
        },
      ],
      evidence: ["being the part that nobody would check"],
      opening: "The second line gives the master's reason in plain words.",
      steps: [
        "The apprentice got the sea, *the blue being the part that nobody would check*; the master kept the parts that travelers knew.",
      ],
      hint: "Read the first two lines as one sentence.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It describes work held to be unimportant and then shows it noticed.",
        reason:
          "The sea is given to the apprentice because nobody will check it, and then a captain stops before it.",
      },
      wrong: [
        {
          text: "It describes a lesson patiently taught and then shows it forgotten.",
          code: "contradicts-the-text",
          reason: "What the apprentice learned is admired by the captain, not forgotten.",
        },
        {
          text: "It describes an argument over a chart and then shows it resolved.",
          code: "not-in-the-text",
          reason: "Nobody argues in the poem.",
        },
        {
          text: "It describes the perils of the sea and then shows a captain in them.",
          code: "words-echoed",
          reason: "Rocks and a captain are mentioned, but the captain is looking at charts.",
        },
      ],
      evidence: ["being the part that nobody would check", "Who did the water here?"],
      opening: "The first stanza belongs to months of unseen work, the second to one day.",
      steps: [
        "*For months* the speaker tints a part that *nobody would check*. *Today* a captain passes the master's capes and asks, *Who did the water here?*",
      ],
      hint: "Compare the time covered by the first stanza with that of the second.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It looks as though it might do anything.",
      key: {
        text: "It tells how far the speaker has brought an empty space to life.",
        reason:
          "What was to be mere blue now seems about to move, and this is what makes the captain stop.",
      },
      wrong: [
        {
          text: "It warns that the speaker's chart leaves out dangers at sea.",
          code: "not-in-the-text",
          reason: "The captain asks who made it, struck by it; he names nothing that is missing.",
        },
        {
          text: "It mocks the speaker for taking such trouble over mere water.",
          code: "contradicts-the-text",
          reason:
            "The captain passes everything else and stops here, and land is the speaker's reward.",
        },
        {
          text: "It recalls a storm which the captain told the speaker he had met.",
          code: "too-narrow",
          reason: "The words are about how the painted water looks, not about one past storm.",
        },
      ],
      evidence: ["For months I tinted emptiness.", "It looks as though it might do anything."],
      opening: "The captain's remark treats painted water as if it were alive.",
      steps: [
        "The speaker *tinted emptiness* and learned *to make it deepen and grow pale*. That a captain says it *might do anything* shows that the emptiness has become a sea.",
      ],
      hint: "Set the captain's words beside the speaker's word *emptiness*.",
      tip: habits.function,
    },
  ],
};
