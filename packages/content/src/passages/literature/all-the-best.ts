import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const allTheBest: Passage = {
  id: "all-the-best",
  genre: "story",
  credit: `The following text is from "All the Best," a short story written for SAT Practice.`,
  text: prose`
    When Graham in Claims gave notice, we bought the card at lunch and by four all twenty-six of us
    had signed it. I will not pretend that I remember what I wrote. On Friday he changed his mind.
    The card was too warm to throw out and went into the drawer with the spare keys, and in the
    years that followed, whenever he ate something with fish in it at his desk, one of us was apt to
    say, "'The heart of this office,' you put," and it would be dropped. He retired last month. We
    gave him the card. He read it standing, every word, twenty-six of us wishing him luck out there,
    nineteen of them gone by then to Tampa and Tulsa and their rest.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why was the card not given to Graham when it was signed?",
      key: {
        text: "He decided after all to stay at the office.",
        reason: "*On Friday he changed his mind*, so there was no farewell.",
      },
      wrong: [
        {
          text: "It was put in the drawer with the spare keys.",
          code: "words-echoed",
          reason: "That is where it went once it was not needed, not why it was not needed.",
        },
        {
          text: "Some of the staff had not yet written on it.",
          code: "not-in-the-text",
          reason: "All twenty-six had signed it by four.",
        },
        {
          text: "The office had come to dislike what he ate.",
          code: "contradicts-the-text",
          reason: "His meals annoy them in the years that follow, after the card was put away.",
        },
      ],
      evidence: ["On Friday he changed his mind."],
      opening: "A very short sentence tells what happened between the signing and the drawer.",
      steps: [
        "Graham had *given notice*, and the card was to wish him well. *On Friday he changed his mind*: he stayed, and the card had to wait.",
      ],
      hint: "Find the shortest sentence near the beginning.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "'The heart of this office,' you put",
      key: {
        text: "It quotes a person's own praise of Graham on the card to put a stop to a complaint.",
        reason:
          "Whenever Graham annoys somebody, the warm words on the card are brought up, *and it would be dropped*.",
      },
      wrong: [
        {
          text: "It quotes from the card so as to make fun of what Graham has been eating at his desk.",
          code: "wrong-strength-or-tone",
          reason: "The words are aimed at the one who complains, not at Graham.",
        },
        {
          text: "It quotes what Graham once wrote about the people who worked beside him.",
          code: "wrong-person-or-text",
          reason: "Graham received the card; the others wrote on it.",
        },
        {
          text: "It quotes the line on the card that had made Graham decide not to leave.",
          code: "wrong-purpose",
          reason: "He changed his mind before he ever read the card.",
        },
      ],
      evidence: [
        "whenever he ate something with fish in it at his desk",
        "and it would be dropped",
      ],
      opening: "The reminder works because the complainer wrote those words himself.",
      steps: [
        "Someone is about to complain of the fish. A colleague recalls what that person *put* on the card, and the complaint is *dropped*.",
      ],
      hint: "Ask to whom the words are said, and what happens then.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the messages on the card?",
      key: {
        text: "They were put down without much thought at all.",
        reason:
          "The card is signed by all in an afternoon, and the narrator's own words are forgotten.",
      },
      wrong: [
        {
          text: "They were the truest words ever said of Graham.",
          code: "contradicts-the-text",
          reason: "The narrator has forgotten one of them, and Graham's ways annoy the office.",
        },
        {
          text: "They were meant to persuade Graham not to leave.",
          code: "relationship-reversed",
          reason: "They wish him luck as he goes.",
        },
        {
          text: "They were kept from Graham because of a mistake.",
          code: "not-in-the-text",
          reason: "They were put away because he stayed; no mistake is told.",
        },
      ],
      evidence: [
        "by four all twenty-six of us had signed it",
        "I will not pretend that I remember what I wrote",
      ],
      opening: "What the narrator will not pretend tells how much the warm words had cost.",
      steps: [
        "The card is bought *at lunch* and signed by everyone *by four*; the narrator cannot recall a line of it. The words are warm, but they came quickly.",
      ],
      hint: "Look at what the narrator admits about one of the messages.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A farewell kept for years is given at last to a man whose well-wishers have for the most part left before him.",
        reason: "Nineteen of the twenty-six who wished him luck are gone when he reads the card.",
      },
      wrong: [
        {
          text: "A farewell kept for years is given at last to a man who finds out from it that he was not liked.",
          code: "wrong-strength-or-tone",
          reason:
            "The card is warm, and he reads *every word*; nothing shows that he feels disliked.",
        },
        {
          text: "A farewell signed in haste holds a man in an office that he would have been much happier to leave.",
          code: "half-right",
          reason: "He stays before he has seen the card, and whether he is happy is not told.",
        },
        {
          text: "A farewell signed in haste teaches a whole office to put up more gladly with one another's faults.",
          code: "wrong-group-or-measure",
          reason: "Only complaints about Graham are dropped, and nobody learns to be glad.",
        },
      ],
      evidence: ["twenty-six of us wishing him luck out there, nineteen of them gone by then"],
      opening: "The joke of the ending is who it is, by then, that has gone out there.",
      steps: [
        "The card wishes luck to one who leaves. He stayed, and the card waited; when he reads it, *nineteen* of those who signed are *gone*. He has outlasted his own farewell.",
      ],
      hint: "Count who is leaving and who has left when he reads the card.",
      tip: habits["main-idea"],
    },
  ],
};
