import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theEarlyGuest: Passage = {
  id: "the-early-guest",
  genre: "essay",
  credit:
    "The following text is from an essay written for SAT Practice in the manner of an early nineteenth-century magazine.",
  text: prose`
    Of the man who comes late to dinner enough has been said, and most of it by cooks. I write
    against the man who comes early. The late man takes from us a quarter of an hour in which we
    were ready for him; the early man takes one in which we were not. He finds a single candle lit.
    He finds the husband carrying a chair, and the wife being told something by the cook. He has
    then the kindness to beg that we will not mind him, and since one cannot very well light candles
    at a man who is looking on, we sit down, all three, and wait together for the hour to which he
    was invited.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "Guests who come early are more of a trial to their hosts than those who come late.",
        reason: "The late man finds his hosts ready, the early one finds them at a loss.",
      },
      wrong: [
        {
          text: "The cook suffers more from guests who come late than hosts do from early ones.",
          code: "relationship-reversed",
          reason: "Cooks have complained of the late, but the essay is written against the early.",
        },
        {
          text: "Guests who come early should lend a hand with what is left to do.",
          code: "not-in-the-text",
          reason: "The essay does not ask the guest to help.",
        },
        {
          text: "Guests who come late should lend a hand with what the cook has left to do.",
          code: "words-echoed",
          reason: "Cooks complain of late guests, but nobody is asked to help them.",
        },
      ],
      evidence: ["I write against the man who comes early."],
      opening: "The second sentence says whom the essay is against, and the third says why.",
      steps: [
        "*I write against the man who comes early.* The late man costs the hosts time in which they *were ready*; the early man costs them time in which they *were not*.",
      ],
      hint: "Compare the two quarters of an hour.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the early guest say to his hosts?",
      key: {
        text: "That nobody need pay any attention to him",
        reason: "He begs *that we will not mind him*.",
      },
      wrong: [
        {
          text: "That he would be glad to light the other candles",
          code: "contradicts-the-text",
          reason: "It is the hosts who cannot light candles while he looks on.",
        },
        {
          text: "That he mistook the hour at which they dine",
          code: "not-in-the-text",
          reason: "He makes no excuse for coming early.",
        },
        {
          text: "That they should be kinder to their cook",
          code: "words-echoed",
          reason: "Kindness is what he believes himself to be showing.",
        },
      ],
      evidence: ["He has then the kindness to beg that we will not mind him"],
      opening: "What the guest says is reported with the word *beg*.",
      steps: [
        "*He has then the kindness to beg that we will not mind him*: they are to do what they were doing as though he were not there.",
      ],
      hint: "Find the verb *beg*.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the hosts?",
      key: {
        text: "They stop getting ready and wait with the guest.",
        reason: "They cannot light candles before him, and so they *sit down* and wait.",
      },
      wrong: [
        {
          text: "They are glad of the company until the dinner is ready.",
          code: "contradicts-the-text",
          reason: "The wait is told as an awkward one, in an essay against such guests.",
        },
        {
          text: "They have asked the cook to sit at the table with them.",
          code: "words-echoed",
          reason: "The three who sit down are the couple and the guest.",
        },
        {
          text: "They have asked the guest to come before the others.",
          code: "not-in-the-text",
          reason: "He comes before *the hour to which he was invited*.",
        },
      ],
      evidence: [
        "since one cannot very well light candles at a man who is looking on, we sit down",
      ],
      opening: "The candles that stay dark tell what becomes of the preparations.",
      steps: [
        "One candle is lit; the rest cannot be lit under his eyes. So *we sit down, all three, and wait together*: nothing more gets done.",
      ],
      hint: "Ask what the hosts were doing before he came and what they do afterward.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "He has then the kindness to beg that we will not mind him",
      key: {
        text: "It mocks a courtesy that the guest could have shown better by keeping to his hour.",
        reason:
          "The *kindness* puts the hosts in a worse place, since they must mind him and may not seem to.",
      },
      wrong: [
        {
          text: "It commends a courtesy that the guest shows in spite of being badly received.",
          code: "contradicts-the-text",
          reason: "*Kindness* is said with irony, and he is not badly received.",
        },
        {
          text: "It mocks a courtesy that the guest has learned from books on manners.",
          code: "half-right",
          reason: "The mockery is there, but no books are mentioned.",
        },
        {
          text: "It shows how the guest persuades the hosts to go on with their work.",
          code: "wrong-purpose",
          reason: "They do not go on; they sit down with him.",
        },
      ],
      evidence: [
        "He has then the kindness to beg that we will not mind him",
        "one cannot very well light candles at a man who is looking on",
      ],
      opening: "The word *kindness* should be read in the light of what comes of it.",
      steps: [
        "He begs them *not to mind him*, but one cannot *light candles at a man who is looking on*. His courtesy helps nobody; had he come on time there would have been no need of it.",
      ],
      hint: "Ask whether the hosts are able to do as he begs.",
      tip: habits.function,
    },
  ],
};
