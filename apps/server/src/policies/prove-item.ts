import type { Model, Specimen } from "@sat/engine";
import type { Proof } from "@sat/item";

/** What is wrong with an item. */
interface Finding {
  /** The check that it does not pass. */
  readonly gate: string;
  readonly complaint: string;
}

/** Looks at an item on its way to a learner: it is proven, or it is not issued. */
export type Prove = (
  specimen: Specimen,
  model: Model,
) => Promise<
  | { readonly proof: Proof; readonly findings?: never }
  | { readonly findings: readonly Finding[]; readonly proof?: never }
>;

export interface ProofContext {
  readonly prove: Prove;
  readonly log: { error(details: object, message: string): void };
  /** Told of each item that is refused, where somebody wants to know. */
  readonly metrics?: { refusal(refused: { readonly model: string }): void } | undefined;
}

/** The item's proof; none if it has not passed, which is counted and logged with what it takes to make it again. */
export async function proveItem(
  specimen: Specimen,
  model: Model,
  { prove, log, metrics }: ProofContext,
): Promise<Proof | undefined> {
  const { proof, findings } = await prove(specimen, model);
  if (findings === undefined) return proof;
  const { version, level, seed } = specimen.item;
  metrics?.refusal({ model: model.id });
  log.error({ model: model.id, version, level, seed, findings }, "a question was refused");
  return undefined;
}
