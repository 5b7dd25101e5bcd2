import type { Paragraph } from "../paragraph.ts";

export const stageCommedia: Paragraph = {
  id: "stage-commedia",
  field: "arts",
  source: "Encyclopedias of theater",
  text:
    "Troupes of the commedia dell'arte, a form of comedy that arose in Italy in the sixteenth century, performed " +
    "without a written text: the actors improvised their lines on the outline of a plot, each of them playing the " +
    "same stock character for years.",
  joints: [
    {
      kind: "inset",
      after: "a form of comedy that arose in Italy in the sixteenth century",
      next: "performed without a written text",
      verb: "performed",
    },
    {
      kind: "explanation",
      after: "the actors improvised their lines on the outline of a plot",
      verbs: ["performed", "improvised"],
    },
    { kind: "noun-and-phrase", after: "of a plot" },
    { kind: "noun-and-phrase", after: "of comedy" },
    { kind: "noun-and-phrase", after: "of the commedia dell'arte" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "improvised",
      base: "improvise",
      subject: "the actors",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "performed",
      base: "perform",
      subject: "Troupes",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
