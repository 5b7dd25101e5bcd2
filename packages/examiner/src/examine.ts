import type { Model, Specimen } from "@sat/engine";
import { ProseError } from "@sat/item";
import type { Finding, Gate } from "./gates/gate.ts";
import { gates } from "./gates/index.ts";

/** What the gates find wrong with an item; nothing when it may ship. */
export function examine(specimen: Specimen, model: Model): Finding[] {
  return gates.flatMap((gate) =>
    complaintsOf(gate, specimen, model).map((complaint) => ({
      gate: gate.id,
      severity: gate.severity,
      complaint,
    })),
  );
}

/** A gate that cannot come to an end rejects the item, and says why; that a text does not parse is told once. */
function complaintsOf(gate: Gate, specimen: Specimen, model: Model): readonly string[] {
  try {
    return gate.check(specimen, model);
  } catch (error) {
    if (error instanceof ProseError) return [];
    return [error instanceof Error ? error.message : String(error)];
  }
}
