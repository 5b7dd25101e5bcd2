import type { Paragraph } from "../paragraph.ts";

export const studyUnreadPapers: Paragraph = {
  id: "study-unread-papers",
  version: 2,
  field: "science",
  source: "Standard histories of science; biographies of Gregor Mendel and John James Waterston",
  text:
    "The paper on heredity in peas that Gregor Mendel, an Augustinian friar, published in 1866 attracted " +
    "little attention for more than three decades. In the same way, a manuscript on the motion of gas " +
    "molecules that Scottish physicist John James Waterston submitted to the Royal Society in 1845 lay in the " +
    "archive of the society until another physicist came upon it in the 1890s.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "In the same way, a manuscript on the motion of gas molecules that Scottish physicist John James " +
        "Waterston submitted to the Royal Society in 1845 lay in the archive of the society until another " +
        "physicist came upon it in the 1890s",
      verbs: ["attracted", "lay"],
    },
    { kind: "title-and-name", title: "Scottish physicist", after: "John James Waterston" },
    {
      kind: "noun-and-phrase",
      after: "of the society",
    },
    { kind: "preposition-and-object", after: "the 1890s" },
    { kind: "noun-and-phrase", after: "of gas molecules" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "submitted",
      base: "submit",
      subject: "Scottish physicist John James Waterston",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "In the same way",
      first:
        "The paper on heredity in peas that Gregor Mendel, an Augustinian friar, published in 1866 attracted little attention for more than three decades",
      second:
        "a manuscript on the motion of gas molecules that Scottish physicist John James Waterston submitted to " +
        "the Royal Society in 1845 lay in the archive of the society until another physicist came upon it in the " +
        "1890s",
      why: "The first statement says that Mendel's paper on peas attracted little attention for more than three decades, and the second says that Waterston's manuscript on gases lay unnoticed in an archive until the 1890s.",
    },
  ],
};
