import type { FactCard } from "../card.ts";
import { chopsticks } from "./chopsticks.ts";
import { pencils } from "./pencils.ts";
import { salt } from "./salt.ts";
import { sourdough } from "./sourdough.ts";
import { tea } from "./tea.ts";
import { umbrellas } from "./umbrellas.ts";
import { zippers } from "./zippers.ts";

export const everydayCards: readonly FactCard[] = [
  chopsticks,
  pencils,
  salt,
  sourdough,
  tea,
  umbrellas,
  zippers,
];
