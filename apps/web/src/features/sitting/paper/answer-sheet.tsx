import type { Booklet } from "@sat/contract";
import { useId } from "react";
import { BubbleSheet } from "../../../question/paper/bubble-sheet.tsx";
import { Sheet } from "../../../question/paper/sheet.tsx";
import { moduleName, testName } from "../sitting-words.ts";
import styles from "./sheets.module.css";

/** The sheet on which a booklet is answered. */
export function AnswerSheet({ booklet }: { readonly booklet: Booklet }) {
  const heading = useId();
  const { test, form } = booklet;
  const modules = booklet.modules.map((module) => ({
    ...module,
    name: moduleName(booklet, module),
  }));
  return (
    <Sheet labelledBy={heading}>
      <header className={styles.head}>
        <h2 id={heading}>Answer Sheet</h2>
        <p>
          {testName(test)} • Form {form}
        </p>
      </header>
      <p className={styles.signed}>
        <span>Name</span>
        <span>Date</span>
      </p>
      <BubbleSheet modules={modules} />
    </Sheet>
  );
}
