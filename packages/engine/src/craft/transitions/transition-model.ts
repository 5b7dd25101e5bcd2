import type { RelationKind } from "@sat/content";
import { RELATION_KINDS, paragraphsVersion } from "@sat/content/paragraphs";
import { DIFFICULTIES, type Difficulty } from "@sat/item";
import type { RelationFacts } from "../../facts/language.ts";
import type { Told } from "../../facts/told.ts";
import { capitalized, uncapitalized } from "../../language/noun.ts";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { remembered } from "../assembly/remembered.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { TRANSITION_STEM, completionQuestion } from "../paragraphs/completion.ts";
import { type OptionWords, type Orbit, keyOf, orbitOptions } from "../options/orbit.ts";
import { ticketsOf, weighted } from "../options/weighted.ts";
import { type Four, foursAt } from "./fours.ts";
import { type Turn, freshWords, isBorrowed, turnsOf } from "./turns.ts";
import { WORDINGS } from "./words.ts";

/** A model that offers transitions of four relations, one of its own among them. */
interface TransitionModel {
  readonly id: string;
  readonly version: number;
  /** Those at which fours with such a relation can be drawn. */
  readonly levels?: readonly Difficulty[];
  readonly relations: readonly RelationKind[];
}

interface TransitionItem {
  readonly turn: Turn;
  readonly relations: Orbit<RelationKind>;
  readonly words: Readonly<Partial<Record<RelationKind, string>>>;
}

/**
 * How two statements are related: four relations are drawn, and which of them is asked for is drawn among these alone, so
 * that what is offered tells next to nothing of the key.
 */
export function transitionModel({
  id,
  version,
  levels = DIFFICULTIES,
  relations,
}: TransitionModel): Model {
  const ownFours = remembered((level: Difficulty) =>
    foursAt(level).filter((four) => four.some((kind) => relations.includes(kind))),
  );
  return defineModel<TransitionItem>({
    id,
    version,
    topic: "rhetoric-style",
    skill: "TRA",
    archetypes: [...new Set(RELATION_KINDS.map((kind) => WORDINGS[kind].archetype))],
    levels,
    space: countedSpace(levels, (level) => spaceOf(ownFours(level), level)),
    optionDesign: levels.includes("Hard") ? "weighted" : "orbit",
    draw: (chance, level) => {
      const four = chance.pick(ownFours(level));
      const drawn = weighted<RelationKind>(chance, four, (kind) => isBorrowed(kind, level));
      const turn = chance.pick(turnsOf(keyOf(drawn), level, four));
      const words = Object.fromEntries(
        four.map((kind) => [kind, chance.pick(freshWords(turn.text, level, kind))]),
      );
      return { turn, relations: drawn, words };
    },
    build,
    facts,
    signature: ({ turn, words }) => [turn.text, ...Object.values(words)].join(" | "),
    source: ({ turn }) => turn.source,
    sourcesVersion: paragraphsVersion,
    features: ({ turn }) => ({
      steps: 2,
      inside: turn.isFront ? 0 : 1,
      words: turn.text.split(" ").length,
    }),
  });
}

/** How many equally likely texts would repeat as often: four relations, one of them, and its turn are drawn in turn. */
function spaceOf(fours: readonly Four[], level: Difficulty): number {
  const shares = new Map<string, number>();
  for (const four of fours) {
    const tickets = ticketsOf(four, (kind) => isBorrowed(kind, level));
    const all = tickets.reduce((sum, each) => sum + each, 0);
    for (const [at, kind] of four.entries()) {
      const turns = turnsOf(kind, level, four);
      const share = (tickets[at] ?? 0) / all / turns.length / fours.length;
      for (const { text } of turns) {
        shares.set(text, (shares.get(text) ?? 0) + share);
      }
    }
  }
  return Math.floor(1 / [...shares.values()].reduce((sum, share) => sum + share ** 2, 0));
}

function facts({ turn, words }: TransitionItem): RelationFacts & Told {
  const { relation, also, first, second } = turn;
  return {
    kind: "relation",
    relation,
    also,
    first,
    second,
    told: [...turn.told, "most"],
    offered: Object.values(words),
  };
}

function option({ relations, words, turn }: TransitionItem, kind: RelationKind): OptionWords {
  const word = words[kind] ?? "";
  const text = `${turn.isFront ? capitalized(word) : word},`;
  const key = keyOf(relations);
  const { does, asks, of } = WORDINGS[kind];
  const named = `*${capitalized(word)}*`;
  const said = (half: "first" | "second") =>
    half === "first" ? uncapitalized(firstHalf(turn.why)) : secondHalf(turn.why);
  return kind === key
    ? { text, code: null, reason: `${named} ${does}: ${said("second")}` }
    : {
        text,
        code: "wrong-relation",
        reason: `${named} needs ${asks}, but ${said(of)}`,
      };
}

/** What each of the offered transitions needs, in the order of their relations. */
function needsOf({ words }: TransitionItem): string {
  const needs = RELATION_KINDS.flatMap((kind) =>
    words[kind] === undefined ? [] : [`*${words[kind]}* needs ${WORDINGS[kind].asks}`],
  );
  return `${needs.slice(0, -1).join(", ")}, and ${needs.at(-1)}`;
}

/** What the second statement does, as the explanation tells it. */
function secondHalf(why: string): string {
  return why.replace(/^.*?,? (?:and|but|whereas|while) (?=the second )/, "");
}

/** What the first statement says, as the explanation tells it. */
function firstHalf(why: string): string {
  return why.replace(/,? (?:and|but|whereas|while) the second .*$/, ".");
}

function build(item: TransitionItem): Draft {
  const key = keyOf(item.relations);
  const { rule, needs, archetype } = WORDINGS[key];
  const { first, second, why } = item.turn;
  return {
    question: completionQuestion(item.turn.text, TRANSITION_STEM),
    options: orbitOptions<RelationKind>(item.relations, (kind) => option(item, kind)),
    opening: rule,
    steps: [{ text: why }, { text: `So the text ${needs}; *${item.words[key]}* shows that.` }],
    hint: `Read these two statements as a pair: “${first}” and “${second}.” What does the second do to the first?`,
    strategy: `Ask of each transition what it needs: ${needsOf(item)}.`,
    firstStep: `${firstHalf(why)} Say in your own words how the second goes on from that.`,
    tip: "Decide how the two statements are related before you read the options: each transition names one relation.",
    archetype,
  };
}
