import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const footstepsMadeByHand: Passage = {
  id: "footsteps-made-by-hand",
  genre: "arts",
  source: "Foley practice in film sound: celery for bones, cornstarch for snow, gloves for wings",
  text: prose`
    Few of the small sounds in a film were recorded when its pictures were. They are added afterward
    by artists who perform them while they watch the screen: a leather bag of cornstarch makes
    footsteps in snow, a stalk of celery makes a breaking bone, a pair of gloves makes a bird take
    off. This is not done to save trouble. The real sounds, when they are recorded, tend to
    disappoint; a real punch is a dull pat, and real snow often makes no sound that a microphone
    finds interesting. What an audience calls lifelike, it seems, is not what life sounds like but
    what it has learned to expect of life.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why are real sounds often replaced?",
      key: {
        text: "They sound dull once they have been recorded.",
        reason: "Real sounds, *when they are recorded, tend to disappoint*.",
      },
      wrong: [
        {
          text: "They take too much trouble to record.",
          code: "contradicts-the-text",
          reason: "The text says that it is *not done to save trouble*.",
        },
        {
          text: "They drown out what the actors are saying.",
          code: "not-in-the-text",
          reason: "Actors' speech is not mentioned.",
        },
        {
          text: "They are performed too late for the screen.",
          code: "wrong-person-or-text",
          reason: "The made sounds, not the real ones, are performed afterward.",
        },
      ],
      evidence: ["The real sounds, when they are recorded, tend to disappoint"],
      opening: "The text denies one reason and then gives the real one.",
      steps: [
        "It is *not done to save trouble*: the real sounds *tend to disappoint*, as with a punch that is only *a dull pat*.",
      ],
      hint: "Look at the sentence after the one that begins *This is not done*.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To explain why invented sounds strike an audience as truer than real ones",
        reason: "The text tells how the sounds are made and why audiences find them lifelike.",
      },
      wrong: [
        {
          text: "To argue that films should make greater use of the sounds of real life",
          code: "contradicts-the-text",
          reason: "Real sounds are said to disappoint; no greater use of them is asked for.",
        },
        {
          text: "To trace how the making of film sounds has changed with new equipment",
          code: "not-in-the-text",
          reason: "No change over time is described.",
        },
        {
          text: "To list the everyday objects from which sounds for films may be made",
          code: "too-narrow",
          reason: "The objects are examples on the way to a point about audiences.",
        },
      ],
      evidence: [
        "The real sounds, when they are recorded, tend to disappoint",
        "what it has learned to expect of life",
      ],
      opening: "The text moves from how film sounds are made to why the made ones convince.",
      steps: [
        "After the examples comes the reason: real sounds *disappoint*, because an audience judges by *what it has learned to expect of life*.",
      ],
      hint: "Ask toward which idea the examples lead.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "This is not done to save trouble.",
      key: {
        text: "It sets aside an explanation that a reader might be ready to supply.",
        reason:
          "A reader may think such tricks are for convenience; the text rules that out before giving its own reason.",
      },
      wrong: [
        {
          text: "It defends the artists against a complaint that audiences often make.",
          code: "not-in-the-text",
          reason: "No complaint by audiences is mentioned; they find the sounds lifelike.",
        },
        {
          text: "It states the principle which the examples before it help to establish.",
          code: "wrong-purpose",
          reason: "It is a denial; the principle comes in the last sentence.",
        },
        {
          text: "It stresses how hard it is for artists to perform a sound that fits the screen.",
          code: "words-echoed",
          reason: "It says what the practice is not for, not how hard it is.",
        },
      ],
      evidence: [
        "This is not done to save trouble.",
        "The real sounds, when they are recorded, tend to disappoint",
      ],
      opening: "A denial is useful where a reader might otherwise believe the thing denied.",
      steps: [
        "Having read of bags and celery, one may think of convenience. The sentence shuts out that reason, so that the next can give another: the real sounds *tend to disappoint*.",
      ],
      hint: "Ask who might have thought that it was done to save trouble.",
      tip: habits.function,
    },
  ],
};
