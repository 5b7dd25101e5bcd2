import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const twoIslandsOfLizards: Passage = {
  id: "two-islands-of-lizards",
  genre: "science",
  text: prose`
    On one of two small islands lizards flee when a person is still twenty paces off; on the other
    they let a person come within three. Cats were brought to the first island sixty years ago and
    never reached the second. That the cats made the lizards shy seems plain enough. But a traveler's
    journal, written thirty years before the first cat was landed, describes the lizards of both
    islands, and remarks that those of the first could hardly be approached at all.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Hard",
      completion: "If the journal is to be trusted, ______",
      key: {
        text: "the lizards were made wary of people by something besides cats.",
        reason: "The lizards of the first island were shy before there were any cats.",
      },
      wrong: [
        {
          text: "the cats were landed on the island earlier than supposed.",
          code: "not-in-the-text",
          reason: "The journal describes lizards and does not mention cats.",
        },
        {
          text: "the lizards of the second island were once equally shy.",
          code: "wrong-person-or-text",
          reason: "It is of the first island alone that the journal says so.",
        },
        {
          text: "the cats can have had no effect at all on the lizards of the island.",
          code: "too-extreme",
          reason: "Cats did not start the shyness, but they may have added to it.",
        },
      ],
      evidence: [
        "written thirty years before the first cat was landed",
        "those of the first could hardly be approached at all",
      ],
      opening: "A cause cannot come after its effect, and here the effect came first.",
      steps: [
        "The journal, *written thirty years before the first cat was landed*, already finds the lizards of the first island shy. So the cats cannot be what made the islands differ.",
      ],
      hint: "Put the cats, the journal, and the shyness in order of time.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "That the cats made the lizards shy seems plain enough.",
      key: {
        text: "It draws a plain conclusion in order then to question it.",
        reason: "*But* follows at once, with a journal that tells against the conclusion.",
      },
      wrong: [
        {
          text: "It sums up the conclusion to which all the evidence leads.",
          code: "contradicts-the-text",
          reason: "The evidence that follows leads away from it.",
        },
        {
          text: "It reports an opinion which the journal's author expressed.",
          code: "wrong-person-or-text",
          reason: "The journal was written before there were cats on the island.",
        },
        {
          text: "It explains by what means the lizards came to fear people.",
          code: "wrong-purpose",
          reason: "It names a supposed cause and explains nothing about how it worked.",
        },
      ],
      evidence: ["seems plain enough", "But a traveler's journal"],
      opening: "The word *seems* prepares for the *but* of the next sentence.",
      steps: [
        "Cats on one island and shy lizards on the same: the conclusion *seems plain enough*. *But a traveler's journal* then shows the lizards shy before the cats came.",
      ],
      hint: "Notice the verb *seems* and the first word of the next sentence.",
      tip: habits.function,
    },
  ],
};
