import type { z } from "@hono/zod-openapi";
import type * as account from "./account.ts";
import type * as achievements from "./achievements.ts";
import type * as activities from "./activities.ts";
import type * as answers from "./answers.ts";
import type * as exports from "./export.ts";
import type * as history from "./history.ts";
import type * as lookBack from "./look-back.ts";
import type * as mistakes from "./mistakes.ts";
import type * as plan from "./plan.ts";
import type * as progress from "./progress.ts";
import type * as question from "./question.ts";
import type * as reminders from "./reminders.ts";
import type * as reports from "./reports.ts";
import type * as review from "./review.ts";
import type * as scoreReports from "./score-reports.ts";
import type * as signIn from "./sign-in.ts";
import type * as sittingModules from "./sitting-modules.ts";
import type * as sittingPaper from "./sitting-paper.ts";
import type * as sittingReports from "./sitting-reports.ts";
import type * as sittings from "./sittings.ts";
import type * as skips from "./skips.ts";
import type * as study from "./study.ts";

type Modules = typeof account &
  typeof achievements &
  typeof activities &
  typeof answers &
  typeof exports &
  typeof history &
  typeof lookBack &
  typeof mistakes &
  typeof plan &
  typeof progress &
  typeof question &
  typeof reminders &
  typeof reports &
  typeof review &
  typeof scoreReports &
  typeof signIn &
  typeof sittingModules &
  typeof sittingPaper &
  typeof sittingReports &
  typeof sittings &
  typeof skips &
  typeof study;

type Entry = Extract<Modules[keyof Modules], { readonly name: string; readonly offline: string }>;

type Json<Schema extends z.ZodType> = {
  readonly content: { readonly "application/json": { readonly schema: Schema } };
};

/** Every call, as types alone, so that no schema reaches the browser. */
export type Endpoints = {
  /** By name, such as `GET /api/me`. */
  [Each in Entry as Each["name"]]: {
    /** As a client may send it: what has a default may be left out. */
    body: Each extends { readonly request: { readonly body: Json<infer Body> } }
      ? z.input<Body>
      : undefined;
    answer: Each extends { readonly responses: { readonly 200: Json<infer Answer> } }
      ? z.output<Answer>
      : undefined;
    offline: Each["offline"];
  };
};
export type EndpointName = keyof Endpoints;
