import { importUnderWay, notSignedIn, resetUnderWay } from "../problems/refusal.ts";

/** What changes an account as a whole, in pieces: nobody is let in until it has ended. */
export type Overhaul = "import" | "reset" | "deletion";

/**
 * What is in an account counts only when it is whole again.
 * @throws {Refusal} until then
 */
export function refuseWhile(overhaul: Overhaul | undefined): void {
  switch (overhaul) {
    case "import":
      throw importUnderWay();
    case "reset":
      throw resetUnderWay();
    case "deletion":
      // The last of a learner who leaves goes by itself.
      throw notSignedIn();
    case undefined:
  }
}
