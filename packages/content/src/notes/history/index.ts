import type { NoteSet } from "../note-set.ts";
import { birkaGrave } from "./birka-grave.ts";
import { botanistInDisguise } from "./botanist-in-disguise.ts";
import { footprintsInGypsum } from "./footprints-in-gypsum.ts";
import { grapesOfDelano } from "./grapes-of-delano.ts";
import { greatZimbabwe } from "./great-zimbabwe.ts";
import { kingUnderAsphalt } from "./king-under-asphalt.ts";
import { norseWood } from "./norse-wood.ts";
import { omahaDoctor } from "./omaha-doctor.ts";
import { ridersAndWire } from "./riders-and-wire.ts";
import { scriptOfCrete } from "./script-of-crete.ts";
import { twoActsOf1862 } from "./two-acts-of-1862.ts";
import { twoAdmiralsCalicut } from "./two-admirals-calicut.ts";
import { twoDividingLines } from "./two-dividing-lines.ts";
import { twoDominionsVote } from "./two-dominions-vote.ts";
import { twoLawCodes } from "./two-law-codes.ts";
import { walkingStatues } from "./walking-statues.ts";

export const historyNotes: readonly NoteSet[] = [
  birkaGrave,
  botanistInDisguise,
  footprintsInGypsum,
  grapesOfDelano,
  greatZimbabwe,
  kingUnderAsphalt,
  norseWood,
  omahaDoctor,
  ridersAndWire,
  scriptOfCrete,
  twoActsOf1862,
  twoAdmiralsCalicut,
  twoDividingLines,
  twoDominionsVote,
  twoLawCodes,
  walkingStatues,
];
