import type { ModuleDesk } from "@sat/desk";
import { responseIn, workOn } from "@sat/item";
import { LateShortcutsHelp } from "../../../question/controls/late-shortcuts-help.tsx";
import { useAnswerKeys } from "../../../question/controls/use-answer-keys.ts";
import { useSingleKey } from "../../../question/controls/use-single-key.ts";
import { LeadButton } from "../../../question/controls/lead-button.tsx";
import { QuestionBox } from "../../../question/view/question-box.tsx";
import { useState } from "react";
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
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isLast = current === questions.length - 1;
  const goOn = () => (isLast ? running.review() : onMove(current + 1));
  useAnswerKeys({ onRespond: running.respond, onEnter: goOn, onHelp: () => setHelpOpen(true) });
  useSingleKey(/^m$/i, running.toggleMark);
  const question = questions[current];
  if (question === undefined) return null;
  const done = workOn(work, current);
  return (
    <>
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
          </div>
        }
        status={<Navigator state={state} onMove={onMove} onReview={running.review} />}
        actions={
          <>
            <LeadButton
              look="secondary"
              disabled={current === 0}
              onPress={() => onMove(current - 1)}
            >
              Back
            </LeadButton>
            <LeadButton onPress={goOn}>Next</LeadButton>
          </>
        }
      />
      <LateShortcutsHelp
        open={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        shortcuts={MODULE_KEYS}
      />
    </>
  );
}
