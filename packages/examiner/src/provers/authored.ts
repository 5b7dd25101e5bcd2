import { plainText } from "@sat/item";
import { remembered } from "../remembered.ts";
import { UnprovenError } from "../solving/unproven.ts";
import type { OptionProver } from "./prover.ts";

/**
 * Nothing but a reader can find what a text means, or which sentence serves a goal. What a program can hold a writer to is the
 * evidence: the words that decide must stand in the text or among the notes. The writer's key is then taken as right.
 */
export const proveAuthored: OptionProver<"authored"> = (
  { evidence },
  { passage = "", question, correctAnswer },
) => {
  if (evidence.length === 0) throw new UnprovenError("the writer names no evidence");
  const shown = `${passage} ${question}`;
  const texts = [squeezed(shown), plainly(shown)];
  const missing = evidence.find((words) => !texts.some((text) => text.includes(squeezed(words))));
  if (missing !== undefined) throw new UnprovenError(`"${missing}" does not stand in the text`);
  return [correctAnswer];
};

/** Line breaks and runs of spaces as one space. */
const squeezed = remembered((text) => text.replaceAll(/\s+/g, " ").trim());

/** The same of a text without its marks. */
const plainly = remembered((markup) => squeezed(plainText(markup)));
