import type { FactCard } from "../card.ts";
import { baskets } from "./baskets.ts";
import { candles } from "./candles.ts";
import { cheese } from "./cheese.ts";
import { chess } from "./chess.ts";
import { chocolate } from "./chocolate.ts";
import { chopsticks } from "./chopsticks.ts";
import { honey } from "./honey.ts";
import { jigsawPuzzles } from "./jigsaw-puzzles.ts";
import { locks } from "./locks.ts";
import { mailboxes } from "./mailboxes.ts";
import { mirrors } from "./mirrors.ts";
import { pencils } from "./pencils.ts";
import { rice } from "./rice.ts";
import { salt } from "./salt.ts";
import { soap } from "./soap.ts";
import { sourdough } from "./sourdough.ts";
import { spectacles } from "./spectacles.ts";
import { tea } from "./tea.ts";
import { umbrellas } from "./umbrellas.ts";
import { zippers } from "./zippers.ts";

export const everydayCards: readonly FactCard[] = [
  baskets,
  candles,
  cheese,
  chess,
  chocolate,
  chopsticks,
  honey,
  jigsawPuzzles,
  locks,
  mailboxes,
  mirrors,
  pencils,
  rice,
  salt,
  soap,
  sourdough,
  spectacles,
  tea,
  umbrellas,
  zippers,
];
