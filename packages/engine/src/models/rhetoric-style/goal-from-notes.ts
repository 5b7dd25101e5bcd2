import type { Difficulty } from "@sat/item";
import { type Goal, type GoalSet, goalSetsAt } from "../../craft/goals.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Research {
  readonly goals: Orbit<Goal>;
  readonly notes: readonly string[];
}

const sets: Readonly<Record<Difficulty, readonly GoalSet[]>> = {
  Easy: goalSetsAt("Easy"),
  Medium: goalSetsAt("Medium"),
  Hard: goalSetsAt("Hard"),
};

/** The four sentences are fixed before it is drawn which of their goals is asked. */
function draw(chance: Chance, level: Difficulty): Research {
  const { goals, notes } = chance.pick(sets[level]);
  return { goals: orbit<Goal>(chance, goals), notes };
}

const DOES: Readonly<Record<Goal["kind"], string>> = {
  contrast: "sets one thing against another",
  result: "gives the cause of something",
  example: "backs a general statement with a case",
  similarity: "shows how one thing is like another",
  date: "tells when something happened",
  introduction: "tells a newcomer what the subject is",
};

const OPENINGS: Readonly<Record<Goal["kind"], string>> = {
  contrast:
    "To emphasize a difference, a sentence must name two things and set them against each other.",
  result:
    "To explain why something is so, a sentence must state the cause together with its effect.",
  example: "A general statement is supported when the sentence goes on to a single case of it.",
  similarity: "To emphasize a similarity, a sentence must name two things and say what they share.",
  date: "To specify when something happened, a sentence must name both the event and its time.",
  introduction: "To introduce a subject to newcomers, a sentence must say what the subject is.",
};

function option(goals: Orbit<Goal>, goal: Goal): OptionWords {
  const key = keyOf(goals);
  const { kind, sentence } = goal;
  if (goal === key) return { text: sentence, code: null, reason: `This ${DOES[kind]}, as asked.` };
  const reason = `This is true to the notes, but it ${DOES[kind]}; the goal asks for a sentence that ${DOES[key.kind]}.`;
  return { text: sentence, code: "X-TRUEIRR", reason };
}

function build({ goals, notes }: Research): Draft {
  const key = keyOf(goals);
  const lines = notes.map((note) => `- ${note}`).join("\n");
  return {
    question: [
      "While researching a topic, a student has taken the following notes:",
      lines,
      `The student wants to ${key.wants}. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
    ].join("\n\n"),
    options: orbitOptions<Goal>(goals, (goal) => option(goals, goal)),
    opening: OPENINGS[key.kind],
    steps: [
      { text: "Every choice is true to the notes, so only the goal decides among them." },
      { text: `The goal asks for a sentence that ${DOES[key.kind]}: *${key.sentence}*` },
    ],
    hint: "Read the goal before the notes, and say in your own words what the sentence has to do.",
    tip: "Do not look for what is true: look for the one choice that does what the student wants.",
    archetype: ARCHETYPES[key.kind],
  };
}

const ARCHETYPES: Readonly<Record<Goal["kind"], string>> = {
  contrast: "G02",
  result: "G14",
  example: "G16",
  similarity: "G01",
  date: "G18",
  introduction: "G04",
};

/** Every set with each of its four goals. */
function spaceAt(level: Difficulty): number {
  return sets[level].length * 4;
}

/** Rhetorical synthesis: four true sentences from one set of notes, and which of their goals is asked. */
export const goalFromNotes = defineModel<Research>({
  id: "goal-from-notes",
  version: 1,
  topic: "rhetoric-style",
  skill: "SYN",
  archetypes: ["G01", "G02", "G04", "G14", "G16", "G18"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "rotating-ask",
  draw,
  build,
  facts: ({ goals }) => ({ kind: "synthesis", goal: keyOf(goals).kind }),
  signature: ({ goals, notes }) =>
    [keyOf(goals).wants, ...goals.members.map(({ sentence }) => sentence), ...notes].join(" | "),
  features: ({ notes }) => ({ steps: 2, notes: notes.length }),
});
