import type { NoteSet } from "../note-set.ts";

export const arcsOfStories: NoteSet = {
  id: "arcs-of-stories",
  field: "literature",
  source: "Reagan et al., EPJ Data Science 5 (2016)",
  notes: [
    "The novelist Kurt Vonnegut suggested that the ups and downs of a story could be drawn as a curve.",
    "In 2016, Andrew Reagan and his colleagues tested this idea on 1,327 works of fiction from an online library.",
    "A computer scored how happy or sad the words were in each successive part of a text.",
    "The rise and fall of these scores formed the emotional arc of the story.",
    "Most of the stories came close to one of six basic arcs.",
    "In a *rags to riches* story, the scores rise throughout; in an *Icarus* story, they rise and then fall.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the emotional arc of a story was determined",
      uses: [2, 3],
      key: {
        text: "A computer scored how happy or sad the words in each part of a text were, and the rise and fall of these scores formed the story's arc.",
        reason: "This leads from the scoring of words to the curve that the scores form.",
      },
      wrong: [
        {
          text: "Reagan and his colleagues determined the arcs of 1,327 works of fiction, and most of the stories came close to one of six basic forms.",
          code: "beside-the-point",
          reason: "This tells what the arcs looked like, not how they were determined.",
        },
        {
          text: "A computer examined the words in 1,327 works of fiction from an online library, and each story's emotional arc was determined from the results.",
          code: "half-right",
          reason: "This mentions the computer and the words but not what was scored.",
        },
        {
          text: "A computer scored each of 1,327 works of fiction from an online library as happy or sad, and the story's emotional arc was determined from this one score.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "The notes have the computer score each successive part of a text, not the work as a whole.",
        },
      ],
      step: "Two notes in a row describe what the computer did and what was formed from its results.",
      look: "what was scored and what the scores formed",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "indicate how many works the study covered and where they came from",
      uses: [1],
      key: {
        text: "Andrew Reagan and his colleagues studied the emotional arcs of 1,327 works of fiction that came from an online library.",
        reason: "This gives the number of works and their source.",
      },
      wrong: [
        {
          text: "Andrew Reagan and his colleagues found in 2016 that most of the works of fiction they studied came close to one of six basic arcs.",
          code: "beside-the-point",
          reason: "The six are arcs, and the number of works is not given.",
        },
        {
          text: "Andrew Reagan and his colleagues studied the emotional arcs of 1,327 works of fiction and found six basic forms.",
          code: "half-right",
          reason: "This counts the works but does not say where they came from.",
        },
        {
          text: "Andrew Reagan and his colleagues had a computer score the words in works of fiction that came from an online library.",
          code: "wrong-purpose",
          reason: "This names the source but describes the scoring instead of counting the works.",
        },
      ],
      step: "A number and a source are wanted, and one note has both.",
      look: "on what the idea was tested",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between the *rags to riches* arc and the *Icarus* arc",
      uses: [5],
      key: {
        text: "The scores of a *rags to riches* story keep rising to the end, whereas those of an *Icarus* story rise only to fall again.",
        reason: "This contrasts the course of the scores in the two arcs.",
      },
      wrong: [
        {
          text: "Both the *rags to riches* arc and the *Icarus* arc include scores that rise in the course of the story.",
          code: "wrong-purpose",
          reason: "This names what the two arcs share, a rise.",
        },
        {
          text: "In an *Icarus* story, one of the kinds described in a 2016 study, the scores first rise and then fall.",
          code: "half-right",
          reason: "This describes the course of one arc only.",
        },
        {
          text: "Both the *rags to riches* arc and the *Icarus* arc include scores that fall, but only in a *rags to riches* story do they rise again.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes say that the scores of a *rags to riches* story rise throughout.",
        },
      ],
      step: "Compare how the scores run in each of the two arcs. One note describes both.",
      look: "how the scores run in two kinds of story",
    },
    {
      goal: "example",
      level: "Hard",
      wants:
        "make a generalization about the arcs of the stories and support it with an example of an arc",
      uses: [4, 5],
      key: {
        text: "Most of the stories followed one of a few basic arcs, such as *Icarus*, in which the scores rise at first and later fall.",
        reason:
          "This makes a general statement about the arcs and gives one of them as an example.",
      },
      wrong: [
        {
          text: "Most of the stories, of which Reagan and his colleagues studied 1,327, came close to one of only six basic arcs.",
          code: "half-right",
          reason: "This generalizes about the arcs but gives no example.",
        },
        {
          text: "In *rags to riches* stories, the scores rise from beginning to end, whereas in *Icarus* stories, they rise at first and later fall.",
          code: "wrong-purpose",
          reason: "This describes arcs without any general statement about the stories.",
        },
        {
          text: "All of the stories followed one of six basic arcs, such as *rags to riches*, in which the scores rise from beginning to end.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say this of most of the stories, not of all.",
        },
      ],
      step: "The sentence must speak of the stories as a whole and then describe one of their patterns.",
      look: "what most stories came close to and how one kind of story runs",
    },
  ],
};
