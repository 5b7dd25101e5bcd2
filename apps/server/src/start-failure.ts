/**
 * What keeps the server from starting, in one sentence each: which setting it is about, what is wrong with it, and what
 * to do. What a setting itself shows is refused in env.ts; here is what only comes out when it is used.
 */
import { SettingError } from "./env.ts";
import type { ListenOptions } from "./http/listen.ts";
import { LaterTablesError } from "./records/migrate.ts";
import type { RecordsPlace } from "./records/records.ts";
import { remedyFor } from "./remedy.ts";

/** A failure by its code or, without one, by what it begins with. */
type Failure = readonly [what: RegExp, trouble: string, remedy: string];

/** SQLite's result codes stand behind `SQLITE`. */
const OF_FILE: readonly Failure[] = [
  [/^(EEXIST|ENOTDIR)$/, "is no folder", "set it to one"],
  [/^ENOENT$/, "is where no folder can be made", "set it to another place"],
  [
    /^(EACCES|EPERM|EROFS|SQLITE(8|14))$/,
    "cannot be written",
    "let this user write to the folder and to all that is in it, or set it to another",
  ],
  [/^(ENOSPC|SQLITE13)$/, "has no room left", "make some, or set it to a folder on another disk"],
  [
    /^SQLITE[56]$/,
    "is in use",
    "stop the program that holds its database, or set it to another folder",
  ],
  [/^SQLITE1$/, "holds the database of another program", "set it to another folder"],
];

/** By Node's codes, PostgreSQL's (its documentation, appendix A), and the words of `pg`. */
const OF_DATABASE: readonly Failure[] = [
  [
    /^(28P01|28000|SASL)/,
    "names a user whom PostgreSQL does not let in",
    "correct the user and the password in it, or let that user in",
  ],
  [/^3D000$/, "names a database that is not there", "create it, or correct the name"],
  [
    /^(42501|3F000)$/,
    "names a database in which its user may not make tables",
    "let that user, or set it to a database of the user's own",
  ],
  [/^25006$/, "names a database that takes no writes", "set it to the primary server"],
  [
    /^(42P0[17]|4270[13])$/,
    "names the database of another program",
    "set it to one of the server's own",
  ],
  [
    /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_|Connection terminated|timeout|received invalid response)/,
    "names a server that does not answer as PostgreSQL does",
    "start PostgreSQL there, or correct the host and the port",
  ],
  [
    /SSL|TLS|CERT|SIGNATURE|^ENOENT/,
    "asks for an encrypted connection that cannot be had",
    "see to the certificates on both sides, or correct what it says of ssl",
  ],
];

const LATER: Failure = [
  /^/,
  "was used by a later version",
  "start that version, or restore a backup made before it",
];

const OF_PORT: readonly Failure[] = [
  [/^EADDRINUSE$/, "is taken", "set it to another port, or leave it out"],
  [/^(EACCES|EPERM)$/, "is not for this user to take", "set it to a port from 1024 on"],
];

const OF_HOST: readonly Failure[] = [
  [
    /^(EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|ENOTFOUND|EAI_)/,
    "is no address of this machine",
    "set it to one, or leave it out",
  ],
];

/** What has a code of the file system, of SQLite or of PostgreSQL; Node's own for a fault of the program begin with ERR. */
const OF_STORE = /^(E(?!RR_)\w+|SQLITE\d+|[\dA-Z]{5})$/;

/**
 * @throws {SettingError} in place of what the records could not be opened or read for
 * @throws what else went wrong, as it is: no setting is to blame for it
 */
export function refuseRecords(place: RecordsPlace): (error: unknown) => never {
  return (error) => {
    const isFile = place.databaseUrl === undefined;
    // It may hold a password, so it is not repeated.
    const subject = isFile ? `DATA_DIR=${place.dataDir}` : "DATABASE_URL";
    const isLater = error instanceof LaterTablesError;
    const failures: Failure[] = [
      ...(isLater ? [LATER] : []),
      ...(isFile ? OF_FILE : OF_DATABASE),
      [/^(SQLITE(11|26)|XX00[12])$/, "is damaged", remedyFor(place)],
      [
        OF_STORE,
        "cannot be used",
        "see to the database, and to the disk under it, or set it to another",
      ],
    ];
    if (failures.every(([what]) => !what.test(codeOf(error)))) throw error;
    throw new SettingError(sentence(subject, error, failures));
  };
}

/** @throws {SettingError} in place of what the port could not be taken for */
export function refuseListening(
  setting: "PORT" | "METRICS_PORT",
  { host, port }: ListenOptions,
): (error: unknown) => never {
  return (error) => {
    const isHosts = OF_HOST.some(([what]) => what.test(codeOf(error)));
    const asked = port === undefined ? setting : `${setting}=${port}`;
    const subject = isHosts ? `HOST=${host}` : asked;
    const last: Failure = [/^/, `cannot be used at ${host}`, "set it, or HOST, to another"];
    throw new SettingError(sentence(subject, error, [...OF_HOST, ...OF_PORT, last]));
  };
}

/** For what no setting is to blame for. */
export function unforeseen(error: unknown): string {
  return `The server cannot start (${reasonOf(error)}): report it, with what it prints under LOG_LEVEL=debug.`;
}

/** One of the failures fits the error. */
function sentence(subject: string, error: unknown, failures: readonly Failure[]): string {
  const code = codeOf(error);
  const [, trouble = "", remedy = ""] = failures.find(([what]) => what.test(code)) ?? [];
  return `${subject} ${trouble} (${reasonOf(error)}): ${remedy}.`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("errcode" in error) return `SQLITE${Number(error.errcode) % 256}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}

const LONGEST_REASON = 200;

function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message || codeOf(error) : String(error);
  return said.replaceAll(/\s+/g, " ").slice(0, LONGEST_REASON);
}
