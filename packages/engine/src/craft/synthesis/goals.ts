import type { GoalId } from "@sat/content";

/** What a goal asks of a sentence. */
export interface Demand {
  /** A complete sentence of at most 100 characters: the rule of such a goal. */
  readonly rule: string;
  /** Completes "a sentence that …". */
  readonly needs: string;
  /** A question to put to each choice. */
  readonly test: string;
  /** Whether half of what it asks is not enough. */
  readonly isTwofold?: boolean;
}

/** What each goal of fact sheet §2.11 demands. */
export const DEMANDS: Readonly<Record<GoalId, Demand>> = {
  G01: {
    rule: "To emphasize a similarity, a sentence must name both things and say what they share.",
    needs: "names both things and says what they share",
    test: "Does this name both things and say how they are alike?",
    isTwofold: true,
  },
  G02: {
    rule: "To emphasize a difference, a sentence must set one of the two things against the other.",
    needs: "sets one of the two things against the other",
    test: "Does this name both things and say how they differ?",
    isTwofold: true,
  },
  G03: {
    rule: "To compare amounts or dates, a sentence must give both figures and set them side by side.",
    needs: "gives both figures and sets them side by side",
    test: "Does this give two figures that measure the same kind of thing?",
    isTwofold: true,
  },
  G04: {
    rule: "To introduce a subject to newcomers, a sentence must say what the subject is.",
    needs: "tells newcomers what the subject is",
    test: "After reading this alone, could a newcomer say what the subject is?",
  },
  G06: {
    rule: "To present a study and its findings, a sentence must say what was done and what was found.",
    needs: "says both what was done and what was found",
    test: "Does this tell both what the researchers did and what they found?",
    isTwofold: true,
  },
  G07: {
    rule: "To present a method, a sentence must say what the researchers did, not what they found.",
    needs: "says what the researchers did to find out",
    test: "Does this tell what the researchers did, rather than what they found?",
  },
  G08: {
    rule: "To present the aim of a study, a sentence must say what the researchers hoped to learn.",
    needs: "says what the researchers hoped to learn",
    test: "Does this tell what the researchers wanted to find out?",
  },
  G09: {
    rule: "To present a finding, a sentence must say what the study found, not how it was done.",
    needs: "says what the study found",
    test: "Does this tell something that was learned from the study?",
  },
  G10: {
    rule: "To emphasize significance, a sentence must say why the thing mattered or what it led to.",
    needs: "says why the thing mattered or what it led to",
    test: "Does this answer the question: so what?",
  },
  G11: {
    rule: "To explain an advantage, a sentence must say what one thing does better than another.",
    needs: "says what one thing does better than another",
    test: "Would this persuade someone to choose the thing over another?",
  },
  G12: {
    rule: "To explain a difficulty, a sentence must say what goes wrong or what stands in the way.",
    needs: "says what goes wrong or what stands in the way",
    test: "Does this describe a problem or an obstacle?",
  },
  G13: {
    rule: "To explain how something works, a sentence must say what acts on what, and with what effect.",
    needs: "says what acts on what, and with what effect",
    test: "Does this answer the question: how?",
  },
  G14: {
    rule: "To explain why something is so, a sentence must state the cause together with its effect.",
    needs: "states the cause together with its effect",
    test: "Does this answer the question: why?",
  },
  G15: {
    rule: "To generalize, a sentence must say what is true of many cases, not of a single one.",
    needs: "says what is true of many cases",
    test: "Does this describe the cases as a group?",
  },
  G16: {
    rule: "To support a generalization, a sentence must state it and then give one example.",
    needs: "states something general and then gives one example",
    test: "Does this go from many cases to one?",
    isTwofold: true,
  },
  G17: {
    rule: "To specify a place, a sentence must say where the thing in question is or happened.",
    needs: "says where the thing in question is or happened",
    test: "Does this answer the question that begins with where?",
  },
  G18: {
    rule: "To specify a time, a sentence must say when, or for how long, the thing in question happened.",
    needs: "says when, or for how long, the thing in question happened",
    test: "Does this answer the question that begins with when, or with how long?",
  },
  G19: {
    rule: "To identify something, a sentence must name the kind, the office, or the group it belongs to.",
    needs: "names the very thing that is to be identified",
    test: "Could you fill in a form with what this tells?",
  },
  G20: {
    rule: "To emphasize an achievement, a sentence must name the person and say what that person did.",
    needs: "names the person and says what that person achieved",
    test: "Does this give someone credit for an accomplishment?",
  },
  G21: {
    rule: "To specify the scope of a study, a sentence must say how much, or how many, it covered.",
    needs: "says how much, or how many, the study covered",
    test: "Does this tell how large the study was?",
  },
  G22: {
    rule: "To give a historical overview, a sentence must name several stages in their order.",
    needs: "names several stages in their order",
    test: "Does this describe several times in order?",
    isTwofold: true,
  },
  G24: {
    rule: "To compare two views, a sentence must state both and show how they differ.",
    needs: "states both views and shows how they differ",
    test: "Does this tell what some believe and what others believe?",
    isTwofold: true,
  },
  G25: {
    rule: "To show a change, a sentence must say how things were before and how they were after.",
    needs: "says how things were before and how they were after",
    test: "Does this describe things both before and after?",
    isTwofold: true,
  },
  G26: {
    rule: "To meet a goal in two parts, a sentence must give both the time and the purpose.",
    needs: "gives both the time that it took and its purpose",
    test: "Does this answer both how long and what for?",
    isTwofold: true,
  },
};
