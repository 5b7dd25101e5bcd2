import type { Paragraph } from "../paragraph.ts";

export const mingVoyages: Paragraph = {
  id: "ming-voyages",
  version: 2,
  field: "history",
  source: "Histories of Ming China; histories of navigation",
  text:
    "Between 1405 and 1433, admiral Zheng He commanded seven expeditions from China into the Indian Ocean, " +
    "trading at ports as distant as the coast of present-day Kenya. Officials at the court of the Ming " +
    "dynasty were critical of the expense of such fleets. Consequently, no further voyages were authorized " +
    "after the seventh.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "commanded seven expeditions from China into the Indian Ocean",
      verb: "commanded",
    },
    {
      kind: "outcome",
      after: "trading at ports as distant as the coast of present-day Kenya",
      verbs: ["commanded"],
    },
    { kind: "title-and-name", title: "admiral", after: "Zheng He" },
    {
      kind: "turning-clauses",
      after: "Consequently, no further voyages were authorized after the seventh",
      verbs: ["were", "were authorized"],
    },
    {
      kind: "subject-and-verb",
      after: "were critical of the expense of such fleets",
      verb: "were",
    },
    { kind: "noun-and-phrase", after: "of such fleets" },
    { kind: "noun-and-phrase", after: "at the court of the Ming dynasty" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Officials",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "trading", base: "trade", beside: "commanded" },
    {
      kind: "finite",
      verb: "commanded",
      base: "command",
      subject: "admiral Zheng He",
      number: "singular",
      tense: "past",
      time: "Between 1405 and 1433",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "emphasis", "evaluation"],
      words: "Consequently",
      first:
        "Officials at the court of the Ming dynasty were critical of the expense of such fleets",
      second: "no further voyages were authorized after the seventh",
      why: "The first statement says that officials at court were critical of the expense of the fleets, and the second reports that no voyages of the fleets were authorized after the seventh.",
    },
  ],
};
