import type { AuthoredFacts } from "./authored.ts";
import type { EvidenceFacts } from "./evidence.ts";
import type { LanguageFacts } from "./language.ts";
import type { MathFacts } from "./math.ts";
import type { Told } from "./told.ts";

/**
 * What an item claims, for the examiner: the situation without its answer. The examiner finds the answer
 * from these on a path of its own and holds it against the options as printed.
 * Formulas are calculator syntax: `3*x^2 + sqrt(5) = 7`, `pi`, `abs(x)`.
 */
export type Facts = (MathFacts | LanguageFacts | EvidenceFacts | AuthoredFacts) & Told;
export type { AuthoredFacts, EvidenceFacts, LanguageFacts, MathFacts };
