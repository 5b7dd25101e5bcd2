import type { Paragraph } from "../paragraph.ts";

export const reporterInTheAsylum: Paragraph = {
  id: "reporter-in-the-asylum",
  version: 2,
  field: "literature",
  source: "Biographies of Nellie Bly; standard histories of American journalism",
  text:
    "Nellie Bly, a reporter for the *New York World*, feigned illness in 1887 in order to be committed to the " +
    "asylum on Blackwell's Island and to describe it from within. Her articles about the patients disclosed " +
    "spoiled food, cold baths, and harsh treatment by nurses. As a result, a grand jury visited the " +
    "institution, recommending improvements in the care of its inmates.",
  joints: [
    {
      kind: "turning-clauses",
      after: "As a result, a grand jury visited the institution",
      verbs: ["disclosed", "visited"],
    },
    {
      kind: "subject-and-verb",
      after: "disclosed spoiled food, cold baths, and harsh treatment by nurses",
      verb: "disclosed",
    },
    { kind: "lead-and-series", after: "spoiled food, cold baths, and harsh treatment by nurses" },
    { kind: "items", items: ["spoiled food", "cold baths", "harsh treatment by nurses"] },
    { kind: "noun-and-phrase", after: "about the patients" },
    {
      kind: "inset",
      after: "a reporter for the *New York World*",
      next: "feigned illness in 1887 in order to be committed to the asylum on Blackwell's Island and to describe it from within",
      verb: "feigned",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "recommending", base: "recommend", beside: "visited" },
    {
      kind: "finite",
      verb: "feigned",
      base: "feign",
      subject: "Nellie Bly",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "As a result",
      first:
        "Her articles about the patients disclosed spoiled food, cold baths, and harsh treatment by nurses",
      second: "a grand jury visited the institution",
      why: "The first statement says that Bly's articles disclosed spoiled food, cold baths, and harsh treatment in the asylum, and the second reports that a grand jury visited the asylum and recommended better care of its inmates.",
    },
  ],
  pronouns: [{ word: "its", at: "its inmates", antecedent: "the institution" }],
};
