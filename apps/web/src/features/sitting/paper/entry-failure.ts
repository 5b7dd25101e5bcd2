import type { Booklet } from "@sat/contract";
import { failureOf } from "../../../lib/api.ts";
import { underWay } from "../../../lib/under-way.ts";
import { moduleName } from "../sitting-words.ts";

/** Says why answers could not be entered, and that nothing is lost. */
export function entryFailure(error: Error, booklet: Booklet): string {
  const failure = failureOf(error);
  if (failure?.kind === "network")
    return "Entering your answers needs a connection. They are kept on this device: please try again once you have one.";
  if (failure?.kind === "problem" && failure.status === 404)
    return "This test was discarded, and its answers cannot be entered any more.";
  const fault = failure?.kind === "problem" ? failure.errors?.[0] : undefined;
  const question = fault && questionAt(fault.field, booklet);
  if (fault !== undefined && question !== undefined) return `${question}: ${fault.message}`;
  return (
    underWay(error) ??
    "Failed to enter your answers. They are kept on this device: please try again."
  );
}

/** The question that a field of the request is about, such as `modules.0.answers.4`. */
function questionAt(field: string, booklet: Booklet): string | undefined {
  const [, at, answer] = /^modules\.(\d+)\.answers\.(\d+)/.exec(field) ?? [];
  const module = booklet.modules[Number(at)];
  return module && `${moduleName(booklet, module)}, question ${Number(answer) + 1}`;
}
