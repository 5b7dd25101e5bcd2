import type { Paragraph } from "../paragraph.ts";

export const pressInTheHouse: Paragraph = {
  id: "press-in-the-house",
  version: 2,
  field: "literature",
  source: "Biographies of Virginia Woolf; histories of the Hogarth Press",
  text:
    "In 1917, the novelist Virginia Woolf and her husband established the Hogarth Press, printing its first " +
    "pamphlets by hand in their home. Because the press soon began to publish her own books, she did not depend " +
    "on the approval of other editors when she wrote experimental novels such as *Jacob's Room* (1922), *Mrs. " +
    "Dalloway* (1925), and *The Waves* (1931).",
  joints: [
    {
      kind: "outcome",
      after: "printing its first pamphlets by hand in their home",
      verbs: ["established"],
    },
    {
      kind: "dependent-first",
      after:
        "she did not depend on the approval of other editors when she wrote experimental novels such as *Jacob's Room* (1922), *Mrs. Dalloway* (1925), and *The Waves* (1931)",
      verbs: ["began", "did not depend"],
    },
    {
      kind: "lead-and-series",
      after: "*Jacob's Room* (1922), *Mrs. Dalloway* (1925), and *The Waves* (1931)",
    },
    {
      kind: "items",
      items: ["*Jacob's Room* (1922)", "*Mrs. Dalloway* (1925)", "*The Waves* (1931)"],
    },
    { kind: "noun-and-phrase", after: "of other editors" },
    { kind: "title-and-name", title: "the novelist", after: "Virginia Woolf" },
  ],
  verbs: [
    { kind: "outcome", verb: "printing", base: "print", beside: "established" },
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "the novelist Virginia Woolf and her husband",
      number: "plural",
      tense: "past",
      time: "In 1917",
    },
  ],
  turns: [],
};
