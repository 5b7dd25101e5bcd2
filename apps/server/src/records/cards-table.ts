/** What is asked again so that it sticks: a slip in a skill, or words; the other of the two is empty. */
export interface CardsTable {
  uid: string;
  skill: string;
  slip: string;
  /** The source of the texts that have them to choose from. */
  words: string;
  /** The question that was missed: what is asked is a twin of it. */
  question_id: string;
  /** Local days, `YYYY-MM-DD`: when it is due, when an answer rated it last, and when it was last missed. */
  due_day: string;
  seen_day: string;
  missed_day: string;
  /** What FSRS believes of its memory. */
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  /** When it was last asked for review, if it was. */
  asked_at: string | null;
}
