import { inSpiteOrBecause } from "./in-spite-or-because.ts";
import { likenessContrastOrResult } from "./likeness-contrast-or-result.ts";
import { notThisButThat } from "./not-this-but-that.ts";
import { notesCompared } from "./notes-compared.ts";
import { notesForAnAudience } from "./notes-for-an-audience.ts";
import { notesInSum } from "./notes-in-sum.ts";
import { notesOnParticulars } from "./notes-on-particulars.ts";
import { notesOnResearch } from "./notes-on-research.ts";
import { notesThatExplain } from "./notes-that-explain.ts";
import { oneMorePoint } from "./one-more-point.ts";
import { saidAnotherWay } from "./said-another-way.ts";
import { whatComesNext } from "./what-comes-next.ts";

export const rhetoricStyle = [
  inSpiteOrBecause,
  likenessContrastOrResult,
  notThisButThat,
  notesCompared,
  notesForAnAudience,
  notesInSum,
  notesOnParticulars,
  notesOnResearch,
  notesThatExplain,
  oneMorePoint,
  saidAnotherWay,
  whatComesNext,
];
