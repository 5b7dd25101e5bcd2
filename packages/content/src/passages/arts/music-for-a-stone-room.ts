import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const musicForAStoneRoom: Passage = {
  id: "music-for-a-stone-room",
  genre: "arts",
  source: "Reverberation and musical style: standard works on acoustics and music history",
  text: prose`
    In a large stone church a sound takes several seconds to die. A preacher who speaks there at
    the pace of conversation is heard by those in front and by nobody else, since every word is
    still in the air when the next arrives. If he chants, slowly, on one note, he is understood at
    the doors. Much of what we take for the taste of an age may be owing to such things. The long
    lines of medieval church song, which move by small steps and linger, sound as if time did not
    press; sung in a furnished parlor, they sound thin. The quick, witty finales of the eighteenth
    century were made for parlors and for halls full of people in wool and silk, who soak up
    sound. Played in a cathedral, they are mud.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "The style of some music may be due to the room for which it was written.",
        reason:
          "Slow lines suit a room in which sound lasts, and quick ones a room in which it dies.",
      },
      wrong: [
        {
          text: "The shape of some rooms may be due to the music for which they were built.",
          code: "relationship-reversed",
          reason: "The text explains music by rooms, and not rooms by music.",
        },
        {
          text: "The taste of an age has no part in the sound of the music that is made in it.",
          code: "too-extreme",
          reason: "Much of it *may be owing* to rooms; that taste has no part is not said.",
        },
        {
          text: "The speech of a preacher in a large church is best understood if he chants it.",
          code: "too-narrow",
          reason: "This is the first example.",
        },
      ],
      evidence: ["Much of what we take for the taste of an age may be owing to such things."],
      opening: "The middle sentence draws from the church what the music then illustrates.",
      steps: [
        "*Much of what we take for the taste of an age may be owing to such things*, that is, to how long a sound lasts in a room. Song and finale are the two examples.",
      ],
      hint: "Find the sentence that speaks of an age.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, what would happen to a church song of the Middle Ages in a parlor?",
      key: {
        text: "It would lack the fullness that it has in stone.",
        reason: "In a parlor such songs *sound thin*.",
      },
      wrong: [
        {
          text: "It would turn into mud well before the last line ended.",
          code: "wrong-person-or-text",
          reason: "Mud is what a quick finale becomes in a cathedral.",
        },
        {
          text: "It would take several seconds longer to die.",
          code: "relationship-reversed",
          reason: "In a furnished room sound dies sooner.",
        },
        {
          text: "It would have to be sung in another tongue.",
          code: "not-in-the-text",
          reason: "Languages are not mentioned.",
        },
      ],
      evidence: ["sung in a furnished parlor, they sound thin"],
      opening: "The sentence about church song ends in a parlor.",
      steps: [
        "The songs *linger* where sound lasts; *sung in a furnished parlor, they sound thin*.",
      ],
      hint: "Keep the song and the finale apart.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "A quick finale rehearsed in an empty hall would thus probably sound ______",
      key: {
        text: "somewhat blurred.",
        reason: "People in wool and silk *soak up sound*, and without them it lasts longer.",
      },
      wrong: [
        {
          text: "clearer than ever.",
          code: "relationship-reversed",
          reason: "With nobody to soak up sound, it lasts longer and runs together.",
        },
        {
          text: "rather thin.",
          code: "words-echoed",
          reason: "Thin is what slow song becomes where sound dies soon.",
        },
        {
          text: "a good deal slower.",
          code: "not-in-the-text",
          reason: "The pace is up to the players.",
        },
      ],
      evidence: ["halls full of people in wool and silk, who soak up sound"],
      opening: "An empty hall lacks those who soak up the sound.",
      steps: [
        "The clearness of a quick piece depends on sound's dying soon. In a full hall the clothes *soak up sound*; in an empty one they are missing.",
      ],
      hint: "Ask what is missing from an empty hall.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "who soak up sound",
      key: {
        text: "It explains why quick music was clear in a full hall as well.",
        reason: "Their clothes do what the furniture of a parlor does.",
      },
      wrong: [
        {
          text: "It makes fun of listeners for what they wear to a concert.",
          code: "wrong-strength-or-tone",
          reason: "The clothes matter for the sound, and nobody is made fun of.",
        },
        {
          text: "It gives the reason for which listeners came to like finales.",
          code: "wrong-purpose",
          reason: "What listeners like is not explained by their clothes.",
        },
        {
          text: "It explains why a quick piece of music was hard to hear at the time.",
          code: "contradicts-the-text",
          reason: "It explains why such a piece was clear.",
        },
      ],
      evidence: [
        "halls full of people in wool and silk, who soak up sound. Played in a cathedral, they are mud.",
      ],
      opening: "The words explain why a full hall is good for a quick finale.",
      steps: [
        "Quick music needs a room in which sound dies. Parlors are furnished; halls are *full of people in wool and silk, who soak up sound*. A cathedral has neither.",
      ],
      hint: "Ask what a full hall has in common with a furnished parlor.",
      tip: habits.function,
    },
  ],
};
