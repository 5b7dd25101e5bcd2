import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const twoWordsToType: Passage = {
  id: "two-words-to-type",
  genre: "science",
  source:
    "The reCAPTCHA system for digitizing books, introduced in 2007: standard accounts in computing",
  text: prose`
    For some years, people who wished to open an account on the Internet were shown two words, bent
    out of shape, and asked to type them. The plain purpose of this was to keep out programs, which
    could not read such words. There was another. Old books were being scanned by the million, and
    the machines that turned their pages into text gave up on a good many words. One of the two
    words shown was already known to the computer. The other was cut from a scanned page, and
    nobody's computer knew what it said. Whoever typed the first correctly was believed about the
    second; and when several people had typed the second alike, it was put into the book.
  `,
  facets: [
    {
      kind: "function",
      level: "Hard",
      underline: "Whoever typed the first correctly was believed about the second",
      key: {
        text: "It names the means by which answers could be trusted that no one could check.",
        reason:
          "Nobody's computer knew the second word; the first served as a test of who was typing.",
      },
      wrong: [
        {
          text: "It names the reason for which programs were not allowed to open an account.",
          code: "wrong-purpose",
          reason:
            "That reason is given earlier; here the matter is what was done with the answers.",
        },
        {
          text: "It names the means by which the first of the words was made hard to read.",
          code: "relationship-reversed",
          reason: "The first word is known and is used as a test.",
        },
        {
          text: "It names the rule by which people were told whether they had made a mistake.",
          code: "too-narrow",
          reason: "What people were told is not the point of the rule.",
        },
      ],
      evidence: [
        "nobody's computer knew what it said",
        "when several people had typed the second alike",
      ],
      opening: "A word that is known is made to vouch for a word that is not.",
      steps: [
        "The answer to the second word cannot be checked. The first can; and *whoever typed the first correctly was believed about the second*.",
      ],
      hint: "Ask which of the two words the computer could check.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about people who typed the two words?",
      key: {
        text: "They helped with books, whether they meant to or not.",
        reason:
          "Opening an account was what they wished; their typing went into books all the same.",
      },
      wrong: [
        {
          text: "They were paid a little for each of the words.",
          code: "not-in-the-text",
          reason: "Payment is not mentioned.",
        },
        {
          text: "They could choose which of the two they typed.",
          code: "contradicts-the-text",
          reason: "They were asked to type both.",
        },
        {
          text: "They were mostly readers of books by the million.",
          code: "wrong-group-or-measure",
          reason: "It is the books that are counted by the million.",
        },
      ],
      evidence: ["people who wished to open an account", "There was another."],
      opening: "One purpose was plain to people, and their typing served a second.",
      steps: [
        "People who typed *wished to open an account*, and the plain purpose was to keep out programs. *There was another*: what they made of the second word *was put into the book*.",
      ],
      hint: "Compare what people wished for with what else there was.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "A person who typed the known word rightly and the other word at random would therefore have been ______",
      key: {
        text: "let in, though the random word would not get far.",
        reason:
          "The first word opened the door; the second counted when several people agreed on it.",
      },
      wrong: [
        {
          text: "let in, and the random word put into the book.",
          code: "half-right",
          reason: "It would go in only if several people typed it alike.",
        },
        {
          text: "shut out, for the computer knew both the words.",
          code: "contradicts-the-text",
          reason: "Nobody's computer knew the second.",
        },
        {
          text: "shut out, and asked to read the page as a whole.",
          code: "not-in-the-text",
          reason: "Nobody was asked to read a page.",
        },
      ],
      evidence: [
        "Whoever typed the first correctly was believed about the second; and when several people had typed the second alike",
      ],
      opening: "One word was a test, and the other was a vote among several.",
      steps: [
        "Whoever *typed the first correctly was believed*. But a word went into the book only *when several people had typed the second alike*, which nobody does at random.",
      ],
      hint: "Ask what became of a second word that nobody else had typed.",
      tip: habits.conclusion,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A test meant to stop programs also got people to read what machines could not.",
        reason: "Typing kept programs out and, word by word, put scanned books into text.",
      },
      wrong: [
        {
          text: "A test meant to stop programs failed because machines had by then learned to read words.",
          code: "half-right",
          reason: "The programs *could not read such words*.",
        },
        {
          text: "Machines that turned the pages of old books into text gave up on some of the words.",
          code: "too-narrow",
          reason: "This is the need that the second purpose served.",
        },
        {
          text: "Machines cannot turn the pages of old books into text, which is work for people.",
          code: "too-extreme",
          reason: "People were needed only for words at which the machines *gave up*.",
        },
      ],
      evidence: ["There was another.", "it was put into the book"],
      opening: "The short sentence in the middle adds a second purpose to the first.",
      steps: [
        "The first purpose was *to keep out programs*. *There was another*: people's typing filled in the words at which machines *gave up*.",
      ],
      hint: "Find the shortest sentence.",
      tip: habits["main-idea"],
    },
  ],
};
