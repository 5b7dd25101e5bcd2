import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theHeron: Passage = {
  id: "the-heron",
  genre: "poem",
  credit: `The following text is from "The Heron," a poem written for SAT Practice in the manner of the 1830s.`,
  text: prose`
    | I took my trouble to the pier
    | And saw a heron standing near,
    | So gray, so still, so wholly bent
    | On nothing, that I grew content
    | To stand as he did, and be dumb,
    | And let the cold and evening come.
    | An hour I had him for my school;
    | The lake grew dark, the air grew cool.
    | Then came a boy, who moored a boat
    | About its neck, and took his coat,
    | And left. A post! I laughed aloud
    | To think before what sage I'd bowed;
    | Then felt for what I'd brought to shore,
    | And found I had it there no more.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how does the speaker find out what the heron really is?",
      key: {
        text: "It is used by a boy to moor a boat.",
        reason: "The boy *moored a boat about its neck*, as one does to a post.",
      },
      wrong: [
        {
          text: "It falls over when the wind gets up.",
          code: "not-in-the-text",
          reason: "No wind is mentioned.",
        },
        {
          text: "It laughs aloud at being bowed to.",
          code: "words-echoed",
          reason: "It is the speaker who laughs.",
        },
        {
          text: "The lake grows dark and the air cool.",
          code: "wrong-group-or-measure",
          reason: "By then the speaker still takes it for a bird.",
        },
      ],
      evidence: ["Then came a boy, who moored a boat", "About its neck"],
      opening: "The word *Then* brings somebody who treats the heron as what it is.",
      steps: [
        "*Then came a boy, who moored a boat about its neck*. A boat is tied to a post, and the speaker cries out, *A post!*",
      ],
      hint: "Look at what happens just before the words *A post!*",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It tells of help that came from an error and did not go when the error was found out.",
        reason: "The heron calms the speaker; it proves a post; the trouble stays away.",
      },
      wrong: [
        {
          text: "It tells of help that came from an error and of how it was lost with the error.",
          code: "contradicts-the-text",
          reason: "At the end the trouble is gone *no more* to be found.",
        },
        {
          text: "It tells of an error that was soon found out and of how a better help was looked for.",
          code: "relationship-reversed",
          reason: "The help comes first, from the error itself, and no other help is looked for.",
        },
        {
          text: "It tells of a boy who was taught to be still and of how he learned from the speaker.",
          code: "wrong-person-or-text",
          reason: "It is the speaker who is taught, and the boy comes to moor a boat.",
        },
      ],
      evidence: ["An hour I had him for my school", "And found I had it there no more"],
      opening: "The poem has three stages: calm, laughter, and a discovery in the last couplet.",
      steps: [
        "Standing like the heron makes the speaker *content*. *A post!* turns the hour into a joke. The last couplet turns once more: the trouble brought to the shore is gone.",
      ],
      hint: "Divide the poem at *Then came* and again at *Then felt*.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "To think before what sage I'd bowed",
      key: {
        text: "It smiles at the speaker for having taken a lesson in wisdom from a piece of wood.",
        reason: "The *sage* is the post, which for an hour was the speaker's school.",
      },
      wrong: [
        {
          text: "It praises the heron for a wisdom that the speaker had not yet learned.",
          code: "contradicts-the-text",
          reason: "By this line the heron is known to be a post.",
        },
        {
          text: "It blames the boy for a want of respect toward a creature so much wiser.",
          code: "wrong-purpose",
          reason: "The boy moors a boat to a post, and the speaker laughs.",
        },
        {
          text: "It recalls to the speaker a wise man who was to have come to the pier too.",
          code: "not-in-the-text",
          reason: "A trouble is brought there; nobody is to be met.",
        },
      ],
      evidence: ["An hour I had him for my school", "A post! I laughed aloud"],
      opening:
        "The grand word *sage* is used of a post, and the laugh is at the speaker's own cost.",
      steps: [
        "For an hour the speaker had a teacher. Once it is *a post*, to call it a *sage* before whom one has *bowed* makes the speaker's reverence comic.",
      ],
      hint: "Ask to whom, or to what, the word *sage* refers.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what does the speaker's discovery in the last two lines show?",
      key: {
        text: "The hour's quiet did its work although its teacher was not real.",
        reason:
          "The speaker feels for the trouble, and it has gone, after the heron is known to be a post.",
      },
      wrong: [
        {
          text: "The hour's quiet was wasted, as it had been owed to a mistake.",
          code: "contradicts-the-text",
          reason: "The trouble is gone after it, so that the hour was not wasted.",
        },
        {
          text: "The hour's quiet had been a help for as long as the error lasted.",
          code: "half-right",
          reason: "The speaker feels for the trouble after the error is found out, and it is gone.",
        },
        {
          text: "The speaker has dropped in the lake a thing of value from home.",
          code: "not-in-the-text",
          reason: "What was *brought to shore* is the trouble named in the first line.",
        },
      ],
      evidence: ["I took my trouble to the pier", "And found I had it there no more"],
      opening: "What was *brought to shore* is named in the first line, and it is gone.",
      steps: [
        "The speaker *took my trouble to the pier* and *grew content* beside a thing that was only a post. The trouble is gone all the same: being still was what helped.",
      ],
      hint: "See in the first line what the speaker had brought.",
      tip: habits.implication,
    },
  ],
};
