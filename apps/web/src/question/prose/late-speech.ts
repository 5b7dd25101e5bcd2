import { latePart } from "../../lib/late-part.ts";

/** What says formulas and options in words, and prints them as text: no page needs it before it has a question. */
export const lateSpeech = latePart("the words of formulas", () => import("./speech.ts"));
