import type { Generated } from "kysely";
import type { Overhaul } from "../policies/overhaul.ts";
import type { CardsTable } from "./cards-table.ts";
import type { PushSubscriptionsTable } from "./push-subscriptions-table.ts";
import type { ScoreReportsTable } from "./score-reports-table.ts";
import type {
  SittingModulesTable,
  SittingQuestionsTable,
  SittingsTable,
} from "./sittings-tables.ts";

/**
 * The tables as both dialects hold them: instants are ISO 8601 text in UTC, days `YYYY-MM-DD`, booleans 0 or 1,
 * documents JSON text. Nothing here then reads back differently from SQLite than from PostgreSQL.
 */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  sign_ins: SignInsTable;
  local_accounts: LocalAccountsTable;
  issued_questions: IssuedQuestionsTable;
  answers: AnswersTable;
  study_sessions: StudySessionsTable;
  sittings: SittingsTable;
  sitting_modules: SittingModulesTable;
  sitting_questions: SittingQuestionsTable;
  topic_progress: TopicProgressTable;
  abilities: AbilitiesTable;
  mistakes: MistakesTable;
  ability_days: AbilityDaysTable;
  cards: CardsTable;
  calibrations: CalibrationsTable;
  reports: ReportsTable;
  score_reports: ScoreReportsTable;
  push_subscriptions: PushSubscriptionsTable;
  limits: LimitsTable;
  provider_states: ProviderStatesTable;
  provider_keys: ProviderKeysTable;
}

export interface UsersTable {
  uid: string;
  email: string;
  display_name: string;
  /** 1 once the learner chose the name; sign-ins then leave it alone. */
  display_name_changed: number;
  photo_url: string | null;
  email_verified: number;
  join_date: string;
  last_login_date: string;
  preferences: string;
  stats: string;
  /** The latest local day with an answer, which the streak ends on. */
  last_day: string | null;
  /** Names the overhaul under way or broken off, if there is one: what has come of it so far does not count. */
  import_id: string | null;
  /** Until then it is under way; it says so anew with every piece. */
  import_until: string | null;
  /** What it is; an import that began before there was any other does not say. */
  overhaul: Overhaul | null;
}

export interface SessionsTable {
  token_hash: string;
  uid: string;
  created_at: string;
  expires_at: string;
}

export interface SignInsTable {
  state_hash: string;
  nonce: string;
  code_verifier: string;
  mode: string;
  browser_hash: string;
  expires_at: string;
}

export interface LocalAccountsTable {
  id: string;
  name: string;
  email: string;
  created_at: string;
}

export interface IssuedQuestionsTable {
  id: string;
  uid: string;
  item_id: string;
  /** 0 when the item is first issued to the learner, then 1, 2 … each time it is issued again. */
  round: number;
  section: string;
  topic: string;
  model: string;
  version: number;
  level: string;
  seed: number;
  /** Where the seed stands on the learner's path through the model's seeds. */
  position: number;
  archetype: string;
  /** Id of the fact card, the study or the text that the item draws on, if it does. */
  source: string | null;
  /** The version of the source that it was made from; null without one, and if unknown. */
  source_version: number | null;
  /** The question as it was shown. */
  content: string;
  issued_at: string;
  /** When it was shown, as far as the learner's browser or their answer has told. */
  shown_at: string | null;
  /** When it was left unanswered for another, if it was; an answer that it has all the same stands. */
  skipped_at: string | null;
  /** 1 when the learner was to have seen the item before, and this question says so. */
  seen_before: Generated<number>;
  /** Why it was chosen; none for what was issued before reasons were kept, or was reset since. */
  reason: string | null;
  /** The skill that it asks for, the slip behind each option and what it is difficult by; null if unknown. */
  skill: string | null;
  /** JSON: a code by letter, null for the key; an entry's are in its content. */
  codes: string | null;
  /** JSON. */
  features: string | null;
  /** Whether it is a choice or an entry. */
  kind: Generated<string>;
  /** The study session that asks it and its number there, if one does. */
  study_session: string | null;
  number: number | null;
  /** 1 when it was issued for the stock of a browser. */
  for_stock: Generated<number>;
  /** JSON: that the item was proven, and how; null if it is of a time before proofs were kept, or pruned. */
  proof: string | null;
  /** Id of the question that was missed and is asked like this one, if this is its twin. */
  twin_of: string | null;
  /** 1 when all but what was asked and grading takes is gone, 0 when it stays; null while that is not decided. */
  pruned: Generated<number | null>;
  /** 1 while it stands in a module that goes on: nothing is told of it then but what it shows. */
  sealed: Generated<number | null>;
}

export interface AnswersTable {
  question_id: string;
  uid: string;
  /** The question's, kept here too so that an index can serve the history by section and by topic. */
  section: string;
  topic: string;
  /** These too are the question's, for what is counted by day; the skill is null if it is unknown. */
  asked_level: Generated<string>;
  asked_skill: string | null;
  /** Whether it was a choice or an entry, and its letter or text; null when time ran out with neither. */
  response_kind: string | null;
  answer: string | null;
  correct: number;
  /** Milliseconds; null if it was answered on paper. */
  time_spent: number | null;
  /** Milliseconds to the first choice or keystroke; null, as the three after it, if it was not told. */
  time_to_first: number | null;
  /** How often the response was changed before it was submitted. */
  changes: number | null;
  hints_used: number | null;
  confidence: string | null;
  auto_submitted: number;
  answered_at: string;
  day: string;
  /** The slip behind it; null if it is right, or its slip is none of those known. */
  slip: string | null;
  /** The learner's statistics after this answer, so that a repeated call is told the same. */
  stats_after: string;
}

/** Open as long as it is neither completed nor discarded. */
export interface StudySessionsTable {
  id: string;
  uid: string;
  topic: string;
  mode: string;
  started_at: string;
  completed_at: string | null;
  discarded_at: string | null;
  questions_answered: number;
  score: number;
  /** Milliseconds. */
  total_time: number;
}

export interface TopicProgressTable {
  uid: string;
  topic: string;
  /** All answers of the topic. */
  answered: number;
  /** The latest of them in the order they were given, 1 for a right one and 0 for a wrong one. */
  recent: string;
}

/** What is believed of a learner's skills after all their answers; without a row that is still to be worked out. */
export interface AbilitiesTable {
  uid: string;
  /** Of the model that it was worked out by. */
  version: number;
  /** Of the accepted estimates of difficulty that it was worked out by. */
  revision: Generated<number>;
  /** JSON. */
  state: string;
}

/** A question that was missed, with what has become of its twins. */
export interface MistakesTable {
  question_id: string;
  uid: string;
  /** The question's, kept here too so that an index can count them. */
  skill: string | null;
  /** The slip behind the answer; null if it is none of those known. */
  slip: string | null;
  /** Why it was missed, inferred or, if `reason_told` is 1, by the learner's own word. */
  miss_reason: string;
  reason_told: number;
  /** How often it was missed, twins counted. */
  times: number;
  /** The latest miss. */
  missed_at: string;
  missed_day: string;
  /** The first day since on which a twin was right, and the second: it is retired then. */
  right_day: string | null;
  retired_day: string | null;
}

/** What was believed of the exam's sections and domains after a local day's last answer: a mean and a spread of each. */
export interface AbilityDaysTable {
  uid: string;
  /** `YYYY-MM-DD` */
  day: string;
  reading_writing_mean: number;
  reading_writing_spread: number;
  math_mean: number;
  math_spread: number;
  /** JSON by the domain's name; null for a day of a time before domains were kept. */
  domains: string | null;
}

/** What is accepted of how hard the questions are that a version of a model makes at a level. */
export interface CalibrationsTable {
  model: string;
  level: string;
  kind: string;
  version: number;
  /** In logits, and one standard deviation. */
  difficulty: number;
  spread: number;
  /** From how many answers. */
  answers: number;
  accepted_at: string;
  /** Null as long as it counts. */
  withdrawn_at: string | null;
  /** Of all that is accepted, when this was accepted or withdrawn; the highest is today's. */
  revision: number;
}

/** At most one a question. */
export interface ReportsTable {
  question_id: string;
  uid: string;
  flaw: string;
  comment: string;
  /** Where the item came from, so that it can be made again. */
  item_id: string;
  model: string;
  version: number;
  level: string;
  seed: number;
  reported_at: string;
  /** Null until someone has looked into it. */
  outcome: string | null;
}

export interface LimitsTable {
  name: string;
  /** When the allowance is full again, in milliseconds of Unix time. Nothing reads it: PostgreSQL would say a text. */
  restored_at: number;
}

/** What the embedded identity provider remembers while somebody signs in. */
export interface ProviderStatesTable {
  name: string;
  payload: string;
  grant_id: string | null;
  consumed_at: string | null;
  expires_at: string;
}

/** Secrets that all processes share, the embedded identity provider's and those that reminders are signed with. */
export interface ProviderKeysTable {
  name: string;
  value: string;
}
