import type { Model } from "../model.ts";
import { advancedTopics } from "./advanced-topics/index.ts";
import { dataAnalysis } from "./data-analysis/index.ts";
import { geometryFundamentals } from "./geometry-fundamentals/index.ts";
import { grammarFundamentals } from "./grammar-fundamentals/index.ts";
import { historicalDocuments } from "./historical-documents/index.ts";
import { inferencesImplications } from "./inferences-implications/index.ts";
import { linearEquations } from "./linear-equations/index.ts";
import { literaryPassages } from "./literary-passages/index.ts";
import { mainIdeaPurpose } from "./main-idea-purpose/index.ts";
import { punctuationMechanics } from "./punctuation-mechanics/index.ts";
import { quadraticFunctions } from "./quadratic-functions/index.ts";
import { rhetoricStyle } from "./rhetoric-style/index.ts";
import { scientificArticles } from "./scientific-articles/index.ts";
import { sentenceStructure } from "./sentence-structure/index.ts";
import { trigonometry } from "./trigonometry/index.ts";
import { usageConventions } from "./usage-conventions/index.ts";
import { vocabularyInContext } from "./vocabulary-in-context/index.ts";

/** Every item model, by topic in catalogue order. */
export const models: readonly Model[] = [
  ...literaryPassages,
  ...historicalDocuments,
  ...scientificArticles,
  ...mainIdeaPurpose,
  ...inferencesImplications,
  ...vocabularyInContext,
  ...grammarFundamentals,
  ...punctuationMechanics,
  ...sentenceStructure,
  ...rhetoricStyle,
  ...usageConventions,
  ...linearEquations,
  ...quadraticFunctions,
  ...geometryFundamentals,
  ...trigonometry,
  ...dataAnalysis,
  ...advancedTopics,
];
