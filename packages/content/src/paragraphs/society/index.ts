import type { Paragraph } from "../paragraph.ts";
import { ainsworthInUganda } from "./ainsworth-in-uganda.ts";
import { alternatingSounds } from "./alternating-sounds.ts";
import { autokineticEffect } from "./autokinetic-effect.ts";
import { clarkDollStudies } from "./clark-doll-studies.ts";
import { commonsAndTheirUsers } from "./commons-and-their-users.ts";
import { ellaDeloriaAndDakotaTexts } from "./ella-deloria-and-dakota-texts.ts";
import { estimatesAndAnchors } from "./estimates-and-anchors.ts";
import { eyesOnTheStreet } from "./eyes-on-the-street.ts";
import { forgettingCurve } from "./forgetting-curve.ts";
import { humanDevelopmentIndex } from "./human-development-index.ts";
import { iodineAndGoiter } from "./iodine-and-goiter.ts";
import { laneClayponCohort } from "./lane-claypon-cohort.ts";
import { nightingaleDiagrams } from "./nightingale-diagrams.ts";
import { patternsOfCulture } from "./patterns-of-culture.ts";
import { privateSpeech } from "./private-speech.ts";
import { revisionOfBloomsTaxonomy } from "./revision-of-blooms-taxonomy.ts";
import { satisficing } from "./satisficing.ts";
import { seventhWardSurvey } from "./seventh-ward-survey.ts";
import { smallSamples } from "./small-samples.ts";
import { smashedAndHit } from "./smashed-and-hit.ts";
import { warOfTheGhosts } from "./war-of-the-ghosts.ts";

export const societyParagraphs: readonly Paragraph[] = [
  ainsworthInUganda,
  alternatingSounds,
  autokineticEffect,
  clarkDollStudies,
  commonsAndTheirUsers,
  ellaDeloriaAndDakotaTexts,
  estimatesAndAnchors,
  eyesOnTheStreet,
  forgettingCurve,
  humanDevelopmentIndex,
  iodineAndGoiter,
  laneClayponCohort,
  nightingaleDiagrams,
  patternsOfCulture,
  privateSpeech,
  revisionOfBloomsTaxonomy,
  satisficing,
  seventhWardSurvey,
  smallSamples,
  smashedAndHit,
  warOfTheGhosts,
];
