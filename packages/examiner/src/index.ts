export { examine } from "./examine.ts";
export type { Finding } from "./gates/gate.ts";
