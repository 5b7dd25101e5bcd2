import { wordSet } from "./word-set.ts";

export const fundedEclipsedConstrainedVerified = wordSet({
  id: "funded-eclipsed-constrained-verified",
  contexts: {
    funded: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Between 1935 and 1943, numerous murals in American schools and hospitals were ______ by the federal government. Through a program known as the Federal Art Project, it paid thousands of artists a weekly wage and covered the cost of their materials, while leaving many decisions about subject and style to regional offices and the artists themselves.",
      clue: "paid thousands of artists a weekly wage",
      reason:
        "To *fund* something is to provide the money for it, as did a government that paid the artists' wages and bought their materials.",
      misfits: {
        eclipsed: {
          code: "wrong-sense",
          reason:
            "To *eclipse* is to surpass and put in the shade, and a government that pays for murals does not outshine them.",
        },
        constrained: {
          code: "contradicts-the-text",
          reason:
            "To *constrain* is to restrict, but the program is said to have left *many decisions* to the artists and to regional offices.",
        },
        verified: {
          code: "not-in-the-text",
          reason:
            "To *verify* is to establish that something is true, and no claim about the murals is put to the test.",
        },
      },
      opening: "The government provided wages and materials for the murals.",
      hint: "Ask what paying wages and covering costs amount to.",
      source:
        "The Federal Art Project of the Works Progress Administration: standard reference works",
    },
    eclipsed: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "Judith Leyster was esteemed as a painter in seventeenth-century Haarlem, but for two hundred years after her death her reputation was ______ by that of her contemporary Frans Hals, to whom even some of her finest canvases were attributed. Only after her monogram was identified in 1893 did scholars again discuss her work as her own.",
      clue: "to whom even some of her finest canvases were attributed",
      reason:
        "To *eclipse* is to surpass so far as to hide from notice: Hals's fame was such that Leyster's own canvases were taken for his, and she was forgotten until 1893.",
      misfits: {
        funded: {
          code: "wrong-sense",
          reason:
            "To *fund* is to provide money for, and one painter's reputation does not pay for another's.",
        },
        constrained: {
          code: "wrong-strength-or-tone",
          reason:
            "To *constrain* is to limit; Leyster's name was more than limited, since only *after* 1893 did scholars discuss her *again*.",
        },
        verified: {
          code: "contradicts-the-text",
          reason:
            "To *verify* is to establish as true, but attributing her canvases to Hals established what was false.",
        },
      },
      opening: "Leyster's fame disappeared behind that of Hals, to whom her works were ascribed.",
      hint: "Compare her standing during her life with what happened afterward, when works were assigned to someone else.",
      source: "Judith Leyster and the attribution of her works: standard reference works",
    },
    constrained: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "English translators of haiku are commonly said to suffer under the form's count of seventeen syllables. Translator Naomi Feld contends that they are ______ far more by its cutting words: English offers numerous ways of filling or shortening a line, whereas for these particles it possesses no equivalents and allows hardly any substitute except punctuation.",
      clue: "allows hardly any substitute except punctuation",
      reason:
        "To *constrain* is to limit what someone can do. Feld accepts that translators *suffer under* something and names the cutting words, which leave them hardly any choice.",
      misfits: {
        funded: {
          code: "wrong-sense",
          reason:
            "To *fund* is to provide money for, and neither syllables nor particles pay a translator.",
        },
        eclipsed: {
          code: "wrong-strength-or-tone",
          reason:
            "To *eclipse* is to surpass and hide from notice; lacking equivalents hampers translators in their task but does not make them less noticed.",
        },
        verified: {
          code: "not-in-the-text",
          reason:
            "To *verify* is to establish as true, and the correctness of the translations is not in question here.",
        },
      },
      opening: "The cutting words, more than the syllables, leave translators without a choice.",
      hint: "*Far more* compares two things under which translators *suffer*; the last clause explains how the second affects them.",
    },
    verified: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Edmond Halley's calculation that the comet of 1682 would reappear around the end of 1758 could not be ______ during his own lifetime, for he died in 1742. On December 25, 1758, Johann Palitzsch observed the comet near the position where it was expected, and the prediction was recognized as correct.",
      clue: "the prediction was recognized as correct",
      reason:
        "To *verify* is to establish that something is true, which was possible only when the comet was observed and the prediction *recognized as correct*.",
      misfits: {
        funded: {
          code: "not-in-the-text",
          reason:
            "To *fund* is to provide money for, and the text says nothing of what the calculation cost.",
        },
        eclipsed: {
          code: "words-echoed",
          reason:
            "To *eclipse* is to surpass or put in the shade; the word belongs to astronomy, but the text tells of a prediction that was tested.",
        },
        constrained: {
          code: "wrong-sense",
          reason:
            "To *constrain* is to restrict. What Halley did not live to see was the test of his calculation, and not a limit placed on it.",
        },
      },
      opening: "Only the comet's return, after Halley's death, could show that he was right.",
      hint: "Ask what happened to the prediction in 1758 that could not have happened before 1742.",
      source: "Halley's comet and its return in 1758: standard reference works",
    },
  },
});
