import type { Model } from "@sat/engine";
import type { TopicId } from "@sat/item";
import type { ProofContext } from "../../policies/prove-item.ts";
import type { Answers } from "../../records/answers.ts";
import type { Calibrations } from "../../records/calibrations.ts";
import type { Questions } from "../../records/questions.ts";
import type { SittingQuestions } from "../../records/sitting-questions.ts";
import type { Sittings } from "../../records/sittings.ts";
import type { Assembly } from "./assembly.ts";

/** What it takes to choose the questions of modules. */
export interface AssemblyContext extends ProofContext {
  readonly sittings: Pick<Sittings, "changeModule" | "find">;
  readonly sittingQuestions: Pick<SittingQuestions, "place" | "list">;
  readonly questions: Pick<Questions, "recent" | "nextPosition" | "seedsMet">;
  /** Loads the models of topics. */
  readonly models: (topics: readonly TopicId[]) => Promise<readonly Model[]>;
  readonly clock: () => Date;
  readonly log: ProofContext["log"] & { warn(details: object, message: string): void };
}

/** What it takes to have tests sat. */
export interface SittingContext {
  readonly sittings: Sittings;
  readonly sittingQuestions: SittingQuestions;
  readonly questions: Pick<Questions, "noteShown">;
  readonly answers: Pick<Answers, "settle">;
  readonly calibrations: Pick<Calibrations, "difficulties">;
  readonly models: AssemblyContext["models"];
  readonly assembly: Pick<Assembly, "start">;
  readonly clock: () => Date;
}
