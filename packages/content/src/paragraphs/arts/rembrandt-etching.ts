import type { Paragraph } from "../paragraph.ts";

export const rembrandtEtching: Paragraph = {
  id: "rembrandt-etching",
  version: 2,
  field: "arts",
  source: "Standard works on printmaking techniques; museum guides to Rembrandt's prints",
  text:
    "To make an etching, Dutch artist Rembrandt drew with a needle through a layer of wax on a copper plate. " +
    "Next, the plate was immersed in acid, which ate into the metal wherever the needle had exposed it; the " +
    "resulting grooves held the ink that a press transferred to paper.",
  joints: [
    { kind: "title-and-name", title: "Dutch artist", after: "Rembrandt" },
    {
      kind: "clauses",
      after: "the resulting grooves held the ink that a press transferred to paper",
      verbs: ["was immersed", "held"],
    },
    { kind: "noun-and-phrase", after: "of wax on a copper plate" },
    { kind: "preposition-and-object", after: "a copper plate" },
    {
      kind: "verb-and-complement",
      after: "the ink that a press transferred to paper",
      verb: "held",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "held",
      base: "hold",
      subject: "the resulting grooves",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "drew",
      base: "draw",
      subject: "Dutch artist Rembrandt",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Next",
      first:
        "To make an etching, Dutch artist Rembrandt drew with a needle through a layer of wax on a copper plate",
      second: "the plate was immersed in acid",
      why: "The first statement says that Rembrandt drew with a needle through the wax on a copper plate, and the second says that the plate with the drawing was immersed in acid.",
    },
  ],
};
