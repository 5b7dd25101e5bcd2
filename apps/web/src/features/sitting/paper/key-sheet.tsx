import type { BookletKey } from "@sat/contract";
import { useId } from "react";
import { KeyList, KeyOnPaper } from "../../../question/paper/key-on-paper.tsx";
import { Columns, Sheet } from "../../../question/paper/sheet.tsx";
import { moduleName } from "../sitting-words.ts";
import styles from "./sheets.module.css";

interface KeySheetProps {
  readonly bookletKey: BookletKey;
  readonly module: BookletKey["modules"][number];
}

/** The key of a module, with its reasons. */
export function KeySheet({ bookletKey, module }: KeySheetProps) {
  const heading = useId();
  return (
    <Sheet labelledBy={heading}>
      <header className={styles.head}>
        <h2 id={heading}>Key: {moduleName(bookletKey, module)}</h2>
        <p>Form {bookletKey.form}</p>
      </header>
      <KeyList questions={module.questions} />
      <Columns>
        {module.questions.map((question) => (
          <KeyOnPaper key={question.number} question={question} />
        ))}
      </Columns>
    </Sheet>
  );
}
