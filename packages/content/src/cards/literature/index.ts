import type { FactCard } from "../card.ts";
import { brothersGrimm } from "./brothers-grimm.ts";
import { dickinsonManuscripts } from "./dickinson-manuscripts.ts";
import { frankenstein } from "./frankenstein.ts";
import { ghazals } from "./ghazals.ts";
import { gilgamesh } from "./gilgamesh.ts";
import { griots } from "./griots.ts";
import { haiku } from "./haiku.ts";
import { mobyDick } from "./moby-dick.ts";
import { phillisWheatley } from "./phillis-wheatley.ts";
import { serializedNovels } from "./serialized-novels.ts";
import { taleOfGenji } from "./tale-of-genji.ts";
import { thousandAndOneNights } from "./thousand-and-one-nights.ts";

export const literatureCards: readonly FactCard[] = [
  brothersGrimm,
  dickinsonManuscripts,
  frankenstein,
  ghazals,
  gilgamesh,
  griots,
  haiku,
  mobyDick,
  phillisWheatley,
  serializedNovels,
  taleOfGenji,
  thousandAndOneNights,
];
