import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aYardOfWall: Passage = {
  id: "a-yard-of-wall",
  genre: "poem",
  credit: `The following text is "A Yard of Wall," a ballad written for SAT Practice.`,
  text: prose`
    | Tam Rennie and Will Gow fell out
    | About a yard of wall,
    | And eighteen winters neither gave
    | The other word at all.

    | One night in fog Gow took his stick:
    | "I'll have it ended now."
    | And on that night, across the moor,
    | Tam Rennie went to Gow.

    | They passed as near as hand to hand
    | And neither saw nor heard;
    | Gow knocked at Rennie's, Rennie knocked
    | At Gow's, and nothing stirred.

    | "He's in," thought Gow, "and lets me stand."
    | "He's in," thought Rennie, "too
    | Proud to get up." And each went home
    | The only way he knew,

    | And passed again. The wall still stands.
    | They lie on either side.
    | We had it from their wives, who each
    | Had half, when both had died.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does Gow suppose when his knock is not answered?",
      key: {
        text: "That Rennie hears and will not come to the door",
        reason: "He thinks, *He's in*, and *lets me stand*.",
      },
      wrong: [
        {
          text: "That Rennie has gone out to look for him in the fog",
          code: "contradicts-the-text",
          reason: "That is the truth, which never occurs to him.",
        },
        {
          text: "That Rennie has left the house by the moor for good",
          code: "not-in-the-text",
          reason: "He thinks that Rennie is in.",
        },
        {
          text: "That Rennie's wife has been told not to let him in",
          code: "wrong-person-or-text",
          reason: "The wives are mentioned at the end, and not as keeping a door.",
        },
      ],
      evidence: [`"He's in," thought Gow, "and lets me stand."`],
      opening: "Gow's thought is given in his own words at the head of a stanza.",
      steps: [
        `*"He's in," thought Gow, "and lets me stand."* He takes an empty house for an unfriendly one.`,
      ],
      hint: "Find Gow's thought between quotation marks.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "Two men miss their chance of peace by seeking it at the same hour.",
        reason: "Each is at the other's door because the other is at his.",
      },
      wrong: [
        {
          text: "Two men make their peace too late in life to have the good of it.",
          code: "half-right",
          reason: "They seek it, but they never make it.",
        },
        {
          text: "Two men are punished together for the pride that drove them to a crime.",
          code: "wrong-strength-or-tone",
          reason: "No crime is told; they quarrel about a wall.",
        },
        {
          text: "Two men who had been the best of friends are parted by a walk in the fog.",
          code: "relationship-reversed",
          reason: "They were enemies before that walk, over a yard of wall.",
        },
      ],
      evidence: ["Tam Rennie went to Gow", "They passed as near as hand to hand"],
      opening: "What keeps the two apart is that both set out on one night to make it up.",
      steps: [
        "Gow goes to end the quarrel; *on that night* Rennie goes too. They pass each other, and each finds an empty house and thinks himself refused.",
      ],
      hint: "Ask why neither man finds the other at home.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Medium",
      underline: "They passed as near as hand to hand",
      key: {
        text: "It makes plain how near the two men had come to having the thing ended.",
        reason: "They were within reach of each other, and the fog was all that parted them.",
      },
      wrong: [
        {
          text: "It makes plain that they had by then agreed to take each other's hand.",
          code: "wrong-purpose",
          reason: "*Hand to hand* measures how near they were; they did not know it.",
        },
        {
          text: "It makes plain that each of them was aware of somebody else on the moor.",
          code: "possibility-as-fact",
          reason: "The next line says that *neither saw nor heard*.",
        },
        {
          text: "It makes plain to the listener how very narrow the path over the moor was.",
          code: "too-narrow",
          reason: "The nearness matters for the two men's chance, not for the path.",
        },
      ],
      evidence: ["They passed as near as hand to hand", "And neither saw nor heard"],
      opening: "The line puts them within reach of peace, and the next takes it away.",
      steps: [
        "Both are on the way to make peace. *As near as hand to hand*, they would need only to notice each other, *and neither saw nor heard*.",
      ],
      hint: "Read it together with the line after it.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the wives of the two men?",
      key: {
        text: "Neither wife had known that both men had set out.",
        reason:
          "Each husband told his own wife of his own errand and of the door that stayed shut.",
      },
      wrong: [
        {
          text: "Neither wife had wished to have the wall between the farms.",
          code: "not-in-the-text",
          reason: "The wives' wishes about the wall are not mentioned.",
        },
        {
          text: "Neither wife had been told by her husband where he had been.",
          code: "half-right",
          reason: "Each had half of the story, so each had been told her husband's part.",
        },
        {
          text: "Neither wife had wanted to believe what the other one told.",
          code: "contradicts-the-text",
          reason: "They told it when both had died, and nothing suggests that anyone doubted it.",
        },
      ],
      evidence: ["We had it from their wives, who each", "Had half, when both had died."],
      opening: "The whole story could be put together only from two halves, and only too late.",
      steps: [
        "Each man believed himself snubbed and told that at home. Only when the two wives' halves were laid together, *when both had died*, did anyone see that the men had passed each other.",
      ],
      hint: "Ask what each man could have told his own wife about that night.",
      tip: habits.implication,
    },
  ],
};
