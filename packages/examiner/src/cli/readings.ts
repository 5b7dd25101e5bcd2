/** npm run readings -- [--json FILE] | --export N --reader ID [--topic ID] [--seed WORD] | --import FILE | --recount */
import { join } from "node:path";
import { loadModels } from "@sat/engine";
import { authoredStock } from "../blind-readings/authored-stock.ts";
import { repositoryAt } from "./readings/repository.ts";
import { runReadings } from "./readings/run-readings.ts";
import { runCommand } from "./usage.ts";

const examiner = join(import.meta.dirname, "../..");

await runCommand(async (args) => {
  const { text, exitCode } = runReadings(args, {
    repository: repositoryAt(examiner),
    stock: authoredStock(await loadModels()),
    batches: "readings",
    returns: join(examiner, "returns"),
    ledger: join(examiner, "src/blind-readings/ledger"),
  });
  console.log(text);
  return exitCode;
});
