import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theFerryBell: Passage = {
  id: "the-ferry-bell",
  genre: "poem",
  credit: `The following text is from "The Ferry Bell," a poem written for SAT Practice.`,
  text: prose`
    | They hung the bell to call the ferry over,
    | And wet or fine it called for sixty years,
    | Until the bridge was built beyond the clover
    | And took the river out of people's ears.

    | The rope is gone. The boat is gone to kindling.
    | The ferryman lies easy on the hill.
    | Yet some gray nights, with all the hearth fires dwindling,
    | The wind comes down the bank and rings it still;

    | And here and there a sleeper, none too clearly,
    | Sits up, and gropes beside him for his shoes,
    | As if someone were waiting there, or merely
    | As if there were a crossing left to lose.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what causes the bell to ring now?",
      key: {
        text: "A night wind blowing down the bank",
        reason: "On some nights *the wind comes down the bank and rings it still*.",
      },
      wrong: [
        {
          text: "The carts that pass over the newly built bridge",
          code: "not-in-the-text",
          reason: "The bridge took away the bell's use; no carts are mentioned.",
        },
        {
          text: "The travelers who want to be taken across",
          code: "contradicts-the-text",
          reason: "They called the ferry in former years; the rope and the boat are both gone now.",
        },
        {
          text: "The sleepers who remember the old ferry",
          code: "relationship-reversed",
          reason: "The bell wakes them; they do not ring it.",
        },
      ],
      evidence: ["The wind comes down the bank and rings it still"],
      opening: "The second stanza names what still rings the bell on gray nights.",
      steps: [
        "Rope, boat, and ferryman are gone. *Yet some gray nights* the wind *comes down the bank and rings it still*.",
      ],
      hint: "Find the line in which the bell rings although nobody is there to ring it.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It tells how an object lost its use and then shows the pull it still has.",
        reason:
          "The first stanza takes the bell out of use; the rest shows it waking sleepers all the same.",
      },
      wrong: [
        {
          text: "It praises an old way of travel and then condemns what took its place.",
          code: "wrong-strength-or-tone",
          reason: "The bridge is mentioned without blame, and the ferry without praise.",
        },
        {
          text: "It describes a crossing by night and then shows the traveler's return home.",
          code: "not-in-the-text",
          reason: "Nobody crosses the river in the poem.",
        },
        {
          text: "It shows people stirred by a sound and then reveals where it came from.",
          code: "relationship-reversed",
          reason:
            "The poem names the bell and the wind first; the people who are stirred come last.",
        },
      ],
      evidence: ["took the river out of people's ears", "rings it still"],
      opening: "The poem turns on the word *yet*, from what the bell was to what it does even now.",
      steps: [
        "Up to *The ferryman lies easy on the hill*, the poem tells how the bell fell out of use. From *Yet* on, it shows the bell ringing in the wind and sleepers reaching for their shoes.",
      ],
      hint: "Find the word in the second stanza at which the poem turns.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "As if there were a crossing left to lose",
      key: {
        text: "It sets beside a practical reason for rising a longing for the old crossing.",
        reason:
          "The line before offers a practical reason, somebody waiting; this one, after *or merely*, offers a wish that there were still a crossing to miss.",
      },
      wrong: [
        {
          text: "It makes plain that the sleepers have taken the sound of the wind for a traveler's call.",
          code: "wrong-purpose",
          reason:
            "That it is only the wind is told a stanza earlier; this line gives a motive and corrects nobody.",
        },
        {
          text: "It hints that the bridge may one day be found less reliable than the ferry.",
          code: "not-in-the-text",
          reason: "Nothing in the poem doubts the bridge.",
        },
        {
          text: "It admits that the crossing cost more lives than the villagers now recall.",
          code: "words-echoed",
          reason: "What is lost here is the crossing itself, not lives upon it.",
        },
      ],
      evidence: [
        "As if someone were waiting there, or merely",
        "As if there were a crossing left to lose",
      ],
      opening:
        "The last line is the second of two guesses at why the sleepers reach for their shoes.",
      steps: [
        "The sleepers act *as if someone were waiting there, or merely* as if there were still a crossing to lose. The first guess is a practical one; the second, smaller in its claim, is about missing what is gone.",
      ],
      hint: "Read the two lines that begin with *As if* together, with the words that join them.",
      tip: habits.function,
    },
  ],
};
