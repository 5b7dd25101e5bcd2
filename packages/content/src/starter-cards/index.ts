import { geckos } from "./science/geckos.ts";
import { greatZimbabwe } from "./history/great-zimbabwe.ts";
import { batik } from "./arts/batik.ts";
import { stepwells } from "./technology/stepwells.ts";
import { fjords } from "./geography/fjords.ts";
import { salt } from "./everyday/salt.ts";
import { gamelan } from "./arts/gamelan.ts";
import { kente } from "./arts/kente.ts";
import { origami } from "./arts/origami.ts";
import type { StarterCard } from "./card.ts";
import { pencils } from "./everyday/pencils.ts";
import { sourdough } from "./everyday/sourdough.ts";
import { tea } from "./everyday/tea.ts";
import { fogNets } from "./geography/fog-nets.ts";
import { mangroves } from "./geography/mangroves.ts";
import { monsoons } from "./geography/monsoons.ts";
import { khipus } from "./history/khipus.ts";
import { relayRiders } from "./history/relay-riders.ts";
import { timbuktu } from "./history/timbuktu.ts";
import { griots } from "./literature/griots.ts";
import { haiku } from "./literature/haiku.ts";
import { taleOfGenji } from "./literature/tale-of-genji.ts";
import { fireflies } from "./science/fireflies.ts";
import { lichens } from "./science/lichens.ts";
import { tardigrades } from "./science/tardigrades.ts";
import { braille } from "./society/braille.ts";
import { travelingLibraries } from "./society/traveling-libraries.ts";
import { wayfinding } from "./society/wayfinding.ts";
import { fresnelLenses } from "./technology/fresnel-lenses.ts";
import { qanats } from "./technology/qanats.ts";
import { romanConcrete } from "./technology/roman-concrete.ts";

export type {
  StarterCard,
  StarterFact,
  FactRelation,
  NounPhrase as StarterNounPhrase,
  RelationKind as StarterRelationKind,
  Phrase,
  PronounSlot,
} from "./card.ts";

/** Every fact card, by field. */
export const starterCards: readonly StarterCard[] = [
  lichens,
  tardigrades,
  fireflies,
  geckos,
  khipus,
  timbuktu,
  relayRiders,
  greatZimbabwe,
  gamelan,
  kente,
  origami,
  batik,
  haiku,
  griots,
  taleOfGenji,
  fresnelLenses,
  qanats,
  romanConcrete,
  stepwells,
  mangroves,
  monsoons,
  fogNets,
  fjords,
  wayfinding,
  braille,
  travelingLibraries,
  sourdough,
  pencils,
  tea,
  salt,
];
