import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theJokeThatWouldNotCross: Passage = {
  id: "the-joke-that-would-not-cross",
  genre: "arts",
  text: prose`
    A pun is commonly said to be the one thing that cannot be translated, since it depends on two
    words that happen to sound alike in one language and in no other. The practice of translators
    tells a more encouraging story. Faced with a pun on two kinds of fish, a translator may give up
    the fish, find a pair of words that collide in her own language, and rebuild the scene around
    them, so that a cook now quarrels with a baker over flour and flower. Purists object that this is
    no longer what the author wrote. But the author did not write a fact about fish; the author
    wrote a laugh, at a certain moment, at a certain character's expense, and that has been kept.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A pun can be replaced by another without losing what matters.",
        reason:
          "What the author wrote was a laugh at a certain point, and a new pun can preserve it.",
      },
      wrong: [
        {
          text: "A translator who is faithful will leave puns as they are.",
          code: "contradicts-the-text",
          reason: "This is nearer to the purists' view, which the text answers.",
        },
        {
          text: "A pun works in one language because words sound alike in it.",
          code: "too-narrow",
          reason: "This is the starting point of the text, not what it argues.",
        },
        {
          text: "A pun tends to be funnier in translation than in its original.",
          code: "too-extreme",
          reason: "A laugh is said to be kept, not made louder.",
        },
      ],
      evidence: [
        "The practice of translators tells a more encouraging story.",
        "and that has been kept",
      ],
      opening: "Against a common saying the text holds up what translators do, and defends it.",
      steps: [
        "Puns are *commonly said* to be untranslatable. Translators give up the words and rebuild the joke, and the text's last sentence defends this: the laugh *has been kept*.",
      ],
      hint: "Find out what, according to the last sentence, the author really wrote.",
      tip: habits["main-idea"],
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It counters a common view with a practice and then answers an objection to it.",
        reason:
          "A common saying, the translators' practice, the purists' objection, and a reply follow in that order.",
      },
      wrong: [
        {
          text: "It explains a common term by an example and then tells how its meaning has changed.",
          code: "not-in-the-text",
          reason: "The meaning of no term is said to have changed.",
        },
        {
          text: "It presents two opposed views and then leaves the choice to those who read.",
          code: "half-right",
          reason: "There are opposed views, but the last sentence takes a side.",
        },
        {
          text: "It objects to a common practice and then proposes a better one in its place.",
          code: "relationship-reversed",
          reason: "The practice is what the text defends; the objection comes from purists.",
        },
      ],
      evidence: [
        "A pun is commonly said",
        "Purists object",
        "But the author did not write a fact about fish",
      ],
      opening: "Each sentence makes a move, and *commonly*, *object* and *but* announce them.",
      steps: [
        "*Commonly said* gives the view; *the practice of translators* counters it; *Purists object* brings an objection; *But* answers it.",
      ],
      hint: "Give each sentence a name: view, practice, and so on.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "so that a cook now quarrels with a baker over flour and flower",
      key: {
        text: "It illustrates the kind of change that a translator might make.",
        reason: "The new pair of words, and the scene rebuilt around it, make the method concrete.",
      },
      wrong: [
        {
          text: "It points out a mistake common among careless translators.",
          code: "wrong-strength-or-tone",
          reason: "The change is made on purpose and is defended in the text.",
        },
        {
          text: "It quotes the words for which an author is often admired.",
          code: "wrong-person-or-text",
          reason: "The new words are the translator's, not an author's.",
        },
        {
          text: "It proves that a pun on fish exists in every language.",
          code: "too-extreme",
          reason: "The fish had to be given up, because the pun did not cross.",
        },
      ],
      evidence: [
        "find a pair of words that collide in her own language, and rebuild the scene around them",
      ],
      opening: "The underlined words show what such a rebuilt scene might look like.",
      steps: [
        "The translator may *find a pair of words that collide in her own language*. *Flour and flower* is such a pair, and the quarrel is the rebuilt scene.",
      ],
      hint: "Read what the translator is said to do just before.",
      tip: habits.function,
    },
  ],
};
