import type { Goal } from "@sat/content";

/** What a goal asks of a sentence. */
interface Demand {
  /** Its id in fact sheet §2.11. */
  readonly archetype: string;
  /** The rule of such a goal as a complete sentence of at most 100 characters. */
  readonly rule: string;
  /** A question to put to each choice. */
  readonly test: string;
}

export const DEMANDS: Readonly<Record<Goal, Demand>> = {
  similarity: {
    archetype: "G01",
    rule: "To emphasize a similarity, a sentence must name both things and say what they share.",
    test: "Does this name both things and say how they are alike?",
  },
  difference: {
    archetype: "G02",
    rule: "To emphasize a difference, a sentence must set one of the two things against the other.",
    test: "Does this name both things and say how they differ?",
  },
  figures: {
    archetype: "G03",
    rule: "To compare amounts or dates, a sentence must give both figures and set them side by side.",
    test: "Does this give two figures that measure the same kind of thing?",
  },
  newcomers: {
    archetype: "G04",
    rule: "To introduce a subject to newcomers, a sentence must say what the subject is.",
    test: "After reading this alone, could a newcomer say what the subject is?",
  },
  insiders: {
    archetype: "G05",
    rule: "For an audience that knows the subject, a sentence must add to it, not explain it again.",
    test: "Does this leave out what such an audience knows already, and tell what the goal asks for?",
  },
  "study-and-finding": {
    archetype: "G06",
    rule: "To present a study and its findings, a sentence must say what was done and what was found.",
    test: "Does this tell both what the researchers did and what they found?",
  },
  method: {
    archetype: "G07",
    rule: "To present a method, a sentence must say what the researchers did, not what they found.",
    test: "Does this tell what the researchers did, rather than what they found?",
  },
  aim: {
    archetype: "G08",
    rule: "To present the aim of a study, a sentence must say what the researchers hoped to learn.",
    test: "Does this tell what the researchers wanted to find out?",
  },
  finding: {
    archetype: "G09",
    rule: "To present a finding, a sentence must say what the study found, not how it was done.",
    test: "Does this tell something that was learned from the study?",
  },
  significance: {
    archetype: "G10",
    rule: "To emphasize significance, a sentence must say why the thing mattered or what it led to.",
    test: "Does this answer the question: so what?",
  },
  advantage: {
    archetype: "G11",
    rule: "To explain an advantage, a sentence must say what one thing does better than another.",
    test: "Does this give a reason to choose the thing over another?",
  },
  difficulty: {
    archetype: "G12",
    rule: "To explain a difficulty, a sentence must say what goes wrong or what stands in the way.",
    test: "Does this describe a problem or an obstacle?",
  },
  mechanism: {
    archetype: "G13",
    rule: "To explain how something works, a sentence must say what acts on what, and with what effect.",
    test: "Does this answer the question: how?",
  },
  reason: {
    archetype: "G14",
    rule: "To explain why something is so, a sentence must state the cause together with its effect.",
    test: "Does this answer the question: why?",
  },
  generalization: {
    archetype: "G15",
    rule: "To generalize, a sentence must say what is true of many cases, not of a single one.",
    test: "Does this describe the cases as a group?",
  },
  example: {
    archetype: "G16",
    rule: "To support a generalization, a sentence must state it and then give one example.",
    test: "Does this go from many cases to one?",
  },
  place: {
    archetype: "G17",
    rule: "To specify a place, a sentence must say where the thing in question is or happened.",
    test: "Does this answer the question that begins with where?",
  },
  time: {
    archetype: "G18",
    rule: "To specify a time, a sentence must say when, or for how long, the thing in question happened.",
    test: "Does this answer the question that begins with when, or with how long?",
  },
  category: {
    archetype: "G19",
    rule: "To identify something, a sentence must name the kind or the group that it belongs to.",
    test: "Does this say what kind of person or thing it is?",
  },
  achievement: {
    archetype: "G20",
    rule: "To emphasize an achievement, a sentence must name the person and say what that person did.",
    test: "Does this give someone credit for an accomplishment?",
  },
  scope: {
    archetype: "G21",
    rule: "To specify the scope of a study, a sentence must say how much, or how many, it covered.",
    test: "Does this tell how large the study was?",
  },
  overview: {
    archetype: "G22",
    rule: "To give a historical overview, a sentence must name several stages in their order.",
    test: "Does this describe several times in order?",
  },
  rebuttal: {
    archetype: "G23",
    rule: "To challenge an explanation, a sentence must set against it a fact that does not agree with it.",
    test: "Does this tell something that would be surprising if the explanation were right?",
  },
  theories: {
    archetype: "G24",
    rule: "To compare two views, a sentence must state both and show how they differ.",
    test: "Does this tell what some believe and what others believe?",
  },
  change: {
    archetype: "G25",
    rule: "To show a change, a sentence must say how things were before and how they were after.",
    test: "Does this describe things both before and after?",
  },
  "two-part": {
    archetype: "G26",
    rule: "To meet a goal in two parts, a sentence must do both; either part alone is not enough.",
    test: "Does this do both of the things that the goal names?",
  },
};
