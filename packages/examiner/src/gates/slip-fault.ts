import { type Figure, isSlipCode } from "@sat/item";

/** Slips in reading what is drawn or tabled. */
const NEEDS_FIGURE: ReadonlySet<string> = new Set(["figure-misread", "wrong-row-or-column"]);

/** What is wrong with the slip that an answer stands for, after "A …"; undefined if it is registered and can be made. */
export function slipFault(code: string, figure: Figure | undefined): string | undefined {
  if (!isSlipCode(code)) return `stands for ${code}, which is no registered slip`;
  if (NEEDS_FIGURE.has(code) && figure === undefined) return "misreads a figure that is not there";
  return undefined;
}
