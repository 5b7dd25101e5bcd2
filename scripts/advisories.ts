/**
 * `npm run advisories`: asks the registry what is known to be vulnerable of the packages the server runs on. Fails for
 * what is severe. Where the registry does not answer, it says so: that is no test passed, and none failed.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { type AuditReport, readAudit } from "./lib/audit-report.ts";

/** One try of ten seconds: without a network, npm would go on trying for minutes. */
const PATIENCE = ["--fetch-retries=0", "--fetch-timeout=10000"];

function audit(): Promise<AuditReport> {
  const words = ["audit", "--omit=dev", "--json", ...PATIENCE];
  return new Promise((resolve) => {
    // It ends badly both for an advisory and without an answer; what it says tells which.
    execFile("npm", words, { cwd: join(import.meta.dirname, "..") }, (_error, output) =>
      resolve(asReport(output)),
    );
  });
}

function asReport(output: string): AuditReport {
  try {
    return JSON.parse(output) as AuditReport; // every field of it may be absent
  } catch {
    return {};
  }
}

const found = readAudit(await audit());
if ("notAsked" in found) {
  console.log(`Advisories: the registry could not be asked (${found.notAsked})`);
} else {
  for (const one of found.severe) console.log(`✗ ${one}`);
  console.log(`Advisories: ${found.severe.length} of high or critical severity`);
  process.exitCode = found.severe.length === 0 ? 0 : 1;
}
