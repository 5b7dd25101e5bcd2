import type { Claim } from "@sat/content";
import { factCardsVersion } from "@sat/content/cards";
import { DIFFICULTIES, type Difficulty, type SlipCode } from "@sat/item";
import { finiteForm } from "../../language/statement.ts";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../options/orbit.ts";
import { type Family, archetypeOf, archetypesOf } from "./families.ts";
import { DEMANDS } from "./goals.ts";
import { type Ask, type Research, askableStock, drawResearch, shareNotes } from "./research.ts";

/** A model over the sets of four claims of which one at least serves a goal of the family. */
export interface SynthesisModel {
  readonly id: string;
  readonly version: number;
  readonly family: Family;
  readonly levels?: readonly Difficulty[];
  readonly tip: string;
}

interface SynthesisItem extends Research {
  /** The four sentences are fixed before it is drawn whose goal is asked. */
  readonly goals: Orbit<Ask>;
}

/** Rhetorical synthesis: four true sentences made of one student's notes, and the goal of one of them. */
export function synthesisModel({ family, tip, ...model }: SynthesisModel): Model {
  const levels = model.levels ?? DIFFICULTIES;
  return defineModel<SynthesisItem>({
    ...model,
    levels,
    archetypes: archetypesOf(family),
    topic: "rhetoric-style",
    skill: "SYN",
    space: countedSpace(levels, (level) =>
      Math.floor(4 / askableStock(family, level).oddsOfRepeat()),
    ),
    optionDesign: "rotating-ask",
    draw: (chance, level) => {
      const research = drawResearch(chance, family, level);
      return { ...research, goals: orbit<Ask>(chance, research.asks) };
    },
    build: (item) => ({
      ...build(item),
      tip,
      archetype: archetypeOf(family, keyOf(item.goals), item.asks),
    }),
    facts: ({ goals, notes, asks }) => ({
      kind: "goal",
      goal: keyOf(goals).goal,
      told: [...notes.map(markup), keyOf(goals).wording, "most"],
      offered: asks.map(({ sentence }) => markup(sentence)),
    }),
    signature: ({ card, goals }) =>
      [card.id, keyOf(goals).goal, ...goals.members.map(({ goal }) => goal)].join(" "),
    source: ({ card }) => card,
    sourcesVersion: factCardsVersion,
    features: ({ notes, asks }) => ({
      steps: 2,
      notes: notes.length,
      words: notes.join(" ").split(" ").length,
      twofold: asks.filter(({ goal }) => DEMANDS[goal].isTwofold).length,
    }),
  });
}

function build({ goals, notes, card }: SynthesisItem): Omit<Draft, "tip" | "archetype"> {
  const key = keyOf(goals);
  const { rule, needs, test } = DEMANDS[key.goal];
  const used = key.notes.map((at) => `*${markup(card.notes[at] ?? "")}*`);
  return {
    question: [
      "While researching a topic, a student has taken the following notes:",
      notes.map((note) => `- ${markup(note)}`).join("\n"),
      `The student wants to ${key.wording}. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
    ].join("\n\n"),
    options: orbitOptions<Ask>(goals, (claim) => option(goals, claim)),
    opening: rule,
    steps: [
      { text: "All four choices are true to the notes, so only the goal decides among them." },
      { text: `The goal rests on what these notes say: ${used.join(" ")}` },
      { text: `So this is the sentence that ${needs}: *${markup(key.sentence)}*` },
    ],
    hint: `Put one question to each choice: ${test.charAt(0).toLowerCase()}${test.slice(1)}`,
  };
}

function option(goals: Orbit<Ask>, claim: Ask): OptionWords {
  const key = keyOf(goals);
  const { needs } = DEMANDS[key.goal];
  const text = markup(claim.sentence);
  if (claim === key) return { text, code: null, reason: `This ${needs}, as the goal demands.` };
  const code = codeOf(key, claim);
  return {
    text,
    code,
    reason: `${LEADS[code]} it ${doing(claim)}; the goal demands a sentence that ${needs}.`,
  };
}

type Miss = Extract<SlipCode, "beside-the-point" | "half-right" | "wrong-purpose">;

const LEADS: Readonly<Record<Miss, string>> = {
  "beside-the-point": "This is true to the notes, but",
  "half-right": "This uses a part of what is needed, but",
  "wrong-purpose": "This draws on a note that the answer needs too, but",
};

/** A sentence from other notes misses the goal; one from the same notes has half of it or does something else with it. */
function codeOf(key: Claim, claim: Claim): Miss {
  if (!shareNotes(key, claim)) return "beside-the-point";
  return DEMANDS[key.goal].isTwofold ? "half-right" : "wrong-purpose";
}

/** A dollar sign would open a formula. */
function markup(text: string): string {
  return text.replaceAll("$", String.raw`\$`);
}

/** "emphasize a difference" as "emphasizes a difference". */
function doing({ wants }: Claim): string {
  const [verb = "", ...rest] = wants.split(" ");
  const form = finiteForm(verb, { number: "singular", tense: "present", voice: "active" });
  return [form, ...rest].join(" ");
}
