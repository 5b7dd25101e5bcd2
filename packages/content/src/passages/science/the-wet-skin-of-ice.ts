import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theWetSkinOfIce: Passage = {
  id: "the-wet-skin-of-ice",
  genre: "science",
  source:
    "Premelting of ice and Michael Faraday's observations on regelation (1850): standard works on physics",
  text: prose`
    Ask why ice is slippery, and you may be told that a skater's weight melts it. Pressure does
    lower the melting point of ice, and for a century the answer satisfied schoolbooks. It fails
    on two counts. A person on blades lowers the melting point by no more than a few degrees, yet
    people skate happily when it is twenty degrees below freezing. And a shoe, whose wide sole presses
    hardly at all, slips as badly as a blade. What the schoolbooks missed had been noticed by
    Michael Faraday around 1850: two blocks of ice, brought lightly together, freeze into one.
    Ice, he inferred, wears a film that is not quite solid, and the film hardens when it is shut
    in on both sides.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Ice has a film of its own that makes it slippery even where no weight melts it.",
        reason:
          "The film that Faraday inferred belongs to the ice itself, while the answer from pressure *fails on two counts*.",
      },
      wrong: [
        {
          text: "Ice is slippery because a skater's weight melts it, though less of it than schoolbooks say.",
          code: "half-right",
          reason:
            "Pressure does lower the melting point, but the text denies that this is why ice is slippery.",
        },
        {
          text: "Ice can be skated on when the temperature has dropped to twenty degrees below freezing.",
          code: "too-narrow",
          reason:
            "This is one of the two facts used against the schoolbooks' answer, not the point of the whole.",
        },
        {
          text: "Explanations printed in schoolbooks survive for years after scientists have disproved them.",
          code: "too-broad",
          reason:
            "The text is about one explanation and what should take its place, not about schoolbooks in general.",
        },
      ],
      evidence: ["It fails on two counts.", "wears a film that is not quite solid"],
      opening: "One answer is shown to fail, and Faraday's film is put in its place.",
      steps: [
        "The answer from weight *fails on two counts*: skating in deep cold and slipping in shoes.",
        "Faraday's film, *not quite solid*, needs no weight at all, and so explains what pressure could not.",
      ],
      hint: "Ask which explanation is still standing at the end of the text.",
      tip: habits["main-idea"],
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It sets out an accepted answer, finds fault with it, and turns to another one.",
        reason:
          "The schoolbooks' answer, its two failures, and Faraday's blocks follow in this order.",
      },
      wrong: [
        {
          text: "It reports an observation, draws an explanation from it, and shows how it came to be accepted.",
          code: "relationship-reversed",
          reason:
            "The observation comes last in the text, and the accepted answer is not drawn from it.",
        },
        {
          text: "It raises a question, gives two answers to it, and leaves it open which is to be preferred.",
          code: "wrong-purpose",
          reason: "The text prefers one: it says of the first answer that it fails.",
        },
        {
          text: "It states a principle, names two exceptions, and revises it to make room for them.",
          code: "not-in-the-text",
          reason:
            "That pressure lowers the melting point is not revised; it is found not to explain slipperiness.",
        },
      ],
      evidence: [
        "for a century the answer satisfied schoolbooks",
        "It fails on two counts.",
        "What the schoolbooks missed",
      ],
      opening: "The text goes from an old answer through its failures to what points beyond it.",
      steps: [
        "The first two sentences give the answer that *satisfied schoolbooks*; the next three show where it fails.",
        "*What the schoolbooks missed* brings in Faraday's observation and the film that he inferred from it.",
      ],
      hint: "Give each of the three stretches of the text a name of two or three words.",
      tip: habits.structure,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did Faraday notice about two blocks of ice?",
      key: {
        text: "They became a single block when they touched.",
        reason: "*Brought lightly together*, they *freeze into one*.",
      },
      wrong: [
        {
          text: "They melted wherever they pressed together.",
          code: "contradicts-the-text",
          reason: "The blocks froze into one; they did not melt.",
        },
        {
          text: "They slid past each other better in the cold.",
          code: "not-in-the-text",
          reason: "Nothing is said of one block sliding on another.",
        },
        {
          text: "They froze more slowly than one large block would.",
          code: "wrong-group-or-measure",
          reason: "How long freezing takes is not compared.",
        },
      ],
      evidence: ["two blocks of ice, brought lightly together, freeze into one"],
      opening: "What Faraday noticed stands after the colon in the sentence that names him.",
      steps: [
        "*Two blocks of ice, brought lightly together, freeze into one*: where there had been two, there was one.",
      ],
      hint: "Find the sentence with Faraday's name and read to its end.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "And a shoe, whose wide sole presses hardly at all, slips as badly as a blade.",
      key: {
        text: "It adds a second fact against the schoolbooks' answer.",
        reason: "It is the second of the *two counts* on which the answer fails.",
      },
      wrong: [
        {
          text: "It illustrates from daily life how the schoolbooks' answer works.",
          code: "wrong-purpose",
          reason:
            "The shoe tells against the answer, since it presses hardly at all and slips all the same.",
        },
        {
          text: "It describes the experiment that led Faraday to think of a film.",
          code: "wrong-person-or-text",
          reason: "Faraday's observation was made on two blocks of ice.",
        },
        {
          text: "It warns that ice is worse for walkers than skaters.",
          code: "not-in-the-text",
          reason: "The shoe slips *as badly* as the blade, and nobody is warned.",
        },
      ],
      evidence: ["It fails on two counts.", "presses hardly at all"],
      opening: "The word *And* joins this sentence to another reason why the answer fails.",
      steps: [
        "*It fails on two counts* promises two reasons. Deep cold is the first; the shoe, introduced by *And*, is the second.",
      ],
      hint: "Count the reasons that the third sentence promises.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what should one expect if pressure alone made ice slippery?",
      key: {
        text: "Walkers would slip less badly in shoes than skaters on blades.",
        reason:
          "A wide sole *presses hardly at all*, so by that account it should hardly melt the ice.",
      },
      wrong: [
        {
          text: "Skaters on blades would slip the more badly the colder it was.",
          code: "relationship-reversed",
          reason:
            "Pressure lowers the melting point by a few degrees only, so deep cold should make melting less likely.",
        },
        {
          text: "Blocks of ice would carry a film that hardens between them.",
          code: "contradicts-the-text",
          reason: "The film is Faraday's explanation, which does without pressure.",
        },
        {
          text: "Heavy skaters would wear the ice away sooner than light ones.",
          code: "not-in-the-text",
          reason: "The text says nothing of ice being worn away.",
        },
      ],
      evidence: ["a shoe, whose wide sole presses hardly at all, slips as badly as a blade"],
      opening: "If weight did the melting, what presses hardly at all should hardly slip.",
      steps: [
        "The shoe is named because it slips although it *presses hardly at all*. By the answer from pressure it should not slip *as badly as a blade*.",
      ],
      hint: "Ask why the text calls the shoe a count against the answer.",
      tip: habits.implication,
    },
  ],
};
