import type { ModuleDesk } from "@sat/desk";
import { responseIn, workOn } from "@sat/item";
import { Shortcuts } from "../../../question/controls/shortcuts.tsx";
import { useSingleKey } from "../../../question/controls/use-single-key.ts";
import { LeadButton } from "../../../question/controls/lead-button.tsx";
import { QuestionBox } from "../../../question/view/question-box.tsx";
import { MarkButton } from "./mark-button.tsx";
import { MODULE_KEYS } from "./module-keys.ts";
import { Navigator } from "./navigator.tsx";
import type { OpenedModule } from "./opened-module.ts";
import styles from "./sit.module.css";

interface ModuleQuestionProps {
  readonly opened: OpenedModule;
  readonly state: ModuleDesk;
  readonly onMove: (index: number) => void;
  /** Another with every move to a question. */
  readonly asked: number;
}

/** The current question of a module, as the exam shows it: with no word on the answer. */
export function ModuleQuestion({ opened, state, onMove, asked }: ModuleQuestionProps) {
  const { questions, running } = opened;
  const { current, work } = state;
  const isLast = current === questions.length - 1;
  const goOn = () => (isLast ? running.review() : onMove(current + 1));
  useSingleKey(/^m$/i, running.toggleMark);
  const question = questions[current];
  if (question === undefined) return null;
  const done = workOn(work, current);
  return (
    <QuestionBox
      key={question.id}
      question={question}
      response={responseIn(done)}
      isSubmitted={false}
      onRespond={running.respond}
      strikes={{ struck: done.crossedOut.value, onStrike: running.crossOut }}
      name={`Question ${current + 1}`}
      asked={asked}
      header={
        <div className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {current + 1}
          </span>
          <MarkButton isMarked={done.marked.value} onPress={running.toggleMark} />
          <Shortcuts
            place="bar"
            onRespond={running.respond}
            onEnter={goOn}
            shortcuts={MODULE_KEYS}
          />
        </div>
      }
      status={<Navigator state={state} onMove={onMove} onReview={running.review} />}
      actions={
        <>
          <LeadButton look="secondary" disabled={current === 0} onPress={() => onMove(current - 1)}>
            Back
          </LeadButton>
          <LeadButton onPress={goOn}>Next</LeadButton>
        </>
      }
    />
  );
}
