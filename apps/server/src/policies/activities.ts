import type { Activity, Because } from "@sat/contract";
import { EXAM_SHARES, examSectionOf, type SkillCode } from "@sat/item";
import type { SkillWorth } from "@sat/learner";
import { examPaceOf, WHOLE_EXAM_PACE } from "./exam-pace.ts";
import { medianOf } from "./pace.ts";

/** What the latest answers of a skill say. */
export interface SkillLately {
  /** Whole days since the last of them. */
  readonly days: number;
  readonly answers: number;
  readonly wrong: number;
  /** Milliseconds that one of them took; null if that is not known. */
  readonly pace: number | null;
}

/** All that decides what a learner would do best now. */
export interface Situation {
  /** How many answers their ability rests on. */
  readonly answers: number;
  /** How many twins are due and still served today. */
  readonly due: number;
  /** What each skill is worth, the most first; at least one. */
  readonly worths: readonly SkillWorth[];
  /** Those that have answers. */
  readonly lately: ReadonlyMap<SkillCode, SkillLately>;
  /** Minutes that are left of what is planned for today; null if that is nothing. */
  readonly minutesLeft: number | null;
}

/** Who has answered as many is placed by them. */
const PLACING_ANSWERS = 20;

const MINUTE = 60_000;
/** Minutes: as long as a round is without a plan, the least that is worth beginning, the most at a time. */
const ROUND = { usual: 12, least: 5, most: 30 };
/** Questions of one skill at a time: fewer are no practice, more are more of the same. */
const FOCUS = { least: 3, most: 10 };
/** Due twins take at most this share of a round. */
const DUE_SHARE = 0.5;

/** What the learner could do now, the most worth first; the same situation gives the same. */
export function activitiesIn(situation: Situation): Activity[] {
  const { answers, due, worths } = situation;
  const [best, ...others] = worths.map(({ skill }) => skill);
  if (best === undefined) return [];
  const elsewhere = others.find((skill) => examSectionOf(skill) !== examSectionOf(best));
  const next = others.find((skill) => skill !== elsewhere);
  const sets = [
    practiceSet(situation, { skill: best, withDue: true }),
    ...[elsewhere, next].flatMap((skill) =>
      skill === undefined ? [] : [practiceSet(situation, { skill, withDue: false })],
    ),
    ...(due > 0 ? [dueAlone(situation)] : []),
  ];
  return answers < PLACING_ANSWERS ? [placement(), ...sets] : sets;
}

function placement(): Activity {
  const questions = PLACING_ANSWERS;
  return { kind: "placement", questions, minutes: inMinutes(questions * WHOLE_EXAM_PACE) };
}

interface Focused {
  readonly skill: SkillCode;
  readonly withDue: boolean;
}

function practiceSet(situation: Situation, { skill, withDue }: Focused): Activity {
  const time = MINUTE * minutesOf(situation);
  const duePace = usualPace(situation);
  const due = withDue ? Math.min(situation.due, Math.round((DUE_SHARE * time) / duePace)) : 0;
  const pace = situation.lately.get(skill)?.pace ?? examPaceOf(skill);
  const questions = within(Math.round((time - due * duePace) / pace), FOCUS);
  return {
    kind: "set",
    due,
    focus: { skill, questions, because: becauseOf(skill, situation.lately.get(skill)) },
    minutes: inMinutes(due * duePace + questions * pace),
  };
}

function dueAlone(situation: Situation): Activity {
  const pace = usualPace(situation);
  const due = Math.min(
    situation.due,
    Math.max(1, Math.round((MINUTE * minutesOf(situation)) / pace)),
  );
  return { kind: "set", due, focus: null, minutes: inMinutes(due * pace) };
}

/** What is left of the plan, as far as it makes a round; who has done it all may still go on for a little. */
function minutesOf({ minutesLeft }: Situation): number {
  return minutesLeft === null ? ROUND.usual : within(minutesLeft, ROUND);
}

/** The learner's own milliseconds to a question, over all skills. */
function usualPace({ lately }: Situation): number {
  const own = [...lately.values()].flatMap(({ pace }) => pace ?? []);
  return medianOf(own) ?? WHOLE_EXAM_PACE;
}

/** A skill that lay so long has faded for who sees the calendar, too. */
const FADED_DAYS = 10;
/** So many answers say something. */
const TOLD_ANSWERS = 3;

/** What speaks for a skill most, of what the learner can see for themselves. */
function becauseOf(skill: SkillCode, lately: SkillLately | undefined): Because {
  const examQuestions = EXAM_SHARES[skill];
  if (lately === undefined) return { cause: "new", examQuestions };
  const { answers, wrong, days } = lately;
  const isWeak = answers >= TOLD_ANSWERS && 3 * wrong >= answers;
  if (isWeak) return { cause: "missed", wrong, of: answers };
  if (days >= FADED_DAYS) return { cause: "faded", days };
  return { cause: "share", examQuestions };
}

function inMinutes(time: number): number {
  return Math.max(1, Math.round(time / MINUTE));
}

function within(value: number, { least, most }: { readonly least: number; readonly most: number }) {
  return Math.min(Math.max(value, least), most);
}
