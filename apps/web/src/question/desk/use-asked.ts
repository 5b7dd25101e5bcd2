import { useState } from "react";
import type { QuestionState } from "./question-desk.ts";

/** Names each question asked for on this page; undefined up to one that the page began with, to stay where it is. */
export function useAsked({ request }: QuestionState, first: number): number | undefined {
  const [begun] = useState(first);
  return request > begun ? request : undefined;
}
