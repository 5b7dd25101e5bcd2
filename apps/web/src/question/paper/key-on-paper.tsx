import {
  type Difficulty,
  type OnCalculator,
  type ShownChoice,
  type ShownEntry,
  type SkillCode,
  SKILLS,
} from "@sat/item";
import { otherForms, rightEntry } from "../entry/right-entries.ts";
import { reasonsOf } from "../feedback/reasons-of.ts";
import { Steps } from "../feedback/steps.tsx";
import { Line } from "../prose/prose.tsx";
import styles from "./key-on-paper.module.css";
import { ReasonOnPaper } from "./reason-on-paper.tsx";

/** What a question has after its answer. */
export type Keyed = {
  readonly number: number;
  readonly skill: SkillCode;
  readonly difficulty: Difficulty;
  readonly explanation: string;
  readonly onCalculator?: OnCalculator | undefined;
} & (
  | Pick<ShownChoice, "kind" | "correctAnswer" | "rationales">
  | Pick<ShownEntry, "kind" | "answerKey" | "why" | "slips">
);

/** The keys alone, to mark by. */
export function KeyList({ questions }: { readonly questions: readonly Keyed[] }) {
  return (
    <ol className={styles.list}>
      {questions.map((question) => (
        <li key={question.number} data-kind={kindOf(question)}>
          <span className={styles.place}>{question.number}</span> <Line text={keyOf(question)} />
        </li>
      ))}
    </ol>
  );
}

/** The key of a question, why it is right, and how each mistake comes about. */
export function KeyOnPaper({ question }: { readonly question: Keyed }) {
  const { number, skill, difficulty, explanation, onCalculator } = question;
  const [section] = SKILLS[skill].sections;
  const { first, others } = reasonsOf(question, null);
  // What the explanation says is not said again.
  const reasons = [...first, ...others].filter(({ reason }) => !explanation.includes(reason));
  const more = question.kind === "entry" ? otherForms(question.answerKey, undefined) : "";
  return (
    <article className={styles.key} aria-label={`Key to question ${number}`}>
      <h3 className={styles.head}>
        <span className={styles.about}>
          {SKILLS[skill].name} • {difficulty}
        </span>
        <span className={styles.number}>{number}</span> <Line text={keyOf(question)} />
      </h3>
      {more !== "" && (
        <p>
          <Line text={more} />
        </p>
      )}
      <Steps section={section} explanation={explanation} onCalculator={onCalculator} />
      {reasons.map((reason) => (
        <ReasonOnPaper key={reason.answer} reason={reason} />
      ))}
    </article>
  );
}

/** A range takes many more words than a letter. */
function kindOf(question: Keyed): "letter" | "values" | "interval" {
  return question.kind === "entry" ? question.answerKey.kind : "letter";
}

/** In prose markup. */
function keyOf(question: Keyed): string {
  return question.kind === "entry" ? rightEntry(question.answerKey) : question.correctAnswer;
}
