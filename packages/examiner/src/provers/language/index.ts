import type { LanguageFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { proveAgreement } from "./agreement.ts";
import { proveJoint } from "./joint.ts";
import { provePronoun } from "./pronoun.ts";
import { proveSynthesis } from "./synthesis.ts";
import { proveTransition } from "./transition.ts";
import { proveVerbSlot } from "./verb-slot.ts";

/** The options that stand the test of standard English, told from the printed text; one when all is well. */
export function proveLanguage(facts: LanguageFacts, item: ShownItem): OptionLetter[] {
  switch (facts.kind) {
    case "agreement":
      return proveAgreement(facts, item);
    case "joint":
      return proveJoint(facts, item);
    case "verb-slot":
      return proveVerbSlot(facts, item);
    case "pronoun":
      return provePronoun(facts, item);
    case "transition":
      return proveTransition(facts, item);
    case "synthesis":
      return proveSynthesis(facts, item);
  }
}
