import type { SittingReport } from "@sat/contract";
import { blueprintOf, Chance, loadModels, slotsOf } from "@sat/engine";
import {
  type ExamSection,
  examSectionOf,
  grade,
  type Response,
  SECTIONS,
  TOPIC_IDS,
  TOPICS,
} from "@sat/item";
import {
  type Asked as AskedOtherwise,
  domainResults,
  routeAfter,
  type SatSection,
  type ScoredAnswer,
  sectionScore,
  totalScore,
} from "@sat/learner";
import type { Note } from "./student.ts";

/** Milliseconds by which the page's clock may differ from the module's, which the server tells anew. */
const CLOCKS_APART = 500;

/** What a report says otherwise than the student's notes come to, number by number. */
export async function reportFaults(
  report: SittingReport,
  notes: readonly Note[],
): Promise<string[]> {
  const faults: string[] = [];
  const compare = (what: string, told: unknown, expected: unknown) => {
    const [one, other] = [JSON.stringify(told), JSON.stringify(expected)];
    if (one !== other) faults.push(`${what}: ${one} instead of ${other}`);
  };
  compare("questions", report.questions.length, notes.length);
  for (const [index, note] of notes.entries()) {
    const told = report.questions[index];
    if (told === undefined) continue;
    const what = `module ${note.module}, question ${note.asked.number}`;
    const { correct, userAnswer, entry = null, changedFrom, questionId, timeSpent } = told;
    compare(
      what,
      { questionId, correct, userAnswer, entry, changed: changedFrom?.correct ?? null },
      expectedOf(note),
    );
    const { least, most } = note.seen;
    if (timeSpent === null) faults.push(`${what}: nothing is told of its time`);
    else if (timeSpent < least - CLOCKS_APART || timeSpent > most + CLOCKS_APART)
      faults.push(`${what}: in sight for ${timeSpent} instead of ${least} to ${most} ms`);
  }
  for (const { number, answered, right, late } of report.modules) {
    const own = notes.filter(({ module }) => module === number);
    compare(
      `module ${number}`,
      { answered, right, late },
      {
        answered: own.filter(({ responses }) => responses.length > 0).length,
        right: own.filter(isRight).length,
        late: own.filter(({ isLate }) => isLate).length,
      },
    );
  }
  compare("changes", report.changes, changesIn(notes));
  const sections = await Promise.all(
    (["Reading and Writing", "Math"] as const).map((section) => satOf(section, report, notes)),
  );
  for (const { section, sat, route } of sections) {
    const told = report.sections.find((each) => each.section === section);
    compare(`score of ${section}`, told?.score, pointsOf(sectionScore(sat)));
    compare(`route of ${section}`, sat.second?.route, route);
  }
  const [one, other] = sections.map(({ sat }) => sectionScore(sat));
  compare("total", report.score, one && other ? pointsOf(totalScore(one, other)) : null);
  compare(
    "domains",
    report.domains.map(({ domain, right, questions }) => ({ domain, right, questions })),
    sections
      .flatMap(({ sat }) => domainResults(sat))
      .map(({ domain, right, questions }) => ({ domain, right, questions })),
  );
  return faults;
}

function last({ responses }: Note): Response | null {
  return responses.at(-1) ?? null;
}

function isRight(note: Note): boolean {
  return grade(note.asked.question, last(note));
}

function expectedOf(note: Note) {
  const response = last(note);
  return {
    questionId: note.asked.id,
    correct: isRight(note),
    userAnswer: response?.kind === "choice" ? response.letter : null,
    entry: response?.kind === "entry" ? response.text : null,
    changed: wasRight(note),
  };
}

/** Whether what was given before would have been right; null if nothing was. */
function wasRight({ asked, responses }: Note): boolean | null {
  const [first, second] = responses;
  return first === undefined || second === undefined ? null : grade(asked.question, first);
}

function changesIn(notes: readonly Note[]): SittingReport["changes"] {
  const changed = notes.filter((note) => wasRight(note) !== null);
  const count = (was: boolean, is: boolean) =>
    changed.filter((note) => wasRight(note) === was && isRight(note) === is).length;
  return {
    won: count(false, true),
    cost: count(true, false),
    neither: count(false, false) + count(true, true),
  };
}

function pointsOf(score: { estimate: number; low: number; high: number } | null) {
  return score && { estimate: score.estimate, low: score.low, high: score.high };
}

/** A section as the notes have it, and the route that follows from its first module. */
async function satOf(section: ExamSection, report: SittingReport, notes: readonly Note[]) {
  const own = notes.filter(({ asked }) => asked.isScored && examSectionOf(asked.skill) === section);
  const [first = [], second = []] = [0, 1].map((place) =>
    own.filter(({ module }) => module === (section === "Math" ? 3 : 1) + place).map(scoredOf),
  );
  const number = section === "Math" ? 4 : 2;
  const told = report.modules.find((module) => module.number === number)?.route;
  const route = told === "harder" ? "harder" : "easier";
  const otherwise = await slotsOtherwise(section, report.id, route);
  const sat: SatSection = { section, first, second: { route, answers: second, otherwise } };
  return { section, sat, route: routeAfter(section, first) };
}

function scoredOf(note: Note): ScoredAnswer {
  const { skill, level, question } = note.asked;
  return {
    skill,
    level,
    kind: question.kind ?? "choice",
    right: isRight(note),
  };
}

/** What would have been asked by the other route. */
async function slotsOtherwise(
  section: ExamSection,
  sitting: string,
  route: "harder" | "easier",
): Promise<AskedOtherwise[]> {
  const sections = SECTIONS.filter((each) => (each === "Math") === (section === "Math"));
  const topics = TOPIC_IDS.filter((topic) => sections.includes(TOPICS[topic].section));
  const models = await loadModels(topics);
  const module = blueprintOf({ kind: "full" }).modules[section === "Math" ? 3 : 1];
  if (module === undefined) return [];
  const other = route === "harder" ? "easier" : "harder";
  return slotsOf(module, other, { chance: new Chance(sitting), models })
    .filter(({ isScored }) => isScored)
    .map(({ skill, level, kind }) => ({ skill, level, kind }));
}
