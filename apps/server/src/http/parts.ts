import type { Model } from "@sat/engine";
import type { Logger } from "pino";
import type { SignIn } from "../auth/sign-in.ts";
import type { Records } from "../records/records.ts";

/** All that the app is made of; nothing in it reaches for anything else. */
export interface Parts {
  readonly records: Records;
  readonly clock: () => Date;
  /** A number from 0 up to 1, that nobody can foresee. */
  readonly chance: () => number;
  readonly signIn: SignIn;
  /** Where browsers reach the app, such as http://localhost:3000. */
  readonly publicUrl: URL;
  readonly log: Pick<Logger, "debug" | "warn" | "error">;
  /** The item models to make questions from. */
  readonly models: readonly Model[];
  /** The folder of the built web app; without it only the API is served. */
  readonly webRoot?: string | undefined;
}
