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
      level: "Medium",
      wants: "give a historical overview of chocolate from drink to milk chocolate",
      uses: [0, 3, 5],
      key: {
        text: "Chocolate, a drink in ancient Mexico, was made into bars in 1847 by the firm of Joseph Fry in England and combined with milk in 1875 by Daniel Peter of Switzerland.",
        reason: "This leads from the drink through the bar to milk chocolate.",
      },
      wrong: [
        {
          text: "Chocolate, a drink in ancient Mexico, where people made it from ground cacao beans and water, was made into bars in 1847 by the firm of Joseph Fry in England.",
          code: "half-right",
          reason: "This begins with the drink but stops at the bar.",
        },
        {
          text: "Chocolate, a drink in ancient Mexico, where people made it from ground cacao beans and condensed milk, was made into bars in 1875 by Daniel Peter of Switzerland.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This puts milk into the drink of ancient Mexico and credits Peter with the bar.",
        },
        {
          text: "Cocoa powder, which remains when much of the fat has been squeezed from cacao beans, can be mixed with sugar and cocoa butter into a paste for bars.",
          code: "beside-the-point",
          reason: "This explains how bars are made and gives no history.",
        },
      ],
      step: "An overview names the stages in order, and the goal gives the first and the last. Look for the notes that tell of a new form of chocolate.",
      look: "in what form people had chocolate in Mexico, in 1847, and in 1875",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of cocoa powder over ground beans",
      uses: [1, 2],
      key: {
        text: "Cocoa powder, which remains when much of the fat has been squeezed from the beans, mixes with water more easily than ground beans do.",
        reason: "This names the easier mixing and compares the powder with ground beans.",
      },
      wrong: [
        {
          text: "Cocoa powder remains when much of the fat has been squeezed from the beans with a press, which the Van Houten family patented in 1828.",
          code: "beside-the-point",
          reason: "This tells how the powder is obtained.",
        },
        {
          text: "Cocoa powder was mixed with sugar and cocoa butter in England in 1847, whereas ground beans had been mixed with water in ancient Mexico.",
          code: "half-right",
          reason: "This sets the powder beside ground beans but names no benefit.",
        },
        {
          text: "Cocoa powder was mixed with sugar and cocoa butter in England in 1847 because it mixes with water less easily than ground beans do.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This makes the powder the harder of the two to mix with water.",
        },
      ],
      step: "An advantage over something needs a comparison with it. One note compares the powder with ground beans.",
      look: "how powder and ground beans behave in water",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "present the problem that stood in the way of making milk chocolate",
      uses: [4],
      key: {
        text: "Milk was difficult to combine with chocolate because it contains too much water to mix well with cocoa butter.",
        reason: "This names the water in milk as the obstacle.",
      },
      wrong: [
        {
          text: "Milk chocolate was made in 1875 by Daniel Peter of Switzerland, decades after the firm of Joseph Fry had mixed a paste for bars.",
          code: "beside-the-point",
          reason: "This dates milk chocolate without any problem.",
        },
        {
          text: "Milk chocolate was made by Daniel Peter of Switzerland with condensed milk, which contains less water than ordinary milk.",
          code: "half-right",
          reason: "This hints at the solution but does not state the problem.",
        },
        {
          text: "Milk chocolate was difficult to make until Daniel Peter of Switzerland used condensed milk, which contains more water than ordinary milk.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This reverses the amounts of water, of which ordinary milk has too much.",
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
          text: "The press patented by the Van Houten family of Amsterdam squeezes much of the fat, cocoa butter, from cacao beans.",
          code: "half-right",
          reason: "This mentions the patent but not its year.",
        },
        {
          text: "The paste of cocoa powder, sugar, and cocoa butter that the firm of Joseph Fry mixed for bars dates from 1847.",
          code: "beside-the-point",
          reason: "This dates the paste for bars, not the press.",
        },
        {
          text: "The powder left by the press, which squeezes much of the fat from the beans, mixes with water more easily than ground beans do.",
          code: "wrong-purpose",
          reason: "This tells how the powder behaves in water.",
        },
      ],
      step: "The question when calls for a date, and for that of the press. One note on a family in Amsterdam has it.",
      look: "what was patented and in what year",
    },
  ],
};
