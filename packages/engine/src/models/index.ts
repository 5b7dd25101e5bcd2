import type { Model } from "../model.ts";
import { linearEquations } from "./linear-equations/index.ts";

/** Every item model, by topic in catalogue order. */
export const models: readonly Model[] = [...linearEquations];
