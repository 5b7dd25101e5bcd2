import type { DatabaseConnection, Dialect, Driver } from "kysely";
import { type Differences, sqlite } from "../dialects.ts";

type Loss = "connections" | "queries" | "writes";

const WRITE = /^(insert|update|delete) (?!into "limits")/;

/** A database that can be lost, in the way of one that is reached over a network. */
export function breakable(dataDir: string) {
  let lost: Loss | undefined;
  const differences = sqlite(dataDir);
  const failWhenLost = (what: Loss) => {
    if (lost === what) throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  };

  function breakableDriver(driver: Driver): Driver {
    const acquire = driver.acquireConnection.bind(driver);
    const known = new WeakSet<DatabaseConnection>();
    return Object.assign(driver, {
      async acquireConnection() {
        failWhenLost("connections");
        const connection = await acquire();
        if (known.has(connection)) return connection;
        known.add(connection);
        const execute = connection.executeQuery.bind(connection);
        return Object.assign(connection, {
          executeQuery: async (...query: Parameters<typeof execute>) => {
            failWhenLost("queries");
            if (WRITE.test(query[0].sql)) failWhenLost("writes");
            return execute(...query);
          },
        });
      },
    });
  }

  const { dialect } = differences;
  const breaking: Dialect = {
    createDriver: () => breakableDriver(dialect.createDriver()),
    // As over a network: to the one connection of a file, Kysely has everybody wait in line.
    createAdapter: () =>
      Object.defineProperty(dialect.createAdapter(), "supportsMultipleConnections", {
        value: true,
      }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
  return {
    differences: { ...differences, dialect: breaking } satisfies Differences,
    lose(what: Loss): void {
      lost = what;
    },
    restore(): void {
      lost = undefined;
    },
  };
}
