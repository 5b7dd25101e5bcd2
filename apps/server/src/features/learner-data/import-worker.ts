/** Reads one import, says what is wrong with it or what it comes to, and hands it out piece by piece. */
import { parentPort, workerData } from "node:worker_threads";
import type { Export, Problem } from "@sat/contract";
import type { Restoration, RestoredPiece } from "../../records/restoration.ts";
import type { RestoredQuestion } from "../../records/restored-rows.ts";
import { countAnswers } from "./count-answers.ts";
import { parseImport } from "./parse-import.ts";

/** A file to be read, and the time of day. */
export interface ImportFile {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly now: Date;
}

/** What an export comes to. */
export type ImportHead = Pick<
  Restoration,
  "preferences" | "progress" | "standing" | "scoreReports"
> & {
  /** How many there are. */
  readonly answers: number;
  readonly studySessions: number;
};

/** What it is told to do: to hand out the next piece, or to end. */
export type ImportOrder = "next" | "stop";

/** What is told: first the head or why there is none; then, each time it is asked for, a piece. */
export type ImportMessage =
  | { readonly kind: "malformed" }
  | { readonly kind: "refused"; readonly errors: NonNullable<Problem["errors"]> }
  | { readonly kind: "head"; readonly head: ImportHead }
  | { readonly kind: "piece"; readonly piece: RestoredPiece }
  | { readonly kind: "end" };

/** Questions and study sessions of one piece: some milliseconds of work for the store. */
const PIECE = 25;

// It is not started in any other way.
const { file, now } = workerData as ImportFile;
const tell = (message: ImportMessage) => parentPort?.postMessage(message);

const read = parseImport(file);
if (read.kind === "taken") {
  const { questions, user, scoreReports = [] } = read.data;
  const { statsAfter, ...counted } = countAnswers(questions, now);
  const restored = questions.map((exported) => ({
    exported,
    statsAfter: statsAfter.get(exported.id),
  }));
  const pieces = inPieces(read.data, restored);
  listen(() => {
    const { value: piece, done } = pieces.next();
    tell(done === true ? { kind: "end" } : { kind: "piece", piece });
  });
  const head = {
    preferences: user.preferences,
    scoreReports,
    ...counted,
    answers: statsAfter.size,
    studySessions: read.data.studySessions.length,
  };
  tell({ kind: "head", head });
} else {
  listen();
  tell(read);
}

/** Once it is told to end, it listens no more, has nothing left to do, and ends. */
function listen(onNext?: () => void): void {
  parentPort?.on("message", (order: ImportOrder) => {
    if (order === "stop") parentPort?.close();
    else onNext?.();
  });
}

/** All study sessions and tests come before the questions, which name them. */
function* inPieces(
  { studySessions, sittings = [] }: Pick<Export, "studySessions" | "sittings">,
  questions: readonly RestoredQuestion[],
): Generator<RestoredPiece, undefined> {
  for (let at = 0; at < studySessions.length; at += PIECE) {
    yield { studySessions: studySessions.slice(at, at + PIECE), questions: [] };
  }
  for (let at = 0; at < sittings.length; at += PIECE) {
    yield { studySessions: [], sittings: sittings.slice(at, at + PIECE), questions: [] };
  }
  for (let at = 0; at < questions.length; at += PIECE) {
    yield { studySessions: [], questions: questions.slice(at, at + PIECE) };
  }
  return undefined;
}
