import type { FiledReport } from "@sat/contract";
import { acceptedEntries, OPTION_LETTERS, plainText } from "@sat/item";
import type { Verdict } from "./re-examine.ts";

/** A report on a few lines: who looks into it needs no more to begin. */
export function printReport(report: FiledReport, { remake, proof }: Verdict): string {
  const { id, flaw, comment, reportedAt, outcome, question } = report;
  const { model, version, level, seed } = report;
  return [
    `${id}  ${reportedAt.slice(0, 10)}  ${flaw}  ${outcome ?? "open"}`,
    ...(comment === "" ? [] : [`    “${comment}”`]),
    `    ${model} v${version} ${level}, seed ${seed}: ${remake}; the proof: ${proof}`,
    `    ${plainText(question.question)}`,
    ...answersTo(question),
  ]
    .map(printable)
    .join("\n");
}

/** The options with the key marked, or what can be typed. */
function answersTo(question: FiledReport["question"]): string[] {
  if (question.kind === "entry") {
    return [`    * typed: ${acceptedEntries(question.answerKey).join(" or ")}`];
  }
  const { options, correctAnswer } = question;
  return OPTION_LETTERS.map(
    (letter) =>
      `    ${letter === correctAnswer ? "*" : " "}${letter}) ${plainText(options[letter])}`,
  );
}

/** A terminal obeys control characters, and texts may have come with an import. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, " ");
}
