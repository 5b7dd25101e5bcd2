import type { NoteSet } from "../note-set.ts";
import { blindViolins } from "./blind-violins.ts";
import { cleopatraInMarble } from "./cleopatra-in-marble.ts";
import { faceUnderGrass } from "./face-under-grass.ts";
import { harpsichordAndPiano } from "./harpsichord-and-piano.ts";
import { ikatAndBatik } from "./ikat-and-batik.ts";
import { mosqueOfMud } from "./mosque-of-mud.ts";
import { mountainAndRoad } from "./mountain-and-road.ts";
import { nohAndKabuki } from "./noh-and-kabuki.ts";
import { paintingTheHorseFair } from "./painting-the-horse-fair.ts";
import { platesAndPaper } from "./plates-and-paper.ts";
import { scissorsOnFilm } from "./scissors-on-film.ts";
import { silentConcerts } from "./silent-concerts.ts";
import { sinansDomes } from "./sinans-domes.ts";
import { songsOfStrangers } from "./songs-of-strangers.ts";
import { stencilsOfSulawesi } from "./stencils-of-sulawesi.ts";
import { templeAndCourtDance } from "./temple-and-court-dance.ts";
import { woodcutAndEtching } from "./woodcut-and-etching.ts";

export const artsNotes: readonly NoteSet[] = [
  blindViolins,
  cleopatraInMarble,
  faceUnderGrass,
  harpsichordAndPiano,
  ikatAndBatik,
  mosqueOfMud,
  mountainAndRoad,
  nohAndKabuki,
  paintingTheHorseFair,
  platesAndPaper,
  scissorsOnFilm,
  silentConcerts,
  sinansDomes,
  songsOfStrangers,
  stencilsOfSulawesi,
  templeAndCourtDance,
  woodcutAndEtching,
];
