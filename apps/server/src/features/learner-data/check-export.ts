import type { Export, Problem } from "@sat/contract";
import { questionFaults } from "./question-faults.ts";
import { placeInTestFaults, sittingFaults, unknownTimeFaults } from "./sitting-faults.ts";
import { reportFaults } from "./report-faults.ts";
import { countOf, sessionFaults } from "./session-faults.ts";

type FieldErrors = NonNullable<Problem["errors"]>;

/** What keeps an export, each field of which is well formed, from being whole; nothing when it can be taken. */
export function checkExport(data: Export): FieldErrors {
  const { questions, studySessions, sittings = [], scoreReports = [] } = data;
  const tests = new Map(sittings.map((sitting) => [sitting.id, sitting]));
  const sessions = new Map(studySessions.map((session) => [session.id, session]));
  const bySession = Map.groupBy(questions, ({ studySession }) => studySession);
  // Once for each name, however many sessions claim it.
  const counts = new Map([...bySession].map(([id, asked]) => [id, countOf(asked)]));
  return [
    ...questions.flatMap((question, at) =>
      [
        ...questionFaults(question, sessions),
        ...placeInTestFaults(question, tests),
        ...unknownTimeFaults(question, tests),
      ].map(([field, message]) => ({ field: `questions.${at}.${field}`, message })),
    ),
    ...sittings.flatMap((sitting, at) =>
      sittingFaults(sitting).map(([field, message]) => ({
        field: `sittings.${at}.${field}`,
        message,
      })),
    ),
    ...studySessions.flatMap((session, at) =>
      sessionFaults(session, counts.get(session.id) ?? countOf([])).map(([field, message]) => ({
        field: `studySessions.${at}.${field}`,
        message,
      })),
    ),
    ...scoreReports.flatMap((report, at) =>
      reportFaults(report, data.exportedAt).map(([field, message]) => ({
        field: `scoreReports.${at}.${field}`,
        message,
      })),
    ),
    ...repeats(data),
  ];
}

/** What there may be once only, and is there twice. */
function repeats({
  questions,
  studySessions,
  sittings = [],
  scoreReports = [],
}: Pick<Export, "questions" | "studySessions" | "sittings" | "scoreReports">) {
  const places = questions.filter(({ studySession }) => studySession !== null);
  const open = studySessions.filter((session) => session.completedAt === null);
  const names = {
    "questions.id": questions.map(({ id }) => id),
    "questions.itemId": questions.map(({ itemId, round }) => `${itemId} ${round}`),
    "questions.number": places.map(({ studySession, number }) => `${studySession} ${number}`),
    "questions.place": questions.flatMap(({ place }) =>
      place ? [`${place.sitting} ${place.module} ${place.number}`] : [],
    ),
    "sittings.id": sittings.map(({ id }) => id),
    "scoreReports.day": scoreReports.map(({ day }) => day),
    "studySessions.id": studySessions.map(({ id }) => id),
    "studySessions.topic": open
      .filter(({ discardedAt }) => discardedAt === null)
      .map(({ topic, mode }) => `${topic} ${mode}`),
  };
  return Object.entries(names)
    .filter(([, all]) => new Set(all).size < all.length)
    .map(([field]) => ({ field, message: "Is there twice where it may be once" }));
}
