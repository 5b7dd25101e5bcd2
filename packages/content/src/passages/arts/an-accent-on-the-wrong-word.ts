import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const anAccentOnTheWrongWord: Passage = {
  id: "an-accent-on-the-wrong-word",
  genre: "arts",
  source:
    "Handel's reuse of the duet \"No, di voi non vo' fidarmi\" (1741) in Messiah: standard works on Handel",
  text: prose`
    Singers of Handel's *Messiah* have sometimes wondered at the opening of one of its best-known
    choruses. "For unto us a child is born," it begins, and the music comes down with all its
    weight upon *For*, the least important word in the line. Was Handel, born in Germany, still
    not at home in English? A later line of the same chorus, with *Wonderful* and *Counselor*, is
    accented as no native could better. In July of 1741, some weeks before he began the oratorio,
    Handel had set an Italian poem as a duet, and the melody is the same. The duet refuses to put
    any trust in blind Love and cruel Beauty, and its first word is *No*.
  `,
  facets: [
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the melody in question?",
      key: {
        text: "It was made to fit words in another language.",
        reason: "It is that of the duet, which begins with *No*.",
      },
      wrong: [
        {
          text: "It was made to fit the words of the oratorio.",
          code: "contradicts-the-text",
          reason: "It was written some weeks before the oratorio was begun.",
        },
        {
          text: "It was taken by Handel from another composer.",
          code: "not-in-the-text",
          reason: "Handel himself had set the Italian poem.",
        },
        {
          text: "It was made Italian once the oratorio was known.",
          code: "relationship-reversed",
          reason: "The Italian duet came before.",
        },
      ],
      evidence: ["Handel had set an Italian poem as a duet, and the melody is the same"],
      opening: "Of two sets of words to one melody, one came first.",
      steps: [
        "*Some weeks before he began the oratorio*, the melody was there, with Italian words. It was made for those.",
      ],
      hint: "Put the two works in order of time.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "The weight upon *For* is thus best put down to the fact that ______",
      key: {
        text: "something else had once been sung there.",
        reason: "On that note the duet has *No*, a word that can bear all the weight.",
      },
      wrong: [
        {
          text: "its composer knew too little English.",
          code: "contradicts-the-text",
          reason: "A later line is accented as no native could better.",
        },
        {
          text: "its composer was in haste and careless.",
          code: "wrong-strength-or-tone",
          reason: "Haste and carelessness are not spoken of.",
        },
        {
          text: "nothing in the duet was sung with weight.",
          code: "relationship-reversed",
          reason: "The duet begins with the weight on *No*.",
        },
      ],
      evidence: ["upon *For*, the least important word in the line", "its first word is *No*"],
      opening: "The accent suits the first word of the duet, whose place *For* has taken.",
      steps: [
        "A melody that comes down upon its first note suits *No*. When the words were changed, the weight stayed and fell upon *For*.",
      ],
      hint: "Ask which word the first note was meant for.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "A later line of the same chorus, with *Wonderful* and *Counselor*, is accented as no native could better.",
      key: {
        text: "It disposes of the answer at which the question before it hints.",
        reason: "Who accents *Wonderful* so well is at home in English.",
      },
      wrong: [
        {
          text: "It illustrates the answer at which the question before it hints.",
          code: "wrong-purpose",
          reason: "It tells against that answer.",
        },
        {
          text: "It praises the chorus above the other parts of the oratorio.",
          code: "wrong-group-or-measure",
          reason: "The parts of the oratorio are not compared.",
        },
        {
          text: "It gives the reason for which the melody was chosen for it.",
          code: "relationship-reversed",
          reason: "The reason is not given; and the line is a different one.",
        },
      ],
      evidence: ["Was Handel, born in Germany, still not at home in English?"],
      opening: "A question suggests a reason, and the next sentence takes it away.",
      steps: [
        "Was Handel *still not at home in English*? If so, he would have gone wrong in the later line as well. He did not.",
      ],
      hint: "Ask what the underlined sentence says about Handel's English.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It presents an oddity, rejects one explanation, and supplies the facts for another.",
        reason: "The weight on *For*, Handel's English, and the duet follow in turn.",
      },
      wrong: [
        {
          text: "It presents an oddity, rejects one explanation, and leaves it without any other.",
          code: "half-right",
          reason: "The duet explains it.",
        },
        {
          text: "It presents two works, names what they share, and explains which was the better.",
          code: "relationship-reversed",
          reason: "The duet comes last, and the works are not ranked.",
        },
        {
          text: "It presents a composer's life, dwells on one year, and tells why that was his best.",
          code: "not-in-the-text",
          reason: "The life is not told.",
        },
      ],
      evidence: ["have sometimes wondered", "Was Handel, born in Germany", "In July of 1741"],
      opening: "Wonder, a wrong answer, and a date that leads to the right one.",
      steps: [
        "Singers *have sometimes wondered*; the question about Handel's English is answered in the negative; *in July of 1741* begins the explanation.",
      ],
      hint: "Mark the question and the date.",
      tip: habits.structure,
    },
  ],
};
