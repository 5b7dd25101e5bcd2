import type { NoteSet } from "../note-set.ts";

export const twoWorldLanguages: NoteSet = {
  id: "two-world-languages",
  field: "society",
  source: "Garvía, Esperanto and Its Rivals (2015); standard encyclopedias of language",
  notes: [
    "Around 1880, Johann Martin Schleyer, a German priest, published Volapük, a language that he had created for people of all nations.",
    "In 1887, L. L. Zamenhof, an eye doctor in Warsaw, published Esperanto, created for the same purpose.",
    "Schleyer changed many words beyond recognition; *pük*, for example, comes from English *speak*.",
    "Zamenhof left most words easy to recognize; the word for a bird, for example, is *birdo*.",
    "Schleyer claimed the last word on all changes, and by 1900 quarrels had broken up his movement.",
    "Zamenhof gave up all rights to Esperanto, which is still spoken today.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between Volapük and Esperanto",
      uses: [0, 1],
      key: {
        text: "Volapük, published around 1880, and Esperanto, published in 1887, were both created as languages for people of all nations.",
        reason: "This names the purpose that the two languages share.",
      },
      wrong: [
        {
          text: "Volapük, the work of a German priest, was published around 1880, some years before Esperanto, the work of an eye doctor.",
          code: "beside-the-point",
          reason: "This tells the two apart by date and author.",
        },
        {
          text: "Volapük, the work of a German priest, was published around 1880 as a language for people of all nations, some years before Esperanto.",
          code: "half-right",
          reason: "This gives the purpose of only one of the languages.",
        },
        {
          text: "Volapük and Esperanto were treated differently by their creators: Schleyer claimed the last word on all changes, whereas Zamenhof gave up all rights.",
          code: "wrong-purpose",
          reason: "This stresses what sets the languages apart.",
        },
      ],
      step: "A similarity must hold for both languages. The first two notes tell why each was made.",
      look: "for whom the two languages were created",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the control that the two men kept over their languages",
      uses: [0, 4, 5],
      key: {
        text: "While Schleyer claimed the last word on all changes to Volapük, Zamenhof gave up all rights to Esperanto.",
        reason: "This sets one author's claim to control against the other's renunciation.",
      },
      wrong: [
        {
          text: "While Schleyer changed many words of Volapük beyond recognition, Zamenhof left most words of Esperanto easy to recognize.",
          code: "beside-the-point",
          reason: "This contrasts the words of the languages, not the control over them.",
        },
        {
          text: "While Schleyer claimed the last word on all changes to Volapük, Zamenhof published Esperanto in 1887.",
          code: "half-right",
          reason: "This tells of the control that only one of the men kept.",
        },
        {
          text: "While Schleyer left others free to change many words of Volapük, Zamenhof kept all rights to the words of Esperanto.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This exchanges the two men.",
        },
      ],
      step: "Control over a language means power to change it. Each of the last two notes tells what one author did with that power.",
      look: "what each man claimed or gave up",
    },
    {
      goal: "example",
      level: "Medium",
      wants: "make a general statement about the words of Esperanto and support it with an example",
      uses: [1, 3],
      key: {
        text: "In Esperanto, Zamenhof left most words easy to recognize: the word for a bird, for instance, is *birdo*.",
        reason: "This makes a claim about most words and gives one word that shows it.",
      },
      wrong: [
        {
          text: "In Esperanto, Zamenhof left most words easy to recognize, whereas Schleyer changed many words of Volapük beyond recognition.",
          code: "half-right",
          reason: "This makes the general statement but shows no word of Esperanto.",
        },
        {
          text: "In Volapük, Schleyer changed many words beyond recognition: the word *pük*, for instance, comes from English *speak*.",
          code: "wrong-purpose",
          reason: "This has a statement and an example, but for the other language.",
        },
        {
          text: "In Esperanto, Zamenhof changed many words beyond recognition: the word *pük*, for instance, comes from English *speak*.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives Esperanto the changed words of Volapük.",
        },
      ],
      step: "Keep to the one language that the goal names. One note has both a statement on its words and a single word.",
      look: "what Zamenhof did with words",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why the movement for Volapük fell apart",
      uses: [0, 4],
      key: {
        text: "Because Schleyer claimed the last word on all changes to Volapük, quarrels arose, and by 1900 they had broken up his movement.",
        reason: "This names the quarrels over Schleyer's claim as the cause.",
      },
      wrong: [
        {
          text: "Because Schleyer gave up all rights to Volapük, quarrels arose over changes, and by 1900 they had broken up his movement.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This makes Schleyer give up the control that he in fact claimed.",
        },
        {
          text: "Because Schleyer wanted a language for people of all nations, he created Volapük, in which he changed many words beyond recognition.",
          code: "beside-the-point",
          reason: "This explains why Volapük was made.",
        },
        {
          text: "Although Volapük, which Schleyer published around 1880, had been created for people of all nations, his movement had broken up by 1900.",
          code: "half-right",
          reason: "This reports the end of the movement without what led to it.",
        },
      ],
      step: "The goal asks what brought about the end. One note joins the end of the movement with the events before it.",
      look: "what happened to Schleyer's movement",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants:
        "make a generalization, based on both languages, about what becomes of languages created for all nations",
      uses: [0, 1, 4, 5],
      key: {
        text: "Languages created for people of all nations can have very different fates, from a loss of support within decades to continued use today.",
        reason: "This makes a claim about such languages that covers the fate of both.",
      },
      wrong: [
        {
          text: "Languages created for people of all nations can differ greatly in how easily their words, taken from existing languages, are recognized.",
          code: "beside-the-point",
          reason: "This generalizes about words and not about what becomes of the languages.",
        },
        {
          text: "Esperanto, created for people of all nations by an eye doctor in Warsaw who gave up all rights to it, is spoken to this day.",
          code: "half-right",
          reason: "This tells what became of only one of the languages.",
        },
        {
          text: "Languages created for people of all nations lose their support within a few decades, whatever rights their creators may claim.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This is general but false of Esperanto, which is still spoken.",
        },
      ],
      step: "The statement must name neither language and still be true of both. The last two notes tell how each fared.",
      look: "what had happened to one language by 1900 and what is true of the other today",
    },
  ],
};
