import type { FactCard } from "../card.ts";
import { brothersGrimm } from "./brothers-grimm.ts";
import { dickinsonManuscripts } from "./dickinson-manuscripts.ts";
import { donQuixote } from "./don-quixote.ts";
import { firstFolio } from "./first-folio.ts";
import { frankenstein } from "./frankenstein.ts";
import { ghazals } from "./ghazals.ts";
import { gilgamesh } from "./gilgamesh.ts";
import { griots } from "./griots.ts";
import { haiku } from "./haiku.ts";
import { hurstonFolklore } from "./hurston-folklore.ts";
import { julesVerne } from "./jules-verne.ts";
import { mobyDick } from "./moby-dick.ts";
import { penNames } from "./pen-names.ts";
import { phillisWheatley } from "./phillis-wheatley.ts";
import { proverbs } from "./proverbs.ts";
import { serializedNovels } from "./serialized-novels.ts";
import { sonnets } from "./sonnets.ts";
import { sundiata } from "./sundiata.ts";
import { taleOfGenji } from "./tale-of-genji.ts";
import { thousandAndOneNights } from "./thousand-and-one-nights.ts";

export const literatureCards: readonly FactCard[] = [
  brothersGrimm,
  dickinsonManuscripts,
  donQuixote,
  firstFolio,
  frankenstein,
  ghazals,
  gilgamesh,
  griots,
  haiku,
  hurstonFolklore,
  julesVerne,
  mobyDick,
  penNames,
  phillisWheatley,
  proverbs,
  serializedNovels,
  sonnets,
  sundiata,
  taleOfGenji,
  thousandAndOneNights,
];
