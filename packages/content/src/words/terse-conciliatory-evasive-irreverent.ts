import { wordSet } from "./word-set.ts";

export const terseConciliatoryEvasiveIrreverent = wordSet({
  id: "terse-conciliatory-evasive-irreverent",
  contexts: {
    terse: {
      level: "Easy",
      clueKind: "W1",
      text: 'After two winters without news, the explorer\'s family waited for a letter of many pages. The message that came was ______, six words for as many hundred days: "Alive. Ship lost. Home by Easter." His mother had it framed.',
      clue: "six words for as many hundred days",
      reason: "A message of six words for two winters is very short, or *terse*.",
      misfits: {
        conciliatory: {
          code: "not-in-the-text",
          reason: "There has been no quarrel that the message could settle.",
        },
        evasive: {
          code: "contradicts-the-text",
          reason: "The message tells the three things that the family most needed to know.",
        },
        irreverent: {
          code: "wrong-sense",
          reason: "The message mocks nothing that others hold dear.",
        },
      },
      opening: "Six words for two winters is as short a message as can be.",
      hint: "The words that follow the comma explain the blank.",
    },
    conciliatory: {
      level: "Medium",
      clueKind: "W2",
      text: "The delegates had expected insult to be met with insult. Instead, the ambassador's answer was so ______ that some mistook it for weakness: she thanked the minister for his frankness, granted that her own side had been slow, and proposed that they begin again at noon.",
      clue: "granted that her own side had been slow",
      reason:
        "To thank an opponent, grant a fault and propose a new start is to seek peace: it is *conciliatory*.",
      misfits: {
        terse: {
          code: "not-in-the-text",
          reason: "Three courtesies in a row are not a particularly short answer.",
        },
        evasive: {
          code: "wrong-strength-or-tone",
          reason: "She avoids a fight, but not the matter; she admits that her side was slow.",
        },
        irreverent: {
          code: "contradicts-the-text",
          reason: "Mockery of the minister is the insult that had been expected.",
        },
      },
      opening: "She thanks, admits a fault and offers a new start: her answer seeks peace.",
      hint: "*Instead* sets her answer against what the delegates had expected.",
    },
    evasive: {
      level: "Easy",
      clueKind: "W4",
      text: "Had the dam been inspected or had it not? Each time the question was put to him, the director was ______. He spoke of his respect for engineers; he described the view from the top; he wondered whether anyone else found the hall a little warm.",
      clue: "he described the view from the top",
      reason: "Someone who speaks of all things but the one he is asked about is *evasive*.",
      misfits: {
        terse: {
          code: "contradicts-the-text",
          reason: "He says a great deal; it is only that none of it is an answer.",
        },
        conciliatory: {
          code: "wrong-strength-or-tone",
          reason:
            "His remarks are pleasant, but he makes peace with nobody; he keeps off the question.",
        },
        irreverent: {
          code: "wrong-sense",
          reason: "He claims respect for engineers and makes fun of nothing.",
        },
      },
      opening:
        "Asked about an inspection, the director speaks of the view: he avoids the question.",
      hint: "Which of the director's remarks answers the question?",
    },
    irreverent: {
      level: "Hard",
      clueKind: "W8",
      text: "Most lives of the great composer might have been written kneeling. This one manages to be thoroughly ______ without ever being unkind. It adds up his debts, counts his wigs, and names the duke for whose money he wrote his holiest tune, and it loves the music not a bit less for that.",
      clue: "It adds up his debts, counts his wigs",
      reason:
        "A life that counts wigs where others kneel shows no awe of its subject: it is *irreverent*.",
      misfits: {
        terse: { code: "not-in-the-text", reason: "Nothing is said of how long the book is." },
        conciliatory: {
          code: "wrong-strength-or-tone",
          reason:
            "*Without ever being unkind* corrects something that might sound unkind, and making peace does not.",
        },
        evasive: {
          code: "contradicts-the-text",
          reason: "The book goes straight to debts and money, which others may have avoided.",
        },
      },
      opening: "Where other lives kneel, this one counts his wigs: it shows no awe.",
      hint: "What is the opposite of a life written kneeling, which could yet be mistaken for unkindness?",
    },
  },
});
