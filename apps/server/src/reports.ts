/**
 * What learners have reported, for `npm run reports`: prints the reports as JSON, the open ones or with `all` every
 * one; `settle ID OUTCOME` says what came of one. It runs beside the server, on the same settings.
 */
import { REPORT_OUTCOMES } from "@sat/contract";
import { readEnv, SettingError } from "./env.ts";
import { openRecords, type Records } from "./records/records.ts";
import { refuseRecords } from "./start-failure.ts";

const [command = "open", id = "", word = ""] = process.argv.slice(2);

async function run({ reports }: Records): Promise<void> {
  if (command !== "settle") {
    console.log(JSON.stringify(await reports.list(command === "all" ? "all" : "open")));
    return;
  }
  const outcome = REPORT_OUTCOMES.find((each) => each === word);
  if (outcome !== undefined && (await reports.settle(id, outcome))) return;
  console.error(`There is no report ${id}, or ${word} is none of ${REPORT_OUTCOMES.join(", ")}.`);
  process.exitCode = 1;
}

try {
  const env = readEnv(process.env);
  const records = await openRecords(env).catch(refuseRecords(env));
  await run(records).finally(() => records.close());
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
