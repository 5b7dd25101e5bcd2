import { readFileSync } from "node:fs";

/** What Linux tells of a process; nothing of one that is gone, and nothing elsewhere. */
export function readProcess(
  pid: number,
  about: "cmdline" | "stat" | "status" | `task/${number}/children`,
): string {
  try {
    return readFileSync(`/proc/${pid}/${about}`, "utf8");
  } catch {
    return "";
  }
}
