import { aimAndMeans } from "./aim-and-means.ts";
import { anotherChoice } from "./another-choice.ts";
import { drawnTogether } from "./drawn-together.ts";
import { evenStronger } from "./even-stronger.ts";
import { fourTransitions } from "./four-transitions.ts";
import { goalFromNotes } from "./goal-from-notes.ts";
import { inSpiteOrBecause } from "./in-spite-or-because.ts";
import { likenessContrastOrResult } from "./likeness-contrast-or-result.ts";
import { notThisButThat } from "./not-this-but-that.ts";
import { oneMorePoint } from "./one-more-point.ts";
import { saidAnotherWay } from "./said-another-way.ts";
import { whatComesNext } from "./what-comes-next.ts";

export const rhetoricStyle = [
  aimAndMeans,
  anotherChoice,
  drawnTogether,
  evenStronger,
  fourTransitions,
  goalFromNotes,
  inSpiteOrBecause,
  likenessContrastOrResult,
  notThisButThat,
  oneMorePoint,
  saidAnotherWay,
  whatComesNext,
];
