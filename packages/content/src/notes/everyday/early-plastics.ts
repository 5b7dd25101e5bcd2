import type { NoteSet } from "../note-set.ts";

export const earlyPlastics: NoteSet = {
  id: "early-plastics",
  field: "everyday",
  source: "Science History Institute; American Chemical Society; Meikle, American Plastic (1995)",
  notes: [
    "In 1870, John Wesley Hyatt patented celluloid, a plastic made from cellulose, a plant material, and camphor.",
    "He had been looking for a substitute for the ivory in billiard balls.",
    "Celluloid softens whenever it is heated, and it burns easily.",
    "In 1907, Leo Baekeland, a chemist born in Belgium, invented Bakelite, the first fully synthetic plastic.",
    "It hardens under heat and pressure and does not soften again.",
    "Since it resists heat and does not conduct electricity, makers of radios and telephones used it for cases.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how celluloid and Bakelite respond to heat",
      uses: [2, 3, 4],
      key: {
        text: "Celluloid softens whenever it is heated, but Bakelite, once hardened under heat and pressure, does not soften again.",
        reason: "This gives the response of each plastic to heat.",
      },
      wrong: [
        {
          text: "Celluloid is made from camphor and cellulose, a plant material, but Bakelite was the first fully synthetic plastic.",
          code: "beside-the-point",
          reason: "This contrasts the materials, not their response to heat.",
        },
        {
          text: "Celluloid softens whenever it is heated and burns easily, but Bakelite does not conduct electricity and was used for cases of radios.",
          code: "half-right",
          reason: "This gives the response to heat of only one plastic.",
        },
        {
          text: "Celluloid resists heat and does not burn easily, but Bakelite softens under heat and pressure and was used for cases of radios.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This denies the weaknesses of celluloid and has Bakelite soften.",
        },
      ],
      step: "Response to heat means softening or staying hard. Each plastic has one note that speaks of this.",
      look: "what heat does to each plastic",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize what made Bakelite new in the history of plastics",
      uses: [3],
      key: {
        text: "Invented by Leo Baekeland, a chemist born in Belgium, in 1907, Bakelite was the first fully synthetic plastic.",
        reason: "This says in what respect Bakelite came before all other plastics.",
      },
      wrong: [
        {
          text: "Invented by Leo Baekeland, a chemist born in Belgium, Bakelite was used for cases by makers of radios and telephones.",
          code: "beside-the-point",
          reason: "This names a use of Bakelite and nothing that was new about it.",
        },
        {
          text: "Invented by Leo Baekeland in 1907, Bakelite came some decades after celluloid, which John Wesley Hyatt had patented in 1870.",
          code: "half-right",
          reason: "This places Bakelite in time but does not say what was new about it.",
        },
        {
          text: "Invented by Leo Baekeland in 1907, Bakelite came some decades after celluloid, which was the first fully synthetic plastic.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This gives celluloid, made from a plant material, the rank that belongs to Bakelite.",
        },
      ],
      step: "What was new about a material shows in a comparison with all that came before it. Only one note ranks Bakelite in this way.",
      look: "how Bakelite compares with the plastics before it",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why makers of radios and telephones chose Bakelite",
      uses: [3, 5],
      key: {
        text: "Because Bakelite resists heat and does not conduct electricity, makers of radios and telephones used it for cases of their products.",
        reason: "This names the two properties that made the plastic suitable.",
      },
      wrong: [
        {
          text: "Because he wanted a substitute for the ivory in billiard balls, John Wesley Hyatt sought a new material and patented celluloid.",
          code: "beside-the-point",
          reason: "This explains the search that led to the other plastic.",
        },
        {
          text: "Because Bakelite conducts electricity and softens whenever it is heated, makers of radios and telephones used it for cases of their products.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This turns both properties of the plastic into their opposites.",
        },
        {
          text: "Makers of radios and telephones used Bakelite, which Leo Baekeland had invented in 1907, for the cases of their products.",
          code: "half-right",
          reason: "This mentions the use of Bakelite but not the properties that led to it.",
        },
      ],
      step: "The goal asks for properties that suit a purpose. One note joins the use of Bakelite with its properties.",
      look: "how Bakelite behaves toward heat and electricity",
    },
    {
      goal: "two-part",
      level: "Easy",
      wants:
        "state both what Hyatt hoped to replace and a weakness of the material that he patented",
      uses: [0, 1, 2],
      key: {
        text: "Celluloid, which Hyatt patented in 1870 after looking for a substitute for the ivory in billiard balls, has the disadvantage of burning easily.",
        reason: "This names the ivory that was to be replaced and the danger of fire.",
      },
      wrong: [
        {
          text: "Celluloid, which Hyatt patented in 1870 after looking for a substitute for the ivory in billiard balls, is made from cellulose and camphor.",
          code: "half-right",
          reason: "This says what was to be replaced but names no weakness.",
        },
        {
          text: "Celluloid, which Hyatt patented in 1870, is made from a plant material and camphor, whereas Bakelite, which Baekeland invented in 1907, is fully synthetic.",
          code: "beside-the-point",
          reason: "This compares two materials and meets neither part of the goal.",
        },
        {
          text: "Celluloid, which Hyatt patented in 1870 after looking for a substitute for plant materials, has the disadvantage of staying hard under heat.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This errs on both parts, for ivory was to be replaced and celluloid does soften.",
        },
      ],
      step: "Check both halves: the material that Hyatt wanted to do without, and a drawback of the new one. Two neighboring notes supply them.",
      look: "what Hyatt had been looking for and how celluloid behaves",
    },
  ],
};
