import type { Paragraph } from "../paragraph.ts";

export const stageIzumoNoOkuni: Paragraph = {
  id: "stage-izumo-no-okuni",
  version: 2,
  field: "arts",
  source: "Encyclopedias of Japanese theater",
  text:
    "The form of Japanese theater known as kabuki is traced to Izumo no Okuni, a dancer who led a troupe of " +
    "women in Kyoto in 1603. In 1629, the shogunate banned women from the stage. As a result, male actors " +
    "took over the female roles, creating a specialty (*onnagata*) that has survived to the present.",
  joints: [
    { kind: "subject-and-verb", after: "is traced to Izumo no Okuni", verb: "is traced" },
    {
      kind: "turning-clauses",
      after: "As a result, male actors took over the female roles",
      verbs: ["banned", "took"],
    },
    {
      kind: "outcome",
      after: "creating a specialty (*onnagata*) that has survived to the present",
      verbs: ["took"],
    },
    { kind: "noun-and-phrase", after: "of women" },
    { kind: "noun-and-phrase", after: "of Japanese theater" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "banned",
      base: "ban",
      subject: "the shogunate",
      number: "singular",
      tense: "past",
      time: "In 1629",
    },
    {
      kind: "relative",
      verb: "has survived",
      base: "survive",
      antecedent: "a specialty",
      number: "singular",
    },
    { kind: "outcome", verb: "creating", base: "create", beside: "took" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["contrast", "replacement", "sequence"],
      words: "As a result",
      first: "the shogunate banned women from the stage",
      second:
        "male actors took over the female roles, creating a specialty (*onnagata*) that has survived to the present",
      why: "The first statement says that the shogunate banned women from the stage in 1629, and the second says that male actors took over the female roles of kabuki.",
    },
  ],
};
