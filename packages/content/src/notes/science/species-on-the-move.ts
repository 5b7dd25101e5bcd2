import type { NoteSet } from "../note-set.ts";

export const speciesOnTheMove: NoteSet = {
  id: "species-on-the-move",
  field: "science",
  source: "Parmesan and Yohe, Nature 421 (2003)",
  notes: [
    "In 2003, biologist Camille Parmesan and economist Gary Yohe published an analysis of many earlier studies.",
    "They asked whether recent warming has already affected wild plants and animals.",
    "Their data covered more than 1,700 species.",
    "On average, the ranges of species had moved 6.1 kilometers per decade toward the poles or 6.1 meters per decade upward.",
    "On average, spring events such as flowering and the arrival of birds had come 2.3 days earlier per decade.",
    "Most of the changes went in the direction that warming would lead one to expect.",
  ],
  questions: [
    {
      goal: "scope",
      level: "Medium",
      wants: "emphasize the scope of the analysis",
      uses: [0, 2],
      key: {
        text: "Parmesan and Yohe's analysis, for which they drew on many earlier studies, covered over 1,700 species of wild plants and animals.",
        reason: "This gives the number of species and names the source of the data.",
      },
      wrong: [
        {
          text: "Parmesan and Yohe's analysis, published in 2003, asked whether recent warming has already affected wild plants and animals.",
          code: "beside-the-point",
          reason: "This gives the aim and the date.",
        },
        {
          text: "Parmesan and Yohe's analysis was the work of a biologist and an economist who drew on many earlier studies of wild species.",
          code: "half-right",
          reason: "This mentions the source of the data but not how many species they covered.",
        },
        {
          text: "Parmesan and Yohe's analysis was the work of a biologist and an economist who themselves observed more than 1,700 species of plants and animals.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This has the authors observe the species themselves, whereas they analyzed earlier studies.",
        },
      ],
      step: "Scope is a matter of how much was covered. One note tells from where the data came and another how many species they concern.",
      look: "how many species the data covered",
    },
    {
      goal: "finding",
      level: "Hard",
      wants:
        "present what the analysis found about both where species live and when spring events occur",
      uses: [3, 4],
      key: {
        text: "Per decade, spring events had come 2.3 days earlier on average, and ranges had moved 6.1 kilometers toward the poles or 6.1 meters upward.",
        reason: "This reports the shift in time and the shift in space.",
      },
      wrong: [
        {
          text: "On the basis of many earlier studies of over 1,700 species, the authors asked whether recent warming has affected wild plants and animals.",
          code: "beside-the-point",
          reason: "This gives the aim and the data.",
        },
        {
          text: "Each decade, on average, ranges had moved 6.1 kilometers toward the poles or 6.1 meters upward, as warming would lead one to expect.",
          code: "half-right",
          reason: "This reports the change of place and omits that of season.",
        },
        {
          text: "Each decade, on average, ranges had moved 6.1 kilometers toward the poles, and spring events had come 2.3 days later, as warming would lead one to expect.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This has spring events come later, whereas the notes say that they came earlier.",
        },
      ],
      step: "Place and season have a note each. The sentence must have the result from both.",
      look: "how ranges and spring events had changed",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "explain the significance of the changes for the question that the authors asked",
      uses: [1, 5],
      key: {
        text: "Since most changes went in the direction that warming would lead one to expect, they suggest that warming has already affected wild plants and animals.",
        reason: "This links the direction of the changes to what the authors wanted to know.",
      },
      wrong: [
        {
          text: "Since they asked whether recent warming has already affected wild plants and animals, the authors analyzed earlier studies of more than 1,700 species.",
          code: "beside-the-point",
          reason:
            "This tells how the authors pursued their question, not what the changes mean for it.",
        },
        {
          text: "Since ranges had moved toward the poles or upward and spring events had come earlier, both the places and the seasons of wild species had changed.",
          code: "half-right",
          reason: "This sums up the changes without relating them to warming.",
        },
        {
          text: "Since ranges had moved toward the poles or upward but spring events had come later, the changes leave open whether warming has affected wild species.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This has spring events come later and so finds the changes at odds, whereas the notes have them come earlier.",
        },
      ],
      step: "Go from the question in the notes to the fact that answers it.",
      look: "what the authors asked and in which direction changes went",
    },
    {
      goal: "example",
      level: "Medium",
      wants: "support with examples the claim that spring events had come earlier",
      uses: [4],
      key: {
        text: "Spring events, such as flowering and the arrival of birds, had come earlier by 2.3 days per decade on average.",
        reason: "This states the claim and names two such events.",
      },
      wrong: [
        {
          text: "Ranges of wild plants and animals had moved 6.1 kilometers toward the poles or 6.1 meters upward per decade.",
          code: "beside-the-point",
          reason: "This concerns places, not events.",
        },
        {
          text: "Spring events had come earlier by 2.3 days per decade on average, according to an analysis of earlier studies by Parmesan and Yohe.",
          code: "half-right",
          reason: "This states the claim and gives no example.",
        },
        {
          text: "Spring events had come earlier by 2.3 days per decade on average, while ranges had moved toward the poles or upward.",
          code: "wrong-purpose",
          reason: "This joins the claim with another finding.",
        },
      ],
      step: "The claim needs events that show it. One note names some.",
      look: "which spring events are mentioned",
    },
  ],
};
