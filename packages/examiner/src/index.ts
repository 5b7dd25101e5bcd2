export { examine } from "./examine.ts";
export type { Finding } from "./gates/gate.ts";
export { type Proven, proofOf } from "./proof-of.ts";
