import { type Specimen, generate } from "@sat/engine";
import type { Gate } from "./gate.ts";

/** Made again from the same model, level and seed, the item is the same to the last character. */
export const determinism: Gate = {
  id: "determinism",
  kinds: "both",
  check: (specimen, model) => {
    const again = generate(model, specimen.item.level, specimen.item.seed);
    return serialised(again) === serialised(specimen)
      ? []
      : ["made twice, the item is not the same"];
  },
};

function serialised(specimen: Specimen): string {
  return JSON.stringify(specimen);
}
