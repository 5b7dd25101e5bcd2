import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theFourthPetal: Passage = {
  id: "the-fourth-petal",
  genre: "story",
  credit: `The following text is from "The Fourth Petal," a short story written for SAT Practice. Honor draws plants for a professor's expedition in the 1840s.`,
  text: prose`
    The professor wished the flower drawn with five petals, since five was the number that his
    system required. Honor had drawn four, since four was the number that the flower had. "It has
    lost one," said the professor kindly. She had gathered eleven others from the same slope, and
    these she now laid before him in a row, each with its four petals, like a jury. He regarded them
    for some time. He was an honest man, and she could see what it cost him. "How very interesting,"
    he said at last, "that they should all have lost the same one."
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, why does Honor lay eleven flowers before the professor?",
      key: {
        text: "To show that her drawing is true to the plants",
        reason:
          "All eleven have four petals, as in her drawing, so the first flower had not lost one.",
      },
      wrong: [
        {
          text: "To let him pick a better flower for her to draw",
          code: "not-in-the-text",
          reason: "She is content with her drawing and offers no choice.",
        },
        {
          text: "To show that these flowers often lose a petal",
          code: "relationship-reversed",
          reason: "That is the professor's idea; she means the flowers to speak against it.",
        },
        {
          text: "To complete the series that his system requires",
          code: "words-echoed",
          reason: "His system requires five petals; her row of flowers has four each.",
        },
      ],
      evidence: [
        "four was the number that the flower had",
        "each with its four petals, like a jury",
      ],
      opening: "Twelve flowers with four petals each are her answer to *It has lost one*.",
      steps: [
        "The professor explains her four petals by saying that one has been lost. She lays down eleven more, *each with its four petals, like a jury*, which is to say as evidence.",
      ],
      hint: "Ask which remark of the professor's the row of flowers is meant to answer.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A man who is shown the facts finds a way to keep his theory.",
        reason:
          "Faced with twelve flowers of four petals, the professor supposes that each has lost a fifth.",
      },
      wrong: [
        {
          text: "A man who is known for his honesty turns out to be a liar.",
          code: "too-extreme",
          reason: "The professor deceives himself rather than others; the text calls him honest.",
        },
        {
          text: "A woman who trusts her eyes is brought to doubt what she saw.",
          code: "contradicts-the-text",
          reason: "Honor stands by what she saw and brings more flowers to prove it.",
        },
        {
          text: "A woman and her employer come upon a flower unknown to science.",
          code: "not-in-the-text",
          reason: "The quarrel is over petals; nothing says that the flower is new.",
        },
      ],
      evidence: [
        "five was the number that his system required",
        "that they should all have lost the same one",
      ],
      opening: "The last line shows the professor saving his system from the evidence.",
      steps: [
        "His *system required* five petals. Every flower has four; rather than give up the system, he supposes that *they should all have lost the same one*.",
      ],
      hint: "Look at how the professor's last words explain the row of flowers.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "He was an honest man, and she could see what it cost him.",
      key: {
        text: "It prepares for an honest admission that the professor never makes.",
        reason:
          "An honest man in distress before the evidence seems about to give way, but he then finds an excuse.",
      },
      wrong: [
        {
          text: "It suggests that Honor is sorry to have proved the professor wrong.",
          code: "not-in-the-text",
          reason: "She sees what it costs him; no regret of hers is mentioned.",
        },
        {
          text: "It shows that he has known the truth from the very start.",
          code: "possibility-as-fact",
          reason:
            "He believed kindly that a petal was lost; the row of flowers is what troubles him.",
        },
        {
          text: "It assures the reader that his final remark is sincere praise.",
          code: "wrong-strength-or-tone",
          reason: "The final remark praises nobody; it explains the evidence away.",
        },
      ],
      evidence: [
        "He was an honest man, and she could see what it cost him.",
        "that they should all have lost the same one",
      ],
      opening: "The sentence raises an expectation, and the professor's reply disappoints it.",
      steps: [
        "Honesty and the cost of it point toward a confession of error. What comes *at last* is a new excuse, and the comedy lies in the gap between the two.",
      ],
      hint: "Say what you expected the professor to answer, and then read what he answers.",
      tip: habits.function,
    },
  ],
};
