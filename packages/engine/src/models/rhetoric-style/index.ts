import { anUnluckyTurn } from "./an-unlucky-turn.ts";
import { aimAndMeans } from "./aim-and-means.ts";
import { anotherChoice } from "./another-choice.ts";
import { drawnTogether } from "./drawn-together.ts";
import { evenStronger } from "./even-stronger.ts";
import { inSpiteOrBecause } from "./in-spite-or-because.ts";
import { likenessContrastOrResult } from "./likeness-contrast-or-result.ts";
import { notThisButThat } from "./not-this-but-that.ts";
import { notesOnAChange } from "./notes-on-a-change.ts";
import { notesOnADrawback } from "./notes-on-a-drawback.ts";
import { notesOnAStudy } from "./notes-on-a-study.ts";
import { notesOnAnAchievement } from "./notes-on-an-achievement.ts";
import { notesOnAnAdvantage } from "./notes-on-an-advantage.ts";
import { notesOnManyCases } from "./notes-on-many-cases.ts";
import { notesOnTwoThings } from "./notes-on-two-things.ts";
import { notesOnWhatItIs } from "./notes-on-what-it-is.ts";
import { notesWithFigures } from "./notes-with-figures.ts";
import { oneMorePoint } from "./one-more-point.ts";
import { saidAnotherWay } from "./said-another-way.ts";
import { whatComesNext } from "./what-comes-next.ts";

export const rhetoricStyle = [
  anUnluckyTurn,
  aimAndMeans,
  anotherChoice,
  drawnTogether,
  evenStronger,
  inSpiteOrBecause,
  likenessContrastOrResult,
  notThisButThat,
  notesOnAChange,
  notesOnADrawback,
  notesOnAStudy,
  notesOnAnAchievement,
  notesOnAnAdvantage,
  notesOnManyCases,
  notesOnTwoThings,
  notesOnWhatItIs,
  notesWithFigures,
  oneMorePoint,
  saidAnotherWay,
  whatComesNext,
];
