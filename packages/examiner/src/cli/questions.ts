/** npm run questions -- [--section S] [--topic T] [--difficulty D] [--model M] [--response choice|entry|any] [--count N] [--each] [--seed N] [--format json|text] [--list] */
import { printQuestions } from "./print-questions.ts";
import { runCommand } from "./usage.ts";

await runCommand(async (args) => {
  const { text, note } = await printQuestions(args);
  console.log(text);
  if (note !== undefined) console.error(note);
  return 0;
});
