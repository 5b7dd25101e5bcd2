import type { StudyMode, StudySession } from "@sat/contract";
import type { DifficultyChoice, Section, TopicId } from "@sat/item";
import type { DBSchema } from "idb";
import { stockDatabase } from "../../lib/storage.ts";
import { learnerDatabases } from "./database.ts";

/** What a learner can practise from without a connection. */
interface Stock extends DBSchema {
  /** Issued questions that nobody has seen, in the order they came. */
  questions: {
    key: number;
    value: StockedQuestion;
    indexes: { kind: [Section, DifficultyChoice] };
  };
  /** The latest study session of each topic and mode in this browser: to go on with, or for its summary. */
  sessions: { key: [TopicId, StudyMode]; value: KeptStudySession };
}

export interface StockedQuestion {
  readonly section: Section;
  /** The choice that it was asked for by: one that was chosen by ability has a difficulty of its own. */
  readonly difficulty: DifficultyChoice;
  /** As it came; it is checked when it is shown. */
  readonly question: unknown;
}

/** A study session as far as it has come on this device, with its questions by number. */
export interface KeptStudySession {
  readonly session: StudySession;
  readonly questions: Readonly<Record<number, unknown>>;
}

/** Does work in the learner's stock, which is deleted at the sign-out. */
export const inStock = learnerDatabases<Stock>(stockDatabase, (database) => {
  database
    .createObjectStore("questions", { autoIncrement: true })
    .createIndex("kind", ["section", "difficulty"]);
  database.createObjectStore("sessions");
});
