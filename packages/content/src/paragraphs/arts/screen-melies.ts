import type { Paragraph } from "../paragraph.ts";

export const screenMelies: Paragraph = {
  id: "screen-melies",
  field: "arts",
  source: "Encyclopedias of film; biographies of Georges Méliès",
  text:
    "Georges Méliès, a French stage magician, claimed to have found his favorite effect by accident: a camera that " +
    "had jammed for a moment on a Paris street made an omnibus seem to become a hearse. He used the trick " +
    "throughout *A Trip to the Moon* (1902), stopping the camera whenever an actor or an object was to vanish.",
  joints: [
    {
      kind: "inset",
      after: "a French stage magician",
      next: "claimed to have found his favorite effect by accident",
      verb: "claimed",
    },
    {
      kind: "explanation",
      after:
        "a camera that had jammed for a moment on a Paris street made an omnibus seem to become a hearse",
      verbs: ["claimed", "made"],
    },
    {
      kind: "outcome",
      after: "stopping the camera whenever an actor or an object was to vanish",
      verbs: ["used"],
    },
    { kind: "noun-and-phrase", after: "on a Paris street" },
    { kind: "preposition-and-object", after: "a moment" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to become", base: "become", beside: "seem" },
    { kind: "outcome", verb: "stopping", base: "stop", beside: "used" },
    {
      kind: "finite",
      verb: "claimed",
      base: "claim",
      subject: "Georges Méliès",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
