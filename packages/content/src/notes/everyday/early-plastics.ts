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
      level: "Medium",
      wants: "emphasize a difference in how celluloid and Bakelite respond to heat",
      uses: [2, 3, 4],
      key: {
        text: "Celluloid becomes soft whenever it is heated, but Bakelite, once hardened under heat and pressure, does not soften again.",
        reason: "This gives the response of each plastic to heat.",
      },
      wrong: [
        {
          text: "Celluloid is made from cellulose, a plant material, with camphor, but Bakelite was the first plastic that was fully synthetic.",
          code: "beside-the-point",
          reason: "This contrasts the materials, not their response to heat.",
        },
        {
          text: "Celluloid becomes soft whenever it is heated and burns easily, but Bakelite does not conduct electricity and was used for radios.",
          code: "half-right",
          reason: "This gives the response to heat of only one plastic.",
        },
        {
          text: "Celluloid, once hardened under heat and pressure, does not soften again, but Bakelite becomes soft whenever it is heated.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the two plastics.",
        },
      ],
      step: "Response to heat means softening or staying hard. Each plastic has one note that speaks of this.",
      look: "what heat does to each plastic",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the place of Bakelite in the history of plastics",
      uses: [3],
      key: {
        text: "Invented by Leo Baekeland, a chemist born in Belgium, in 1907, Bakelite was the first plastic to be fully synthetic.",
        reason:
          "This says what made Bakelite new, that it was fully synthetic before any other plastic.",
      },
      wrong: [
        {
          text: "Invented by Leo Baekeland, a chemist who had been born in Belgium, Bakelite is a plastic that does not conduct electricity.",
          code: "beside-the-point",
          reason: "This names a property and no place in history.",
        },
        {
          text: "Invented by Leo Baekeland in 1907, Bakelite came some decades after celluloid, which John Wesley Hyatt had patented in 1870.",
          code: "half-right",
          reason: "This places Bakelite in time but does not say what was new about it.",
        },
        {
          text: "Invented by John Wesley Hyatt, Bakelite was made from cellulose and camphor and was the first plastic to be fully synthetic.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives Bakelite the inventor and the materials of celluloid.",
        },
      ],
      step: "A place in history shows in a word such as first. Only one note has it.",
      look: "in what respect Bakelite was new",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why makers of radios and telephones chose Bakelite",
      uses: [3, 5],
      key: {
        text: "Because Bakelite resists heat and does not conduct electricity, makers of radios and telephones used the plastic for cases.",
        reason: "This names the two properties that made the plastic suitable.",
      },
      wrong: [
        {
          text: "Because ivory was used in billiard balls, John Wesley Hyatt looked for a substitute, and he patented celluloid in 1870.",
          code: "beside-the-point",
          reason: "This explains the search that led to the other plastic.",
        },
        {
          text: "Because Bakelite conducts electricity and softens whenever it is heated, makers of radios and telephones used the plastic for cases.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This turns both properties of the plastic into their opposites.",
        },
        {
          text: "Makers of radios and telephones used Bakelite, which Leo Baekeland, a chemist born in Belgium, had invented in 1907, for cases.",
          code: "half-right",
          reason: "This mentions the use of Bakelite but not the properties that led to it.",
        },
      ],
      step: "The goal asks for properties that suit the product. One note begins with since.",
      look: "what heat and electricity do to Bakelite",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants:
        "state both what Hyatt hoped to replace and a weakness of the material that he patented",
      uses: [0, 1, 2],
      key: {
        text: "Celluloid, which Hyatt patented in 1870 after a search for a substitute for ivory in billiard balls, had the fault that it burns easily.",
        reason: "This has the ivory that was to be replaced and the danger of fire.",
      },
      wrong: [
        {
          text: "Celluloid, which Hyatt patented in 1870 after he had been looking for a substitute for the ivory in billiard balls, is made from cellulose and camphor.",
          code: "half-right",
          reason: "This says what was to be replaced but names no weakness.",
        },
        {
          text: "Celluloid, which Hyatt patented in 1870, is a plastic made from a plant material, and Bakelite, from 1907, is fully synthetic.",
          code: "beside-the-point",
          reason: "This compares two materials and meets neither part of the goal.",
        },
        {
          text: "Celluloid, which Hyatt patented in 1870 after a search for a substitute for plant material, had the fault that it does not soften again.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This errs on both parts, for ivory was to be replaced and celluloid does soften.",
        },
      ],
      step: "Check both halves: the material that Hyatt wanted to do without, and a drawback of the new one. Two neighboring notes supply them.",
      look: "what Hyatt had been looking for and what celluloid does near fire",
    },
  ],
};
