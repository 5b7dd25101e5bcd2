import type { NoteSet } from "../note-set.ts";
import { busesLikeTrains } from "./buses-like-trains.ts";
import { contactsAndJobs } from "./contacts-and-jobs.ts";
import { eatonvilleAndBack } from "./eatonville-and-back.ts";
import { giftsAndCylinders } from "./gifts-and-cylinders.ts";
import { mugsForSale } from "./mugs-for-sale.ts";
import { openFiles } from "./open-files.ts";
import { smallClasses } from "./small-classes.ts";
import { streetsAndNeighbors } from "./streets-and-neighbors.ts";
import { theFourthFloor } from "./the-fourth-floor.ts";
import { theSharedPasture } from "./the-shared-pasture.ts";
import { theVerbInTheQuestion } from "./the-verb-in-the-question.ts";
import { twoMoonCalendars } from "./two-moon-calendars.ts";
import { twoNewCapitals } from "./two-new-capitals.ts";
import { twoNewScripts } from "./two-new-scripts.ts";
import { twoSignLanguages } from "./two-sign-languages.ts";
import { twoWorldLanguages } from "./two-world-languages.ts";
import { wugsAndGutches } from "./wugs-and-gutches.ts";

export const societyNotes: readonly NoteSet[] = [
  busesLikeTrains,
  contactsAndJobs,
  eatonvilleAndBack,
  giftsAndCylinders,
  mugsForSale,
  openFiles,
  smallClasses,
  streetsAndNeighbors,
  theFourthFloor,
  theSharedPasture,
  theVerbInTheQuestion,
  twoMoonCalendars,
  twoNewCapitals,
  twoNewScripts,
  twoSignLanguages,
  twoWorldLanguages,
  wugsAndGutches,
];
