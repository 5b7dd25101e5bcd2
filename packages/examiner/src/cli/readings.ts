/** npm run readings -- [--json FILE] | --export N --reader ID [--topic ID] [--seed WORD] | --import FILE | --recount */
import { join } from "node:path";
import { models } from "@sat/engine";
import { authoredStock } from "../blind-readings/authored-stock.ts";
import { repositoryAt } from "./readings/repository.ts";
import { runReadings } from "./readings/run-readings.ts";
import { runCommand } from "./usage.ts";

const examiner = join(import.meta.dirname, "../..");

await runCommand((args) => {
  const { text, exitCode } = runReadings(args, {
    repository: repositoryAt(examiner),
    stock: authoredStock(models),
    batches: "readings",
    returns: join(examiner, "returns"),
    ledger: join(examiner, "src/blind-readings/ledger"),
  });
  console.log(text);
  return exitCode;
});
