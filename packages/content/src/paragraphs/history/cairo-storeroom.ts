import type { Paragraph } from "../paragraph.ts";

export const cairoStoreroom: Paragraph = {
  id: "cairo-storeroom",
  version: 3,
  field: "history",
  source: "Histories of the medieval Mediterranean; studies of the Cairo Geniza",
  text:
    "A storeroom in a medieval synagogue in Cairo held hundreds of thousands of papers because custom forbade " +
    "the destruction of writing that might contain the name of God. Writing *A Mediterranean Society*, " +
    "historian S. D. Goitein drew on the letters and contracts among these papers, reconstructing the trade " +
    "that linked Egypt with Sicily, Yemen, and India.",
  joints: [
    { kind: "title-and-name", title: "historian", after: "S. D. Goitein" },
    {
      kind: "outcome",
      after: "reconstructing the trade that linked Egypt with Sicily, Yemen, and India",
      verbs: ["drew"],
    },
    { kind: "lead-and-series", after: "Sicily, Yemen, and India" },
    { kind: "items", items: ["Sicily", "Yemen", "India"] },
    { kind: "subject-and-verb", after: "held hundreds of thousands of papers", verb: "held" },
    { kind: "noun-and-phrase", after: "of writing that might contain the name of God" },
    { kind: "noun-and-phrase", after: "among these papers" },
  ],
  verbs: [
    { kind: "outcome", verb: "reconstructing", base: "reconstruct", beside: "drew" },
    {
      kind: "finite",
      verb: "held",
      base: "hold",
      subject: "A storeroom",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "drew",
      base: "draw",
      subject: "historian S. D. Goitein",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Writing *A Mediterranean Society*",
      clause:
        "historian S. D. Goitein drew on the letters and contracts among these papers, reconstructing the trade " +
        "that linked Egypt with Sicily, Yemen, and India",
      noun: "historian S. D. Goitein",
      kind: "person",
      wrong: [
        {
          clause:
            "the letters and contracts among these papers served historian S. D. Goitein, who reconstructed the trade " +
            "that linked Egypt with Sicily, Yemen, and India",
          noun: "the letters and contracts",
          kind: "work",
          reason: "The letters and contracts did not write the later book.",
        },
        {
          clause:
            "the trade that linked Egypt with Sicily, Yemen, and India was reconstructed by historian S. D. Goitein " +
            "from the letters and contracts among these papers",
          noun: "the trade",
          kind: "idea",
          reason: "Trade cannot write a book.",
        },
        {
          clause:
            "historian S. D. Goitein's use of the letters and contracts among these papers served to reconstruct the " +
            "trade that linked Egypt with Sicily, Yemen, and India",
          noun: "historian S. D. Goitein's use",
          kind: "idea",
          reason: "The noun after the comma is *use*; the historian was the one writing.",
        },
      ],
    },
  ],
};
