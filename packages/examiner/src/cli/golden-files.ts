import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Model } from "@sat/engine";
import { goldenPath } from "../golden/golden-samples.ts";

/** Where the golden samples lie, by topic. */
export const GOLDEN_FOLDER = join(import.meta.dirname, "../../golden");

/** The golden file of a model as it is stored; undefined when there is none. */
export function storedGolden(model: Model): string | undefined {
  const file = join(GOLDEN_FOLDER, goldenPath(model));
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** What the gates say of planted edits, by model, as it is stored. */
export const REFUSALS_FILE = join(GOLDEN_FOLDER, "refusals.json");
