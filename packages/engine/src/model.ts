import type { Area } from "@sat/content/areas";
import type {
  Difficulty,
  EntryKey,
  EntrySlip,
  Figure,
  SlipCode,
  OptionDesign,
  Rational,
  SkillCode,
  TopicId,
} from "@sat/item";
import type { Facts } from "./facts/facts.ts";
import type { Chance } from "./random/chance.ts";

/** What every item model says of itself. */
export interface ModelCard {
  /** Kebab-case, unique over all models; the file has the same name. */
  readonly id: string;
  /** Raised by one whenever the same seed no longer makes the same item. */
  readonly version: number;
  readonly topic: TopicId;
  readonly skill: SkillCode;
  /** Archetype ids of the fact sheet that it covers. */
  readonly archetypes: readonly string[];
  readonly levels: readonly Difficulty[];
  /** Those of its levels whose items tell of something outside mathematics; none when absent. */
  readonly contexts?: readonly Difficulty[];
  /** Those of its levels whose easiest way is the graphing calculator: their facts are of a kind that it shows, at least as a rule. */
  readonly calculator?: readonly Difficulty[];
  /** How many different items a level can make, by estimate; the exact number when `closed`. */
  readonly space: Readonly<Partial<Record<Difficulty, number>>>;
  /** A closed model walks a finite stock by `chance.turn`; the others draw freely. */
  readonly closed?: boolean;
  /** Ids of the sources that its seeds go through in turn (`inTurn`): a seed is about the one at its remainder. */
  readonly deck?: readonly string[];
  /** Of a closed model on authored texts, by level: for each of its seeds the id of the text that it is about. */
  readonly texts?: Readonly<Partial<Record<Difficulty, readonly string[]>>>;
  /** Of a model of Reading: the subject area of each of its sources, by the source's id. */
  readonly areas?: ReadonlyMap<string, Area>;
  /** Id of the model whose questions it asks, with the answer typed: of both, one is asked at a time. */
  readonly variantOf?: string;
  /** How many questions of its topic come between two of the models that have a pause, as long as there are others. */
  readonly pause?: number;
}

/** A model of questions with options; it need not say so. */
export interface ChoiceCard extends ModelCard {
  readonly response?: "choice";
  /** That of its levels, but of those with a pool of slips. */
  readonly optionDesign: OptionDesign;
  /** Those of its levels whose wrong options are slips from a pool. */
  readonly pools?: readonly Difficulty[];
}

/** How the options of a level are designed. */
export function designAt(
  { optionDesign, pools = [] }: ChoiceCard,
  level: Difficulty,
): OptionDesign {
  return pools.includes(level) ? "pool" : optionDesign;
}

/** A model of questions whose answer is typed. */
export interface EntryCard extends ModelCard {
  readonly response: "entry";
}

export interface DraftOption {
  /** Prose markup. */
  readonly text: string;
  /** Place in ascending order, for numeric options; all four have it or none. */
  readonly order?: number;
  /** The number that it shows, where that is a whole number or a fraction. */
  readonly value?: Rational;
  /** The mistake it stands for; null for the key. */
  readonly code: SlipCode | null;
  /** For a wrong option, the slip and how it leads here; for the key, why it is right. */
  readonly reason: string;
}

export interface Step {
  readonly text: string;
  /** A relation in calculator syntax that must hold at the solution of the facts. */
  readonly claim?: string;
}

/** What the draft of every item holds. */
interface DraftText {
  readonly passage?: string;
  readonly question: string;
  readonly figure?: Figure;
  /** First sentence of the explanation: complete, at most 100 characters, no full stop but its last. */
  readonly opening: string;
  readonly steps: readonly Step[];
  readonly hint: string;
  /** The second rung of help, outside of Math; the tip when absent. */
  readonly strategy?: string;
  /** The third rung of help; the first of the steps when absent. */
  readonly firstStep?: string;
  readonly tip: string;
  /** Which of the model's archetypes this item is; the first when absent. */
  readonly archetype?: string;
}

/** An item before its options are ordered and lettered. */
export interface Draft extends DraftText {
  /** Exactly four, one of them with code null. */
  readonly options: readonly DraftOption[];
  /** What other slips lead to: they name the slip behind an answer that is typed. */
  readonly unoffered?: readonly DraftOption[];
}

/** An item whose answer is typed. */
export interface EntryDraft extends DraftText {
  readonly answerKey: EntryKey;
  /** Why the key is right. */
  readonly why: string;
  /** The wrong values that mistakes lead to; no two alike, none of them right. */
  readonly slips: readonly EntrySlip[];
}

/** What difficulty is made of, for reports and for calibration. */
export interface Features {
  /** Steps a learner takes on the direct way. */
  readonly steps: number;
  readonly [feature: string]: number;
}

/** What an item is about, as its author keeps it. */
export interface Source {
  readonly id: string;
  /** Raised by one whenever it is changed; 1 when absent. */
  readonly version?: number | undefined;
}

/** An item model as its file declares it: pure functions around its own parameters. */
export interface ModelDefinition<Parameters> extends ChoiceCard {
  /** Draws the parameters, the answer first. `chance.reject` gives up a draw. */
  readonly draw: (chance: Chance, level: Difficulty) => Parameters;
  /** Words the item. `chance` is for dress alone (names, contexts), never for numbers. */
  readonly build: (parameters: Parameters, chance: Chance) => Draft;
  /** The claim, without the answer, for the examiner. */
  readonly facts: (parameters: Parameters) => Facts;
  /** What makes two items of this model the same. */
  readonly signature: (parameters: Parameters) => string;
  readonly features: (parameters: Parameters) => Features;
  /** The paragraph, the notes, the study or the text that the item draws on. */
  readonly source?: (parameters: Parameters) => Source;
  /** Version of the list of all sources: raised when one is added or taken out, since the same seeds then draw others. */
  readonly sourcesVersion?: number;
}

export interface Creation<Drafted = Draft> {
  readonly draft: Drafted;
  readonly facts: Facts;
  readonly signature: string;
  readonly features: Features;
  readonly source?: Source;
}

type Create<Drafted> = (chance: Chance, level: Difficulty) => Creation<Drafted>;

export interface ChoiceModel extends ChoiceCard {
  readonly create: Create<Draft>;
}

export interface EntryModel extends EntryCard {
  readonly create: Create<EntryDraft>;
}

/** An item model as the rest of the engine knows it. */
export type Model = ChoiceModel | EntryModel;

/** Whether the model makes questions with options. */
export function makesChoices(model: Model): model is ChoiceModel {
  return model.response !== "entry";
}

/** Closes a model over its parameters, so that lists of models need no casts. */
export function defineModel<Parameters>(definition: ModelDefinition<Parameters>): ChoiceModel {
  const { draw, build, facts, signature, features, source, ...given } = definition;
  const { sourcesVersion = 1, ...card } = given;
  return {
    ...card,
    version: card.version + sourcesVersion - 1,
    create: (chance, level) => {
      const parameters = draw(chance.sub("draw"), level);
      return {
        draft: build(parameters, chance.sub("dress")),
        facts: facts(parameters),
        signature: signature(parameters),
        features: features(parameters),
        ...(source && { source: source(parameters) }),
      };
    },
  };
}
