import type { Model, Specimen } from "@sat/engine";
import { type ChoiceItem, type EntryItem, ProseError } from "@sat/item";
import type { AnyGate, Finding } from "./gates/gate.ts";

/** What these gates find wrong with an item. */
export function findingsOf(from: readonly AnyGate[], specimen: Specimen, model: Model): Finding[] {
  return from.flatMap((gate) =>
    complaintsOf(gate, specimen, model).map((complaint) => ({
      gate: gate.id,
      complaint,
    })),
  );
}

/** A gate that cannot come to an end rejects the item, and says why; that a text does not parse is told once. */
function complaintsOf(gate: AnyGate, specimen: Specimen, model: Model): readonly string[] {
  try {
    return checked(gate, specimen, model);
  } catch (error) {
    if (error instanceof ProseError) return [];
    return [messageOf(error)];
  }
}

/** What something thrown says of itself. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the gate says of an item of a kind that it checks. */
function checked(gate: AnyGate, specimen: Specimen, model: Model): readonly string[] {
  switch (gate.kinds) {
    case "both":
      return gate.check(specimen, model);
    case "choice":
      return isChoice(specimen) ? gate.check(specimen, model) : [];
    case "entry":
      return isEntry(specimen) ? gate.check(specimen, model) : [];
  }
}

function isEntry(specimen: Specimen): specimen is Specimen<EntryItem> {
  return specimen.item.kind === "entry";
}

function isChoice(specimen: Specimen): specimen is Specimen<ChoiceItem> {
  return specimen.item.kind !== "entry";
}
