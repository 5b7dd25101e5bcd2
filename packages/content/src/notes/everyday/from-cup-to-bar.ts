import type { NoteSet } from "../note-set.ts";

export const fromCupToBar: NoteSet = {
  id: "from-cup-to-bar",
  field: "everyday",
  source:
    "Coe and Coe, The True History of Chocolate (1996); Davidson, The Oxford Companion to Food (1999)",
  notes: [
    "In ancient Mexico, people drank chocolate, made from ground cacao beans and water.",
    "In 1828, the Van Houten family of Amsterdam patented a press that squeezes much of the fat, cocoa butter, from the beans.",
    "The powder that remains mixes with water more easily than ground beans do.",
    "In 1847, the firm of Joseph Fry in England mixed cocoa powder, sugar, and cocoa butter into a paste for bars.",
    "Milk contains too much water to mix well with cocoa butter.",
    "In 1875, Daniel Peter of Switzerland made milk chocolate with condensed milk, which contains less water.",
  ],
  questions: [
    {
      goal: "overview",
      level: "Hard",
      wants: "give a historical overview of chocolate from drink to milk chocolate",
      uses: [0, 3, 5],
      key: {
        text: "Drunk in ancient Mexico, chocolate was made into bars in 1847 by the firm of Joseph Fry in England and combined with milk in 1875 by Daniel Peter of Switzerland.",
        reason: "This leads from the drink through the bar to milk chocolate.",
      },
      wrong: [
        {
          text: "Drunk in ancient Mexico, where it was made from ground cacao beans and water, chocolate was made into bars in 1847 by the firm of Joseph Fry in England.",
          code: "half-right",
          reason: "This begins with the drink but stops at the bar.",
        },
        {
          text: "Made into bars in ancient Mexico, chocolate was combined with milk in 1847 by the firm of Joseph Fry in England and became a drink in 1875 with Daniel Peter of Switzerland.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This makes the drink the last stage and mixes up the other two.",
        },
        {
          text: "Mixed with sugar and cocoa butter, the powder that remains when much of the fat has been squeezed from cacao beans gives a paste from which bars can be made.",
          code: "beside-the-point",
          reason: "This explains how bars are made and gives no history.",
        },
      ],
      step: "An overview names the stages in order, and the goal gives the first and the last. Look for the notes that tell of a new form of chocolate.",
      look: "in what form people had chocolate in Mexico, in 1847, and in 1875",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain an advantage of cocoa powder over ground beans",
      uses: [1, 2],
      key: {
        text: "Cocoa powder, from which much of the fat has been removed, mixes with water more easily than ground beans do.",
        reason: "This names the easier mixing and compares the powder with ground beans.",
      },
      wrong: [
        {
          text: "Cocoa powder remains when a press, which the Van Houten family patented in 1828, has squeezed much of the fat from the beans.",
          code: "beside-the-point",
          reason: "This tells how the powder is obtained.",
        },
        {
          text: "Cocoa powder was mixed with sugar and cocoa butter in England, whereas ground beans had been used in Mexico.",
          code: "half-right",
          reason: "This sets the powder beside ground beans but names no benefit.",
        },
        {
          text: "Cocoa powder, in which more of the fat remains, mixes with water less easily than ground beans do.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This turns the comparison round.",
        },
      ],
      step: "An advantage over something needs a comparison with it. One note compares the powder with ground beans.",
      look: "how powder and ground beans behave in water",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "present the problem that stood in the way of milk chocolate",
      uses: [4],
      key: {
        text: "Milk was hard to combine with chocolate because it contains too much water to mix well with cocoa butter.",
        reason: "This names the water in milk as the obstacle.",
      },
      wrong: [
        {
          text: "Milk chocolate was made by Daniel Peter of Switzerland in 1875, some decades after chocolate had been made into bars.",
          code: "beside-the-point",
          reason: "This dates milk chocolate without any problem.",
        },
        {
          text: "Milk was combined with chocolate by Daniel Peter in 1875, and the kind that he used for the purpose was condensed.",
          code: "half-right",
          reason: "This hints at the solution but does not state the problem.",
        },
        {
          text: "Milk was hard to combine with chocolate because it contains too little water to mix well with cocoa butter.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This makes a lack of water out of an excess.",
        },
      ],
      step: "A problem is what hinders something. One note tells why ordinary milk would not do.",
      look: "what milk contains and with what it does not mix well",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when the press for cacao beans was patented",
      uses: [1],
      key: {
        text: "The press that squeezes much of the fat from cacao beans was patented by the Van Houten family in 1828.",
        reason: "This gives the year of the patent, 1828.",
      },
      wrong: [
        {
          text: "The press that was patented by the Van Houten family of Amsterdam squeezes much of the fat from cacao beans.",
          code: "half-right",
          reason: "This mentions the patent but not its year.",
        },
        {
          text: "The paste of cocoa powder, sugar, and cocoa butter from which bars could be made dates from the year 1847.",
          code: "beside-the-point",
          reason: "This dates the paste for bars, not the press.",
        },
        {
          text: "The powder that remains when fat has been squeezed from cacao beans mixes with water more easily than ground beans do.",
          code: "wrong-purpose",
          reason: "This tells what the product of the press is good for.",
        },
      ],
      step: "The question when calls for a date, and for that of the press. One note on a family in Amsterdam has it.",
      look: "what was patented and in what year",
    },
  ],
};
