import type { ChoiceQuestion, StudyRecord } from "@sat/contract";
import { OPTION_LETTERS, type Response, responseOf } from "@sat/item";
import { useId } from "react";
import { letterOf, textOf } from "../../../question/desk/response-parts.ts";
import { EntryResult } from "../../../question/entry/entry-result.tsx";
import { reasonsOf } from "../../../question/feedback/reasons-of.ts";
import { Steps } from "../../../question/feedback/steps.tsx";
import { duration } from "../../../question/look-back/duration.ts";
import { ReasonOnPaper } from "../../../question/paper/reason-on-paper.tsx";
import { Blocks, Line } from "../../../question/prose/prose.tsx";
import { Mark } from "../../../question/view/mark.tsx";
import { markOf } from "../../../question/view/options.tsx";
import { questionParts } from "../../../question/view/question-parts.ts";
import { Source } from "../../../question/view/source.tsx";
import styles from "./paper.module.css";

/** An answered question as it is printed. */
export function PaperQuestion({ record }: { readonly record: StudyRecord }) {
  const { number, question, userAnswer, entry, correct, timeSpent } = record;
  const response = responseOf(userAnswer, entry);
  const parts = questionParts(question);
  const ask = useId();
  return (
    <article className={styles.question}>
      <div className={styles.asked}>
        <h3 className={styles.head}>
          {number}. {correct ? "Correct" : "Incorrect"} • {duration(timeSpent)}
        </h3>
        <Source parts={parts} figure={question.figure} />
        <div id={ask}>
          <Blocks blocks={parts.ask} />
        </div>
        {question.kind === "entry" ? (
          <EntryResult text={textOf(response)} answerKey={question.answerKey} labelledBy={ask} />
        ) : (
          <PaperOptions question={question} response={response} />
        )}
      </div>
      <Reasons record={record} response={response} />
    </article>
  );
}

interface PaperOptionsProps {
  readonly question: ChoiceQuestion;
  readonly response: Response | null;
}

function PaperOptions({ question, response }: PaperOptionsProps) {
  return (
    <ul className={styles.options}>
      {OPTION_LETTERS.map((letter) => (
        <li key={letter}>
          <strong>{letter}</strong>
          <span>
            <Line text={question.options[letter]} />
          </span>
          <span className={styles.mark}>
            <Mark mark={markOf(letter, letterOf(response), question.correctAnswer)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ReasonsProps {
  readonly record: StudyRecord;
  readonly response: Response | null;
}

/** All that is to be said of the answers, and between what is said of the learner's own and the others the way. */
function Reasons({ record: { question }, response }: ReasonsProps) {
  const { first, others, othersName } = reasonsOf(question, response);
  return (
    <div className={styles.reasons}>
      {first.map((reason) => (
        <ReasonOnPaper key={reason.answer} reason={reason} />
      ))}
      <h4>Explanation</h4>
      <Steps
        section={question.section}
        explanation={question.explanation}
        onCalculator={question.onCalculator}
      />
      {others.length > 0 && <h4>{othersName}</h4>}
      {others.map((reason) => (
        <ReasonOnPaper key={reason.answer} reason={reason} />
      ))}
    </div>
  );
}
