import { latePart } from "../../../lib/late-part.ts";

/** What draws answered questions for print: the screen does without it. */
export const latePaper = latePart("the printed questions", () => import("./paper-question.tsx"));
