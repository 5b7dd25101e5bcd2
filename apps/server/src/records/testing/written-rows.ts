import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely";

/** Counts the rows that statements write, also those that they leave as they were. */
export class WrittenRows implements KyselyPlugin {
  #count = 0;

  /** How many have been written since it was asked last. */
  take(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    this.#count += Number(result.numAffectedRows ?? 0);
    return Promise.resolve(result);
  }
}
