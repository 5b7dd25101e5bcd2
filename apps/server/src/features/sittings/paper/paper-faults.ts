import type { PaperAnswers, Problem } from "@sat/contract";
import { OPTION_LETTERS, readEntry, type Response } from "@sat/item";
import type { PrintedModule } from "./printed-modules.ts";

type FieldErrors = NonNullable<Problem["errors"]>;
type Given = PaperAnswers["modules"][number];

/** What of the answers cannot have been given to this test, field by field, in the words of what is to be done. */
export function paperFaults(
  given: PaperAnswers["modules"],
  printed: readonly PrintedModule[],
): FieldErrors {
  const numbers = given.map(({ number }) => number);
  return given.flatMap((own, at) => {
    const field = `modules.${at}`;
    const module = printed.find((each) => each.module.number === own.number);
    if (module === undefined)
      return [{ field: `${field}.number`, message: `The test has no module ${own.number}` }];
    if (numbers.indexOf(own.number) < at)
      return [{ field: `${field}.number`, message: `Module ${own.number} is there twice` }];
    return faultsIn(own, module).map((fault) => ({ ...fault, field: `${field}.${fault.field}` }));
  });
}

function faultsIn({ number, answers }: Given, { questions }: PrintedModule): FieldErrors {
  if (answers.length > questions.length) {
    const message = `Module ${number} has ${questions.length} questions, not ${answers.length}`;
    return [{ field: "answers", message }];
  }
  return answers.flatMap((response, at) => {
    const kind = questions[at]?.question.kind ?? "choice";
    const fault = response === null ? undefined : faultOf(response, kind);
    if (fault === undefined) return [];
    return [{ field: `answers.${at}`, message: fault }];
  });
}

function faultOf(response: Response, kind: Response["kind"]): string | undefined {
  if (response.kind !== kind)
    return kind === "choice"
      ? `Choose one of its options: ${OPTION_LETTERS.join(", ")}.`
      : "It has no options. Type the answer.";
  if (response.kind !== "entry") return undefined;
  const read = readEntry(response.text);
  return read.kind === "malformed" ? read.reason : undefined;
}
