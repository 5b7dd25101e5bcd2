import type { Question } from "@sat/contract";
import { Chance, chooseModels, HISTORY, type Model, turnsOf } from "@sat/engine";
import {
  type Difficulty,
  type Section,
  type SectionChoice,
  type TopicId,
  TOPICS,
  topicsOf,
} from "@sat/item";
import { invalidRequest, notFound } from "../../policies/refusal.ts";
import type { Place, Questions } from "../../records/questions.ts";
import { drawSection } from "./draw-section.ts";
import { issueFrom, type WalkContext } from "./issue-from.ts";

export interface QuestionContext extends WalkContext {
  readonly questions: Questions;
  /** Loads the models of topics. */
  readonly models: (topics: readonly TopicId[]) => Promise<readonly Model[]>;
  /** A number from 0 up to 1, that nobody can foresee. */
  readonly chance: () => number;
}

/** What a learner asks for, validated. */
export interface QuestionInput {
  readonly uid: string;
  readonly section: SectionChoice;
  readonly difficulty: Difficulty;
  readonly topic?: TopicId | undefined;
  /** Where in a study session it is to stand; a place that is taken keeps its question. */
  readonly place?: Place | undefined;
}

/** Issues the learner a question not met before; with none left, the one met longest ago. */
export async function makeQuestion(
  input: QuestionInput,
  context: QuestionContext,
): Promise<Question> {
  const { questions, chance, clock } = context;
  const { uid, topic, difficulty: level, place } = input;
  const section = sectionOf(input, chance);
  const models = await context.models(topic === undefined ? topicsOf(section) : [topic]);
  const candidates = models.filter(({ levels }) => levels.includes(level));
  const history = await questions.recent(uid, HISTORY);
  const order = chooseModels(candidates, history, new Chance(`${chance()}`), models);
  for (const turn of turnsOf(order)) {
    const issued = await issueFrom({ uid, ...turn, level, history, place }, context);
    if (issued !== undefined) return issued;
  }
  const now = clock();
  const again = await questions.issueOldest({ uid, section, level, topic }, { now, place });
  if (again !== undefined) return again;
  throw notFound(`There is no ${level} question of this kind.`);
}

/** The section to ask from; a topic decides it, else Mixed draws it. */
function sectionOf({ section, topic }: QuestionInput, chance: () => number): Section {
  if (section !== "Mixed") {
    if (topic !== undefined && TOPICS[topic].section !== section) throw topicElsewhere(section);
    return section;
  }
  return topic === undefined ? drawSection(chance()) : TOPICS[topic].section;
}

function topicElsewhere(section: Section) {
  const allowed = topicsOf(section);
  const message = `Invalid option: in ${section}, expected one of ${allowed.map((id) => `"${id}"`).join("|")}`;
  return invalidRequest([{ field: "topic", message }]);
}
