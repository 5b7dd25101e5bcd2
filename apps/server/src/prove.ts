import type { Prove } from "./policies/prove-item.ts";

type Examiner = typeof import("@sat/examiner/proof-of");

/** To ask the loader for what it has loaded takes longer than many a proof. */
let examiner: Promise<Examiner> | undefined;

/** The examiner's proof. It is loaded with the first item, for it is not small: starting does not wait for it. */
export const prove: Prove = async (specimen, model) => {
  const { proofOf } = await (examiner ??= load());
  return proofOf(specimen, model);
};

/** A load that failed, for want of memory say, is tried again at the next item. */
async function load(): Promise<Examiner> {
  try {
    return await import("@sat/examiner/proof-of");
  } catch (problem) {
    examiner = undefined;
    throw problem;
  }
}
