import type { NoteSet } from "../note-set.ts";

export const theSharedPasture: NoteSet = {
  id: "the-shared-pasture",
  field: "society",
  source: "Hardin, Science 162 (1968); Ostrom, Governing the Commons (1990); Nobel Prize Outreach",
  notes: [
    "A commons is a resource, such as a pasture, that many people share.",
    "In 1968, ecologist Garrett Hardin argued that users ruin a commons unless the state controls it or it becomes private property.",
    "American political scientist Elinor Ostrom studied shared resources in many countries.",
    "In Törbel, Switzerland, villagers have managed shared pastures by their own rules for centuries.",
    "In *Governing the Commons* (1990), Ostrom concluded that users can often manage a commons themselves.",
    "In 2009, Ostrom became the first woman to receive the Nobel Memorial Prize in Economic Sciences.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "compare Hardin's and Ostrom's views on the management of a commons",
      uses: [1, 4],
      key: {
        text: "Hardin argued that users ruin a commons without state control or private ownership, whereas Ostrom concluded that they can often manage it themselves.",
        reason: "This gives both views and the point on which they part.",
      },
      wrong: [
        {
          text: "Hardin argued that users ruin a commons without state control or private ownership, whereas Ostrom studied shared resources in many countries.",
          code: "half-right",
          reason: "This gives Hardin's view but only the subject of Ostrom's work.",
        },
        {
          text: "Hardin argued that users ruin a commons without state control or private ownership, and Ostrom, who studied shared resources, came to the same conclusion.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This has Ostrom agree with a view that she opposed.",
        },
        {
          text: "Hardin was an ecologist who wrote about the commons in 1968, whereas Ostrom, whose *Governing the Commons* appeared in 1990, was a political scientist.",
          code: "beside-the-point",
          reason: "This compares the professions and dates of the two, not their views.",
        },
      ],
      step: "To compare views, the sentence must say what each author thought users can or cannot do. Look for the verbs that report an opinion.",
      look: "what Hardin argued and what Ostrom concluded",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge Hardin's argument with a specific case",
      uses: [1, 3],
      key: {
        text: "Hardin held that users ruin a commons without state control or private ownership, yet in Törbel, Switzerland, villagers have managed shared pastures by their own rules for centuries.",
        reason: "This opposes a real village to the claim that users by themselves fail.",
      },
      wrong: [
        {
          text: "Hardin held that users ruin a commons without state control or private ownership, yet Elinor Ostrom, who studied shared resources in many countries, concluded that users can often manage them.",
          code: "half-right",
          reason: "This opposes a general conclusion to the argument but names no specific case.",
        },
        {
          text: "Hardin held that users ruin a commons without state control or private ownership, and in Törbel, Switzerland, the state has controlled the pastures of the villagers for centuries.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This makes the village agree with the argument by giving the state control of its pastures.",
        },
        {
          text: "Hardin wrote about resources that many people share, of which a pasture is an example, and Elinor Ostrom did so as well in *Governing the Commons*, published in 1990.",
          code: "beside-the-point",
          reason: "This links the two authors by subject and challenges neither.",
        },
      ],
      step: "The argument must meet a case that goes against it. One note tells of a place where users have done without the state or private owners.",
      look: "what Hardin argued and what has happened in a Swiss village",
    },
    {
      goal: "achievement",
      level: "Easy",
      wants: "emphasize what was historic about a prize that Ostrom received",
      uses: [2, 5],
      key: {
        text: "In 2009, Elinor Ostrom, an American political scientist, became the first woman to receive the Nobel Memorial Prize in Economic Sciences.",
        reason: "This names the prize and in what way the award was a first.",
      },
      wrong: [
        {
          text: "In 1990, Elinor Ostrom, an American political scientist, published *Governing the Commons*, a book on resources that many people share.",
          code: "beside-the-point",
          reason: "This names a book, not a prize.",
        },
        {
          text: "In 2009, Elinor Ostrom, who had studied shared resources in many countries, received the Nobel Memorial Prize in Economic Sciences.",
          code: "half-right",
          reason: "This names the prize but nothing that had not happened before.",
        },
        {
          text: "In her research, Elinor Ostrom, an American political scientist, studied resources that many people share, such as pastures, in many countries.",
          code: "wrong-purpose",
          reason: "This names the subject of her research.",
        },
      ],
      step: "A prize is historic if the award had something new about it. Only one note tells of a prize.",
      look: "what Ostrom received in 2009",
    },
    {
      goal: "example",
      level: "Hard",
      wants: "state Ostrom's general conclusion and support it with an example",
      uses: [3, 4],
      key: {
        text: "Ostrom concluded that users can often manage a commons themselves; in Törbel, Switzerland, for example, villagers have managed shared pastures by their own rules for centuries.",
        reason: "This joins the general conclusion to one village that bears it out.",
      },
      wrong: [
        {
          text: "Ostrom, who had studied shared resources in many countries, concluded in *Governing the Commons*, which appeared in 1990, that users can often manage a commons themselves.",
          code: "half-right",
          reason: "This states the conclusion without any example of users who succeed.",
        },
        {
          text: "A commons is a resource that many people share; in Törbel, Switzerland, for example, villagers share pastures, which they have managed by their own rules for centuries.",
          code: "wrong-purpose",
          reason: "This attaches the example to a definition and not to the conclusion.",
        },
        {
          text: "Ostrom concluded that users ruin a commons unless the state controls it; in Törbel, Switzerland, for example, villagers have shared pastures under state control for centuries.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This gives Ostrom a view that she opposed and puts the state in the place of the villagers.",
        },
      ],
      step: "Two things are needed: what Ostrom thought in general and a place that shows it. A conclusion and a case stand in neighboring notes.",
      look: "what Ostrom concluded and what villagers have done",
    },
  ],
};
