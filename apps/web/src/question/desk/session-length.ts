import type { SESSION_LENGTH as ContractLength } from "@sat/contract";

/** Questions of one study session: the contract's own number, by type alone, for its schemas stay out of the browser. */
export const SESSION_LENGTH: typeof ContractLength = 10;
