import type { Model } from "../model.ts";
import { geometryFundamentals } from "./geometry-fundamentals/index.ts";
import { grammarFundamentals } from "./grammar-fundamentals/index.ts";
import { linearEquations } from "./linear-equations/index.ts";
import { punctuationMechanics } from "./punctuation-mechanics/index.ts";
import { quadraticFunctions } from "./quadratic-functions/index.ts";
import { rhetoricStyle } from "./rhetoric-style/index.ts";
import { sentenceStructure } from "./sentence-structure/index.ts";
import { trigonometry } from "./trigonometry/index.ts";
import { usageConventions } from "./usage-conventions/index.ts";

/** Every item model, by topic in catalogue order. */
export const models: readonly Model[] = [
  ...grammarFundamentals,
  ...punctuationMechanics,
  ...sentenceStructure,
  ...rhetoricStyle,
  ...usageConventions,
  ...linearEquations,
  ...quadraticFunctions,
  ...geometryFundamentals,
  ...trigonometry,
];
