import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const behindACurtain: Passage = {
  id: "behind-a-curtain",
  genre: "arts",
  source:
    "Blind comparisons of old Italian and new violins (2010-2017): standard accounts in musical acoustics",
  text: prose`
    That a violin by Stradivari sounds as no new one can is known to everybody who has seen one
    played. In recent years it has been tried without seeing. Players in dark goggles were handed
    old Italian instruments and new ones, with scent on the chin rest to hide the smell of age, and
    asked which they would take home. They mostly chose a new one, and when they guessed at ages
    they did no better than a coin. Listeners in a hall, with the player behind a screen, also
    preferred the new and thought it carried farther. None of this says that the old violins are
    poor, or that the best of them have equals. It says where a part of the sound had been coming
    from.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A part of the fame of old violins may be owing to what players and listeners know of them.",
        reason: "Without seeing, the preference for the old disappeared.",
      },
      wrong: [
        {
          text: "The whole fame of old violins is owing to people who have not heard a new one played.",
          code: "too-extreme",
          reason:
            "Players and listeners knew both kinds, and *a part* of the sound is in question.",
        },
        {
          text: "The fame of old violins was borne out by players who could not see what they played.",
          code: "contradicts-the-text",
          reason: "They mostly chose a new one.",
        },
        {
          text: "The sound of new violins carried farther than that of old ones for listeners in a hall.",
          code: "too-narrow",
          reason: "This is one of the results.",
        },
      ],
      evidence: [
        "it has been tried without seeing",
        "It says where a part of the sound had been coming from.",
      ],
      opening: "What is known to those who see is tested on those who do not.",
      steps: [
        "Everybody *who has seen one played* knows how a Stradivari sounds. *Without seeing*, players and listeners preferred the new: *a part of the sound* came from knowing.",
      ],
      hint: "Compare the first sentence with the last.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the scent on the chin rest?",
      key: {
        text: "Without it players in goggles might still have known an old violin.",
        reason: "It was there *to hide the smell of age*.",
      },
      wrong: [
        {
          text: "Because of it players could tell old from new in spite of goggles.",
          code: "relationship-reversed",
          reason: "It hid a sign of age and gave none away.",
        },
        {
          text: "Because of it players were put in the mood that they have in a full hall.",
          code: "not-in-the-text",
          reason: "Moods are not mentioned.",
        },
        {
          text: "Without it players would have taken the old instruments home with them.",
          code: "words-echoed",
          reason: "Which to take home was a question put to them, not an offer.",
        },
      ],
      evidence: ["with scent on the chin rest to hide the smell of age"],
      opening: "A test of the ear must leave nothing for the nose.",
      steps: [
        "Goggles keep players from seeing, and scent *to hide the smell of age* keeps them from smelling what they have in hand.",
      ],
      hint: "Ask what the goggles and the scent have in common.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "To hearers who see and know the instrument, a Stradivari may thus well sound ______",
      key: {
        text: "finer than it did when it was not seen.",
        reason: "With sight, knowledge adds its part to the sound; the trials took that part away.",
      },
      wrong: [
        {
          text: "poorer than it did in the trials.",
          code: "relationship-reversed",
          reason: "What was taken away in the trials had spoken for the old violins.",
        },
        {
          text: "the same as it did in the trials.",
          code: "contradicts-the-text",
          reason: "Then no part of the sound would come from seeing.",
        },
        {
          text: "too soft for those in the back.",
          code: "not-in-the-text",
          reason:
            "The trials speak of how far a violin carries, and not of what seeing changes in this.",
        },
      ],
      evidence: [
        "it has been tried without seeing",
        "where a part of the sound had been coming from",
      ],
      opening: "The trials removed what seeing adds, and outside them it is added again.",
      steps: [
        "When it is seen, *a part of the sound* comes from what is known. The trials were held *without seeing*, and there the old violins lost their lead.",
      ],
      hint: "Ask what the trials had taken away.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "None of this says that the old violins are poor, or that the best of them have equals.",
      key: {
        text: "It limits what the results say about the old violins.",
        reason: "The results are about telling and preferring, not about poor instruments.",
      },
      wrong: [
        {
          text: "It casts doubt on the way in which the results were obtained.",
          code: "wrong-purpose",
          reason: "The way they were obtained is not criticized.",
        },
        {
          text: "It comes to the conclusion that the older view was correct.",
          code: "contradicts-the-text",
          reason: "The next sentence draws a conclusion of another kind.",
        },
        {
          text: "It compares the results for players with those for listeners.",
          code: "wrong-group-or-measure",
          reason: "Those are reported before it, and they agree.",
        },
      ],
      evidence: ["None of this says", "It says where a part of the sound had been coming from."],
      opening: "What the results do not say is put before what they do.",
      steps: ["*None of this says* bars a hasty conclusion; *it says* gives the proper one."],
      hint: "Compare the first words of this sentence with those of the next.",
      tip: habits.function,
    },
  ],
};
