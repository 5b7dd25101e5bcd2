import type { FactCard } from "../card.ts";
import { apprenticeships } from "./apprenticeships.ts";
import { barnRaisings } from "./barn-raisings.ts";
import { braille } from "./braille.ts";
import { calendars } from "./calendars.ts";
import { consumerCooperatives } from "./consumer-cooperatives.ts";
import { festivalsOfLight } from "./festivals-of-light.ts";
import { houseNumbers } from "./house-numbers.ts";
import { kindergarten } from "./kindergarten.ts";
import { kulaRing } from "./kula-ring.ts";
import { olympicRevival } from "./olympic-revival.ts";
import { postalServices } from "./postal-services.ts";
import { publicParks } from "./public-parks.ts";
import { savingsCircles } from "./savings-circles.ts";
import { signLanguages } from "./sign-languages.ts";
import { standardTime } from "./standard-time.ts";
import { streetMarkets } from "./street-markets.ts";
import { travelingLibraries } from "./traveling-libraries.ts";
import { volunteerFireCompanies } from "./volunteer-fire-companies.ts";
import { wayfinding } from "./wayfinding.ts";
import { weightsAndMeasures } from "./weights-and-measures.ts";

export const societyCards: readonly FactCard[] = [
  apprenticeships,
  barnRaisings,
  braille,
  calendars,
  consumerCooperatives,
  festivalsOfLight,
  houseNumbers,
  kindergarten,
  kulaRing,
  olympicRevival,
  postalServices,
  publicParks,
  savingsCircles,
  signLanguages,
  standardTime,
  streetMarkets,
  travelingLibraries,
  volunteerFireCompanies,
  wayfinding,
  weightsAndMeasures,
];
