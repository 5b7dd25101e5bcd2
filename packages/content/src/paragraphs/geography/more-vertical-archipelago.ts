import type { Paragraph } from "../paragraph.ts";

export const moreVerticalArchipelago: Paragraph = {
  id: "more-vertical-archipelago",
  version: 3,
  field: "geography",
  source: "Histories of Andean anthropology; encyclopedias of Latin America",
  text:
    "Working from the reports of Spanish inspectors, anthropologist John Murra found that Andean communities " +
    "of the sixteenth century did not rely on markets to obtain the products of other altitudes. Instead, a " +
    "highland group chose to send some of its families to live in distant colonies: fields of maize in warm " +
    "valleys, plots of coca on the eastern slopes, and beds of salt or seaweed by the ocean.",
  joints: [
    { kind: "title-and-name", title: "anthropologist", after: "John Murra" },
    {
      kind: "turning-clauses",
      after:
        "Instead, a highland group chose to send some of its families to live in distant colonies",
      verbs: ["found", "chose"],
    },
    {
      kind: "items",
      items: [
        "fields of maize in warm valleys",
        "plots of coca on the eastern slopes",
        "beds of salt or seaweed by the ocean",
      ],
    },
    { kind: "noun-and-phrase", after: "of other altitudes" },
    { kind: "noun-and-phrase", after: "of its families to live in distant colonies" },
    {
      kind: "verb-and-complement",
      after:
        "that Andean communities of the sixteenth century did not rely on markets to obtain the products of other altitudes",
      verb: "found",
    },
    { kind: "preposition-and-object", after: "markets to obtain the products of other altitudes" },
  ],
  verbs: [{ kind: "infinitive", verb: "to send", base: "send", beside: "chose" }],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "example", "emphasis"],
      words: "Instead",
      first:
        "Andean communities of the sixteenth century did not rely on markets to obtain the products of other altitudes",
      second: "a highland group chose to send some of its families to live in distant colonies",
      why: "The first statement says that Andean communities did not rely on markets for the products of other altitudes, and the second says that a highland group sent some of its families to live in distant colonies.",
    },
  ],
  modifiers: [
    {
      opening: "Working from the reports of Spanish inspectors",
      clause:
        "anthropologist John Murra found that Andean communities of the sixteenth century did not rely on markets " +
        "to obtain the products of other altitudes",
      noun: "anthropologist John Murra",
      kind: "person",
      wrong: [
        {
          clause:
            "markets were not used by Andean communities of the sixteenth century for the products of other " +
            "altitudes, anthropologist John Murra found",
          noun: "markets",
          kind: "place",
          reason: "Markets do not work from reports; the anthropologist did.",
        },
        {
          clause:
            "the finding of anthropologist John Murra was that Andean communities of the sixteenth century used no " +
            "markets to obtain the products of other altitudes",
          noun: "the finding of anthropologist John Murra",
          kind: "idea",
          reason:
            "The noun after the comma is *finding*; the one who worked is the anthropologist.",
        },
        {
          clause:
            "the products of other altitudes were not bought at markets by Andean communities of the sixteenth " +
            "century, anthropologist John Murra found",
          noun: "the products of other altitudes",
          kind: "thing",
          reason: "Products cannot work from reports.",
        },
      ],
    },
  ],
};
