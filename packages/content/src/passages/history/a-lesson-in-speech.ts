import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aLessonInSpeech: Passage = {
  id: "a-lesson-in-speech",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1880s. A deaf teacher addresses a conference on schools for the deaf.",
  text: prose`
    Ladies and gentlemen: My words are spoken by a friend, for I give them with my hands. It has
    been resolved, by a majority of whom none is deaf, that our pupils be taught by speech alone. I
    was so taught. In eleven years I learned to say *Good morning* so that strangers could
    understand it. In the twelfth a teacher who signed told me, in an afternoon, how rivers come to
    the sea, and I have been greedy ever since. I do not say that speech is worth nothing; I buy my
    bread with it. I say that a child has only so many mornings, and that a lesson in speech,
    whatever it is called, is a lesson in speech.
  `,
  facets: [
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To oppose a plan to teach deaf pupils through speech and nothing else",
        reason: "The speaker answers the resolution that pupils *be taught by speech alone*.",
      },
      wrong: [
        {
          text: "To argue that deaf pupils need not learn to speak at all",
          code: "too-extreme",
          reason: "The speaker does *not say that speech is worth nothing*.",
        },
        {
          text: "To thank a friend and a teacher to whom the speaker owes much",
          code: "wrong-purpose",
          reason: "Friend and teacher are mentioned in passing, within an argument.",
        },
        {
          text: "To recommend the way in which the speaker was first taught",
          code: "contradicts-the-text",
          reason: "The speaker was taught by speech alone and found it a poor way.",
        },
      ],
      evidence: [
        "that our pupils be taught by speech alone",
        "I do not say that speech is worth nothing",
      ],
      opening:
        "A resolution is named near the start, and the rest of the speech speaks against it.",
      steps: [
        "The majority wants pupils *taught by speech alone*. *I was so taught*, the speaker says, and shows how little came of it and how much of signs.",
      ],
      hint: "Find what has been resolved, and decide whether the speaker is for it or against it.",
      tip: habits.purpose,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what did the speaker learn from the teacher who signed?",
      key: {
        text: "A fact about rivers, within a single afternoon",
        reason: "The teacher told *in an afternoon, how rivers come to the sea*.",
      },
      wrong: [
        {
          text: "A greeting, spoken so that strangers understood it",
          code: "words-echoed",
          reason: "The greeting was the fruit of eleven years without signs.",
        },
        {
          text: "A set of signs, to be used among friends",
          code: "not-in-the-text",
          reason: "It is not said that signs were the subject or that their use was limited.",
        },
        {
          text: "A way of speaking, better than the one taught before",
          code: "relationship-reversed",
          reason: "What was taught was not speech but something about the world.",
        },
      ],
      evidence: ["told me, in an afternoon, how rivers come to the sea"],
      opening: "The teacher who signed appears in the sentence about the twelfth year.",
      steps: [
        "*In the twelfth a teacher who signed told me, in an afternoon, how rivers come to the sea.*",
      ],
      hint: "Look at the twelfth year, and not at the eleven before it.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the speaker's first eleven years of school?",
      key: {
        text: "They taught the speaker little beyond how to say a greeting.",
        reason: "Their one result is *Good morning*; the hunger for knowledge woke only afterward.",
      },
      wrong: [
        {
          text: "They left the speaker unable to use speech for any purpose.",
          code: "contradicts-the-text",
          reason: "The speaker says *Good morning* and can buy bread by speech.",
        },
        {
          text: "They were spent among pupils most of whom could hear.",
          code: "wrong-group-or-measure",
          reason: "Nothing is said of the other pupils.",
        },
        {
          text: "They were remembered by the speaker with gratitude.",
          code: "wrong-strength-or-tone",
          reason: "The speaker sets them, coolly, against a single afternoon.",
        },
      ],
      evidence: [
        "In eleven years I learned to say *Good morning*",
        "I have been greedy ever since",
      ],
      opening: "Eleven years and one afternoon are set side by side, with what each of them gave.",
      steps: [
        "*In eleven years* the speaker learned a greeting; *in an afternoon* with signs, how rivers reach the sea. To have been *greedy ever since* suggests that there had been little to feed on before.",
      ],
      hint: "Weigh what eleven years brought against what one afternoon brought.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "by a majority of whom none is deaf",
      key: {
        text: "It questions how much the majority knew about what it had resolved.",
        reason:
          "The majority has no experience of what it resolved; the speaker goes on, *I was so taught*.",
      },
      wrong: [
        {
          text: "It reports by how narrow a margin the matter had been decided.",
          code: "not-in-the-text",
          reason: "The size of the majority is not told.",
        },
        {
          text: "It concedes that those who made a decision had nothing to gain by it.",
          code: "contradicts-the-text",
          reason: "It speaks of what they lack by way of knowledge, and it is no concession.",
        },
        {
          text: "It implies that people who hear should have no say in how deaf pupils are taught.",
          code: "too-extreme",
          reason: "The point is that nobody deaf was among the majority; no one's say is denied.",
        },
      ],
      evidence: ["by a majority of whom none is deaf", "I was so taught."],
      opening:
        "A short phrase sets the majority against the speaker, who has been through what it resolves.",
      steps: [
        "Those who resolved upon speech *alone* were none of them deaf. Then the speaker: *I was so taught*. The phrase asks, without saying so, what the majority could know of it.",
      ],
      hint: "Contrast the majority, as it is described, with the short sentence *I was so taught*.",
      tip: habits.function,
    },
  ],
};
