import { wordSet } from "./word-set.ts";

export const vulnerableIndifferentIntegralAnalogous = wordSet({
  id: "vulnerable-indifferent-integral-analogous",
  contexts: {
    vulnerable: {
      level: "Easy",
      clueKind: "W3",
      text: "Young sea turtles are most ______ to gulls in the first minutes of their lives, because they must then cross a stretch of open sand with soft shells and flippers that are slow on land. Once in the surf they are harder to see and much harder to catch.",
      clue: "they must then cross a stretch of open sand with soft shells",
      reason: "Soft and slow in the open, the turtles are easily attacked: they are *vulnerable*.",
      misfits: {
        indifferent: {
          code: "contradicts-the-text",
          reason: "Turtles in such danger could least afford not to mind the gulls.",
        },
        integral: {
          code: "not-in-the-text",
          reason:
            "Gulls may live on turtles, but *because* points to the danger the turtles are in.",
        },
        analogous: {
          code: "wrong-sense",
          reason:
            "Nothing about soft shells and slow flippers makes a turtle comparable to a gull.",
        },
      },
      opening: "Slow and soft on open sand, young turtles can easily be caught.",
      hint: "What could a gull do to a slow, soft animal on open sand?",
      source: "Hatchlings of sea turtles and their predators: standard reference works",
    },
    indifferent: {
      level: "Easy",
      clueKind: "W4",
      text: "Doors slammed in the laboratory, a shelf came down, and somebody led a pony through the room; the chess players were ______ to all of it. So, in the end, was the assistant who had been hired to note what distracted them. He was following the game.",
      clue: "He was following the game",
      reason:
        "Players who keep to their game through slamming doors and a pony take no interest in them: they are *indifferent*.",
      misfits: {
        vulnerable: {
          code: "contradicts-the-text",
          reason: "Anyone open to such disturbance would have looked up at the pony.",
        },
        integral: {
          code: "wrong-sense",
          reason: "The players are not a part of which the noise is made up.",
        },
        analogous: {
          code: "not-in-the-text",
          reason: "Nothing compares the players to doors and ponies.",
        },
      },
      opening: "Neither doors nor a pony could draw the players' attention from the board.",
      hint: "The assistant was in the same state; what was he doing?",
    },
    integral: {
      level: "Medium",
      clueKind: "W2",
      text: "For a century the play's songs were thought mere ornament, and to save time most companies cut them. Only when a group of students sang all five did it appear how ______ they are to the plot. In the second song, and nowhere else, we learn who forged the letter.",
      clue: "In the second song, and nowhere else",
      reason:
        "Songs without which we never learn who forged the letter are a needed part of the plot: *integral* to it.",
      misfits: {
        vulnerable: {
          code: "words-echoed",
          reason: "The songs were easily cut, but not by the plot, and the students sang them all.",
        },
        indifferent: {
          code: "contradicts-the-text",
          reason:
            "Songs that did not matter to the plot are what the companies believed they were cutting.",
        },
        analogous: {
          code: "wrong-strength-or-tone",
          reason:
            "The songs do not merely run alongside the plot; one of them holds a piece of it.",
        },
      },
      opening:
        "A song that alone tells who forged the letter is a part the plot cannot do without.",
      hint: "Set *mere ornament* against what the second song turns out to tell.",
    },
    analogous: {
      level: "Hard",
      clueKind: "W12",
      text: "A membrane chooses nothing, and the biologist apologizes for saying that it does. Still, she finds what goes on at the wall of a cell ______ to the work of a doorkeeper: without knowing anyone or wanting anything, the wall lets some in at once and leaves others standing outside.",
      clue: "lets some in at once and leaves others standing outside",
      reason:
        "The wall and the doorkeeper do like things without being like things: the one is *analogous* to the other.",
      misfits: {
        vulnerable: {
          code: "not-in-the-text",
          reason: "No doorkeeper threatens the wall; he is there for comparison.",
        },
        indifferent: {
          code: "words-echoed",
          reason:
            "The wall wants nothing and knows no one, but the colon tells how far it is like a doorkeeper.",
        },
        integral: {
          code: "wrong-strength-or-tone",
          reason: "There is no doorkeeper in a cell of whose work this could be a part.",
        },
      },
      opening: "The wall is no doorkeeper, yet it lets some in and leaves others out, as one does.",
      hint: "The sentence before denies that the two are the same; what is left to say of them?",
    },
  },
});
