import { latePart } from "../../lib/late-part.ts";

/** What practice without a connection needs. */
export const offlineKit = latePart("what practice offline needs", () => import("./offline-kit.ts"));
