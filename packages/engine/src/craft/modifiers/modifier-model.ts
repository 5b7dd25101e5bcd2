import type { DrillOf, FactCard } from "@sat/content";
import { factCards, factCardsVersion } from "@sat/content/cards";
import type { Difficulty } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { uncapitalized } from "../../language/statement.ts";
import type { Draft, Model } from "../../model.ts";
import { defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { cardTexts, openerOf } from "../cards/card-texts.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../options/orbit.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../cards/writing-text.ts";

type Wordings = DrillOf<"modifiers">["wordings"];
export type Wording = Wordings[number];
/** Which of the four wordings. */
export type Turn = 0 | 1 | 2 | 3;

/** A model whose four options put phrases beside nouns; only one phrase describes its noun. */
export interface ModifierModel {
  readonly id: string;
  readonly version: number;
  readonly archetype: "F28" | "F29";
  readonly level: Difficulty;
  /** The sentence with its blank and final mark, for the wording that is asked for. */
  readonly sentence: (asked: Wording) => string;
  /** What an option says: the one of the given turn, when `key` is the right one. */
  readonly option: (wordings: Wordings, turn: Turn, key: Turn) => Placed;
  readonly opening: string;
  readonly hint: string;
  readonly tip: string;
}

/** An option, and the phrase and the noun that it brings together. */
export interface Placed {
  readonly text: string;
  readonly phrase: string;
  readonly noun: string;
}

interface Place {
  readonly card: FactCard;
  readonly wordings: Wordings;
}

interface ModifierItem extends Place {
  readonly turns: Orbit<Turn>;
  readonly text: string;
}

/** The longest option may not be much longer than the shortest. */
const WIDEST = 1.85;

/** Which phrase describes which noun: the four wordings of one event take turns as the key. */
export function modifierModel({
  sentence,
  option,
  opening,
  hint,
  tip,
  ...model
}: ModifierModel): Model {
  const { archetype, level, id, version } = model;
  const textsOf = ({ card, wordings }: Place, key: Turn) => settings(card, sentence(wordings[key]));
  const places = remembered(() =>
    factCards
      .flatMap((card) =>
        card.drills.flatMap((drill) =>
          drill.kind === "modifiers" ? [{ card, wordings: drill.wordings }] : [],
        ),
      )
      .filter(({ wordings }) =>
        TURNS.every((key) => isEven(TURNS.map((turn) => option(wordings, turn, key).text))),
      )
      .filter(({ wordings }) => longestKeys(wordings, option) <= 1)
      .filter((place) => TURNS.every((key) => textsOf(place, key).length > 0)),
  );
  const draw = (chance: Chance): ModifierItem => {
    const turns = orbit<Turn>(chance, TURNS);
    const place = chance.pick(places());
    return { ...place, turns, text: chance.pick(textsOf(place, keyOf(turns))) };
  };
  return defineModel<ModifierItem>({
    id,
    version,
    topic: "sentence-structure",
    skill: "FSS",
    archetypes: [archetype],
    levels: [level],
    space: countedSpace([level], () =>
      places().reduce((sum, place) => sum + TURNS.flatMap((key) => textsOf(place, key)).length, 0),
    ),
    optionDesign: "rotating-ask",
    draw,
    build: (item) => ({ ...buildModifier(item, option), opening, hint, tip }),
    facts: ({ card, wordings, turns, text }) => ({
      kind: "modifier",
      pairs: wordings.map(
        (wording) => [wording.opening, wording.subject, wording.subjectKind] as const,
      ),
      told: [
        openerOf(card, text),
        introductionsOf(card).find((introduction) => text.includes(introduction)) ?? "",
        sentence(wordings[keyOf(turns)]),
      ],
      offered: TURNS.map((turn) => option(wordings, turn, keyOf(turns)).text),
    }),
    signature: ({ text, wordings, turns }) => `${text} ${wordings[keyOf(turns)].opening}`,
    source: ({ card }) => card,
    sourcesVersion: factCardsVersion,
    features: ({ text }) => ({ steps: 2, words: text.split(" ").length }),
  });
}

function buildModifier(
  { wordings, turns, text }: ModifierItem,
  option: ModifierModel["option"],
): Omit<Draft, "opening" | "hint" | "tip"> {
  const key = keyOf(turns);
  const right = wordings[key];
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Turn>(turns, (turn) => worded(option(wordings, turn, key), turn === key)),
    steps: [
      { text: `*${right.opening}* describes *${right.subject}*.` },
      { text: "So the two must be side by side, with only a comma between them." },
    ],
  };
}

/** Texts that end in the sentence; where it is too short for a text, the topic is introduced once more. */
function settings(card: FactCard, sentence: string): string[] {
  const plain = cardTexts(card, sentence);
  if (plain.length > 0) return plain;
  return card.openers.flatMap((opener) =>
    introductionsOf(card)
      .filter((introduction) => !repeats(introduction, opener) && !glosses(opener, card.about.name))
      .flatMap((introduction) =>
        cardTexts({ ...card, openers: [opener] }, `${introduction} ${sentence}`),
      ),
  );
}

/** What the card's subject is, and the first that a student notes of it. */
function introductionsOf({ about, notes }: FactCard): string[] {
  const definition = `${capitalized(about.name)} ${about.number === "singular" ? "is" : "are"} ${about.is}.`;
  return [definition, ...notes.slice(0, 1)];
}

/** Whether the opener itself tells what the thing is, right behind its name: "Mangroves, the trees that …". */
function glosses(opener: string, name: string): boolean {
  return opener.toLowerCase().includes(`${name.toLowerCase()}, `);
}

/** Whether the note says again much of what the opener says, told from their longer words. */
function repeats(note: string, opener: string): boolean {
  const told = new Set(opener.toLowerCase().match(/[a-z]{5,}/g));
  const words: readonly string[] = note.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const again = words.filter((word) => told.has(word)).length;
  return again > 3 || again * 2 >= words.length;
}

const TURNS = [0, 1, 2, 3] as const satisfies readonly Turn[];

function isEven(options: readonly string[]): boolean {
  const lengths = options.map(({ length }) => length);
  return Math.max(...lengths) <= WIDEST * Math.min(...lengths);
}

/** How many of the four keys whoever takes the longest option would find: one by chance. */
function longestKeys(wordings: Wordings, option: ModifierModel["option"]): number {
  const found = TURNS.map((key) => {
    const lengths = TURNS.map((turn) => option(wordings, turn, key).text.length);
    const longest = lengths.filter((length) => length === Math.max(...lengths));
    return longest[0] === lengths[key] ? 1 / longest.length : 0;
  });
  return found.reduce((sum, share) => sum + share, 0);
}

function worded({ text, phrase, noun }: Placed, isKey: boolean): OptionWords {
  return isKey
    ? { text, code: null, reason: `*${phrase}* is right beside *${noun}*, which it describes.` }
    : {
        text,
        code: "misplaced-modifier",
        reason: `Here *${uncapitalized(phrase)}* would describe *${noun}*, which makes no sense.`,
      };
}
