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
  /** 0 when the item is new to the learner, then 1, 2 … each time it comes round again. */
  round: number;
  section: string;
  topic: string;
  model: string;
  version: number;
  level: string;
  seed: number;
  /** Where the seed stands in the learner's walk through the model's seeds. */
  position: number;
  archetype: string;
  /** Id of the fact card that the item draws on, if it does. */
  source: string | null;
  /** The question as it was shown. */
  content: string;
  issued_at: string;
}

export interface AnswersTable {
  question_id: string;
  uid: string;
  answer: string | null;
  correct: number;
  /** Milliseconds. */
  time_spent: number;
  auto_submitted: number;
  answered_at: string;
  day: string;
  /** The learner's statistics after this answer, so that a repeated call is told the same. */
  stats_after: string;
}
