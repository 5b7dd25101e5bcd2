import type { Booklet, BookletKey } from "@sat/contract";
import { useSearch } from "@tanstack/react-router";
import { useId, useState } from "react";
import { isText } from "../../../lib/shapes.ts";
import { usePaperLine } from "../../../question/paper/use-paper-line.ts";
import { useScroller } from "../../../ui/use-scroller.ts";
import { NoTest } from "../no-test.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import { BookletPage } from "./booklet-page.tsx";
import { KeySheet } from "./key-sheet.tsx";
import { ModuleSheet } from "./module-sheet.tsx";
import { useKey } from "./paper-calls.ts";
import styles from "./paper-page.module.css";
import { type Printed, WhatToPrint } from "./what-to-print.tsx";

/** A test as it is printed: what of it, how that will look, and the way to the printer. */
export function PaperPage() {
  const { id } = useSearch({ from: "/signed-in/test-paper" });
  return isText(id) ? <Paper key={id} id={id} /> : <NoTest />;
}

function Paper({ id }: { readonly id: string }) {
  const [printed, setPrinted] = useState<Printed>({ booklet: true, answerSheet: true, key: false });
  const { data: key, isError } = useKey(id, printed.key);
  return (
    <BookletPage
      id={id}
      title="Test on Paper"
      below={(booklet) => <Preview booklet={booklet} printed={printed} bookletKey={key} />}
    >
      {(booklet) => (
        <div className={styles.screen}>
          <WhatToPrint
            booklet={booklet}
            printed={printed}
            onChange={(part) => setPrinted({ ...printed, ...part })}
            keyState={!printed.key || key !== undefined ? "there" : isError ? "failed" : "coming"}
          />
        </div>
      )}
    </BookletPage>
  );
}

interface PreviewProps {
  readonly booklet: Booklet;
  readonly printed: Printed;
  readonly bookletKey: BookletKey | undefined;
}

/** What is printed, as it will look. It is no part of the page's grid, which would be as high on paper as on the screen. */
function Preview({ booklet, printed, bookletKey }: PreviewProps) {
  const heading = useId();
  usePaperLine(`SAT Practice • Form ${booklet.form}`);
  return (
    <section aria-labelledby={heading} className={styles.below}>
      <h2 id={heading} className={styles.heading}>
        Preview
      </h2>
      <div className={styles.preview} {...useScroller("Preview")}>
        {printed.booklet &&
          booklet.modules.map((module) => (
            <ModuleSheet key={module.number} booklet={booklet} module={module} />
          ))}
        {printed.answerSheet && <AnswerSheet booklet={booklet} />}
        {printed.key &&
          bookletKey?.modules.map((module) => (
            <KeySheet key={module.number} bookletKey={bookletKey} module={module} />
          ))}
      </div>
    </section>
  );
}
