import type { Export } from "@sat/contract";
import type { Learner } from "../lib/learner.ts";
import type { ServerProcess } from "../lib/server-process.ts";

/** What one learner who wants all for themself has to go by. */
export interface Scene {
  readonly server: ServerProcess;
  /** An export of a little practice. */
  readonly little: Export;
  /** One without answers. */
  readonly greedy: () => Promise<Learner>;
}

export interface Attempt {
  readonly name: string;
  /** What came of it that should not have. */
  readonly run: (scene: Scene) => Promise<string[]>;
}
