import { randomUUID } from "node:crypto";
import type { PushSubscription, Question, ScoreReportRequest } from "@sat/contract";
import type { Features } from "@sat/engine";
import {
  type ChoiceItem,
  type EntryItem,
  type Item,
  type ItemOrigin,
  type Proof,
  type Reason,
  responseOf,
  rightAnswer,
} from "@sat/item";
import type { Standing } from "../../policies/streak.ts";
import type { AskedQuestion, GivenAnswer, Verdict } from "../answers.ts";
import type { Estimate } from "../calibrations.ts";
import type { Issue } from "../questions.ts";
import type { Records } from "../records.ts";
import type { Remake } from "../remade-questions.ts";
import type { SittingName } from "../sittings.ts";
import type { StudySessionStart } from "../study-sessions.ts";
import type { Identity } from "../users.ts";

export const NOON = new Date("2026-11-20T12:00:00.000Z");
export const LATER = new Date("2026-11-20T13:00:00.000Z");
export const MUCH_LATER = new Date("2026-12-20T12:00:00.000Z");

export function anIdentity(change: Partial<Identity> = {}): Identity {
  return {
    uid: `learner-${randomUUID()}`,
    email: "ada@example.org",
    displayName: "Ada",
    photoURL: null,
    emailVerified: true,
    ...change,
  };
}

/** Why a first question is chosen. */
export const TURN: Reason = { because: "turn", topicAgo: null, modelAgo: null };

/** The kinds of question for a client that says nothing of them. */
export const CHOICES = ["choice"] as const;

/** What an item is difficult by. */
export const FEATURES: Features = { steps: 1 };

/** That an item was proven. */
export const PROOF: Proof = { checks: ["answer", "options"], words: "Put back, it fits." };

/** A browser to be reminded in; its key is the example of RFC 8291. */
export function aSubscription(change: Partial<PushSubscription> = {}): PushSubscription {
  return {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomUUID()}`,
    keys: {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    timeZone: "UTC",
    ...change,
  };
}

/** An item to be issued to a learner. */
export function anIssue(uid: string, change: Partial<Issue> = {}): Issue {
  return {
    uid,
    item: anItem(),
    features: FEATURES,
    proof: PROOF,
    position: 0,
    reason: TURN,
    now: NOON,
    ...change,
  };
}

/** An item with the key B. */
export function anItem(change: Partial<ChoiceItem> = {}): ChoiceItem {
  return {
    id: `item-${randomUUID()}`,
    model: "sums",
    version: 1,
    level: "Medium",
    seed: 7,
    skill: "H.A",
    archetype: "HA01",
    optionDesign: "orbit",
    section: "Math",
    difficulty: change.level ?? "Medium",
    topic: "linear-equations",
    question: "If $x + 1 = 3$, what is the value of $x$?",
    options: { A: "$1$", B: "$2$", C: "$3$", D: "$4$" },
    correctAnswer: "B",
    explanation: "Subtract 1 from both sides.",
    rationales: {
      A: { mistake: "another-quantity", reason: "Too small." },
      B: { mistake: null, reason: "Right." },
      C: { mistake: "another-quantity", reason: "Too large." },
      D: { mistake: "another-quantity", reason: "Far too large." },
    },
    hint: "Undo the sum.",
    hints: ["Undo the sum.", "Take the same from both sides.", "Take 1 from 3."],
    tip: "Check by putting the value in.",
    ...change,
  };
}

/** An item whose answer, 2/3, is typed. */
export function anEntry(change: Partial<EntryItem> = {}): EntryItem {
  return {
    kind: "entry",
    id: `item-${randomUUID()}`,
    model: "quotients",
    version: 1,
    level: "Medium",
    seed: 7,
    skill: "H.A",
    archetype: "HA01",
    section: "Math",
    difficulty: change.level ?? "Medium",
    topic: "linear-equations",
    question: "If $3x = 2$, what is the value of $x$?",
    answerKey: { kind: "values", values: [{ num: 2, den: 3 }] },
    explanation: "Divide both sides by 3.",
    why: "Three times it is 2.",
    slips: [{ code: "opposite-operation", value: { num: 3, den: 2 }, reason: "Turned over." }],
    hint: "Undo the product.",
    hints: ["Undo the product.", "Divide both sides by the same.", "Divide 2 by 3."],
    tip: "Check by putting the value in.",
    ...change,
  };
}

/** What answers say of a cell. */
export function anEstimate(change: Partial<Estimate> = {}): Estimate {
  return {
    model: "slopes",
    version: 1,
    level: "Medium",
    kind: "choice",
    answers: 40,
    difficulty: { mean: 0.7, spread: 0.25 },
    ...change,
  };
}

/** A learner with a user document; answers the uid. */
export async function aLearner(records: Records): Promise<string> {
  const { user } = await records.users.signIn(anIdentity(), NOON);
  return user.uid;
}

/** An answer of B. */
export function anAnswer(
  uid: string,
  questionId: string,
  change: Partial<GivenAnswer> = {},
): GivenAnswer {
  return {
    uid,
    questionId,
    response: responseOf("B"),
    timeSpent: 1500,
    autoSubmitted: false,
    ...change,
  };
}

/** Counts the answer and the days with answers, by no particular rule; questions with the key B are answered right. */
export const judge = judgeAt(LATER);

/** The same for an answer given at an instant. */
export function judgeAt(instant: Date, now = MUCH_LATER) {
  return (question: AskedQuestion, { stats }: Standing): Verdict => ({
    correct: rightAnswer(question) === "B",
    instant,
    now,
    day: "2026-11-20",
    standing: {
      stats: { ...stats, totalQuestions: stats.totalQuestions + 1 },
      lastDay: "2026-11-20",
    },
  });
}

/** Issues an item, new unless `change` names one, to the learner. */
export async function issueTo(
  records: Records,
  uid: string,
  change: Partial<ChoiceItem> = {},
  now = NOON,
): Promise<Question> {
  return issueItem(records, { uid, item: anItem(change), now });
}

/** Issues this very item to the learner. */
export async function issueItem(
  records: Records,
  { uid, item, now = NOON }: { readonly uid: string; readonly item: Item; readonly now?: Date },
): Promise<Question> {
  const issued = await records.questions.issue(anIssue(uid, { item, now }));
  if (issued === undefined) throw new Error("the learner has this item");
  return issued;
}

/** Makes items again of which there is no proof, and proves them. */
export function provenAs(make: (origin: ItemOrigin) => Item): Remake {
  return (origin) => ({
    item: make(origin),
    features: FEATURES,
    prove: () => Promise.resolve(PROOF),
  });
}

/** Opens the learner's study session, of linear equations and practice mode unless `change` says another; answers its id. */
export function aStudySession(
  records: Records,
  uid: string,
  change: Partial<StudySessionStart> = {},
): Promise<string> {
  const start = { topic: "linear-equations", mode: "practice", now: NOON } as const;
  return records.studySessions.open({ uid, ...start, ...change });
}

/** Starts a test of one module of five questions; answers its id. */
export function aSitting(records: Records, uid: string, now = NOON): Promise<string> {
  return records.sittings.open({
    uid,
    test: { kind: "sprint", section: "Math", questions: 5 },
    timing: "exam",
    extraBreaks: false,
    mode: "practice",
    timeZone: "UTC",
    modules: [{ section: "Math", questions: 5, breakAfter: 0, route: "first", limit: 480_000 }],
    now,
  });
}

/** Puts a question into the first module of a test, sealed. */
export async function placeIn(
  records: Records,
  { uid, id, position = 1 }: SittingName & { readonly position?: number },
): Promise<Question> {
  const place = { uid, id, number: 1, position, isScored: true };
  const question = await records.sittingQuestions.place(place, anIssue(uid, { position }));
  if (question === undefined) throw new Error("the learner has this item");
  return question;
}

/** A score report of the exam, of some weeks before noon. */
export function aScoreReport(change: Partial<ScoreReportRequest> = {}): ScoreReportRequest {
  const scores = { "Reading and Writing": 610, Math: 700 };
  return { day: "2026-10-03", scores, bands: { Algebra: 6 }, ...change };
}
