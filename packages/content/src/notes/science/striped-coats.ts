import type { NoteSet } from "../note-set.ts";

export const stripedCoats: NoteSet = {
  id: "striped-coats",
  field: "science",
  source: "Caro and colleagues, PLOS ONE 14 (2019)",
  notes: [
    "One explanation of zebras' stripes is that they confuse predators such as lions.",
    "Another is that they protect zebras from biting flies, which carry diseases.",
    "In 2019, Tim Caro and his colleagues published a study of horseflies around zebras and horses in England.",
    "The flies came near both animals equally often but landed far less often on zebras.",
    "The researchers also put black, white, or striped coats on horses.",
    "Fewer flies landed on striped coats than on the others, but the horses' bare heads attracted flies equally, whatever the coat.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "contrast the two explanations of zebras' stripes",
      uses: [0, 1],
      key: {
        text: "According to one explanation, the stripes of zebras confuse predators such as lions; according to another, they protect zebras from biting flies.",
        reason: "This gives the purpose that each explanation sees in the stripes.",
      },
      wrong: [
        {
          text: "According to one explanation, the stripes of zebras protect them from biting flies, which carry diseases; according to another, they serve a different purpose.",
          code: "half-right",
          reason: "This leaves the content of the other explanation open.",
        },
        {
          text: "According to a study by Tim Caro and his colleagues, flies came near zebras and horses equally often; they landed far less often on zebras.",
          code: "beside-the-point",
          reason: "This contrasts zebras with horses, not one explanation with the other.",
        },
        {
          text: "According to one explanation, the stripes of zebras help predators such as lions see them; according to another, they protect zebras from biting flies.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This reverses the first explanation, in which stripes confuse predators.",
        },
      ],
      step: "To contrast two explanations, the sentence must say what each of them holds. The first two notes do so.",
      look: "what the stripes are thought to do",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants:
        "challenge the suggestion that the smell of zebras, not their stripes, keeps flies from landing",
      uses: [4, 5],
      key: {
        text: "Fewer flies landed on horses' striped coats than on black or white ones, which shows that stripes have an effect even when they are not on a zebra.",
        reason: "This shows stripes at work without any zebra, whose smell cannot be the cause.",
      },
      wrong: [
        {
          text: "Fewer flies landed on zebras than on horses, even though, as Caro and his colleagues observed, the flies came near both animals equally often.",
          code: "half-right",
          reason: "This gives an effect that the smell of zebras could explain as well.",
        },
        {
          text: "As many flies were attracted to the bare heads of horses in striped coats as to those of horses in coats that were black or white.",
          code: "wrong-purpose",
          reason:
            "This tells of bare heads, where no stripes could act, and leaves the cause on zebras open.",
        },
        {
          text: "As many flies landed on horses' striped coats as on black or white ones, which shows that stripes have no effect when they are not on a zebra.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This supports the suggestion, and the notes say that fewer flies landed on striped coats.",
        },
      ],
      step: "Smell is ruled out if stripes keep flies away where there is no zebra to smell. The last two notes tell of stripes on another animal.",
      look: "what happened when other animals wore stripes",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present how the researchers used coats in their study",
      uses: [2, 4, 5],
      key: {
        text: "Having put black, white, or striped coats on horses, the researchers compared how many flies landed on each kind.",
        reason: "This says what was done with the coats and what was compared.",
      },
      wrong: [
        {
          text: "Caro and his colleagues studied not only flies around zebras but also flies around horses, some of which wore coats.",
          code: "half-right",
          reason: "This mentions the coats but not how they served the study.",
        },
        {
          text: "Caro and his colleagues observed that flies came near zebras and horses equally often but landed less often on zebras.",
          code: "beside-the-point",
          reason: "This gives the part of the study without coats.",
        },
        {
          text: "Caro and his colleagues put coats on horses as well as zebras and observed that flies landed on both equally often.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This puts coats on zebras, although only horses wore them.",
        },
      ],
      step: "A method says what was done and what was observed. One note tells who wore the coats, and the next tells what was compared.",
      look: "what the researchers did with coats",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present what the study found about flies around zebras and horses without coats",
      uses: [3],
      key: {
        text: "The study found that flies landed much less often on zebras than on horses, even though they came near both equally often.",
        reason: "This gives both what differed and what did not.",
      },
      wrong: [
        {
          text: "The study found that flies landed less often on horses that wore striped coats than on those with black or white ones.",
          code: "wrong-purpose",
          reason: "This compares horses in coats, which the goal leaves aside.",
        },
        {
          text: "The study found that the horseflies came near zebras in England just as often as they came near horses there.",
          code: "half-right",
          reason: "This gives what was equal but not what differed between zebras and horses.",
        },
        {
          text: "The study found that flies landed equally often on zebras and on horses, even though they came near zebras much less often.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges what was equal and what was not.",
        },
      ],
      step: "The goal leaves the coats aside, so the sentence must compare zebras with horses. One note does so.",
      look: "how the flies behaved near the two kinds of animals",
    },
  ],
};
