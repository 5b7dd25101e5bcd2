import type { Prove } from "./policies/prove-item.ts";

/** The examiner's proof. It is loaded with the first item, for it is not small: starting does not wait for it. */
export const prove: Prove = async (specimen, model) => {
  const { proofOf } = await import("@sat/examiner/proof-of");
  return proofOf(specimen, model);
};
