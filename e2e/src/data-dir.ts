import { join } from "node:path";

/** What a run leaves behind; it is emptied before each. */
export const RESULTS = join(import.meta.dirname, "../test-results");

/** The records of the run's server. */
export const DATA_DIR = join(RESULTS, "data");
