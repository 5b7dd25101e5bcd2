import type { ChoiceItem } from "@sat/item";
import type { Repository } from "./repository.ts";

/** What the command works with, so that a test can give it other folders. */
export interface Desk {
  readonly repository: Repository;
  /** The authored questions. */
  readonly stock: readonly ChoiceItem[];
  /** Where batches are handed out. */
  readonly batches: string;
  /** Where batches are kept as they came back. */
  readonly returns: string;
  readonly ledger: string;
}
