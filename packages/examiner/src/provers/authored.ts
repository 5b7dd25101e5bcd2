import { plainText } from "@sat/item";
import { remembered } from "../remembered.ts";
import { UnprovenError } from "../solving/unproven.ts";
import type { OptionProver } from "./prover.ts";

/**
 * Nothing but a reader can find the answer of a literary text. What a program can hold a writer to is the
 * evidence: the words that decide must stand in the passage. The writer's key is then taken as right.
 */
export const proveAuthored: OptionProver<"authored"> = (
  { evidence },
  { passage = "", correctAnswer },
) => {
  if (evidence.length === 0) throw new UnprovenError("the writer names no evidence");
  const texts = [squeezed(passage), plainly(passage)];
  const missing = evidence.find((words) => !texts.some((text) => text.includes(squeezed(words))));
  if (missing !== undefined) throw new UnprovenError(`"${missing}" does not stand in the passage`);
  return [correctAnswer];
};

/** Line breaks and runs of spaces as one space. */
const squeezed = remembered((text) => text.replaceAll(/\s+/g, " ").trim());

/** The same of a text without its marks. */
const plainly = remembered((markup) => squeezed(plainText(markup)));
