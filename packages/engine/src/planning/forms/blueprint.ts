import { EXAM_SECTIONS, type ExamSection, questionsOf } from "@sat/item";

/** What a learner may sit: the exam, its first modules alone, a section or the first module of one, or so many questions. */
export type Test =
  | { readonly kind: "full" }
  | { readonly kind: "half" }
  | { readonly kind: "section"; readonly section: ExamSection }
  | { readonly kind: "module"; readonly section: ExamSection }
  | {
      readonly kind: "sprint";
      readonly section: ExamSection | "Mixed";
      /** From `SHORTEST_SPRINT` to `LONGEST_SPRINT`. */
      readonly questions: number;
    };

export const SHORTEST_SPRINT = 5;
export const LONGEST_SPRINT = 54;

/** How the second module of a section follows from the first; a first module has one form only. */
export const ROUTES = ["first", "harder", "easier"] as const;
export type Route = (typeof ROUTES)[number];

/** A test as data: its modules in their order. */
export interface Blueprint {
  readonly modules: readonly ModuleBlueprint[];
}

export interface ModuleBlueprint {
  /** One, but for a sprint that mixes the sections; they stand one after the other. */
  readonly parts: readonly Part[];
  /** 1 or 2 of the modules of its section. A second one has the harder or the easier route. */
  readonly stage: 1 | 2;
  /** The exam's time for it, in seconds. */
  readonly seconds: number;
  /** The exam's break after it, in seconds; 0 for none. */
  readonly breakAfter: number;
}

/** The questions of one section in a module. */
export interface Part {
  readonly section: ExamSection;
  readonly questions: number;
  /** How many of them do not count, as on the exam, where new questions are tried. */
  readonly unscored: number;
}

/** Questions and seconds of a module (fact sheet §1.1). */
const MODULES: Readonly<Record<ExamSection, { readonly part: Part; readonly seconds: number }>> = {
  "Reading and Writing": {
    part: { section: "Reading and Writing", questions: 27, unscored: 2 },
    seconds: 32 * 60,
  },
  Math: { part: { section: "Math", questions: 22, unscored: 2 }, seconds: 35 * 60 },
};

const BREAK = 10 * 60;

/** @throws RangeError for a sprint of a length that there is not */
export function blueprintOf(test: Test): Blueprint {
  switch (test.kind) {
    case "full":
      return sections(EXAM_SECTIONS.map((section) => [moduleOf(section, 1), moduleOf(section, 2)]));
    case "half":
      return sections(EXAM_SECTIONS.map((section) => [moduleOf(section, 1)]));
    case "section":
      return { modules: [moduleOf(test.section, 1), moduleOf(test.section, 2)] };
    case "module":
      return { modules: [moduleOf(test.section, 1)] };
    case "sprint":
      return { modules: [sprintOf(test.section, test.questions)] };
  }
}

/** A break comes between sections, and none after the last. */
function sections(all: readonly (readonly ModuleBlueprint[])[]): Blueprint {
  const modules = all.flatMap((ofSection, place) =>
    ofSection.map((module, at) => {
      const isBreakNext = at === ofSection.length - 1 && place < all.length - 1;
      return isBreakNext ? { ...module, breakAfter: BREAK } : module;
    }),
  );
  return { modules };
}

function moduleOf(section: ExamSection, stage: 1 | 2): ModuleBlueprint {
  const { part, seconds } = MODULES[section];
  return { parts: [part], stage, seconds, breakAfter: 0 };
}

/** A sprint has the exam's pace and shares; all of its questions count. */
function sprintOf(section: ExamSection | "Mixed", questions: number): ModuleBlueprint {
  if (!Number.isInteger(questions) || questions < SHORTEST_SPRINT || questions > LONGEST_SPRINT) {
    throw new RangeError(`there is no sprint of ${questions} questions`);
  }
  const parts = (section === "Mixed" ? mixed(questions) : [{ section, questions }]).map((part) => ({
    ...part,
    unscored: 0,
  }));
  const seconds = parts.reduce((sum, part) => sum + part.questions * paceOf(part.section), 0);
  return { parts, stage: 1, seconds: Math.round(seconds), breakAfter: 0 };
}

/** As many of each section as on the exam, to the nearest whole question. */
function mixed(questions: number): Omit<Part, "unscored">[] {
  const [verbal, math] = EXAM_SECTIONS;
  const all = questionsOf(verbal) + questionsOf(math);
  const ofVerbal = Math.round((questions * questionsOf(verbal)) / all);
  return [
    { section: verbal, questions: ofVerbal },
    { section: math, questions: questions - ofVerbal },
  ];
}

/** The exam's seconds for a question of the section. */
export function paceOf(section: ExamSection): number {
  const { part, seconds } = MODULES[section];
  return seconds / part.questions;
}
