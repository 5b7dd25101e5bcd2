import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thankedOnTheStairs: Passage = {
  id: "thanked-on-the-stairs",
  genre: "memoir",
  credit: `The following text is from "Thanked," a memoir by an invented narrator, written for SAT Practice.`,
  text: prose`
    At a reunion of our school a man whom I had never seen before thanked me, with tears in his
    eyes, for what I had said to him on the stairs when we were fifteen. It had kept him, he told
    me, from giving up. I took this for one of my sister's. We are twins, and for forty years I have
    been thanked for her kindness and blamed for her driving. I accepted modestly on her behalf, and
    telephoned that night to pass it on. "What stairs?" she said. "I never dared to talk to anyone."
    We went over it twice. I have tried since then to remember what it was that I said. It did not
    occur to me to ask him.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, for what does the man thank the narrator?",
      key: {
        text: "For words that kept him from giving up",
        reason: "What was said on the stairs *had kept him, he told me, from giving up*.",
      },
      wrong: [
        {
          text: "For a hand that kept him from a fall",
          code: "not-in-the-text",
          reason: "The stairs are where they spoke; nobody falls.",
        },
        {
          text: "For tears that were shed when he left",
          code: "words-echoed",
          reason: "The tears are in his own eyes at the reunion.",
        },
        {
          text: "For a kindness of her twin's at school",
          code: "contradicts-the-text",
          reason: "That is what the narrator supposes; he thanks the narrator for what she said.",
        },
      ],
      evidence: [
        "for what I had said to him on the stairs",
        "It had kept him, he told me, from giving up.",
      ],
      opening: "The man's reason is given in the first two sentences.",
      steps: [
        "He thanks the narrator *for what I had said to him on the stairs*, which *had kept him* from giving up.",
      ],
      hint: "Read the first two sentences together.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "for forty years I have been thanked for her kindness and blamed for her driving",
      key: {
        text: "It explains why the narrator takes the words of thanks to be her sister's.",
        reason:
          "Thanks meant for her sister have come to her all her life, so she passes these on as well.",
      },
      wrong: [
        {
          text: "It complains that the narrator's sister has done her a great harm.",
          code: "wrong-strength-or-tone",
          reason:
            "The tone is light, and thanks are among the things she has been given by mistake.",
        },
        {
          text: "It proves that the narrator's sister was the one who stood on the stairs.",
          code: "contradicts-the-text",
          reason: "The sister later says that it was not she.",
        },
        {
          text: "It shows that the narrator has been taken for her sister by some on purpose.",
          code: "relationship-reversed",
          reason: "Twins are mixed up by mistake, and nothing is said of a purpose.",
        },
      ],
      evidence: ["I took this for one of my sister's.", "I accepted modestly on her behalf"],
      opening: "Forty years of mix-ups lie behind the guess that this is one more.",
      steps: [
        "The narrator takes the thanks *for one of my sister's*. The underlined words give the ground: people have mixed the twins up *for forty years*, in good things and bad.",
      ],
      hint: "Read the sentence before it and ask for its reason.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "Based on the text, what follows from the sister's answer on the telephone?",
      key: {
        text: "The narrator must have said the thing on the stairs herself.",
        reason:
          "The sister talked to nobody, so the twin who spoke on the stairs was the narrator.",
      },
      wrong: [
        {
          text: "The narrator must have hurt her sister's pride.",
          code: "wrong-strength-or-tone",
          reason:
            "The sister asks about stairs and goes over it twice; she is not said to be hurt.",
        },
        {
          text: "The narrator must have been thanked by the wrong man.",
          code: "wrong-person-or-text",
          reason:
            "Whose thanks they were is not in doubt; what the answer settles is which twin they were due to.",
        },
        {
          text: "The narrator must have mistaken the man's words.",
          code: "contradicts-the-text",
          reason: "His words were clear; she mistook whom they were about.",
        },
      ],
      evidence: [
        "I never dared to talk to anyone.",
        "I have tried since then to remember what it was that I said.",
      ],
      opening: "If it was not the one twin on the stairs, it was the other.",
      steps: [
        "One of the twins spoke to him. The sister *never dared to talk to anyone*. That leaves the narrator, who from then on tries to remember *what it was that I said*.",
      ],
      hint: "There were two girls who might have been on the stairs.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Someone who passes thanks on to another finds that they were hers and that she cannot say for what.",
        reason:
          "She accepts on her sister's behalf; the sister's answer makes it her own, and the words are lost.",
      },
      wrong: [
        {
          text: "Someone who passes thanks on to another finds that they were hers and goes back to the man to claim them.",
          code: "half-right",
          reason: "It was hers, but she does not go back, and did not even ask him.",
        },
        {
          text: "Someone who has lived in her sister's shadow finds that the sister had all along been living in hers.",
          code: "wrong-group-or-measure",
          reason: "The sister was shy at school; nothing is said of shadows or envy.",
        },
        {
          text: "Someone who meets an old friend finds how little people can recall of the things that they have said.",
          code: "too-broad",
          reason: "He recalls it well, and the text is about one remark and one mistake.",
        },
      ],
      evidence: [
        "I accepted modestly on her behalf",
        "I have tried since then to remember what it was that I said.",
      ],
      opening:
        "The thanks turn out to be her own only when she can no longer ask what they were for.",
      steps: [
        "She takes the thanks for her sister's and passes them on. The sister gives them back. Now she knows that she did the kindness, but not what it was, since she *did not* think *to ask him*.",
      ],
      hint: "Ask what she knows at the end and what she still does not know.",
      tip: habits["main-idea"],
    },
  ],
};
