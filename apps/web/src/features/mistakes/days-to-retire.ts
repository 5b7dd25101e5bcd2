import type { DAYS_TO_RETIRE as ContractDays } from "@sat/contract";

/** Days on which twins must be right: the contract's own number, by type alone, for its schemas stay out of the browser. */
export const DAYS_TO_RETIRE: typeof ContractDays = 2;
