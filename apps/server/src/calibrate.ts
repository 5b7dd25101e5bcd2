/**
 * `npm run calibrate`: what answers say of the questions, beside the open reports; `--json FILE` writes all of it.
 * `npm run calibrate -- --accept all|MODEL…` lets estimates of difficulty count, `--withdraw all|MODEL…` no more. It
 * runs beside the server, on the same settings.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { loadModels } from "@sat/engine";
import { readEnv, SettingError } from "./env.ts";
import { acceptEstimates } from "./features/calibration/accept-estimates.ts";
import { printWeighed } from "./features/calibration/print-weighed.ts";
import { weighAnswers } from "./features/calibration/weigh-answers.ts";
import { openRecords, type Records } from "./records/records.ts";
import { refuseRecords } from "./start-failure.ts";

/** What is asked for that cannot be done. */
class UsageError extends Error {}

function readWords() {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: "string" },
      accept: { type: "boolean", default: false },
      withdraw: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const changes = values.accept || values.withdraw;
  if ((values.accept && values.withdraw) || changes !== positionals.length > 0)
    throw new UsageError("Name models, or all, after --accept or --withdraw.");
  const models = positionals.includes("all") ? ("all" as const) : positionals;
  return { ...values, models };
}

async function run(
  { calibrations, reports }: Records,
  { json, accept, withdraw, models }: ReturnType<typeof readWords>,
): Promise<void> {
  const anew = "What is believed of a learner is worked out anew when it is next wanted.";
  if (withdraw) {
    const count = await calibrations.withdraw(models, new Date());
    console.log(`${count} estimates count no more. ${anew}`);
    return;
  }
  const versions = new Map((await loadModels()).map(({ id, version }) => [id, version]));
  const weighed = await weighAnswers({ calibrations, reports, versions });
  if (json !== undefined) await writeFile(json, JSON.stringify(weighed, undefined, 2));
  if (accept) {
    const clock = () => new Date();
    const accepted = await acceptEstimates(weighed, models, { calibrations, clock });
    console.log(`${accepted.length} estimates count from now on. ${anew}`);
    return;
  }
  console.log(printWeighed(weighed));
}

try {
  const words = readWords();
  const env = readEnv(process.env);
  const records = await openRecords(env).catch(refuseRecords(env));
  await run(records, words).finally(() => records.close());
} catch (error) {
  const isSaid = error instanceof SettingError || error instanceof UsageError;
  console.error(isSaid ? error.message : error);
  process.exitCode = 1;
}
