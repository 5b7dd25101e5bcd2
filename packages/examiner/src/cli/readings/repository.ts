import { execFileSync } from "node:child_process";
import { UsageError } from "../usage.ts";

/** A name such as HEAD, which means another commit tomorrow, is none. */
const FULL_HASH = /^(?:[\da-f]{40}|[\da-f]{64})$/;

/** What the commands ask of git. */
export interface Repository {
  /** The hash of the commit that is checked out. */
  readonly head: () => string;
  readonly hasCommit: (hash: string) => boolean;
  /** Whether what is in these folders, named from the top, is what was committed. */
  readonly isCommitted: (...folders: readonly string[]) => boolean;
}

/** The repository around a folder. Its functions throw UsageError where there is none. */
export function repositoryAt(cwd: string): Repository {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return {
    head: () => {
      try {
        return git("rev-parse", "HEAD").trim();
      } catch {
        throw new UsageError(
          "A batch is fixed by a commit, and this is no git repository with one; for practice give a --seed.",
        );
      }
    },
    hasCommit: (hash) => {
      if (!FULL_HASH.test(hash)) return false;
      try {
        return git("cat-file", "-t", hash).trim() === "commit";
      } catch {
        return false;
      }
    },
    isCommitted: (...folders) =>
      git("status", "--porcelain", "--", ...folders.map((folder) => `:/${folder}`)) === "",
  };
}
