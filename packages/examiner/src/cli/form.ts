/** npm run form -- [--test full|half|section|module|sprint] [--section S] [--questions N] [--route harder|easier] [--seed N] [--count N [--sittings N]] */
import { printForms } from "./print-forms.ts";
import { runCommand } from "./usage.ts";

await runCommand(async (args) => {
  console.log(await printForms(args));
  return 0;
});
