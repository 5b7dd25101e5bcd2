import type { FactCard } from "../card.ts";
import { braille } from "./braille.ts";
import { postalServices } from "./postal-services.ts";
import { savingsCircles } from "./savings-circles.ts";
import { signLanguages } from "./sign-languages.ts";
import { standardTime } from "./standard-time.ts";
import { streetMarkets } from "./street-markets.ts";
import { travelingLibraries } from "./traveling-libraries.ts";
import { wayfinding } from "./wayfinding.ts";
import { weightsAndMeasures } from "./weights-and-measures.ts";

export const societyCards: readonly FactCard[] = [
  braille,
  postalServices,
  savingsCircles,
  signLanguages,
  standardTime,
  streetMarkets,
  travelingLibraries,
  wayfinding,
  weightsAndMeasures,
];
