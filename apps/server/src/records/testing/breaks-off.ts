import { DeleteQueryNode, Kysely, type KyselyPlugin, type PluginTransformQueryArgs } from "kysely";
import type { Database } from "../database.ts";
import { type Erasure, erasureIn } from "../erasure.ts";
import type { TestDatabase } from "./databases.ts";

interface FailingErasure {
  readonly erasure: Erasure;
  readonly close: () => Promise<void>;
}

/** What a process forgets that is gone before it comes to the study sessions, which are among the last. */
export function erasureBrokenOff(database: TestDatabase): FailingErasure {
  const gone = () => new Error("the process is gone");
  return failing(database, new Fails("study_sessions", { error: gone, times: Infinity }));
}

/** What is forgotten by one that once has to give way to another, among the answers. */
export function erasureGivingWay(database: TestDatabase): FailingErasure {
  const deadlock = () => Object.assign(new Error("deadlock detected"), { code: "40P01" });
  return failing(database, new Fails("answers", { error: deadlock, times: 1 }));
}

function failing(database: TestDatabase, plugin: KyselyPlugin): FailingErasure {
  const differences = database.differences();
  const db = new Kysely<Database>({ dialect: differences.dialect, plugins: [plugin] });
  return { erasure: erasureIn({ db, differences }), close: () => db.destroy() };
}

/** Fails, in the middle of a transaction, when rows of a table are to be deleted. */
class Fails implements KyselyPlugin {
  readonly #table: string;
  readonly #error: () => Error;
  #times: number;

  constructor(table: string, { error, times }: { error: () => Error; times: number }) {
    this.#table = table;
    this.#error = error;
    this.#times = times;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    const isDeletion =
      DeleteQueryNode.is(node) && JSON.stringify(node.from).includes(`"${this.#table}"`);
    if (isDeletion && this.#times-- > 0) throw this.#error();
    return node;
  }

  transformResult({ result }: Parameters<KyselyPlugin["transformResult"]>[0]) {
    return Promise.resolve(result);
  }
}
