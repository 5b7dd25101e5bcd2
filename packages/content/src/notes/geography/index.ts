import type { NoteSet } from "../note-set.ts";
import { aralSea } from "./aral-sea.ts";
import { coralRings } from "./coral-rings.ts";
import { dustForTheAmazon } from "./dust-for-the-amazon.ts";
import { flatMaps } from "./flat-maps.ts";
import { floodWithoutRain } from "./flood-without-rain.ts";
import { kingsMap } from "./kings-map.ts";
import { landFromWater } from "./land-from-water.ts";
import { lengthOfABorder } from "./length-of-a-border.ts";
import { meetingOfWaters } from "./meeting-of-waters.ts";
import { newIsland } from "./new-island.ts";
import { oneDesertTwoCores } from "./one-desert-two-cores.ts";
import { oneNationOneDate } from "./one-nation-one-date.ts";
import { raftFromTheEast } from "./raft-from-the-east.ts";
import { riftLakes } from "./rift-lakes.ts";
import { riverInReverse } from "./river-in-reverse.ts";
import { twoBorderFalls } from "./two-border-falls.ts";
import { twoFoggyDeserts } from "./two-foggy-deserts.ts";
import { twoHotSpots } from "./two-hot-spots.ts";
import { twoNiles } from "./two-niles.ts";
import { twoPoles } from "./two-poles.ts";
import { twoStreetPlans } from "./two-street-plans.ts";
import { vostokIce } from "./vostok-ice.ts";
import { warmCityNights } from "./warm-city-nights.ts";

export const geographyNotes: readonly NoteSet[] = [
  aralSea,
  coralRings,
  dustForTheAmazon,
  flatMaps,
  floodWithoutRain,
  kingsMap,
  landFromWater,
  lengthOfABorder,
  meetingOfWaters,
  newIsland,
  oneDesertTwoCores,
  oneNationOneDate,
  raftFromTheEast,
  riftLakes,
  riverInReverse,
  twoBorderFalls,
  twoFoggyDeserts,
  twoHotSpots,
  twoNiles,
  twoPoles,
  twoStreetPlans,
  vostokIce,
  warmCityNights,
];
