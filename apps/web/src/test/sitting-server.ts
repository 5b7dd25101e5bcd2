import type {
  OpenModule,
  SealedQuestion,
  Sitting,
  SittingModule,
  SittingReport,
} from "@sat/contract";
import { mergeWork, type ModuleWork, NO_WORK } from "@sat/item";
import { lateEntryArea } from "../question/entry/late-entry-area.tsx";
import { type Handlers, loseConnection, refuse } from "./fake-api.ts";

// What comes with a question is at hand: a question must not come the later for being the first of its tests.
await lateEntryArea.load();

const MINUTE = 60_000;
const OPTIONS = { A: "$3$", B: "$4$", C: "$7$", D: "$8$" };

/** Three questions of a module, the last of which is typed. */
function questionsOf(number: number): SealedQuestion[] {
  const asked = (place: number) => ({
    id: `q-${number}-${place}`,
    section: "Math" as const,
    question: `What is number ${place} of module ${number}?`,
  });
  return [
    { ...asked(1), kind: "choice", options: OPTIONS },
    { ...asked(2), kind: "choice", options: OPTIONS },
    { ...asked(3), kind: "entry" },
  ];
}

function aModule(number: number, state: SittingModule["state"]): SittingModule {
  return { number, section: "Math", state, questions: 3, limit: 35 * MINUTE, left: 35 * MINUTE };
}

/** A test of two modules for page tests: its first is ready, and its clock goes on when the test says so. */
export function aSitting(change: Partial<Sitting> = {}): Sitting {
  return {
    id: "sitting-1",
    test: { kind: "section", section: "Math" },
    timing: "exam",
    extraBreaks: false,
    mode: "practice",
    startedAt: "2026-11-29T09:00:00.000Z",
    endedAt: null,
    score: null,
    modules: [aModule(1, "ready"), aModule(2, "later")],
    current: 1,
    breakLeft: null,
    ...change,
  };
}

export const REPORT: SittingReport = {
  ...aSitting({ endedAt: "2026-11-29T10:20:00.000Z" }),
  keyOpened: false,
  score: { estimate: 610, low: 540, high: 680 },
  sections: [
    {
      section: "Math",
      score: { estimate: 610, low: 540, high: 680 },
      reasons: ["uncalibrated"],
      scored: 2,
      right: 1,
    },
  ],
  domains: [
    {
      domain: "Algebra",
      section: "Math",
      questions: 2,
      right: 1,
      band: 5,
      bands: { low: 4, high: 6 },
    },
  ],
  modules: [
    {
      number: 1,
      section: "Math",
      route: "first",
      limit: 35 * MINUTE,
      taken: 21 * MINUTE,
      questions: 2,
      answered: 2,
      right: 1,
      ended: "handed-in",
      late: 1,
    },
  ],
  questions: [
    {
      module: 1,
      number: 1,
      questionId: "q-1-1",
      skill: "H.A",
      difficulty: "Easy",
      kind: "choice",
      scored: true,
      userAnswer: "A",
      correct: false,
      timeSpent: 121_000,
      target: 95_000,
      changedFrom: { userAnswer: "B", correct: true },
      slip: "stopped-early",
      points: 20,
    },
    {
      module: 1,
      number: 2,
      questionId: "q-1-2",
      skill: "H.B",
      difficulty: "Medium",
      kind: "choice",
      scored: true,
      userAnswer: "B",
      correct: true,
      timeSpent: 40_000,
      target: 95_000,
      changedFrom: null,
      slip: null,
      points: null,
    },
  ],
  slips: [{ slip: "stopped-early", questions: 1, points: 20 }],
  changes: { won: 0, cost: 1, neither: 0 },
};

interface Server {
  sitting: Sitting;
  isAway: boolean;
  /** Milliseconds of the current module that have passed. */
  passed: number;
  readonly works: Map<number, ModuleWork>;
  /** Ends a module, and has the next one ready. */
  readonly end: (number: number) => void;
  readonly module: (number: number) => SittingModule;
  readonly change: (number: number, change: Partial<SittingModule>) => void;
  readonly merge: (number: number, work: ModuleWork) => void;
}

/** A server with one test, which a test of pages may put out of reach, and whose clock it moves. */
export function sittingServer(
  initial: Sitting = aSitting(),
  works = new Map<number, ModuleWork>(),
) {
  const server: Server = {
    sitting: initial,
    isAway: false,
    passed: 0,
    works,
    end: (number) => {
      if (server.module(number).state === "ended") return;
      server.change(number, { state: "ended", left: 0 });
      server.passed = 0;
      const isLast = number === server.sitting.modules.length;
      if (!isLast) server.change(number + 1, { state: "ready" });
      server.sitting = { ...server.sitting, current: isLast ? null : number + 1 };
    },
    module: (number) => {
      const module = server.sitting.modules[number - 1];
      return module ?? refuse(404);
    },
    change: (number, change) => {
      const modules = server.sitting.modules.map((each) =>
        each.number === number ? { ...each, ...change } : each,
      );
      server.sitting = { ...server.sitting, modules };
    },
    merge: (number, work) => {
      server.works.set(number, mergeWork(server.works.get(number) ?? NO_WORK, work));
    },
  };
  return { server, handlers: handlersOf(server) };
}

function handlersOf(server: Server): Handlers {
  const reached = () => (server.isAway ? loseConnection() : undefined);
  const standing = (number: number): Omit<OpenModule, "section" | "limit" | "questions"> => {
    const { limit, state } = server.module(number);
    const elapsed = state === "ended" ? (limit ?? 0) : server.passed;
    const left = limit === null ? null : Math.max(0, limit - elapsed);
    const { questions } = server.works.get(number) ?? NO_WORK;
    return { number, state, elapsed, left, work: { questions } };
  };
  const seen = () => {
    reached();
    return server.sitting;
  };
  return {
    "GET /api/sittings": () => {
      reached();
      const { sitting } = server;
      return sitting.current === null
        ? { open: null, papers: [], ended: [sitting] }
        : { open: sitting, papers: [], ended: [] };
    },
    "POST /api/sittings": seen,
    "GET /api/sittings/{id}": seen,
    "GET /api/sittings/{id}/report": () => {
      reached();
      return REPORT;
    },
    "POST /api/sittings/{id}/module": ({ number }) => {
      reached();
      if (server.module(number).state === "assembling") return refuse(409);
      server.change(number, { state: "running" });
      const { section, limit } = server.module(number);
      return { ...standing(number), section, limit, questions: questionsOf(number) };
    },
    "PUT /api/sittings/{id}/work": ({ number, work }) => {
      reached();
      server.merge(number, work);
      const { limit } = server.module(number);
      if (limit !== null && server.passed >= limit) server.end(number);
      return { ...standing(number), late: false };
    },
    "POST /api/sittings/{id}/pause": ({ number }) => {
      reached();
      const { limit } = server.module(number);
      server.change(number, {
        state: "paused",
        left: limit === null ? null : limit - server.passed,
      });
      return seen();
    },
    "POST /api/sittings/{id}/module-end": ({ number, work }) => {
      reached();
      server.merge(number, work);
      server.end(number);
      return server.sitting;
    },
  };
}
