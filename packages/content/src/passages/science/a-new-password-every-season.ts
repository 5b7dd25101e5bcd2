import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const aNewPasswordEverySeason: Pair = {
  id: "a-new-password-every-season",
  genre: "science",
  source:
    "Studies of password expiration and of predictable changes: standard accounts in computer security",
  texts: [
    prose`
      From this spring, the head of an office writes, every password will expire after ninety
      days. A thief who has got hold of one may then use it for a season at most; and those of us
      who have been true to one word for ten years will have to think of something new. I know
      that it is a nuisance. So is a lock.
    `,
    prose`
      Researchers were given, with the owners' names removed, the passwords of thousands of people
      who had been obliged to change them every few months. From one password they could often
      guess the next within a few tries. *Sparrow7* had become *Sparrow8*; the letter *s* had become a
      dollar sign. A thief can do the same. And those who know that they will be asked again
      choose a weaker word to begin with, one that is not worth learning by heart.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the researchers in Text 2 most likely respond to the claim in Text 1 that a thief may use a password for a season at most?",
      key: {
        text: "By saying that one password is apt to lead a thief to the next",
        reason:
          "They could *often guess the next within a few tries*, and *a thief can do the same*.",
      },
      wrong: [
        {
          text: "By saying that the thief would then have to begin all over",
          code: "contradicts-the-text",
          reason: "From the old password the new one can often be guessed.",
        },
        {
          text: "By saying that the thief needs no more than a day as it is",
          code: "not-in-the-text",
          reason: "How long a thief needs is not spoken of.",
        },
        {
          text: "By saying that the thief will look for some weaker office",
          code: "wrong-group-or-measure",
          reason: "They compare passwords and not offices.",
        },
      ],
      evidence: [
        "From one password they could often guess the next within a few tries.",
        "A thief can do the same.",
      ],
      opening: "Whoever has the old password is not far from the new one.",
      steps: [
        "The claim is that an expired password is worth nothing. But the researchers could *often guess the next* from it, and *a thief can do the same*.",
      ],
      hint: "What could the researchers do with an old password?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the researchers in Text 2 most likely respond to the expectation in Text 1 that people will think of something new?",
      key: {
        text: "By showing how little of what they think of is new",
        reason: "A digit goes up by one or a letter becomes a sign: *Sparrow7* to *Sparrow8*.",
      },
      wrong: [
        {
          text: "By showing how soon the new word is forgotten",
          code: "not-in-the-text",
          reason: "Forgetting the new word is not spoken of.",
        },
        {
          text: "By showing how weak the first word of such people is",
          code: "beside-the-point",
          reason:
            "They do choose a weaker word *to begin with*; but the question is what they do when it expires.",
        },
        {
          text: "By showing how often the old word is kept without any change",
          code: "contradicts-the-text",
          reason: "The passwords were changed, if only by a touch.",
        },
      ],
      evidence: ["*Sparrow7* had become *Sparrow8*"],
      opening: "The examples show what people in fact think of.",
      steps: [
        "*Sparrow7* becomes *Sparrow8*, and a letter becomes a dollar sign: the new word is the old one with a touch of change.",
      ],
      hint: "Compare the two sparrows.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "People change a password if it is demanded of them.",
        reason: "The office will have to, and the people of Text 2 *had been obliged to*.",
      },
      wrong: [
        {
          text: "People should change a password within ten years.",
          code: "wrong-person-or-text",
          reason: "This is what the head of the office thinks.",
        },
        {
          text: "People choose a weaker password if it will not last.",
          code: "too-narrow",
          reason: "Text 1 does not speak of weaker words.",
        },
        {
          text: "People forget a password that is full of symbols.",
          code: "not-in-the-text",
          reason: "Neither text says so; a symbol turns up only in place of a letter.",
        },
      ],
      evidence: [
        "will have to think of something new",
        "had been obliged to change them every few months",
      ],
      opening: "In each text somebody demands a change and people make it.",
      steps: [
        "In Text 1 people *will have to think of something new*; in Text 2 they *had been obliged to change* their passwords. How much good it does is another matter.",
      ],
      hint: "Leave aside what good the rule does, and ask what people do when there is one.",
      tip: habits.agreement,
    },
  ],
};
