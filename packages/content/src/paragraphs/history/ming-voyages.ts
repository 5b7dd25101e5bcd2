import type { Paragraph } from "../paragraph.ts";

export const mingVoyages: Paragraph = {
  id: "ming-voyages",
  field: "history",
  source: "Histories of Ming China; histories of navigation",
  text:
    "Between 1405 and 1433, the admiral Zheng He commanded seven expeditions from China into the Indian " +
    "Ocean, trading at ports as distant as the coast of present-day Kenya. Officials at the court of the Ming " +
    "dynasty were critical of the expense of such fleets; consequently, no further voyages were authorized " +
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
    { kind: "title-and-name", after: "Zheng He" },
    {
      kind: "turning-clauses",
      after: "consequently, no further voyages were authorized after the seventh",
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
      subject: "the admiral Zheng He",
      number: "singular",
      tense: "past",
      time: "Between 1405 and 1433",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "emphasis", "evaluation"],
      words: "consequently",
      first:
        "Officials at the court of the Ming dynasty were critical of the expense of such fleets",
      second: "no further voyages were authorized after the seventh",
      why: "The first statement gives the reason, the objection of officials to the expense, and the second its result, the end of the voyages.",
    },
  ],
};
