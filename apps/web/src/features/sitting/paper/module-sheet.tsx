import type { Booklet } from "@sat/contract";
import { useId } from "react";
import { QuestionOnPaper } from "../../../question/paper/question-on-paper.tsx";
import { Columns, Sheet } from "../../../question/paper/sheet.tsx";
import { ReferenceContents } from "../../../question/tools/reference/reference-contents.tsx";
import { moduleName, questions as ofQuestions } from "../sitting-words.ts";
import { EntryDirections } from "./entry-directions.tsx";
import { paperDirections } from "./paper-directions.ts";
import styles from "./sheets.module.css";

interface ModuleSheetProps {
  readonly booklet: Booklet;
  readonly module: Booklet["modules"][number];
}

/** A module of a booklet: its directions, what is given to know, and its questions. */
export function ModuleSheet({ booklet, module }: ModuleSheetProps) {
  const { section, minutes, questions } = module;
  const heading = useId();
  return (
    <Sheet labelledBy={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{moduleName(booklet, module)}</h2>
        <p>
          {ofQuestions(questions.length)} • {minutes} minutes
        </p>
      </header>
      <div className={styles.directions}>
        <h3>Directions</h3>
        {paperDirections(module).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {section !== "Reading and Writing" && (
        <div className={styles.given}>
          <h3>Reference</h3>
          <ReferenceContents />
          {questions.some(({ kind }) => kind === "entry") && <EntryDirections />}
        </div>
      )}
      <Columns>
        {questions.map((question, at) => (
          <QuestionOnPaper key={question.id} number={at + 1} question={question}>
            {at === questions.length - 1 && <Stop />}
          </QuestionOnPaper>
        ))}
      </Columns>
    </Sheet>
  );
}

/** The end of a module, which goes with its last question. */
function Stop() {
  return (
    <div className={styles.stop}>
      <p>STOP</p>
      <p>If time is left, check your work on this module. Do not turn to any other.</p>
    </div>
  );
}
