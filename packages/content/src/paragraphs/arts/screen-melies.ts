import type { Paragraph } from "../paragraph.ts";

export const screenMelies: Paragraph = {
  id: "screen-melies",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; biographies of Georges Méliès",
  text:
    "Georges Méliès, a French stage magician, claimed to have found his favorite effect by accident: a " +
    "camera that had jammed for a moment on a Paris street made an omnibus seem to become a hearse. " +
    "Delighted with the trick and with the surprise that it gave his audience, Méliès used it " +
    "throughout *A Trip to the Moon* (1902), stopping the camera whenever an actor or an object was to " +
    "vanish.",
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
  modifiers: [
    {
      opening: "Delighted with the trick and with the surprise that it gave his audience",
      clause:
        "Méliès used it throughout *A Trip to the Moon* (1902), stopping the camera whenever an actor or an object was to vanish",
      noun: "Méliès",
      kind: "person",
      wrong: [
        {
          clause:
            "the camera was stopped by Méliès throughout *A Trip to the Moon* (1902) whenever an actor or an object was to vanish",
          noun: "the camera",
          kind: "thing",
          reason: "A camera takes delight in nothing; Méliès did.",
        },
        {
          clause:
            "*A Trip to the Moon* (1902) used it throughout as Méliès stopped the camera whenever an actor or an object was to vanish",
          noun: "*A Trip to the Moon* (1902)",
          kind: "work",
          reason: "The film cannot be delighted.",
        },
        {
          clause:
            "Méliès's use of it runs throughout *A Trip to the Moon* (1902), with the camera stopped whenever an actor or an object was to vanish",
          noun: "Méliès's use",
          kind: "idea",
          reason: "The noun after the comma is *use*; *Méliès's* only says whose use it is.",
        },
      ],
    },
  ],
};
