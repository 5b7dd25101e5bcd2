import type { Check } from "@sat/item";
import { blanks } from "./blanks.ts";
import { blindReadings } from "./blind-readings.ts";
import { claims } from "./claims.ts";
import { codes } from "./codes.ts";
import { distinctOptions } from "./distinct-options.ts";
import { alternative } from "./figures/alternative.ts";
import { figure } from "./figures/figure.ts";
import { formClass } from "./form-class.ts";
import { entryForms } from "./entries/entry-forms.ts";
import { entrySlips } from "./entries/entry-slips.ts";
import { entrySolver } from "./entries/entry-solver.ts";
import { entryWording } from "./entries/entry-wording.ts";
import type { AnyGate } from "./gate.ts";
import { hint } from "./hint.ts";
import { insertion } from "./insertion.ts";
import { letterFree } from "./letter-free.ts";
import { markup } from "./markup.ts";
import { numericOrder } from "./numeric-order.ts";
import { ownWords } from "./own-words.ts";
import { passage } from "./passage.ts";
import { plugIn } from "./plug-in.ts";
import { notedNumbers } from "./printed/noted-numbers.ts";
import { printedDirections } from "./printed/printed-directions.ts";
import { printedFacts } from "./printed/printed-facts.ts";
import { printedNumbers } from "./printed/printed-numbers.ts";
import { printedOptions } from "./printed/printed-options.ts";
import { printedWords } from "./printed/printed-words.ts";
import { printing } from "./printing.ts";
import { quotedNumbers } from "./quoted-numbers.ts";
import { rationales } from "./rationales.ts";
import { secondSolver } from "./second-solver.ts";
import { shape } from "./shape.ts";

/** What makes a question right: every question passes these before it is issued. */
export const PROOF = {
  /** A second program comes to the key, and to nothing else. */
  answer: [secondSolver, entrySolver, entryForms, plugIn, claims],
  /** Of an authored question, those who solved it without seeing the key came to the key. */
  readers: [blindReadings],
  /** What is printed is what the facts say. */
  print: [
    shape,
    markup,
    printedFacts,
    printedNumbers,
    printedWords,
    printedDirections,
    blanks,
    insertion,
    passage,
    printing,
  ],
  /** Four options that differ, of one form, as the facts offer them. */
  options: [printedOptions, notedNumbers, distinctOptions, formClass, numericOrder, codes],
  /** What is read before and after answering holds no other number, and gives nothing away. */
  reasons: [quotedNumbers, rationales, ownWords, entrySlips, entryWording, hint, letterFree],
  /** A drawing shows what is said. */
  figure: [figure, alternative],
} as const satisfies Readonly<Record<Check, readonly AnyGate[]>>;
