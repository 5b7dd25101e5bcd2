import type { NoteSet } from "../note-set.ts";

export const heavierNitrogen: NoteSet = {
  id: "heavier-nitrogen",
  field: "science",
  source:
    "Rayleigh and Ramsay, Philosophical Transactions of the Royal Society 186 (1895); standard histories of chemistry",
  notes: [
    "In 1892, British physicist Lord Rayleigh measured the density of nitrogen.",
    "Nitrogen taken from air was about half a percent denser than nitrogen made from compounds such as ammonia.",
    "Rayleigh and chemist William Ramsay came to suspect that the nitrogen from air contained another gas.",
    "In 1894, Ramsay passed nitrogen from air over hot magnesium, which absorbs nitrogen.",
    "A small amount of a denser gas remained.",
    'Because this new element did not react with others, the two men called it argon, from a Greek word for "lazy."',
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants:
        "explain why Rayleigh and Ramsay suspected that nitrogen from air contained another gas",
      uses: [1, 2],
      key: {
        text: "Rayleigh and Ramsay suspected another gas in nitrogen from air because this nitrogen was denser than that made from compounds such as ammonia.",
        reason: "This gives the difference in density that led to the suspicion.",
      },
      wrong: [
        {
          text: "Rayleigh and Ramsay came to suspect another gas in nitrogen from air after Rayleigh had measured the density of nitrogen in 1892.",
          code: "half-right",
          reason:
            "This mentions the measurement but not the result that called for an explanation.",
        },
        {
          text: 'Rayleigh and Ramsay gave a new element the name argon, from a Greek word for "lazy," because it did not react with others.',
          code: "beside-the-point",
          reason: "This explains the name of the gas, not the suspicion that it existed.",
        },
        {
          text: "Rayleigh and Ramsay came to suspect another gas in nitrogen from air after Rayleigh had found that compounds gave a denser nitrogen.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This makes the nitrogen from compounds the denser one, although that from air was.",
        },
      ],
      step: "The cause of the suspicion must be something odd about the nitrogen from air. The note before the suspicion compares it with other nitrogen.",
      look: "how nitrogen from air compared with other nitrogen",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how Ramsay separated the unknown gas from nitrogen",
      uses: [3, 4],
      key: {
        text: "Ramsay passed nitrogen from air over hot magnesium, which absorbed the nitrogen itself and left a small amount of a denser gas.",
        reason: "This tells what removed the nitrogen and what was left.",
      },
      wrong: [
        {
          text: "Ramsay took nitrogen from air in 1894 and separated from it a small amount of another gas, which was denser than nitrogen.",
          code: "half-right",
          reason: "This says what Ramsay obtained but not how.",
        },
        {
          text: 'Ramsay and Rayleigh chose the name argon, from a Greek word for "lazy," because the gas that they had found did not react with others.',
          code: "beside-the-point",
          reason: "This tells of the naming, which came after the separation.",
        },
        {
          text: "Ramsay took nitrogen from air in 1894 and separated from it a small amount of another gas, which hot magnesium had absorbed.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This has the magnesium absorb the unknown gas, although it absorbs nitrogen.",
        },
      ],
      step: "To explain a separation, the sentence must say what took one gas away and what remained. Two notes in a row tell this.",
      look: "what hot magnesium does and what remained",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "explain both what the name argon means and why it suited the new element",
      uses: [5],
      key: {
        text: 'The new element was named argon, from a Greek word for "lazy," because it did not react with other elements.',
        reason: "This links the meaning of the name to how the element behaves.",
      },
      wrong: [
        {
          text: "The new element that was named argon remained when Ramsay passed nitrogen from air over hot magnesium in 1894.",
          code: "beside-the-point",
          reason: "This tells how the element was found, not why it has its name.",
        },
        {
          text: 'The new element was named argon, from a Greek word for "lazy," by the two men who had found it.',
          code: "half-right",
          reason: "This gives the meaning of the name but not what made it fit.",
        },
        {
          text: "The new element, which Rayleigh and Ramsay named argon, turned out to be denser than the nitrogen in which they found it.",
          code: "wrong-purpose",
          reason: "This names a property of the element that has no part in the name.",
        },
      ],
      step: "The goal asks for a meaning and for its fitness, so the sentence must connect the word with the element. The last note does so.",
      look: "what the name means and what the element did not do",
    },
    {
      goal: "difference",
      level: "Hard",
      wants: "contrast the effect of hot magnesium on nitrogen with its effect on the unknown gas",
      uses: [3, 4],
      key: {
        text: "Whereas hot magnesium absorbed the nitrogen that Ramsay passed over it, a small amount of the unknown gas, which was denser, remained.",
        reason: "This says what became of each gas.",
      },
      wrong: [
        {
          text: "Hot magnesium absorbs nitrogen, and Ramsay passed nitrogen over it in 1894, two years after Rayleigh had measured the density of nitrogen.",
          code: "half-right",
          reason: "This says what becomes of only one of the gases.",
        },
        {
          text: "Nitrogen taken from air was about half a percent denser than nitrogen that had been made from compounds such as ammonia.",
          code: "beside-the-point",
          reason: "This compares two samples of nitrogen and leaves out magnesium.",
        },
        {
          text: "The gas that remained after Ramsay had used hot magnesium in 1894 was denser than the nitrogen that he had taken from air.",
          code: "wrong-purpose",
          reason: "This compares the gases in density, not in what magnesium does to them.",
        },
      ],
      step: "A contrast of behavior must say what happened to each gas. Two notes in a row tell what hot magnesium took and what it left.",
      look: "what hot magnesium absorbs and what remained",
    },
  ],
};
