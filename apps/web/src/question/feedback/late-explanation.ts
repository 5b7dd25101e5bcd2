import { latePart } from "../../lib/late-part.ts";

/** What explains an answer, with the names of all mistakes: it comes with the question, before there is an answer. */
export const lateExplanation = latePart("the explanation", () => import("./explanation.tsx"));
