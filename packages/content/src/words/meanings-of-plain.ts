import { wordSet } from "./word-set.ts";

export const meaningsOfPlain = wordSet({
  id: "meanings-of-plain",
  meaningsOf: "plain",
  contexts: {
    obvious: {
      level: "Medium",
      clueKind: "W11",
      text: "From the first week it was plain to the crew that the new mate could not swim. He stood always in the exact middle of the deck; he coiled ropes that were coiled already whenever anyone spoke of bathing. Nobody mentioned it, and in June they taught him by the way, as one teaches a card game.",
      clue: "He stood always in the exact middle of the deck",
      reason:
        "His habits gave him away, so that the crew could not fail to see it: it was *obvious*.",
      misfits: {
        undecorated: {
          code: "wrong-sense",
          reason: "A fact that the crew noticed has no decoration to lack.",
        },
        frank: {
          code: "contradicts-the-text",
          reason: "The mate hides that he cannot swim, and nobody speaks of it; no one is frank.",
        },
        unattractive: {
          code: "not-in-the-text",
          reason: "Nothing is said of anyone's looks.",
        },
      },
      opening: "His habits on deck show how the crew came to know, without being told.",
      hint: "Ask how the crew could tell.",
    },
    undecorated: {
      level: "Easy",
      clueKind: "W11",
      text: "My aunt's was the one plain room in that enormous house. Every other wall had its garlands and its gilt; hers had whitewash and a nail. When visitors asked what the nail was for, she said it was there in case she should ever see a picture that she liked.",
      clue: "hers had whitewash and a nail",
      reason: "Against walls with garlands and gilt, hers is bare: the room is *undecorated*.",
      misfits: {
        obvious: {
          code: "wrong-sense",
          reason: "A room with bare walls is not thereby easier to notice or to understand.",
        },
        frank: {
          code: "wrong-person-or-text",
          reason:
            "The aunt may be frank when she answers visitors, but the word describes her room.",
        },
        unattractive: {
          code: "wrong-strength-or-tone",
          reason: "The room lacks ornament; the text does not call it ugly.",
        },
      },
      opening: "The second sentence contrasts the walls of the house with those of one room.",
      hint: "Compare what hangs on the other walls with what is on hers.",
    },
    frank: {
      level: "Medium",
      clueKind: "W11",
      text: "I had asked the schoolmaster for his opinion of my verses and expected the usual compliments. His answer was plain. There were, he said, four good lines out of sixty; he had marked them; and he would think better of me if I burned the rest than if I tried to mend them.",
      clue: "four good lines out of sixty",
      reason: "He says without softening what he thinks: his answer is *frank*.",
      misfits: {
        obvious: {
          code: "contradicts-the-text",
          reason:
            "The speaker had expected compliments, so the answer was anything but foreseeable.",
        },
        undecorated: {
          code: "wrong-strength-or-tone",
          reason: "Simple in style his answer may be, but it is its candor that the examples show.",
        },
        unattractive: {
          code: "wrong-sense",
          reason: "The word tells how he spoke, not how anything looked.",
        },
      },
      opening: "Instead of compliments comes a judgment without any softening.",
      hint: "Set the answer against what the speaker had expected.",
    },
    unattractive: {
      level: "Hard",
      clueKind: "W11",
      text: "The matchmaker wasted no words on what anyone could see. The young man, she granted, was plain; he had the nose of his uncle and the ears of both grandfathers. But look, she went on, at the wall that he built last summer, in which you could not fit a knife between two stones.",
      clue: "he had the nose of his uncle and the ears of both grandfathers",
      reason:
        "*Granted* introduces a drawback, and nose and ears show that it is his looks: he is *unattractive*.",
      misfits: {
        obvious: {
          code: "words-echoed",
          reason:
            "His looks are what anyone could see, but the word describes him, not how visible he is.",
        },
        undecorated: {
          code: "wrong-sense",
          reason: "A young man's nose and ears have nothing to do with ornament.",
        },
        frank: {
          code: "wrong-person-or-text",
          reason:
            "It is the matchmaker who speaks frankly; of the young man's speech we hear nothing.",
        },
      },
      opening: "The matchmaker grants a drawback before she turns to a merit with *but*.",
      hint: "Look at what the nose and the ears are meant to illustrate.",
    },
  },
});
