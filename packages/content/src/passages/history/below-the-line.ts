import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const belowTheLine: Passage = {
  id: "below-the-line",
  genre: "essay",
  credit:
    'The following text is from "Below the Line," an essay written for SAT Practice in the manner of the 1930s.',
  text: prose`
    The upper part of a page of history is written for the public, and the lower part for the
    author's enemies. Above the line the king halts at the frozen river because, we are told, he
    foresaw a thaw. Below it, in small type, we learn that this is one opinion; that Dr. Voss holds
    another; that Dr. Voss has misread a date; and that the letter on which both of them rely was
    last seen in 1911. I do not complain of this. A page that doubted aloud would never get the king
    across, and somebody must get him across. But I have formed the habit of reading upward. It is
    as well to know how thick the ice is before one sets out.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what do readers learn in the lower part of the page about the king's halt?",
      key: {
        text: "More than one opinion is held as to its cause.",
        reason: "The explanation is *one opinion*, and *Dr. Voss holds another*.",
      },
      wrong: [
        {
          text: "He foresaw that the ice would thaw.",
          code: "wrong-person-or-text",
          reason: "This is what is told above the line.",
        },
        {
          text: "Nobody believes any longer that he made it.",
          code: "too-extreme",
          reason: "The reason is disputed, not the halt itself.",
        },
        {
          text: "Scholars have found the letter that explains it.",
          code: "not-in-the-text",
          reason: "The letter *was last seen in 1911*; no finding is told.",
        },
      ],
      evidence: ["we learn that this is one opinion; that Dr. Voss holds another"],
      opening: "The words *below it* introduce what stands in small type.",
      steps: [
        "Below the line one learns that the reason given above is *one opinion* and that *Dr. Voss holds another*.",
      ],
      hint: "Find the words *Below it* and read on to the first semicolon.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It sets two parts of a page against each other and then tells of a way of reading them.",
        reason: "Above and below the line are compared; then comes *the habit of reading upward*.",
      },
      wrong: [
        {
          text: "It compares two books on one subject and then says which of them the author prefers.",
          code: "wrong-purpose",
          reason: "The comparison is between two parts of one page.",
        },
        {
          text: "It describes how the author likes to read and then gives the history of that habit.",
          code: "relationship-reversed",
          reason: "The habit comes last, and no history of it is given.",
        },
        {
          text: "It contrasts two parts of a page and then asks that one of them be left out in the future.",
          code: "half-right",
          reason: "The author does *not complain* of the arrangement.",
        },
      ],
      evidence: [
        "The upper part of a page of history is written for the public",
        "But I have formed the habit of reading upward.",
      ],
      opening: "The first half of the text looks at a page, and the end at a reader of it.",
      steps: [
        "The text sets the *upper part* against the *lower part*, with the king as an example. From *I do not complain* on, the author judges the two and ends with a habit: *reading upward*.",
      ],
      hint: "Note where the author first says *I*.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "A page that doubted aloud would never get the king across, and somebody must get him across.",
      key: {
        text: "It defends the firmness of what stands above the line as something that the story needs.",
        reason: "To tell a story at all, one has to choose; doubt at every step would halt it.",
      },
      wrong: [
        {
          text: "It condemns the confident manner of a history's main text as an offense against truth.",
          code: "contradicts-the-text",
          reason: "The author does *not complain of this*.",
        },
        {
          text: "It proposes a manner in which doubts could be told in the main text without halting the story.",
          code: "not-in-the-text",
          reason: "No remedy is proposed; the arrangement is accepted as it stands.",
        },
        {
          text: "It explains why, at a certain river, a king was in need of help from others.",
          code: "too-narrow",
          reason: "The *somebody* is the writer who has to tell of the crossing.",
        },
      ],
      evidence: ["I do not complain of this.", "somebody must get him across"],
      opening: "The sentence gives the reason why the author does not complain.",
      steps: [
        "*I do not complain of this*, the author says, and then why: a page *that doubted aloud* could not tell the story to its end. Firmness above the line has its use.",
      ],
      hint: "Link the sentence to the short one before it.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "The sure tone of a history has its use, but the author looks first at the doubts beneath it.",
        reason: "The author accepts the upper part and reads the lower one before it.",
      },
      wrong: [
        {
          text: "The sure tone of a history misleads its readers, who would do better to trust nothing but its notes.",
          code: "too-extreme",
          reason: "The author does not call the upper part misleading and reads it too.",
        },
        {
          text: "The notes of a history are the place in which its doubts about dates and letters are settled.",
          code: "too-narrow",
          reason: "The quarrel with Dr. Voss is an example, and it is not settled.",
        },
        {
          text: "The notes of a history are written for the public, whose doubts its story would be unable to meet.",
          code: "relationship-reversed",
          reason: "It is the upper part that is written for the public.",
        },
      ],
      evidence: ["somebody must get him across", "It is as well to know how thick the ice is"],
      opening: "The author grants the story its confidence and keeps a precaution.",
      steps: [
        "The story has to get *the king across*, so its firmness is no fault. *But* the author reads *upward*, beginning with the notes, to know *how thick the ice is*: how far the story may be relied on.",
      ],
      hint: "Keep both the part before *But* and the part after it.",
      tip: habits["main-idea"],
    },
  ],
};
