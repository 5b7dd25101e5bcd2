import type { NoteSet } from "../note-set.ts";
import { backwardOverTheBar } from "./backward-over-the-bar.ts";
import { barCodes } from "./bar-codes.ts";
import { brokenSpaghetti } from "./broken-spaghetti.ts";
import { earlyPlastics } from "./early-plastics.ts";
import { fromCupToBar } from "./from-cup-to-bar.ts";
import { frozenPotatoes } from "./frozen-potatoes.ts";
import { jamTasting } from "./jam-tasting.ts";
import { limeAndMaize } from "./lime-and-maize.ts";
import { lostWallets } from "./lost-wallets.ts";
import { pencilCores } from "./pencil-cores.ts";
import { powderAndSoda } from "./powder-and-soda.ts";
import { savingTheChina } from "./saving-the-china.ts";
import { summerClocks } from "./summer-clocks.ts";
import { testOrReread } from "./test-or-reread.ts";
import { theFifthTaste } from "./the-fifth-taste.ts";
import { theHotHand } from "./the-hot-hand.ts";
import { twoGymnasiumGames } from "./two-gymnasium-games.ts";
import { twoSourCabbages } from "./two-sour-cabbages.ts";
import { twoTeas } from "./two-teas.ts";
import { windowViews } from "./window-views.ts";

export const everydayNotes: readonly NoteSet[] = [
  backwardOverTheBar,
  barCodes,
  brokenSpaghetti,
  earlyPlastics,
  fromCupToBar,
  frozenPotatoes,
  jamTasting,
  limeAndMaize,
  lostWallets,
  pencilCores,
  powderAndSoda,
  savingTheChina,
  summerClocks,
  testOrReread,
  theFifthTaste,
  theHotHand,
  twoGymnasiumGames,
  twoSourCabbages,
  twoTeas,
  windowViews,
];
