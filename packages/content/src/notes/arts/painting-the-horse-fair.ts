import type { NoteSet } from "../note-set.ts";

export const paintingTheHorseFair: NoteSet = {
  id: "painting-the-horse-fair",
  field: "arts",
  source: "Museum catalogs of French painting; standard biographical dictionaries",
  notes: [
    "Rosa Bonheur (1822–1899) was a French painter of animals.",
    "For *The Horse Fair*, she sketched at a Paris horse market twice a week for about a year and a half.",
    "She dressed as a man there to avoid notice, for which a woman needed permission from the police.",
    "The painting is about 8 feet high and more than 16 feet wide.",
    "It was first shown at the Paris Salon of 1853.",
    "In 1865, Bonheur became the first woman artist to receive the French Legion of Honor.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "describe how Bonheur studied the subject of *The Horse Fair*",
      uses: [1],
      key: {
        text: "To gather sketches for her painting *The Horse Fair*, Bonheur visited a horse market in Paris twice a week for about a year and a half.",
        reason: "This tells where, how often, and how long she drew from life.",
      },
      wrong: [
        {
          text: "To dress as a man at the Paris horse market where she sketched for *The Horse Fair*, Bonheur needed permission from the police.",
          code: "wrong-purpose",
          reason: "This concerns her clothing at the market, not her study of the subject.",
        },
        {
          text: "To prepare *The Horse Fair*, which was first shown at the Paris Salon of 1853, Bonheur studied her subject for about a year and a half.",
          code: "half-right",
          reason: "This tells how long she studied the subject but not where or in what way.",
        },
        {
          text: "To prepare *The Horse Fair*, which was first shown at the Paris Salon of 1853, Bonheur made all of her sketches during a single visit to a horse market.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "The notes say that she sketched at the market twice a week for about a year and a half.",
        },
      ],
      step: "The goal asks about preparation. One note says where she drew and how regularly.",
      look: "what Bonheur did before she painted the picture",
    },
    {
      goal: "achievement",
      level: "Easy",
      wants: "emphasize an honor that sets Bonheur apart from other women artists",
      uses: [0, 5],
      key: {
        text: "Rosa Bonheur, a French painter of animals, became in 1865 the first woman artist to receive the Legion of Honor.",
        reason: "This names the honor and what sets her apart, that she was the first.",
      },
      wrong: [
        {
          text: "Rosa Bonheur, a French painter of animals, showed *The Horse Fair*, a work more than 16 feet wide, at the Paris Salon of 1853.",
          code: "beside-the-point",
          reason: "This mentions an exhibition, not an honor.",
        },
        {
          text: "Rosa Bonheur, a French painter of animals who had first shown *The Horse Fair* in 1853, received the Legion of Honor in 1865.",
          code: "half-right",
          reason: "This names the honor but not how it sets her apart from other women artists.",
        },
        {
          text: "Rosa Bonheur, a French painter of animals, received the Legion of Honor in 1865, as several women artists had before her.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes call her the first woman artist to receive it.",
        },
      ],
      step: "To stand out, one must be compared with others. The note about the honor makes such a comparison.",
      look: "what happened in 1865",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when *The Horse Fair* was first shown",
      uses: [1, 4],
      key: {
        text: "*The Horse Fair*, for which Rosa Bonheur had sketched at a market, was first shown at the Paris Salon of 1853.",
        reason: "This gives the year of the first showing, 1853.",
      },
      wrong: [
        {
          text: "*The Horse Fair*, a painting by Rosa Bonheur that is more than 16 feet wide, was first shown at the Paris Salon.",
          code: "half-right",
          reason: "This tells where the painting was first shown but not when.",
        },
        {
          text: "*The Horse Fair*, for which Rosa Bonheur had sketched at a market, occupied her for about a year and a half.",
          code: "wrong-purpose",
          reason: "This gives the length of the preparation.",
        },
        {
          text: "*The Horse Fair*, about 8 feet high and more than 16 feet wide, is a painting by the French artist Rosa Bonheur.",
          code: "beside-the-point",
          reason: "This gives the size of the painting.",
        },
      ],
      step: "Look for a year that goes with an exhibition rather than with the painter's life.",
      look: "where and when the painting was first shown",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants:
        "explain both why Bonheur dressed as a man at the market and what she needed in order to do so",
      uses: [2],
      key: {
        text: "To avoid notice while she sketched at the horse market, Bonheur dressed as a man, for which she needed permission from the police.",
        reason:
          "This gives both the reason, to avoid notice, and the requirement, permission from the police.",
      },
      wrong: [
        {
          text: "While she sketched for *The Horse Fair* at a market in Paris, Bonheur dressed as a man, for which a woman needed permission from the police.",
          code: "half-right",
          reason:
            "This names the requirement but not what the clothing itself was meant to achieve.",
        },
        {
          text: "To prepare *The Horse Fair*, a painting more than 16 feet wide, Bonheur went to a horse market in Paris twice a week for about a year and a half.",
          code: "beside-the-point",
          reason: "This describes her visits and says nothing about clothing.",
        },
        {
          text: "To avoid notice while she sketched at the horse market, Bonheur dressed as a man, for which a woman at the time needed no permission.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes say that permission from the police was needed.",
        },
      ],
      step: "Two questions must be answered, one about a purpose and one about a condition. The same note answers both.",
      look: "how Bonheur dressed at the market",
    },
  ],
};
