import type { Flaw, Report } from "@sat/contract";

/** What a learner can say is wrong with a question, in the order it is offered. */
export const FLAW_OPTIONS: readonly { readonly value: Flaw; readonly label: string }[] = [
  { value: "wrong-key", label: "Wrong answer key" },
  { value: "two-keys", label: "Two right answers" },
  { value: "unclear", label: "Unclear" },
  { value: "typo", label: "Typo" },
  { value: "figure", label: "Figure" },
  { value: "other", label: "Something else" },
];

/** What has come of a report. */
export function outcomeText({ outcome }: Report): string {
  switch (outcome) {
    case null:
      return "You have reported this question. Thank you: it will be looked into.";
    case "fixed":
      return "You have reported this question. It has been fixed for everyone after you. Thank you.";
    case "sound":
      return "You have reported this question. It was checked, and is right as it stands.";
    case "withdrawn":
      return "You have reported this question. Its kind is not asked any more. Thank you.";
  }
}
