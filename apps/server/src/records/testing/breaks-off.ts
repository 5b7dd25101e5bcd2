import { DeleteQueryNode, Kysely, type KyselyPlugin, type PluginTransformQueryArgs } from "kysely";
import type { Database } from "../database.ts";
import { type Erasure, erasureIn } from "../erasure.ts";
import type { TestDatabase } from "./databases.ts";

/** What a process forgets that is gone before it comes to the study sessions, which are among the last. */
export function erasureBrokenOff(database: TestDatabase): {
  readonly erasure: Erasure;
  readonly close: () => Promise<void>;
} {
  const differences = database.differences();
  const plugins = [new BreaksOff("study_sessions")];
  const db = new Kysely<Database>({ dialect: differences.dialect, plugins });
  return { erasure: erasureIn({ db, differences }), close: () => db.destroy() };
}

/** Fails, like a process that is gone in the middle of its work, when rows of a table are to be deleted. */
class BreaksOff implements KyselyPlugin {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    const isDeletion = DeleteQueryNode.is(node);
    if (isDeletion && JSON.stringify(node.from).includes(`"${this.#table}"`))
      throw new Error("the process is gone");
    return node;
  }

  transformResult({ result }: Parameters<KyselyPlugin["transformResult"]>[0]) {
    return Promise.resolve(result);
  }
}
