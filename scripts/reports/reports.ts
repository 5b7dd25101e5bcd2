/**
 * `npm run reports`: what learners have reported, each question made and examined again; `--all` shows the settled
 * ones too. `npm run reports -- --settle ID --outcome fixed|sound|withdrawn` says what came of one, and the learner
 * sees it. The settings are the server's, which may be running.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FiledReport, REPORT_OUTCOMES } from "@sat/contract";
import { loadModels } from "@sat/engine";
import { printReport } from "./print-report.ts";
import { reExamine } from "./re-examine.ts";

const SERVER = join(import.meta.dirname, "../../apps/server/src/reports.ts");
/** Bytes that the server may print. */
const MOST_OUTPUT = 2 ** 28;

const { values: given } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    settle: { type: "string" },
    outcome: { type: "string" },
  },
});

if (given.settle === undefined) await list(given.all ? "all" : "open");
else settle(given.settle, given.outcome);

/** The records are the server's alone, so it is asked. */
function ask(...words: string[]): string {
  const stdio: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];
  const options = { encoding: "utf8", maxBuffer: MOST_OUTPUT, stdio } as const;
  return execFileSync(process.execPath, [SERVER, ...words], options);
}

async function list(which: "all" | "open"): Promise<void> {
  const models = await loadModels();
  const reports = FiledReport.array().parse(JSON.parse(ask(which)));
  for (const report of reports) {
    console.log(`${printReport(report, reExamine(report, models))}\n`);
  }
  console.log(`${reports.length} ${which === "all" ? "reports" : "open reports"}`);
}

function settle(id: string, outcome: string | undefined): void {
  if (outcome === undefined || !REPORT_OUTCOMES.some((each) => each === outcome)) {
    console.error(`--outcome is one of ${REPORT_OUTCOMES.join(", ")}.`);
    process.exitCode = 2;
    return;
  }
  try {
    ask("settle", id, outcome);
    console.log(`${id}: ${outcome}`);
  } catch {
    // The server has said why.
    process.exitCode = 1;
  }
}
