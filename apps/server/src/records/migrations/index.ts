import type { Migration } from "kysely/migration";
import { initial } from "./0001-initial.ts";
import { source } from "./0002-source.ts";

/** Every migration in the order it runs. One that has shipped is never edited; a new one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-initial": { up: initial },
  "0002-source": { up: source },
};
