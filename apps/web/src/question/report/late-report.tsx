import { latePart, useWantedPart } from "../../lib/late-part.ts";

const reportQuestion = latePart("the way to report", () => import("./report-question.tsx"));

/** The way to report the issued question `id`, which comes after the answer and need not come with the page. */
export function LateReport({ id }: { readonly id: string }) {
  const part = useWantedPart(reportQuestion);
  return part === undefined ? null : <part.ReportQuestion id={id} />;
}
