import type { Logger } from "pino";
import type { SignIn } from "../auth/sign-in.ts";
import type { QuestionContext } from "../features/question/make-question.ts";
import type { PushService } from "../features/reminders/push-service.ts";
import type { Records } from "../records/records.ts";
import type { Patience } from "./arrivals.ts";
import type { Metrics } from "./metrics.ts";

/** All that the app is made of; nothing in it reaches for anything else. */
export interface Parts {
  readonly records: Records;
  readonly clock: () => Date;
  /** A number from 0 up to 1, that nobody can foresee. */
  readonly chance: () => number;
  readonly signIn: SignIn;
  /** Where browsers reach the app, such as http://localhost:3000. */
  readonly publicUrl: URL;
  /** Milliseconds by which the process comes late to what it has to do. */
  readonly loopDelay: () => number;
  /** Whether the server has been told to stop: it serves on for a while, but wants no new visitors. */
  readonly isStopping: () => boolean;
  /** Proxies that may say whom they speak for: addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Whether callers are held to so many calls a minute. */
  readonly rateLimits: boolean;
  /** How long bodies are waited for: those of the usual length, and longer ones. */
  readonly patience: { readonly usual: Patience; readonly long: Patience };
  readonly log: Pick<Logger, "debug" | "warn" | "error">;
  /** Told of each request and each refused question, where somebody wants to know. */
  readonly metrics?: Pick<Metrics, "request" | "refusal"> | undefined;
  /** Sends messages to browsers. */
  readonly push: PushService;
  /** Loads the item models of topics, to make questions from. */
  readonly models: QuestionContext["models"];
  /** Proves an item before it is issued. */
  readonly prove: QuestionContext["prove"];
  /** The folder of the built web app; without it only the API is served. */
  readonly webRoot?: string | undefined;
}
