import type { ComponentProps } from "react";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AnsweredSheet } from "./answered-sheet.tsx";

/** What shows an answered question whole: a list of answers does without it until one is opened. */
export const lateAnsweredSheet = latePart(
  "answered questions",
  () => import("./answered-sheet.tsx"),
);

/** An answered question, once a row is opened. */
export function LateAnsweredSheet(props: ComponentProps<typeof AnsweredSheet>) {
  const part = useWantedPart(lateAnsweredSheet);
  if (part === undefined) return <Skeleton label="Loading the question..." />;
  return <part.AnsweredSheet {...props} />;
}
