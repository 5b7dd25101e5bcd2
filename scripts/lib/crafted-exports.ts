import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Export, ExportedQuestion } from "@sat/contract";
import { Chance, loadModels, walk } from "@sat/engine";
import { type Section, topicsOf } from "@sat/item";

/** Milliseconds. */
const YEAR = 365 * 86_400_000;

/** An export with so many answers, spread over a year: that of a learner who practised a little, over and over. */
export function yearOf(exported: Export, answers: number): Export {
  const own = exported.questions.filter(({ answer }) => answer !== null).length;
  const copies = Math.ceil(answers / own);
  const all = Array.from({ length: copies }, (_, copy) => {
    const sessionIds = new Map(exported.studySessions.map(({ id }) => [id, randomUUID()]));
    const moved = moverBy(Math.round((copy * YEAR) / copies));
    return {
      studySessions: exported.studySessions.map((session) => ({
        ...session,
        id: sessionIds.get(session.id) ?? "",
        startedAt: moved(session.startedAt),
        completedAt: session.completedAt && moved(session.completedAt),
      })),
      questions: exported.questions.map((question) => {
        const itemId = `${question.itemId} ${copy}`;
        const studySession = sessionIds.get(question.studySession ?? "") ?? null;
        return { ...earlier(question, moved), id: randomUUID(), itemId, studySession };
      }),
    };
  });
  return {
    ...exported,
    studySessions: all.flatMap(({ studySessions }) => studySessions),
    questions: all.flatMap(({ questions }) => questions),
  };
}

type Mover = (instant: string) => string;

function moverBy(milliseconds: number): Mover {
  return (instant) => new Date(Date.parse(instant) - milliseconds).toISOString();
}

function earlier(question: ExportedQuestion, moved: Mover): ExportedQuestion {
  const { issuedAt, shownAt, skippedAt, answer } = question;
  return {
    ...question,
    issuedAt: moved(issuedAt),
    shownAt: shownAt && moved(shownAt),
    skippedAt: skippedAt && moved(skippedAt),
    answer: answer && { ...answer, ...givenAt(moved(answer.answeredAt)) },
  };
}

function givenAt(answeredAt: string) {
  return { answeredAt, day: answeredAt.slice(0, 10) };
}

/** An export of questions of these items, all issued in one millisecond, each answered or none. */
export function exportOf(exported: Export, itemIds: readonly string[], answered: boolean): Export {
  const answeredOnes = exported.questions.filter(({ answer }) => answer !== null);
  // The longest file that is taken is to hold as many as it can.
  const [sample] = answeredOnes.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  if (sample === undefined) throw new Error("There is no answered question to go by.");
  const questions = itemIds.map((itemId) => ({
    ...sample,
    id: randomUUID(),
    itemId,
    studySession: null,
    number: null,
    report: null,
    answer: answered ? sample.answer : null,
  }));
  return { ...exported, studySessions: [], questions };
}

const lengthOf = (question: ExportedQuestion) => JSON.stringify(question).length;

/** Ids of the items that a learner has ahead in a section: as many of each model as one question would try. */
export async function itemsAhead(uid: string, section: Section): Promise<string[]> {
  const ahead: string[] = [];
  for (const model of await loadModels(topicsOf(section))) {
    const chance = new Chance(model.id);
    await walk(
      { walker: uid, meetings: [], models: [model], chance },
      { level: "Medium" },
      {
        nextPosition: () => Promise.resolve(0),
        seedsMet: () => Promise.resolve([]),
        offer: ({ specimen: { item } }) => {
          ahead.push(item.id);
          return Promise.resolve(undefined);
        },
        madeNothing: () => undefined,
        // Whoever practises beside this is not to wait for it.
        giveWay: () => setImmediate(),
      },
    );
  }
  return [...new Set(ahead)];
}
