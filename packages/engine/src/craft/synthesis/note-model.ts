import type { Goal, NoteQuestion, NoteSet } from "@sat/content";
import { noteSets, noteSetsVersion } from "@sat/content/notes";
import { DIFFICULTIES, type Difficulty } from "@sat/item";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { inTurn } from "../../random/in-turn.ts";
import { cited } from "../wording/cited.ts";
import { DEMANDS } from "./demands.ts";

/** A question in its place: the notes that it is about. */
interface Placed {
  readonly set: NoteSet;
  readonly question: NoteQuestion;
  readonly id: string;
}

const allPlaced: readonly Placed[] = noteSets.flatMap((set) =>
  set.questions.map((question, at) => ({ set, question, id: `${set.id}/${at + 1}` })),
);

interface NoteModel {
  readonly id: string;
  readonly version: number;
  readonly goals: readonly Goal[];
  readonly tip: string;
}

/** The closed model of every question on notes that has one of the goals. */
export function noteModel({ goals, tip, ...card }: NoteModel): Model {
  const stock = allPlaced.filter(({ question }) => goals.includes(question.goal));
  const at = (level: Difficulty) => stock.filter(({ question }) => question.level === level);
  const levels = DIFFICULTIES.filter((level) => at(level).length > 0);
  return defineModel<Placed>({
    ...card,
    topic: "rhetoric-style",
    skill: "SYN",
    archetypes: [...new Set(stock.map(({ question }) => DEMANDS[question.goal].archetype))],
    levels,
    space: Object.fromEntries(levels.map((level) => [level, at(level).length])),
    closed: true,
    texts: Object.fromEntries(
      levels.map((level) => [level, inTurn(card.id, at(level)).map(({ set }) => set.id)]),
    ),
    optionDesign: "authored",
    draw: (chance, level) => chance.turn(at(level)),
    build: (placed) => ({ ...draftOf(placed), tip }),
    facts: ({ set, question }) => ({ kind: "authored", evidence: usedNotes(set, question) }),
    signature: ({ id }) => id,
    features: ({ set, question }) => ({
      steps: question.uses.length,
      words: set.notes.join(" ").split(" ").length,
    }),
    source: ({ set }) => set,
    sourcesVersion: noteSetsVersion,
  });
}

function draftOf({ set, question }: Placed): Omit<Draft, "tip"> {
  const { goal, wants, key, wrong, step, look } = question;
  const { rule, test, archetype } = DEMANDS[goal];
  return {
    question: [
      "While researching a topic, a student has taken the following notes:",
      set.notes.map((note) => `- ${note}`).join("\n"),
      `The student wants to ${wants}. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
    ].join("\n\n"),
    options: [{ ...key, code: null }, ...wrong],
    opening: rule,
    steps: [
      { text: step },
      {
        text: `This is what the notes say: ${usedNotes(set, question)
          .map((note) => cited(note))
          .join(" ")}`,
      },
      { text: `So this choice does what the goal asks: ${cited(key.text)}` },
    ],
    hint: `Put one question to each choice: ${test.charAt(0).toLowerCase()}${test.slice(1)}`,
    strategy:
      "Read the goal first and say what a sentence must hold to meet it; then look for a choice that holds all of it and agrees with the notes.",
    firstStep: `Look at the notes that say ${look}.`,
    archetype,
  };
}

/** The notes that the key draws on, as they are printed. */
function usedNotes({ notes }: NoteSet, { uses }: NoteQuestion): string[] {
  return notes.filter((_, at) => uses.includes(at));
}
